import Big from 'big.js'
import type { ModelField } from '@/content/books-export'
import { code } from '@/lib/books/code-cell'
import type { Entry, EntryLine } from '@/lib/books/entry'
import type { BookModel } from '@/lib/books/model'
import { pesos, splitNumber, writtenNumber } from '@/lib/books/numbers'
import type { SheetCell } from '@/lib/format/spreadsheet'

export const modelRows = (
  entries: readonly Entry[],
  { fields }: BookModel,
  options: { type: string; number: number },
): SheetCell[][] =>
  entries.flatMap((entry, at) =>
    entry.lines.map((line, place) => {
      const value = valueOf(entry, line, {
        type: options.type,
        number: options.number + at,
        sequence: place + 1,
      })
      return fields.map((field) => (field === null ? null : value[field]()))
    }),
  )

type Voucher = { type: string; number: number; sequence: number }

function valueOf(
  entry: Entry,
  line: EntryLine,
  { type, number, sequence }: Voucher,
): Record<ModelField, () => SheetCell> {
  const own = splitNumber(entry)
  const [year, month, day] = entry.day.split('-').map(Number)
  const isDebit = line.debit > 0
  return {
    type: () => code(type),
    number: () => number,
    day: () => ({ day: entry.day }),
    year: () => year ?? null,
    month: () => month ?? null,
    dayOfMonth: () => day ?? null,
    sequence: () => sequence,
    account: () => line.account,
    side: () => (isDebit ? 'D' : 'C'),
    sideNumber: () => (isDebit ? 1 : 2),
    amount: () => pesos(line.debit + line.credit),
    debit: () => pesos(line.debit),
    credit: () => pesos(line.credit),
    party: () => entry.party,
    digit: () => entry.digit || null,
    name: () => entry.name,
    detail: () => line.detail,
    centre: () => line.centre || null,
    base: () => pesos(line.base),
    rate: () => (line.rate === null ? null : new Big(line.rate)),
    document: () => writtenNumber(entry),
    prefix: () => own.prefix || null,
    documentNumber: () => own.number,
    due: () => ({ day: entry.due || entry.day }),
    code: () => entry.code,
    currency: () => entry.currency,
    exchange: () => (entry.rate === null ? null : new Big(entry.rate)),
  }
}
