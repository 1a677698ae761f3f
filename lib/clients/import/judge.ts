import { importText, type ImportField } from '@/content/client-import'
import { profileProblems } from '@/content/tax-calendar/profile'
import { companyName } from '@/lib/fields/company'
import { phoneText } from '@/lib/fields/phone'
import { yearOf } from '@/lib/calendar/civil-day'
import { changesOf, type Change } from '@/lib/clients/import/changes'
import { profileFrom, readFacts } from '@/lib/clients/import/facts'
import { cellOf, cellsOf, plain, withCell } from '@/lib/clients/import/fields'
import { readPeople } from '@/lib/clients/import/people'
import { readRowNit } from '@/lib/clients/import/row-nit'
import type { Holder, ImportRow, Known, NewClient, Remark, StaffMember } from '@/lib/clients/import/row'
import type { Profile } from '@/lib/clients/import/words'
import { kindOfName } from '@/lib/clients/judge-nit'
import { foldWords } from '@/lib/format/fold-text'
import { checkDigit, formatNit } from '@/lib/format/nit'
import { oneLine } from '@/lib/format/one-line'
import type { PersonId } from '@/lib/ids'
import { kindOfNit, profileProblemsOf } from '@/lib/tax-calendar/profile'

const text = importText.row

type Fault = Omit<Remark, 'row' | 'unread'> & {
  /** A correction that a link with `label` offers; `cells` are the row's cells after the correction. */
  repair?: { label: string; cells: readonly string[] }
}
export type Judged = ImportRow & {
  /** If one of a client's rows has a fault, the whole client is left out. */
  faults: readonly Fault[]
  notes: readonly Fault[]
  ready: NewClient | null
  /** The row number of the client's first row, if this is another row of the same client; else null. */
  joins: number | null
  existing: { holder: Holder; changes: readonly Change[] } | null
}

export function nitsIn(rows: readonly ImportRow[], mapping: readonly ImportField[]): string[] {
  const nits = rows.map(({ cells }) => readRowNit(cells, mapping).nit)
  return [...new Set(nits.filter((nit) => nit !== null))]
}

/** Judges the rows of a file; rows with the same NIT are people of one client. */
export function judgeRows(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  known: Known,
): Judged[] {
  const read = rows.map((row) => ({ ...row, ...readRowNit(row.cells, mapping) }))
  const groups = Map.groupBy(read, ({ nit }) => nit)
  const verdicts = new Map(
    [...groups].flatMap(([nit, group]) =>
      nit === null ? [] : [[nit, judgeClient(nit, group, mapping, known)] as const],
    ),
  )
  return read.map(({ row, cells, ...of }, at): Judged => {
    if (of.nit === null) {
      const fault = withNeighbour(of.fault, cells, mapping, read[at - 1])
      return { row, cells, faults: [fault], notes: [], ready: null, joins: null, existing: null }
    }
    const { first, faults, notes, ready, existing } = verdicts.get(of.nit) ?? never()
    const own = { row, cells, faults, notes: notes.filter((note) => note.row === row) }
    if (row !== first)
      return {
        ...own,
        faults: faults.length > 0 ? [{ field: 'nit', sentence: text.out(first) }] : [],
        ready: null,
        joins: first,
        existing: null,
      }
    return { ...own, ready, joins: null, existing }
  })
}

const never = (): never => {
  throw new Error('import.group')
}

/**
 * If a row without a NIT has no name, or the name of the row above, it may be another person of the same client.
 * Adds to the row's fault a correction that copies the NIT of the row above.
 */
function withNeighbour(
  fault: Fault,
  cells: readonly string[],
  mapping: readonly ImportField[],
  above?: { row: number; nit: string | null; cells: readonly string[] },
): Fault {
  if (!above?.nit || fault.repair || cellOf(cells, mapping, 'nit') !== '') return fault
  const name = cellOf(cells, mapping, 'name')
  if (name !== '' && foldWords(name) !== foldWords(cellOf(above.cells, mapping, 'name'))) return fault
  const repair = withCell(cells, mapping, 'nit', `${formatNit(above.nit)}-${checkDigit(above.nit)}`)
  return { ...fault, repair: { label: text.same(above.row), cells: withCell(repair, mapping, 'digit', '') } }
}

type Verdict = Pick<Judged, 'faults' | 'ready' | 'existing'> & { first: number; notes: readonly Remark[] }

function judgeClient(
  nit: string,
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  known: Known,
): Verdict {
  const first = rows[0]?.row ?? 0
  const holder = known.taken.get(nit)
  const faults: Fault[] = []
  const notes: Remark[] = []

  const names = rows.flatMap(({ row, cells }) => {
    const typed = cellOf(cells, mapping, 'name')
    const { data } = companyName.safeParse(typed)
    return typed === '' ? [] : [{ row, typed, data }]
  })
  const name = names.find(({ data }) => data !== undefined)?.data ?? holder?.name
  if (name === undefined) faults.push({ field: 'name', sentence: text.name })
  for (const { row, typed } of names)
    if (
      name !== undefined &&
      foldWords(typed) !== foldWords(name) &&
      foldWords(typed) !== foldWords(names[0]?.typed ?? '')
    )
      notes.push({ row, field: 'name', sentence: text.otherName(typed), unread: typed })
  if (holder && holder.others > 0) faults.push({ field: 'nit', sentence: text.several(holder.others + 1) })

  const { people, remarks: peopleRemarks } = readPeople(rows, mapping, known)
  const advisors = rows.map(({ row, cells }) => ({
    row,
    ...findAdvisor(cellOf(cells, mapping, 'advisor'), known.staff),
  }))
  const advisor = advisors.find(({ advisor }) => advisor !== null)?.advisor ?? null
  for (const { row, note } of advisors) if (note) notes.push({ row, field: 'advisor', sentence: note })

  const { facts, remarks } = readFacts(rows, mapping)
  notes.push(...peopleRemarks, ...remarks)
  const company = { name: name ?? '', nit, digit: checkDigit(nit) }
  const profile = profileFrom(holder?.profile ?? null, facts, company)
  notes.push(...profileRemarks(first, profile, mapping, company))
  const { phone, others } = readPhones(rows, mapping, holder?.phone ?? null)
  const note = noteOf(rows, mapping, notes, { hasProfile: profile !== null, phones: others })

  if (faults.length > 0) return { first, faults, notes, ready: null, existing: null }
  if (holder) {
    const wanted = { company, advisor, people, profile, phone, note }
    const { changes, remarks: kept } = changesOf(holder, wanted, known, first)
    return { first, faults, notes: [...notes, ...kept], ready: null, existing: { holder, changes } }
  }
  if (people.length === 0) notes.push({ row: first, field: 'email', sentence: text.uninvited })
  const dated = profile && { valid_from: `${yearOf(known.today)}-01-01`, seen: null, facts: profile }
  return {
    first,
    faults,
    notes,
    ready: { company, advisor, people, profile: dated, phone, note },
    existing: null,
  }
}

const profileFields = ['regime', 'responsibilities', 'vat'] as const

function profileRemarks(
  row: number,
  profile: Profile | null,
  mapping: readonly ImportField[],
  { nit, name }: NewClient['company'],
): Remark[] {
  const field = profileFields.find((one) => mapping.includes(one))
  if (!profile) {
    const kind =
      kindOfName(name) === 'company' && kindOfNit(nit) === 'person'
        ? [{ row, field: 'nit' as const, sentence: text.nameDiffers }]
        : []
    return field ? [...kind, { row, field, sentence: text.noProfile }] : kind
  }
  const { vat_cycle: vatCycle, ...rest } = profile
  const problems = profileProblemsOf({ ...rest, client: null, vatCycle })
  const sentences: string[] = problems.map((problem) => profileProblems[problem])
  if (vatCycle && !profile.responsibilities.includes('48')) sentences.push(text.noVatCode)
  if (profile.kind === 'person' && kindOfName(name) === 'company') sentences.push(text.nameDiffers)
  return sentences.map((sentence) => ({ row, field: field ?? 'kind', sentence }))
}

const mostNote = 2000
const profileColumns = ['vat', 'municipalities', 'ica', 'reteica', 'employees', 'merchant'] as const

const valuesOf = (rows: readonly ImportRow[], mapping: readonly ImportField[], field: ImportField) => [
  ...new Set(rows.flatMap(({ cells }) => cellsOf(cells, mapping, field)).filter(Boolean)),
]

const phoneNumber = phoneText('')

function readPhones(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  known: string | null,
): { phone: string | null; others: string[] } {
  const parts = valuesOf(rows, mapping, 'phone').flatMap((cell) => cell.split(/[;,|/\n]|\s+[yo]\s+/i))
  const read = parts.map((part) => {
    const typed = oneLine(part)
    return { typed, number: phoneNumber.safeParse(typed.replace(/^[a-z.:\s]+/i, '')).data || null }
  })
  const digits = (number: string | null) => number?.replaceAll(' ', '')
  const chosen =
    read.find(({ number }) => known !== null && digits(number) === digits(known)) ??
    read.find(({ number }) => number !== null)
  const others = read.filter(
    ({ number, typed }) => typed !== '' && digits(number) !== digits(chosen?.number ?? ''),
  )
  return {
    phone:
      known !== null && digits(chosen?.number ?? null) === digits(known) ? known : (chosen?.number ?? null),
    others: [...new Set(others.map(({ typed }) => typed))],
  }
}

/** Returns a note with all values that have no field, so that nothing in the file is lost. */
function noteOf(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  remarks: readonly Remark[],
  { hasProfile, phones }: { hasProfile: boolean; phones: readonly string[] },
): string {
  const unread = remarks.flatMap(({ field, unread: value }) => (value ? [text.notes.cell(field, value)] : []))
  const facts = hasProfile
    ? []
    : profileColumns.flatMap((field) =>
        valuesOf(rows, mapping, field).map((value) => text.notes.cell(field, value)),
      )
  const lines = [
    ...(phones.length > 0 ? [text.notes.phones(phones.join('; '))] : []),
    ...valuesOf(rows, mapping, 'note'),
    ...(facts.length > 0 ? [text.notes.facts(facts.join('; '))] : []),
    ...(unread.length > 0 ? [text.notes.lost([...new Set(unread)].join('; '))] : []),
  ]
  return lines.join('\n').slice(0, mostNote).trim()
}

/**
 * Finds a member by name, e-mail, or initials and last name («D. CARDENAS»).
 * If not exactly one member matches, `advisor` is null and `note` says why.
 */
function findAdvisor(
  typed: string,
  staff: readonly StaffMember[],
): { advisor: PersonId | null; note?: string } {
  const wanted = plain(typed)
  if (wanted === '') return { advisor: null }
  const parts = wanted.replaceAll('.', ' ').split(' ').filter(Boolean)
  const fits = ({ name, email: address }: StaffMember) => {
    if (plain(name) === wanted || (address && plain(address) === wanted)) return true
    const words = plain(name).split(' ')
    return parts.every((part, at) => words.some((word, place) => place >= at && word.startsWith(part)))
  }
  const found = staff.filter(fits)
  const exact = found.filter(({ name }) => plain(name) === wanted)
  const [one, ...others] = exact.length > 0 ? exact : found
  if (one && others.length === 0) return { advisor: one.id }
  return { advisor: null, note: one ? text.advisors(typed) : text.advisor(typed) }
}
