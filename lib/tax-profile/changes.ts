import { municipalityName } from '@/content/municipalities'
import { entities, kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatNit } from '@/lib/format/nit'
import type { DateState } from '@/lib/tax-calendar/due-row'
import type { StoredProfile } from '@/lib/tax-profile/schema'

/** While the due date is unknown, `due`, `actBy`, `latest` and `state` are null, and `note` says why. */
export type DateLine = {
  /** Obligation, municipality and period; `compareDates` finds the old line of a date by this key. */
  key: string
  title: string
  place: string | null
  period: string
  due: CivilDay | null
  listed: CivilDay
  actBy: CivilDay | null
  latest: CivilDay | null
  state: DateState | null
  note: string
  norm: string
  source: string | null
  why: string
  remark: string | null
}

type Change = { is: 'kept' } | { is: 'new' } | { is: 'gone' } | { is: 'moved'; was: CivilDay | null }
export type ComparedLine = DateLine & { change: Change }

/** Returns all lines of `after`, and the lines of `before` that `after` lacks; lines without a date come last. */
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

const { changes: text, identity, cycle } = taxProfileText

export function changesBetween(before: StoredProfile, after: StoredProfile): string[] {
  const said = (profile: StoredProfile): readonly [string, string][] => [
    [identity.nit, profile.nit ? `${formatNit(profile.nit)}-${profile.digit ?? '?'}` : text.nothing],
    [identity.name, profile.name ?? text.nothing],
    [identity.kind, kinds[profile.kind]],
    [identity.regime, regimes[profile.regime]],
    [identity.entity, profile.entity ? entities[profile.entity].name : text.nothing],
    [identity.activities, profile.activities.join(', ') || text.nothing],
    [cycle.vat, profile.vat_cycle ? vatCycles[profile.vat_cycle] : cycle.unknown],
  ]
  const old = new Map(said(before))
  const duties = new Map(before.municipalities.map((one) => [one.code, one]))
  const altered = after.municipalities.filter((one) => {
    const was = duties.get(one.code)
    return (
      was &&
      `${was.duties.toSorted().join()} ${was.sector}` !== `${one.duties.toSorted().join()} ${one.sector}`
    )
  })
  const codesOf = ({ municipalities }: StoredProfile) => municipalities.map(({ code }) => code)
  const found = [
    ...said(after).flatMap(([name, value]) => (old.get(name) === value ? [] : [`${name}: ${value}`])),
    ...listChange(text.responsibilities, before.responsibilities, after.responsibilities, (code) => code),
    ...listChange(text.traits, before.traits, after.traits, (trait) => `«${traits[trait]}»`),
    ...listChange(
      text.municipalities,
      codesOf(before),
      codesOf(after),
      municipalityName,
      altered.map(({ code }) => code),
    ),
  ]
  return found.map(ended)
}

/** Adds a full stop to a sentence, unless the sentence already ends with one, as in «Bogotá D.C.». */
const ended = (sentence: string) => sentence.replace(/\.?$/, '.')

function listChange<T extends string>(
  name: string,
  before: readonly T[],
  after: readonly T[],
  label: (item: T) => string,
  altered: readonly T[] = [],
): string[] {
  const without = (all: readonly T[], others: readonly T[]) => all.filter((item) => !others.includes(item))
  const parts = [
    [text.plus, without(after, before)],
    [text.minus, without(before, after)],
    [text.changed, altered],
  ] as const
  const words = parts.flatMap(([say, items]) => (items.length > 0 ? [say(items.map(label).join(', '))] : []))
  return words.length > 0 ? [`${name}: ${words.join('; ')}`] : []
}
