import type { dateStates } from '@/content/tax-calendar/obligations'
import type { PublishedExtension, PublishedTable } from '@/content/tax-calendar/published-table'
import { businessDayAfter, type BusinessDays } from '@/lib/calendar/business-days'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { obligations, type ObligationId } from '@/lib/tax-calendar/obligations'
import { periodKey, periodsOf } from '@/lib/tax-calendar/period'

export type DateState = keyof typeof dateStates

/** What a date stands for: an obligation, in a municipality or in the whole country (null), for a period (`2026-B2`). */
export type Slot = { obligation: ObligationId; municipality: string | null; period: string }

export const slotKey = ({ obligation, municipality, period }: Slot): string =>
  [obligation, municipality ?? '', period].join('/')

/** A date and what it is worth. */
type Sourced = { due: CivilDay; norm: string; source: string; state: DateState }

/** One date of a table. Rows are only added: of two that say the same NITs, the higher version counts. */
export type DueRow = Slot &
  Sourced & {
    /** `*` for everyone, `4` or `9-0` for last digits, `01-05` for the last two; or the sector of a property. */
    endings: string
    version: number
  }

/** A date that replaces what table and rule say. */
export type Override = Slot &
  Sourced & {
    endings: string
    reason: 'extension' | 'outage' | 'firm'
    /** Null for all clients of the firm. */
    client: string | null
    /** When it was entered, as `2026-12-09T14:00:00.000Z`; null for what came with the calendar. The newest counts. */
    at: string | null
  }

/** The rows of a published table, in its order. */
export function rowsOf(table: PublishedTable, version = 1): DueRow[] {
  const { obligation, municipality, year, norm, source, state, dates } = table
  return periodsOf(obligations[obligation].cycle, year).flatMap((period, index) => {
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

/**
 * The date after an outage of the DIAN's service on the due date: the business day after it works again (E.T., art. 579-2), eight of
 * them for exogenous information. `restored` is the day on which it worked again.
 */
export function dateAfterOutage(days: BusinessDays, obligation: ObligationId, restored: CivilDay): CivilDay {
  const isExogenous = obligation === 'exogenous' || obligation === 'exogenous-large-taxpayer'
  return businessDayAfter(days, restored, isExogenous ? 8 : 1)
}
