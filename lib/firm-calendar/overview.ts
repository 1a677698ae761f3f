import { obligationName } from '@/content/obligations'
import { distinctTitle } from '@/lib/firm-calendar/obligation-names'
import type { CalendarFacts } from '@/lib/firm-calendar/firm-dates'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DueRow } from '@/lib/tax-calendar/due-row'
import { effectiveTable, stateOfTable, type EffectiveTable } from '@/lib/tax-calendar/effective-table'
import { cityObligationIds, obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'

export type OverviewLine = {
  obligation: ObligationId
  municipality: string | null
  name: string
  state: ReturnType<typeof stateOfTable>
  /** The source of the obligation's first due date, such as a city's notice; null for an obligation without dates. */
  source: string | null
  /** The number of clients whose profile includes the obligation; null when not counted. */
  clients: number | null
}

/** Lists every national obligation, and each municipal one that a client has or for which the firm entered dates. */
export function overviewOf(
  calendar: TaxCalendar,
  cities: CalendarFacts['cities'],
  rows: readonly Pick<DueRow, 'obligation' | 'municipality' | 'period'>[],
  year: number,
): { national: OverviewLine[]; local: OverviewLine[] } {
  const line = (
    obligation: ObligationId,
    municipality: string | null,
    clients: number | null,
  ): OverviewLine => {
    const tables = effectiveTable(calendar, obligation, municipality, year)
    const name = municipality ? obligationName({ obligation, municipality }) : distinctTitle(obligation)
    return { obligation, municipality, name, state: stateOfTable(tables), source: sourceOf(tables), clients }
  }
  const local = new Map<string, { obligation: ObligationId; municipality: string; clients: number }>()
  for (const { obligation, municipality, period } of rows)
    if (municipality !== null && period.startsWith(String(year)))
      local.set(`${municipality} ${obligation}`, { obligation, municipality, clients: 0 })
  for (const { obligation, municipality, clients } of cities) {
    const known = cityObligationIds.find((id) => id === obligation)
    if (known) local.set(`${municipality} ${known}`, { obligation: known, municipality, clients })
  }
  return {
    national: obligationIds
      .filter((id) => obligations[id].field !== 'city')
      .map((id) => line(id, null, null)),
    local: [...local.values()]
      .map(({ obligation, municipality, clients }) => line(obligation, municipality, clients))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
  }
}

function sourceOf(tables: readonly EffectiveTable[]): string | null {
  for (const { lines } of tables)
    for (const { date } of lines) if (date.status === 'dated') return date.source
  return null
}

export const obligationChoices: readonly { id: ObligationId; title: string }[] = obligationIds
  .map((id) => ({ id, title: distinctTitle(id) }))
  .toSorted((one, other) => one.title.localeCompare(other.title, 'es'))
