import { importText, type ImportField } from '@/content/client-import'
import type { PersonId } from '@/lib/ids'
import { companyName } from '@/lib/fields/company'
import { email } from '@/lib/auth/schema'
import { plain } from '@/lib/clients/import/fields'
import { judgeNit } from '@/lib/clients/judge-nit'
import { checkDigit, formatNit, plainNit, readNit } from '@/lib/format/nit'
import { nameText } from '@/lib/fields/name'

const text = importText.row
const personName = nameText(2, 100, text.person)

export type ImportRow = { row: number; cells: readonly string[] }
type StaffMember = { id: string; name: string; email?: string }
type Holder = { id: string; title: string }
export type Known = { staff: readonly StaffMember[]; taken: ReadonlyMap<string, Holder> }

/** The client that a row will create, as stored in `client_import_rows.ready`. */
export type Ready = {
  company: { name: string; nit: string; digit: number }
  advisor: PersonId | null
  people: { email: string; name: string; role: 'owner' }[]
}

type Fault = {
  field: Exclude<ImportField, 'none'>
  sentence: string
  /** The row's corrected cells, and the label of the link that replaces the row with them. */
  repair?: { label: string; cells: readonly string[] }
  holder?: Holder
}
export type Judged = ImportRow & {
  /** A row with any fault is not imported. */
  faults: readonly Fault[]
  notes: readonly Fault[]
  ready: Ready | null
}

/** The row's cell for a field; of two columns with the same field, the first is read. */
export const cellOf = (
  cells: readonly string[],
  mapping: readonly ImportField[],
  field: ImportField,
): string => {
  const at = mapping.indexOf(field)
  return at < 0 ? '' : (cells[at] ?? '')
}

export const withCell = (
  cells: readonly string[],
  mapping: readonly ImportField[],
  field: ImportField,
  value: string,
): string[] => cells.map((cell, at) => (at === mapping.indexOf(field) ? value : cell))

/** The NITs of the rows, each once and without check digit. */
export function nitsIn(rows: readonly ImportRow[], mapping: readonly ImportField[]): string[] {
  const nits = rows.map(({ cells }) => readRowNit(cells, mapping).nit)
  return [...new Set(nits.filter((nit) => nit !== null))]
}

/** Finds the faults of each row. Of several rows with the same NIT only the first can be imported. */
export function judgeRows(
  rows: readonly ImportRow[],
  mapping: readonly ImportField[],
  known: Known,
): Judged[] {
  const first = new Map<string, number>()
  return rows.map(({ row, cells }) => {
    const cell = (field: ImportField) => cellOf(cells, mapping, field)
    const faults: Fault[] = []
    const notes: Fault[] = []
    const name = companyName.safeParse(cell('name'))
    if (!name.success) faults.push({ field: 'name', sentence: text.name })

    const { nit, fault } = readRowNit(cells, mapping)
    if (fault) faults.push(fault)
    const before = nit === null ? undefined : first.get(nit)
    const holder = nit === null ? undefined : known.taken.get(nit)
    if (before !== undefined) faults.push({ field: 'nit', sentence: text.repeats(before) })
    else if (holder) faults.push({ field: 'nit', sentence: text.exists(holder.title), holder })
    if (nit !== null && before === undefined) first.set(nit, row)

    const address = email.safeParse(cell('email'))
    if (cell('email') === '') notes.push({ field: 'email', sentence: text.uninvited })
    else if (!address.success) faults.push({ field: 'email', sentence: text.email })
    const person = personName.safeParse(cell('person'))
    if (cell('person') !== '' && !person.success) faults.push({ field: 'person', sentence: text.person })
    const { advisor, note } = findAdvisor(cell('advisor'), known.staff)
    if (note) notes.push({ field: 'advisor', sentence: note })

    const ready: Ready | null =
      faults.length > 0 || !name.success || nit === null
        ? null
        : {
            company: { name: name.data, nit, digit: checkDigit(nit) },
            advisor,
            people: address.success ? [{ email: address.data, name: person.data ?? '', role: 'owner' }] : [],
          }
    return { row, cells, faults, notes, ready }
  })
}

/** Reads a row's NIT. Its check digit may follow it or have its own column; if the row has none, the digit is computed. */
function readRowNit(
  cells: readonly string[],
  mapping: readonly ImportField[],
): { nit: string | null; fault?: Fault } {
  const typed = cellOf(cells, mapping, 'nit')
  const own = cellOf(cells, mapping, 'digit').trim()
  if (typed.trim() === '') return { nit: null, fault: { field: 'nit', sentence: text.noNit } }
  const read = readNit(typed)
  // With a separate column for the check digit, all digits in the NIT column belong to the NIT.
  const whole = own !== '' && read !== null && typeof read !== 'string' && !/[-–]/.test(typed)
  const state = judgeNit(whole ? `${plainNit(typed)}-${own}` : typed)
  if (state.kind === 'sound') return { nit: state.nit }
  if (state.kind === 'empty') return { nit: null, fault: { field: 'nit', sentence: text.noNit } }
  if (state.kind === 'problem') return { nit: null, fault: { field: 'nit', sentence: state.sentence } }
  const written = own !== '' || (typeof read === 'object' && read?.digit !== null)
  if (!written) return { nit: state.nit }
  const right = String(state.right)
  const repaired = whole
    ? withCell(cells, mapping, 'digit', right)
    : withCell(cells, mapping, 'nit', `${formatNit(state.nit)}-${right}`)
  return {
    nit: null,
    fault: {
      field: whole ? 'digit' : 'nit',
      sentence: text.digit(state.right),
      repair: { label: text.use(state.right), cells: repaired },
    },
  }
}

/** Finds a member by name, e-mail, or initials and last name («D. CARDENAS»); null when several members match. */
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
