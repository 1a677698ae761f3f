import { importText, type ImportField } from '@/content/client-import'
import { rutCodes } from '@/content/tax-calendar/rut-codes'
import { cellsOf } from '@/lib/clients/import/fields'
import { readMunicipalities } from '@/lib/clients/import/municipalities'
import type { ImportRow, Remark } from '@/lib/clients/import/row'
import {
  answerIn,
  cityWords,
  meaningsOf,
  regimeWords,
  vatWords,
  withCodes,
  type Duty,
  type Profile,
  type Told,
} from '@/lib/clients/import/words'
import { foldWords } from '@/lib/format/fold-text'
import { kindOfNit, regimeFromRut } from '@/lib/tax-calendar/profile'

const text = importText.row
type Trait = Profile['traits'][number]

export type Facts = Pick<Told, 'kind' | 'regime' | 'vat_cycle'> & {
  /** `listed` are the tax responsibilities in the file, `implied` those that follow from other columns. */
  listed: readonly string[]
  implied: readonly string[]
  traits: ReadonlyMap<Trait, boolean>
  municipalities: Profile['municipalities']
}

/** Reads the tax profile in the rows of one client; each value that cannot be read causes a remark. */
export function readFacts(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
): { facts: Facts; remarks: Remark[] } {
  const remarks: Remark[] = []
  const told: Told = {}
  const listed = new Set<string>()
  let implied: string[] = []
  const traits = new Map<Trait, boolean>()
  const cities = new Map<string, Set<Duty>>()

  for (const { row, cells } of rows) {
    const each = (field: Remark['field'], read: (value: string) => boolean) => {
      for (const value of cellsOf(cells, mapping, field))
        if (value !== '' && !/^[-–.]$/.test(value) && !read(value))
          remarks.push({ row, field, sentence: text.unread(value), unread: value })
    }
    const take = (field: Remark['field'], { codes, ...facts }: Told) => {
      for (const [name, value] of Object.entries(facts) as [keyof typeof facts, never][]) {
        if (told[name] !== undefined && told[name] !== value)
          remarks.push({ row, field, sentence: text.differs })
        else told[name] = value
      }
      if (codes) implied = withCodes(implied, codes)
    }
    const readWords = (field: Remark['field'], words: typeof regimeWords) =>
      each(field, (value) => {
        const meanings = meaningsOf(words, value)
        meanings?.forEach((meaning) => take(field, meaning))
        return meanings !== null
      })
    readWords('kind', regimeWords)
    readWords('regime', regimeWords)
    readWords('vat', vatWords)
    each('responsibilities', (value) => {
      const codes = responsibilitiesIn(value)
      codes?.forEach((code) => listed.add(code))
      return codes !== null
    })
    const answer = (field: Remark['field'], trait: Trait) =>
      each(field, (value) => {
        const yes = answerIn(value)
        if (yes !== null) traits.set(trait, traits.get(trait) === true || yes)
        return yes !== null
      })
    answer('employees', 'employer')
    answer('merchant', 'merchant')

    const duties: Duty[] = []
    each('ica', (value) => {
      const meanings = meaningsOf(cityWords, value)
      duties.push(...(meanings?.flat() ?? []))
      return meanings !== null
    })
    each('reteica', (value) => {
      const yes = answerIn(value) ?? (meaningsOf(cityWords, value) ? true : null)
      if (yes) duties.push('local-withholding')
      return yes !== null
    })
    each('municipalities', (value) => {
      const { found, unread } = readMunicipalities(value)
      for (const { code, duties: own } of found) {
        const known = cities.get(code) ?? new Set()
        ;[...own, ...duties].forEach((duty) => known.add(duty))
        cities.set(code, known)
      }
      for (const part of unread)
        remarks.push({ row, field: 'municipalities', sentence: text.noCity(part), unread: part })
      return true
    })
  }
  const municipalities = [...cities].map(([code, duties]) => ({ code, duties: [...duties] }))
  return { facts: { ...told, listed: [...listed].toSorted(), implied, traits, municipalities }, remarks }
}

/** Returns the responsibility codes in a text such as `05;07;48` or `O-13`; null for any other text. */
export function responsibilitiesIn(typed: string): string[] | null {
  // Excel turns the codes 05-07-14 into a date, from which they cannot be read.
  if (/\d{4}-\d\d-\d\d|\d+\/\d+\/\d{4}/.test(typed)) return null
  const said = typed.replace(/\bR-?99(-PN)?\b/gi, ' ')
  if (/^[\s;,]*$/.test(said) || /^(no aplica|ningun[ao]|n a)$/.test(foldWords(said))) return []
  const numbers = [...said.matchAll(/\d+/g)].map(([number]) => number)
  const codes = numbers.flatMap((number) => {
    if (number.length <= 2) return [number.padStart(2, '0')]
    const pairs = number.match(/\d\d/g) ?? []
    return number.length % 2 === 0 && pairs.every((pair) => pair in rutCodes) ? pairs : [null]
  })
  return codes.length === 0 || codes.includes(null) ? null : codes.filter((code) => code !== null)
}

type Company = { nit: string; digit: number; name: string }

/** Returns the tax profile with the facts of the file; null if the client's regime is unknown. */
export function profileFrom(
  known: Profile | null,
  facts: Facts,
  { nit, digit, name }: Company,
): Profile | null {
  const { listed, implied } = facts
  const responsibilities = listed.length > 0 ? [...listed] : withCodes(known?.responsibilities ?? [], implied)
  const inRut = responsibilities.some((code) => ['04', '05', '06', '13', '47'].includes(code))
  const fromRut = (listed.length > 0 || !known) && inRut ? regimeFromRut(responsibilities) : undefined
  const regime = facts.regime ?? fromRut ?? known?.regime
  if (!regime) return null
  const traits = new Set(known?.traits)
  for (const [trait, yes] of facts.traits) traits[yes ? 'add' : 'delete'](trait)
  const told = new Map(facts.municipalities.map((one) => [one.code, one]))
  const kept = (known?.municipalities ?? []).map((one) => {
    const duties = told.get(one.code)?.duties ?? []
    return duties.length > 0 && duties.toSorted().join() !== one.duties.toSorted().join()
      ? { ...one, duties }
      : one
  })
  const added = facts.municipalities.filter(({ code }) => !kept.some((one) => one.code === code))
  return {
    nit,
    digit,
    name: known?.name ?? name,
    kind: facts.kind ?? known?.kind ?? kindOfNit(nit) ?? 'company',
    regime,
    responsibilities,
    entity: regime === 'non-contributor' ? (known?.entity ?? null) : null,
    vat_cycle: facts.vat_cycle ?? known?.vat_cycle ?? null,
    traits: [...traits],
    municipalities: [...kept, ...added],
    activities: known?.activities ?? [],
  }
}
