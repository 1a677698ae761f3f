import {
  entities,
  type kinds,
  type missingFacts,
  type profileProblems,
  type regimes,
  type traits,
  type vatCycles,
} from '@/content/tax-calendar/profile'
import type { AccountId } from '@/lib/ids'
import { checkDigit, splitDigit } from '@/lib/format/nit'
import type { ObligationId } from '@/content/tax-calendar/obligations'

export type Kind = keyof typeof kinds
type Regime = keyof typeof regimes
export type Trait = keyof typeof traits
export type EntityId = keyof typeof entities
export type VatCycle = keyof typeof vatCycles
export type MissingFact = keyof typeof missingFacts
type ProfileProblem = keyof typeof profileProblems

/** A client's tax profile. `null` means "not known yet", never a default. */
export type ClientProfile = {
  client: AccountId | null
  /** The NIT without its check digit, because a number of ten digits can be a NIT with or without check digit. */
  nit: string | null
  digit: number | null
  kind: Kind
  regime: Regime
  /** The kind of non-contributor; null in all other regimes. */
  entity: EntityId | null
  /** Codes of box 53 of the RUT, such as `05`. */
  responsibilities: readonly string[]
  vatCycle: VatCycle | null
  traits: readonly Trait[]
  municipalities: readonly Municipality[]
}

/** `code` is the DANE code, such as `11001`. */
export type Municipality = {
  code: string | null
  duties: readonly ObligationId[]
  sector?: string
}

/** A client must meet every field of a condition; in lists such as `kinds`, one matching entry is enough. */
export type Condition = {
  kinds?: readonly Kind[]
  regimes?: readonly Regime[]
  /** `null` in this list matches clients in other regimes, and non-contributors whose kind is unknown. */
  entities?: readonly (EntityId | null)[]
  /** True for large taxpayers (code 13 of the RUT), false for all others. */
  large?: boolean
  rut?: readonly string[]
  withoutRut?: readonly string[]
  vat?: VatCycle
  traits?: readonly Trait[]
  withoutTraits?: readonly Trait[]
  /** True for large taxpayers who were named after the year's first instalment was due. */
  namedLate?: true
}

export type Audience = Condition & {
  /** A client must meet at least one of these conditions in addition to the fields of `Condition`. */
  either?: readonly Condition[]
  /** Clients who meet this condition do not have the duty. */
  unless?: Condition
  /** Pairs of a fact and a condition: a client who meets the condition gets no date until the fact is confirmed. */
  doubts?: readonly (readonly [MissingFact, Condition])[]
}

/** `cycle` is the VAT cycle of the year. `vatChanged` is true when it changed within the year. */
export type Facts = ClientProfile & { namedLate: boolean; cycle: VatCycle | null; vatChanged: boolean }

export type Reason = {
  fact: 'kind' | 'regime' | 'entity' | 'rut' | 'vat' | 'trait' | 'municipality'
  value: string
}

export const isLarge = ({ responsibilities }: Pick<ClientProfile, 'responsibilities'>): boolean =>
  responsibilities.includes('13')

type VatFacts = Pick<ClientProfile, 'responsibilities' | 'traits' | 'vatCycle'>

/** Large taxpayers and sellers under arts. 477 and 481 file VAT every two months (E.T., art. 600, num. 1). */
export const vatCycleOf = ({ responsibilities, traits, vatCycle }: VatFacts): VatCycle | null =>
  responsibilities.includes('13') || responsibilities.includes('19') || traits.includes('exempt-sales')
    ? 'bimester'
    : vatCycle

const anyOf = <T>(wanted: readonly T[] | undefined, has: readonly T[]): T | undefined =>
  wanted?.find((one) => has.includes(one))

function metBy(condition: Condition, client: Facts): Reason[] | null {
  const { kinds, regimes, entities: kindsOfEntity, large, rut, withoutRut, vat, withoutTraits } = condition
  const { kind, regime, entity, responsibilities, cycle } = client
  const code = anyOf(rut, responsibilities)
  const trait = anyOf(condition.traits, client.traits)
  if (kinds && !kinds.includes(kind)) return null
  if (regimes && !regimes.includes(regime)) return null
  if (kindsOfEntity && !kindsOfEntity.includes(regime === 'non-contributor' ? entity : null)) return null
  if (large !== undefined && large !== isLarge(client)) return null
  if (rut && code === undefined) return null
  if (anyOf(withoutRut, responsibilities) !== undefined) return null
  if (vat && vat !== (cycle ?? 'bimester')) return null
  if (condition.traits && trait === undefined) return null
  if (anyOf(withoutTraits, client.traits) !== undefined) return null
  if (condition.namedLate && !client.namedLate) return null
  return [
    ...(kinds ? [{ fact: 'kind', value: kind } as const] : []),
    ...(regimes ? [{ fact: 'regime', value: regime } as const] : []),
    ...(regimes && entity && regime === 'non-contributor'
      ? [{ fact: 'entity', value: entity } as const]
      : []),
    ...(large ? [{ fact: 'rut', value: '13' } as const] : []),
    ...(code !== undefined ? [{ fact: 'rut', value: code } as const] : []),
    ...(vat && cycle ? [{ fact: 'vat', value: vat } as const] : []),
    ...(trait !== undefined ? [{ fact: 'trait', value: trait } as const] : []),
  ]
}

/** Returns why a client has the duty, or null. An unknown VAT cycle is treated as two months. */
export function whyTheirs(
  { either, unless, doubts = [], ...base }: Audience,
  client: Facts,
): { reasons: readonly Reason[]; missing: MissingFact | null } | null {
  const reasons = metBy(base, client)
  if (!reasons || (unless && metBy(unless, client))) return null
  const others = either?.map((one) => metBy(one, client))
  const other = others?.find((met) => met !== null)
  if (others && !other) return null
  const doubt = doubts.find(([, condition]) => metBy(condition, client))?.[0]
  const ofVat = !base.vat ? null : client.vatChanged ? 'vat-changed' : client.cycle ? null : 'vat-period'
  return { reasons: [...reasons, ...(other ?? [])], missing: doubt ?? ofVat }
}

export function nitProblem({ nit, digit }: Pick<ClientProfile, 'nit' | 'digit'>): MissingFact | null {
  if (nit === null || !/^[1-9]\d{4,14}$/.test(nit)) return 'nit'
  if (splitDigit(nit)) return 'glued-digit'
  if (digit === null) return 'check-digit'
  return checkDigit(nit) === digit ? null : 'wrong-check-digit'
}

/** A company's NIT has nine digits, the first 8 or 9. A cédula has up to eight digits, or ten beginning with 1. */
export function kindOfNit(nit: string): Kind | null {
  if (/^[89]\d{8}$/.test(nit)) return 'company'
  return /^([1-9]\d{4,7}|1\d{9})$/.test(nit) ? 'person' : null
}

/** Kinds of non-contributors that file nothing about income (E.T., arts. 18, 22 and 598). */
export const exemptEntities = (Object.keys(entities) as EntityId[]).filter(
  (entity) => entities[entity].files === 'nothing',
)

/** Returns the regime of the first known code in box 53; null without a code about income. */
export const statedRegime = (codes: readonly string[]): Regime | null => {
  const stated = [
    ['47', 'simple'],
    ['04', 'special'],
    ['05', 'ordinary'],
    ['06', 'non-contributor'],
  ] as const
  return stated.find(([code]) => codes.includes(code))?.[1] ?? null
}

/** If no code of the RUT states a regime, the ordinary one is assumed. The income return then awaits confirmation. */
export const regimeFromRut = (codes: readonly string[]): Regime => statedRegime(codes) ?? 'ordinary'

export function profileProblemsOf(client: Omit<ClientProfile, 'municipalities'>): ProfileProblem[] {
  const has = (code: string) => client.responsibilities.includes(code)
  const says = (trait: Trait) => client.traits.includes(trait)
  const stated = statedRegime(client.responsibilities)
  const fourMonths = client.vatCycle === 'four-months'
  const problems: Record<ProfileProblem, boolean> = {
    'kind-differs': client.nit !== null && (kindOfNit(client.nit) ?? client.kind) !== client.kind,
    'regime-differs': stated !== null && stated !== client.regime,
    'two-regimes': has('47') && (has('04') || has('05') || has('13')),
    'income-both': has('06') && (has('04') || has('05')),
    'self-withholding-assets': has('06') && has('59'),
    'vat-both': has('48') && (has('49') || has('53')),
    'consumption-both': has('33') && (has('50') || has('57')),
    'large-taxpayer-four-months': has('13') && fourMonths,
    'exempt-four-months': fourMonths && (has('19') || says('exempt-sales')),
    'thresholds-both': says('files-income') && says('below-thresholds'),
    'thresholds-vat': says('below-thresholds') && has('48'),
    'no-responsibility': client.responsibilities.some((code) => !/^\d\d$/.test(code)),
  }
  return (Object.keys(problems) as ProfileProblem[]).filter((problem) => problems[problem])
}

type Asked = Pick<ClientProfile, 'kind' | 'regime' | 'responsibilities'>
const always = () => true
const ofCompanies = ({ kind, regime }: Asked) =>
  kind === 'company' && (regime === 'ordinary' || regime === 'special')
const ofPersons = ({ kind }: Asked) => kind === 'person'
const mayFile = ({ kind, regime }: Asked) => kind === 'person' && regime === 'ordinary'
const nonprofit = ({ kind, regime }: Asked) =>
  kind === 'company' && (regime === 'special' || regime === 'non-contributor')
const simpleConsumer = ({ regime, responsibilities }: Asked) =>
  regime === 'simple' && responsibilities.includes('33')

/** The form asks only for facts that can matter for the client's kind, regime and RUT. */
export const isAsked: Readonly<Record<Trait, (client: Asked) => boolean>> = {
  employer: always,
  independent: ofPersons,
  merchant: always,
  'nonprofit-register': nonprofit,
  'state-supplier': always,
  databases: always,
  tourism: always,
  'supervised-company': ({ kind }) => kind === 'company',
  'risk-report': ({ kind }) => kind === 'company',
  'files-income': mayFile,
  'below-thresholds': mayFile,
  'exempt-sales': ({ regime, responsibilities }) => regime !== 'simple' && responsibilities.includes('48'),
  'food-only': simpleConsumer,
  'other-consumption': simpleConsumer,
  'without-advances': ({ kind, regime }) => kind === 'person' && regime === 'simple',
  'joining-simple': ({ regime }) => regime === 'ordinary',
  'economic-report': ({ regime }) => regime === 'special',
  'works-for-taxes': ofCompanies,
  'works-for-taxes-rejected': ofCompanies,
  'ultra-processed-food': always,
  'country-by-country': ofCompanies,
  'significant-presence': always,
}
