import type {
  kinds,
  missingFacts,
  profileProblems,
  regimes,
  traits,
  vatCycles,
} from '@/content/tax-calendar/profile'
import type { AccountId } from '@/lib/ids'
import { checkDigit, splitDigit } from '@/lib/format/nit'
import type { ObligationId } from '@/content/tax-calendar/obligations'

export type Kind = keyof typeof kinds
type Regime = keyof typeof regimes
type Trait = keyof typeof traits
export type VatCycle = keyof typeof vatCycles
export type MissingFact = keyof typeof missingFacts
type ProfileProblem = keyof typeof profileProblems

/** `null` means "not known yet", never a default. */
export type ClientProfile = {
  client: AccountId | null
  /** Without check digit, which is stored apart because ten digits alone do not show whether they include it. */
  nit: string | null
  digit: number | null
  kind: Kind
  regime: Regime
  /** Codes of box 53 of the RUT: `05`, `48`. */
  responsibilities: readonly string[]
  vatCycle: VatCycle | null
  traits: readonly Trait[]
  municipalities: readonly Municipality[]
}

/** `code` is the DANE code (`11001`). */
export type Municipality = {
  code: string | null
  duties: readonly ObligationId[]
  /** Sector of the client's property; only for municipalities whose dates depend on the sector. */
  sector?: string
}

/** A client must meet every condition that is present; within a list one match is enough. */
export type Audience = {
  kinds?: readonly Kind[]
  regimes?: readonly Regime[]
  rut?: readonly string[]
  vat?: VatCycle
  trait?: Trait
  without?: Trait
}

export type Reason = { fact: 'kind' | 'regime' | 'rut' | 'vat' | 'trait' | 'municipality'; value: string }

/** Large taxpayers declare VAT every two months (DUR 1625 de 2016, art. 1.6.1.13.2.30). */
const vatCycleOf = ({ regime, vatCycle }: ClientProfile): VatCycle | null =>
  regime === 'large-taxpayer' ? 'bimester' : vatCycle

/** Null when the duty does not apply. An unknown VAT cycle counts as bimonthly, with `missing` set, so VAT stays listed. */
export function whyTheirs(
  { kinds, regimes, rut, vat, trait, without }: Audience,
  client: ClientProfile,
): { reasons: readonly Reason[]; missing: MissingFact | null } | null {
  const cycle = vatCycleOf(client)
  const code = rut?.find((each) => client.responsibilities.includes(each))
  if (kinds && !kinds.includes(client.kind)) return null
  if (regimes && !regimes.includes(client.regime)) return null
  if (rut && code === undefined) return null
  if (vat && vat !== (cycle ?? 'bimester')) return null
  if (trait && !client.traits.includes(trait)) return null
  if (without && client.traits.includes(without)) return null
  const reasons: Reason[] = []
  if (kinds) reasons.push({ fact: 'kind', value: client.kind })
  if (regimes) reasons.push({ fact: 'regime', value: client.regime })
  if (code !== undefined) reasons.push({ fact: 'rut', value: code })
  if (vat && cycle) reasons.push({ fact: 'vat', value: vat })
  if (trait) reasons.push({ fact: 'trait', value: trait })
  return { reasons, missing: vat && !cycle ? 'vat-period' : null }
}

/** Null when the NIT is valid. The check digit only verifies the NIT and never selects a date. */
export function nitProblem({ nit, digit }: Pick<ClientProfile, 'nit' | 'digit'>): MissingFact | null {
  if (nit === null || !/^[1-9]\d{4,14}$/.test(nit)) return 'nit'
  if (splitDigit(nit)) return 'glued-digit'
  if (digit === null) return 'check-digit'
  return checkDigit(nit) === digit ? null : 'wrong-check-digit'
}

/** Companies have nine digits that begin with 8 or 9; a cédula has up to eight, or ten that begin with 1. Null for other numbers. */
export function kindOfNit(nit: string): Kind | null {
  if (/^[89]\d{8}$/.test(nit)) return 'company'
  return /^([1-9]\d{4,7}|1\d{9})$/.test(nit) ? 'person' : null
}

/** Box 53 of the RUT gives the regime; large taxpayers and the special regime have further codes, so the order matters. */
export function regimeFromRut(codes: readonly string[]): Regime {
  if (codes.includes('47')) return 'simple'
  if (codes.includes('13')) return 'large-taxpayer'
  return codes.includes('04') ? 'special' : 'ordinary'
}

/** Contradictions in a profile that staff must settle or confirm. */
export function profileProblemsOf(client: ClientProfile): ProfileProblem[] {
  const has = (code: string) => client.responsibilities.includes(code)
  const problems: Partial<Record<ProfileProblem, boolean>> = {
    'kind-differs': client.nit !== null && (kindOfNit(client.nit) ?? client.kind) !== client.kind,
    'regime-differs': regimeFromRut(client.responsibilities) !== client.regime,
    'two-regimes': has('47') && (has('04') || has('05') || has('13')),
    'vat-both': has('48') && has('49'),
    'consumption-both': has('33') && has('50'),
    'large-taxpayer-four-months': client.regime === 'large-taxpayer' && client.vatCycle === 'four-months',
    'no-responsibility': client.responsibilities.some((code) => !/^\d\d$/.test(code)),
  }
  return (Object.keys(problems) as ProfileProblem[]).filter((problem) => problems[problem])
}
