import { municipalityName } from '@/content/municipalities'
import { kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { formatNit } from '@/lib/format/nit'
import type { StoredProfile } from '@/lib/tax-profile/schema'

const { changes: text, identity, cycle } = taxProfileText

/** What one profile says otherwise than the one before it, a sentence for each: `Régimen de renta: Régimen SIMPLE…`. */
export function changesBetween(before: StoredProfile, after: StoredProfile): string[] {
  const said = (profile: StoredProfile): readonly [string, string][] => [
    [identity.nit, profile.nit ? `${formatNit(profile.nit)}-${profile.digit ?? '?'}` : text.nothing],
    [identity.name, profile.name ?? text.nothing],
    [identity.kind, kinds[profile.kind]],
    [identity.regime, regimes[profile.regime]],
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

/** A name that ends with a full stop of its own (D.C.) gets no second one. */
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
