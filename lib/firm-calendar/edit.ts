import { firmCalendarText } from '@/content/firm-calendar'
import { obligationName } from '@/content/obligations'
import { monthName } from '@/content/tax-calendar/words'
import type { AccountId } from '@/lib/ids'
import { addDays, formatCivilDay, yearOf } from '@/lib/calendar/civil-day'
import { formatPercent } from '@/lib/format/number'
import { judgeTable, readSlot, titleOf } from '@/lib/firm-calendar/judge-table'
import type { CalendarChange, Remark } from '@/lib/firm-calendar/schema'
import type { Additions, FirmDay, TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dateAfterOutage, type DueRow, type Override, type Slot } from '@/lib/tax-calendar/due-row'
import { effectiveTable } from '@/lib/tax-calendar/effective-table'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { lastDayOf, periodKey, readPeriod } from '@/lib/tax-calendar/period'

const text = firmCalendarText

export type Edit = {
  rows: Omit<DueRow, 'version'>[]
  overrides: Omit<Override, 'at'>[]
  days: FirmDay[]
  uvt: { year: number; value: number }[]
  wages: { year: number; value: number; aid: number }[]
  usury: { month: string; percent: number }[]
  drop_overrides: string[]
  drop_days: string[]
}
type KnownOverride = Override & { id: string }
type Standing = {
  calendar: TaxCalendar
  overrides: readonly KnownOverride[]
  days: readonly FirmDay[]
  thisYear: number
}

export type PlannedEdit = { edit: Edit; about: string; faults: Remark[]; notes: Remark[] }

const nothing: Edit = {
  rows: [],
  overrides: [],
  days: [],
  uvt: [],
  wages: [],
  usury: [],
  drop_overrides: [],
  drop_days: [],
}
const fault = (sentence: string): Remark => ({ row: null, sentence })
const planned = (
  about: string,
  edit: Partial<Edit>,
  faults: Remark[] = [],
  notes: Remark[] = [],
): PlannedEdit => ({
  about: about.slice(0, 500),
  edit: { ...nothing, ...edit },
  faults,
  notes,
})

/** `client` is the only client with the NIT in the change; null if no client or several clients have that NIT. */
export function editOf(change: CalendarChange, standing: Standing, client: AccountId | null): PlannedEdit {
  const { calendar, thisYear } = standing
  switch (change.kind) {
    case 'table': {
      const { rows, faults, notes } = judgeTable(calendar, change.lines, change, thisYear)
      const names = [...new Set(rows.map((row) => `${obligationName(row)} ${row.period.slice(0, 4)}`))]
      return planned(text.about.table(names.join(', '), rows.length), { rows }, faults, notes)
    }
    case 'confirm':
      return confirmed(change, standing)
    case 'override':
      return moved(change, standing, client)
    case 'outage':
      return afterOutage(change, standing)
    case 'drop-override': {
      const found = standing.overrides.find(({ id }) => id === change.id)
      if (!found) return planned(text.kinds['drop-override'], {}, [fault(text.problems.gone)])
      const about = text.about.dropOverride(titleOf(found), found.endings, formatCivilDay(found.due))
      return planned(about, { drop_overrides: [change.id] })
    }
    case 'day': {
      const { day, name, scope } = change
      const about = text.about.day(formatCivilDay(day), name, text.scopes[scope])
      return planned(about, { days: [{ day, name, scope, norm: change.norm }] })
    }
    case 'drop-day': {
      const found = standing.days.find(({ day }) => day === change.day)
      if (!found) return planned(text.kinds['drop-day'], {}, [fault(text.problems.gone)])
      return planned(text.about.dropDay(formatCivilDay(found.day), found.name), { drop_days: [found.day] })
    }
    case 'uvt':
      return planned(text.about.uvt(change.year, change.value), {
        uvt: [{ year: change.year, value: change.value }],
      })
    case 'wage': {
      const { year, value, aid } = change
      return planned(text.about.wage(year, value, aid), { wages: [{ year, value, aid }] })
    }
    case 'usury': {
      const { month, percent } = change
      return planned(text.about.usury(monthName(month), formatPercent(percent)), {
        usury: [{ month, percent }],
      })
    }
  }
}

/** Stores the current dates of a year as dates of the firm, so that holidays added later no longer move these dates. */
function confirmed(
  { obligation, municipality, year, norm, source }: Extract<CalendarChange, { kind: 'confirm' }>,
  { calendar }: Standing,
): PlannedEdit {
  const id = obligationIds.find((one) => one === obligation)
  if (!id) return planned(text.kinds.confirm, {}, [fault(text.table.obligation(obligation))])
  const place = municipality === '' ? null : municipality
  const about = text.about.confirm(obligationName({ obligation: id, municipality: place }), year)
  const tables = effectiveTable(calendar, id, place, year)
  const rows = tables.flatMap(({ period, lines }) =>
    lines.flatMap(({ endings, date }) =>
      date.status === 'dated'
        ? [
            {
              obligation: id,
              municipality: place,
              period: periodKey(period),
              endings,
              due: date.due,
              norm,
              source,
              state: 'confirmed' as const,
            },
          ]
        : [],
    ),
  )
  const undated = tables.some(({ lines }) => lines.some(({ date }) => date.status !== 'dated'))
  return planned(about, { rows }, undated ? [fault(text.problems.undated)] : [])
}

function moved(
  change: Extract<CalendarChange, { kind: 'override' }>,
  { calendar, thisYear }: Standing,
  client: AccountId | null,
): PlannedEdit {
  const { due, norm, source, reason, nit } = change
  const slot = readSlot(change, thisYear)
  if (typeof slot === 'string') return planned(text.kinds.override, {}, [fault(slot)])
  const endings = change.endings === '' ? '*' : change.endings.replaceAll(/\s+/g, '')
  const about = text.about.override(titleOf(slot), endings, formatCivilDay(due), nit !== '')
  const { field, within } = obligations[slot.obligation]
  const period = readPeriod(slot.period)
  const faults = [
    ...(/^(\*|\d(-\d)?|\d\d(-\d\d)?)$/.test(endings) ? [] : [fault(text.problems.endings)]),
    ...(calendar.daysFor(field).has(due) ? [] : [fault(text.problems.closed(formatCivilDay(due)))]),
    ...(period && !within && due <= lastDayOf(period) ? [fault(text.problems.early)] : []),
    ...(nit !== '' && client === null ? [fault(text.problems.nit(nit))] : []),
  ]
  return planned(
    about,
    { overrides: [{ ...slot, endings, due, norm, source, state: 'confirmed', reason, client }] },
    faults,
  )
}

/** Moves every DIAN date that falls within an outage to a day after the outage (E.T., art. 579-2). */
function afterOutage(
  { from, restored, norm, source }: Extract<CalendarChange, { kind: 'outage' }>,
  { calendar }: Standing,
): PlannedEdit {
  const about = text.about.outage(formatCivilDay(from), formatCivilDay(restored))
  if (restored < from) return planned(about, {}, [fault(text.problems.outage)])
  const days = calendar.daysFor('dian')
  const years = [yearOf(from) - 2, yearOf(from) - 1, yearOf(from)]
  const overrides = obligationIds
    .filter((id) => obligations[id].field === 'dian')
    .flatMap((id) =>
      years.flatMap((year) =>
        effectiveTable(calendar, id, null, year).flatMap(({ period, lines }) =>
          lines.flatMap(({ endings, date }): Edit['overrides'] => {
            if (date.status !== 'dated' || date.due < from || date.due > restored) return []
            const due = dateAfterOutage(days, id, restored)
            const slot = { obligation: id, municipality: null, period: periodKey(period) }
            return [
              { ...slot, endings, due, norm, source, state: 'confirmed', reason: 'outage', client: null },
            ]
          }),
        ),
      ),
    )
  return planned(about, { overrides }, overrides.length === 0 ? [fault(text.problems.nothingDue)] : [])
}

type Entered = Omit<Additions, 'overrides'> & { overrides: readonly KnownOverride[] }
export function additionsAfterEdit(dates: Entered, edit: Edit, at: string): Additions {
  const version = Math.max(1, ...dates.rows.map((row) => row.version)) + 1
  const named = new Set([...edit.drop_days, ...edit.days.map(({ day }) => day)])
  return {
    days: [...dates.days.filter(({ day }) => !named.has(day)), ...edit.days],
    rows: [...dates.rows, ...edit.rows.map((row) => ({ ...row, version }))],
    overrides: [
      ...dates.overrides.filter(({ id }) => !edit.drop_overrides.includes(id)),
      ...edit.overrides.map((override) => ({ ...override, at })),
    ],
  }
}

/**
 * Returns the range of days that an edit can affect, or null if the edit moves no date.
 * `only` contains the periods that the edit names; null if the edit names no period.
 */
export function reachOf(
  edit: Edit,
  standing: Pick<Standing, 'overrides'>,
): { from: string; until: string; only: Slot[] | null } | null {
  const dropped = standing.overrides.filter(({ id }) => edit.drop_overrides.includes(id))
  const touched = [...edit.rows, ...edit.overrides, ...dropped]
  if (touched.length > 0) {
    const only = [
      ...new Map(
        touched.map(({ obligation, municipality, period }) => [
          `${obligation}/${municipality}/${period}`,
          { obligation, municipality, period },
        ]),
      ).values(),
    ]
    const days = [...touched.map(({ due }) => due), ...only.flatMap(usualDays)].toSorted()
    return { from: addDays(days[0] ?? '', -45), until: addDays(days.at(-1) ?? '', 45), only }
  }
  const days = [...edit.days.map(({ day }) => day), ...edit.drop_days].toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  // Rules count a month's business days and skip long weekends, so closing a day may move dates on other days too.
  return {
    from: addDays(`${first.slice(0, 7)}-01`, -10),
    until: addDays(`${last.slice(0, 7)}-28`, 20),
    only: null,
  }
}

/** Returns the first and last day between which a period is usually due. */
function usualDays({ obligation, period }: Slot): string[] {
  const named = readPeriod(period)
  if (!named) return []
  const month = obligations[obligation as ObligationId].months[named.part - 1] ?? 1
  const first = new Date(Date.UTC(named.year, month - 1, 1)).toISOString().slice(0, 10)
  return [first, addDays(first, 92)]
}
