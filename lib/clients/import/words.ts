import type { z } from 'zod'
import type { storedProfile } from '@/lib/fields/tax-profile'
import { foldWords } from '@/lib/format/fold-text'

export type Profile = z.output<typeof storedProfile>
export type Duty = Profile['municipalities'][number]['duties'][number]

/** Facts of a tax profile that a cell states; `codes` are the tax responsibilities that follow from them. */
export type Told = Partial<Pick<Profile, 'kind' | 'regime' | 'vat_cycle'>> & { codes?: readonly string[] }
type Words<T> = readonly (readonly [RegExp, T])[]

/** A pattern's match is removed from the cell, so that «no responsable» does not match «responsable» too. */
export const regimeWords: Words<Told> = [
  [/\bgran(des)? contribuyentes?\b/, { codes: ['13'] }],
  [
    /\b(tributario )?especial\b|\besal\b|\brte\b|\bsin animo de lucro\b/,
    { regime: 'special', codes: ['04'] },
  ],
  [/\bno contribuyentes?\b/, { regime: 'non-contributor' }],
  [/\bsimple\b|\brst\b/, { regime: 'simple', codes: ['47'] }],
  [/\bordinari[oa]\b|\bregimen general\b/, { regime: 'ordinary', codes: ['05'] }],
  [/\bno responsables?( de iva)?\b|\bsimplificado\b/, { codes: ['49'] }],
  [/\bresponsables?( de iva)?\b|\bcomun\b/, { codes: ['48'] }],
  [/\bjuridicas?\b|\bpj\b/, { kind: 'company' }],
  [/\bnatural(es)?\b|\bpn\b/, { kind: 'person' }],
  [/\b(no aplica|n a)\b|^regimen$/, {}],
]

export const vatWords: Words<Told> = [
  [/\bcuatrimest\w*|\b(cuatro|4) meses\b/, { vat_cycle: 'four-months', codes: ['48'] }],
  [/\bbimest\w*|\bbimensual\b|\b(dos|2) meses\b/, { vat_cycle: 'bimester', codes: ['48'] }],
  [/\bno responsables?( de iva)?\b/, { codes: ['49'] }],
  [/\b(no aplica|n a|no|exclu\w*)\b/, {}],
  // In the SIMPLE regime VAT is declared once a year.
  [/\banual\b|\bresponsables?\b|\bsi\b/, { codes: ['48'] }],
]

export const cityWords: Words<readonly Duty[]> = [
  [/\bsimplificado\b/, ['local-tax-simplified']],
  [/\bbimest\w*/, ['local-tax-bimonthly']],
  [/\banual\b/, ['local-tax-annual']],
  [/\bretencion\b|\brete ?ica\b/, ['local-withholding']],
  [/\b(no aplica|n a|no)\b/, []],
]

export function meaningsOf<T>(words: Words<T>, text: string): T[] | null {
  let rest = foldWords(text)
  const found = words.flatMap(([pattern, meaning]) => {
    const before = rest
    rest = rest.replace(pattern, ' ')
    return rest === before ? [] : [meaning]
  })
  return found.length > 0 ? found : null
}

/** True or false for an answer such as «Sí», «No aplica» or a number of workers; null for anything else. */
export function answerIn(text: string): boolean | null {
  const said = foldWords(text)
  if (/^(no|n|0|false|falso|no aplica|no tiene|ninguno)$/.test(said)) return false
  return /^(si|s|x|true|verdadero|tiene|activa?|vigente|aplica|[1-9]\d*)\b/.test(said) ? true : null
}

/** Each line lists responsibility codes that exclude each other. */
const exclusive: readonly (readonly string[])[] = [
  ['04', '05', '06', '47'],
  ['48', '49', '53'],
]

export function withCodes(known: readonly string[], codes: readonly string[]): string[] {
  const gone = new Set(exclusive.filter((line) => codes.some((code) => line.includes(code))).flat())
  return [...new Set([...known.filter((code) => !gone.has(code)), ...codes])].toSorted()
}
