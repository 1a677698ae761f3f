import { checkDigit } from '@/lib/format/nit'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate, type DueDate, type NoDate } from '@/lib/tax-calendar/due-date'
import type { Slot } from '@/lib/tax-calendar/due-row'
import { endingsOf, ladders } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodKey, type Period } from '@/lib/tax-calendar/period'

type EffectiveLine = { endings: string; date: DueDate | NoDate }
export type EffectiveTable = { period: Period; lines: EffectiveLine[] }

/** Neighbouring NIT endings with the same date share a line. */
export function effectiveTable(
  calendar: TaxCalendar,
  obligation: ObligationId,
  municipality: string | null,
  year: number,
): EffectiveTable[] {
  return calendar.periodsOf(obligation, municipality, year).map((period) => ({
    period,
    lines: linesOf(calendar, { obligation, municipality, period: periodKey(period) }, period),
  }))
}

function linesOf(calendar: TaxCalendar, slot: Slot, period: Period): EffectiveLine[] {
  const { obligation } = slot
  const { rule } = obligations[obligation]
  const written = [...calendar.rowsAt(slot), ...calendar.overridesAt(slot)].filter(
    (row) => !('client' in row) || row.client === null,
  )
  const dateOf = (ending: string, sector?: string) => {
    const nit = `9001234${ending.padStart(2, '0')}`
    const municipality =
      slot.municipality === null ? null : { code: slot.municipality, duties: [], ...(sector && { sector }) }
    return dueDate(calendar, obligation, period, { client: null, nit, digit: checkDigit(nit), municipality })
  }
  if (rule.on === 'table' && rule.by === 'sector') {
    const sectors = [...new Set(written.map(({ endings }) => endings))].filter((sector) => sector !== '*')
    const known = sectors.toSorted((one, other) => one.localeCompare(other, 'es', { numeric: true }))
    return known.length > 0
      ? known.map((sector) => ({ endings: sector, date: dateOf('00', sector) }))
      : [{ endings: '*', date: dateOf('00') }]
  }

  const ladder = rule.on === 'ladder' ? ladders[rule.ladder] : null
  const byTwo = ladder?.digits === 2 || written.some(({ endings }) => /^\d\d/.test(endings))
  const byOne = ladder !== null || written.some(({ endings }) => endings !== '*')
  if (!byTwo && !byOne) return [{ endings: '*', date: dateOf('00') }]
  const endings = endingsOf({ digits: byTwo ? 2 : 1, firstEnding: ladder?.firstEnding ?? 1 })
  return joined(endings.map((ending) => ({ ending, date: dateOf(ending) })))
}

function joined(single: readonly { ending: string; date: DueDate | NoDate }[]): EffectiveLine[] {
  const runs: { first: string; last: string; date: DueDate | NoDate; says: string }[] = []
  for (const { ending, date } of single) {
    const says =
      date.status === 'dated' ? [date.due, date.state, date.norm, date.source].join('|') : date.status
    const run = runs.at(-1)
    if (run?.says === says) run.last = ending
    else runs.push({ first: ending, last: ending, date, says })
  }
  if (runs.length === 1) return runs.map(({ date }) => ({ endings: '*', date }))
  return runs.map(({ first, last, date }) => ({ endings: first === last ? first : `${first}-${last}`, date }))
}

export function stateOfTable(
  tables: readonly EffectiveTable[],
): 'none' | 'computed' | 'published' | 'confirmed' {
  const dates = tables.flatMap(({ lines }) => lines.map(({ date }) => date))
  const states = new Set(dates.map((date) => (date.status === 'dated' ? date.state : 'none')))
  return (['none', 'computed', 'published'] as const).find((state) => states.has(state)) ?? 'confirmed'
}
