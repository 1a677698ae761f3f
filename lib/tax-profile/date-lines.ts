import type { CivilDay } from '@/lib/calendar/civil-day'
import type { DateState } from '@/lib/tax-calendar/due-row'

/** One date that follows from a profile; `due` and what comes with it are null where nobody knows it, and `note` says why. */
export type DateLine = {
  /** Obligation, municipality and period: the same before and after a change. */
  key: string
  title: string
  place: string | null
  period: string
  due: CivilDay | null
  actBy: CivilDay | null
  latest: CivilDay | null
  state: DateState | null
  /** What the date is worth, or why there is none. */
  note: string
  norm: string
  source: string | null
  why: string
}

type Change = { is: 'kept' } | { is: 'new' } | { is: 'gone' } | { is: 'moved'; was: CivilDay | null }
export type ComparedLine = DateLine & { change: Change }

/** The dates after a change with those that go, in the order of their days; what has no date comes last. */
export function compareDates(before: readonly DateLine[], after: readonly DateLine[]): ComparedLine[] {
  const old = new Map(before.map((line) => [line.key, line]))
  const kept = new Set(after.map(({ key }) => key))
  const changeOf = ({ key, due }: DateLine): Change => {
    const was = old.get(key)
    if (!was) return { is: 'new' }
    return was.due === due ? { is: 'kept' } : { is: 'moved', was: was.due }
  }
  const gone = before
    .filter(({ key }) => !kept.has(key))
    .map((line) => ({ ...line, change: { is: 'gone' } as const }))
  return [...after.map((line) => ({ ...line, change: changeOf(line) })), ...gone].toSorted((one, other) =>
    placeOf(one).localeCompare(placeOf(other)),
  )
}

const placeOf = ({ due }: DateLine): string => due ?? 'without date'

/** Lines without a date, one for each duty: its periods together. */
export function undatedGroups(lines: readonly ComparedLine[]): (ComparedLine & { periods: string[] })[] {
  const groups = new Map<string, ComparedLine & { periods: string[] }>()
  for (const line of lines) {
    const key = `${line.title} ${line.place} ${line.note} ${line.change.is}`
    const group = groups.get(key)
    if (group) group.periods.push(line.period)
    else groups.set(key, { ...line, periods: [line.period] })
  }
  return [...groups.values()]
}
