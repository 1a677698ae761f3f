import { addDays, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { documentType, type DocumentType } from '@/lib/einvoice/dian-list/document-type'
import type { Column, Columns } from '@/lib/einvoice/dian-list/headings'
import { numberKey } from '@/lib/einvoice/dian-list/number-key'
import { plainWords } from '@/lib/einvoice/dian-list/plain-words'
import type { Cell } from '@/lib/einvoice/dian-list/sheet-rows'

/** `apart` rows are neither purchases nor sales: events, payroll, unknown types and notes to support documents. */
export type Side = 'purchase' | 'sale' | 'apart'

/** Amounts are positive cents; `signOf` says whether a note adds or subtracts. */
export type ListRow = {
  /** The row's number as Excel shows it. */
  line: number
  typeName: string
  /** The CUFE or CUDE in lower case; empty when the file does not contain the whole code. */
  code: string
  prefix: string
  folio: string
  /**
   * An empty `currency` means pesos.
   * If DIAN's list does not state cash or credit, `form` is '' and the `form` in our document is used.
   */
  currency: string
  form: 'cash' | 'credit' | ''
  issued: CivilDay
  issuerNit: string
  issuer: string
  receiverNit: string
  receiver: string
  iva: number | null
  total: number | null
  /** Says whether the company that downloaded the list issued or received the document. */
  group: 'issued' | 'received'
}

const most = { name: 300, text: 80, nit: 20, code: 200 }

const oneLine = (text: string, longest: number) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed()

/** Returns the digits of a NIT without its check digit; '' for a rounded number such as `9.00123E+08`. */
export function listNit(text: string): string {
  if (/\d\s*e\s*\+?\d/i.test(text)) {
    const whole = Number(text)
    return /^\d\.\d{8,}e/i.test(text) && Number.isSafeInteger(whole) ? String(whole) : ''
  }
  const [number = ''] = text.split(/\s*[-–]\s*(?=\d\s*$)/)
  return number.replace(/\.0+$/, '').replace(/\D/g, '').replace(/^0+/, '').slice(0, most.nit)
}

/** Returns `undated` for a document without a readable day, `none` for a row that is no document, such as a total. */
export function readRow(
  line: number,
  cells: readonly Cell[],
  columns: Columns,
): ListRow | 'undated' | 'none' {
  const at = (column: Column): Cell => cells[columns[column] ?? -1] ?? { text: '', isNumber: false }
  const text = (column: Column, longest = most.text) => oneLine(at(column).text, longest)
  const [typeName, written] = [text('type'), text('code', most.code).toLowerCase()]
  if (typeName === '' || (written === '' && text('issuerNit') === '')) return 'none'
  const issued = readListDay(at('issued').text.trim(), at('issued').isNumber)
  const group = plainWords(at('group').text)
  if (issued === null) return 'undated'
  const form = Number(text('form'))
  return {
    line,
    typeName,
    code: /^[0-9a-f]{96}$/.test(written) ? written : '',
    prefix: text('prefix'),
    folio: text('folio').replace(/^(\d+)\.0$/, '$1'),
    currency: text('currency', 3).toUpperCase(),
    form: form === 1 ? 'cash' : form === 2 ? 'credit' : '',
    issued,
    issuerNit: listNit(text('issuerNit')),
    issuer: text('issuer', most.name),
    receiverNit: listNit(text('receiverNit')),
    receiver: text('receiver', most.name),
    iva: readCents(text('iva'), at('iva').isNumber),
    total: readCents(text('total'), at('total').isNumber),
    group: group.startsWith('emitid') ? 'issued' : 'received',
  }
}

export const typeOf = (row: ListRow): DocumentType => documentType(row.typeName)

export const ownerOf = (row: ListRow): string => (row.group === 'issued' ? row.issuerNit : row.receiverNit)

/** A support document is a purchase, because the buyer issues it for a seller who does not invoice. */
export function sideOf(row: ListRow): Side {
  const type = typeOf(row)
  if (['event', 'payroll', 'unknown', 'support-note'].includes(type)) return 'apart'
  return (row.group === 'issued') === (type === 'support') ? 'purchase' : 'sale'
}

export const signOf = (row: ListRow): 1 | -1 => (typeOf(row) === 'credit' ? -1 : 1)

export function partyOf(row: ListRow): { nit: string; name: string } {
  return row.group === 'issued'
    ? { nit: row.receiverNit, name: row.receiver }
    : { nit: row.issuerNit, name: row.issuer }
}

/** A document's row has the same key in every list, so a member's choice for the row applies to newer lists too. */
export const rowKey = (row: ListRow): string =>
  row.code !== ''
    ? `${row.group}:${row.code}`
    : `${row.group}:${row.issuerNit}:${typeOf(row)}:${numberKey(row.prefix, row.folio)}`.slice(0, 200)

export const writtenNumber = ({ prefix, folio }: ListRow): string =>
  prefix === '' || folio.toUpperCase().startsWith(prefix.toUpperCase()) ? folio : `${prefix}-${folio}`

/** A JavaScript number holds cents exactly up to this limit, so larger amounts are not read. */
const largestCents = 10 ** 15

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/

/** Reads `1785000.50` as DIAN writes it, or `1.785.000,50`, and returns cents; null when unreadable. */
function readCents(text: string, isNumber = false): number | null {
  const plain = text.replace(/[\s$]|COP/g, '')
  if (plain === '') return 0
  const written = isNumber ? plain : withPoint(plain)
  if (!/^-?\d*\.?\d+(?:e[+-]?\d{1,3})?$|^-?\d+\.$/i.test(written)) return null
  const cents = Math.round(Number(written) * 100)
  return Math.abs(cents) < largestCents ? cents + 0 : null
}

function withPoint(text: string): string {
  const [sign, digits] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text]
  const group = grouped.exec(digits)
  if (group) {
    const separator = group[1] ?? '.'
    return sign + digits.replaceAll(separator, '').replace(',', '.')
  }
  return sign + digits.replace(',', '.')
}

const excelEpoch = '1899-12-30'
const [firstSerial, lastSerial] = [36_526, 73_050]

/** Returns the day in a cell; `03-04-2026` is the third of April, and a plain number is a date of Excel. */
function readListDay(text: string, isNumber = false): CivilDay | null {
  if (isNumber || /^\d{5}(\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text))
    return serial >= firstSerial && serial <= lastSerial ? addDays(excelEpoch, serial) : null
  }
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]|$)/.exec(text)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s]|$)/.exec(text) ?? []
  const written = iso ? [iso[1], iso[2], iso[3]] : [year, month, day]
  const civil = written.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isCivilDay(civil) ? civil : null
}
