import type { dateStates } from '@/content/tax-calendar/date-states'
import type { PublishedExtension, PublishedTable } from '@/content/tax-calendar/published-table'
import type { AccountId } from '@/lib/ids'
import { businessDayAfter, type BusinessDays } from '@/lib/calendar/business-days'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodKey, periodsOf } from '@/lib/tax-calendar/period'

export type DateState = keyof typeof dateStates

/** `municipality` is null for national obligations; `period` is like `2026-B2`. */
export type Slot = { obligation: ObligationId; municipality: string | null; period: string }

export const slotKey = ({ obligation, municipality, period }: Slot): string =>
  [obligation, municipality ?? '', period].join('/')

type Sourced = { due: CivilDay; norm: string; source: string; state: DateState }

/** Rows are never changed, only added. If several rows cover a NIT, the highest version applies. */
export type DueRow = Slot &
  Sourced & {
    /** The NITs with this date: all (`*`), by last digit (`4`, `9-0`), by last two digits (`01-05`), or by sector. */
    endings: string
    version: number
  }

export type Override = Slot &
  Sourced & {
    endings: string
    reason: 'extension' | 'outage' | 'firm'
    client: AccountId | null
    /** The ISO time of entry; null for built-in overrides. The newest override applies. */
    at: string | null
  }

export function rowsOf(table: PublishedTable, version = 1): DueRow[] {
  const { obligation, municipality, year, norm, source, state, dates } = table
  return periodsOf(table.cycle ?? obligations[obligation].cycle, year).flatMap((period, index) => {
    const slot = { obligation, municipality, period: periodKey(period) }
    const date = dates[index] ?? {}
    const days = typeof date === 'string' ? { '*': date } : date
    return Object.entries(days).map(([endings, due]) => ({
      ...slot,
      endings,
      due,
      norm,
      source,
      state,
      version,
    }))
  })
}

export const overrideOf = (extension: PublishedExtension): Override => ({
  ...extension,
  state: 'published',
  reason: 'extension',
  client: null,
  at: null,
})

export const dateAfterOutage = (days: BusinessDays, id: ObligationId, restored: CivilDay): CivilDay =>
  businessDayAfter(days, restored, obligations[id].daysAfterOutage)
