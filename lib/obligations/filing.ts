import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { FileManyInput } from '@/lib/obligations/board/schema'
import type { Chosen } from '@/lib/obligations/board/board'
import {
  matchReceipts,
  type Disagreement,
  type Expected,
  type Mismatch,
} from '@/lib/obligations/match-receipts'
import type { Receipt, ReceiptKind, ReceiptProblem } from '@/lib/obligations/receipts'

/** Why a file is left out of a filing; a person may still assign a file whose reason is not in `hopeless`. */
export type LeftOut =
  | ReceiptProblem
  | Mismatch
  | 'locked'
  | 'removed'
  | 'unreadable'
  | 'size'
  | 'type'
  | 'copy'
  | 'refused'
const hopeless: readonly LeftOut[] = ['unreadable', 'size', 'type', 'copy', 'refused']

/** `key` names the upload of a dropped file, so that a second try stores nothing twice. */
export type DroppedFile = {
  key: string
  file: File
  hash: string
  kind: ReceiptKind
  receipt: Receipt | null
  obligation: string | null
  why: LeftOut | null
  refusal?: string
  disagreements: readonly Disagreement[]
}

export const canBeKept = ({ why }: Pick<DroppedFile, 'why'>): boolean =>
  why === null || !hopeless.includes(why)

/** What a member enters to file an obligation: `day` is '' when it is missing, and `value` is the typed text. */
export type Filing = {
  number: string
  day: CivilDay
  value: string
  /** `paidOn` is '' for an obligation that is filed but not paid. */
  paidOn: CivilDay
  /** True when a person has confirmed the doubts and contradictions of this filing. */
  settled: boolean
  /** Work outside the tax calendar has a checkbox instead of a receipt number; true while it is ticked. */
  done: boolean
}

export type Row = Chosen & { files: readonly DroppedFile[] }

/** Returns number, day and value of the earlier filing or, without one, a blank filing with `today` as the day. */
export const blankFiling = ({ filed }: Pick<Chosen, 'filed'>, today: CivilDay): Filing => ({
  number: filed?.number ?? '',
  day: filed?.day ?? today,
  value: filed?.value == null ? '' : String(filed.value),
  paidOn: '',
  settled: false,
  done: true,
})

/** For an obligation without a DIAN form, the payment receipt also proves the filing. */
export function fillIn(filing: Filing, { form }: Expected, files: readonly DroppedFile[]): Filing {
  const [payment] = files.filter(({ kind }) => kind === 'payment')
  const first = files.find(({ kind }) => kind === 'return') ?? (form === null ? payment : undefined)
  const paidOn = payment ? (payment.receipt?.filedOn ?? '') : ''
  if (!first?.receipt) return { ...filing, paidOn: payment ? paidOn : filing.paidOn, settled: false }
  const { number, filedOn, value } = first.receipt
  return {
    ...filing,
    number: number ?? '',
    day: filedOn ?? '',
    value: value === null ? '' : String(value),
    paidOn: payment ? paidOn : filing.paidOn,
    settled: false,
  }
}

/** `future` and `paid-future` prevent saving. A person can confirm the other doubts. */
export type Doubt = 'future' | 'paid-future' | 'early' | 'other-year'

/** An obligation that is due within its period, such as a property tax, is never filed too early. */
export function doubtsOf(
  { day, paidOn }: Pick<Filing, 'day' | 'paidOn'>,
  { due, periodEnd, year }: Pick<Expected, 'due' | 'periodEnd' | 'year'>,
  today: CivilDay,
): Doubt[] {
  const doubts: Doubt[] = []
  if (day > today) doubts.push('future')
  if (paidOn > today) doubts.push('paid-future')
  if (day === '') return doubts
  if (periodEnd && due && due > periodEnd && day <= periodEnd) doubts.push('early')
  else if (due ? yearOf(day) !== yearOf(due) : year > 0 && ![year, year + 1].includes(yearOf(day)))
    doubts.push('other-year')
  return doubts
}

export const canBeConfirmed = (doubt: Doubt): boolean => doubt !== 'future' && doubt !== 'paid-future'

/** True when the row has data to store: ticked work, a new number, or a receipt. */
export const isFilled = (row: Row, filing: Filing): boolean =>
  row.own ? filing.done : row.files.length > 0 || (row.open && filing.number.trim() !== '')

/** `documents` maps the key of each file to its stored document. */
export function filingItem(
  { id, version, own, files }: Row,
  { number, day, value, paidOn }: Filing,
  documents: ReadonlyMap<string, string>,
): FileManyInput['items'][number] {
  return {
    obligation: id,
    seen: version,
    receipt: number,
    filedOn: day,
    paidOn,
    value,
    ...(own && { own }),
    receipts: files.flatMap(({ key, kind, receipt }) => {
      const document = documents.get(key)
      if (!document) return []
      const read = receipt ?? { number: null, filedOn: null, value: null }
      const typed = kind === 'return' ? { number, date: day, value } : { number: '', date: paidOn, value: '' }
      return [
        {
          document,
          kind,
          number: read.number ?? typed.number,
          date: read.filedOn ?? typed.date,
          value: read.value === null ? typed.value : String(read.value),
        },
      ]
    }),
  }
}

/** `before` are the files that the member added earlier. */
export function placeFiles(
  read: readonly Omit<DroppedFile, 'obligation' | 'disagreements'>[],
  before: readonly DroppedFile[],
  expected: readonly Expected[],
): DroppedFile[] {
  const readable = read.flatMap(({ key, receipt }) => (receipt ? [{ key, receipt }] : []))
  const filed = new Map(
    before.flatMap(({ obligation, kind, receipt }) =>
      obligation && kind === 'return' ? [[obligation, receipt?.number ?? null] as const] : [],
    ),
  )
  const known = expected.map((one) => ({ ...one, number: filed.get(one.id) ?? one.number }))
  const matches = new Map(matchReceipts(readable, known).map((match) => [match.file.key, match]))
  return read.map((file) => {
    const match = matches.get(file.key)
    if (!match?.expected) return { ...file, obligation: null, why: match?.why ?? file.why, disagreements: [] }
    const { expected: found, disagreements } = match
    const second = file.kind === 'return' && filed.has(found.id) && !disagreements.includes('twice')
    return {
      ...file,
      obligation: found.id,
      why: null,
      disagreements: second ? [...disagreements, 'twice'] : disagreements,
    }
  })
}
