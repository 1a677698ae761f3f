import { amountOrZero, readAmount } from '@/lib/einvoice/amount'
import type { BookDocument } from '@/lib/books/document'
import type { Invoice, Tax } from '@/lib/einvoice/model/invoice'

const number = (text: string) => Number(amountOrZero(text) ?? 0)

/** Returns a tax as `private.tax_sheet` does: a line for each rate, and a line for the rest of the amount, if any. */
function linesOf({ code, amount, shares }: Tax, withheld: boolean): BookDocument['taxes'] {
  const read = shares.map((share) => ({
    code,
    withheld,
    percent: readAmount(share.percent)?.toNumber() ?? null,
    base: number(share.base),
    amount: number(share.amount),
  }))
  const rest = number(amount) - read.reduce((sum, one) => sum + one.amount, 0)
  return [
    ...read.filter(({ base, amount: of }) => base !== 0 || of !== 0),
    ...(Math.abs(rest) > 0.001
      ? [{ code, withheld, percent: null, base: 0, amount: Math.round(rest * 100) / 100 }]
      : []),
  ].filter((one) => /^[0-9A-Z]{1,3}$/.test(one.code))
}

/** Returns a reviewed invoice as the database gives it to the books, without rules of the firm. */
export const documentOf = (invoice: Invoice, more: Partial<BookDocument> = {}): BookDocument => ({
  id: '00000000-0000-4000-8000-000000000001',
  label: 'INV-2026-001',
  kind: invoice.kind,
  type: invoice.typeCode,
  operation: invoice.operation,
  supplier: invoice.supplier.name,
  nit: invoice.supplier.nit,
  digit: invoice.supplier.digit,
  idType: invoice.supplier.idType,
  responsibilities: invoice.supplier.responsibilities,
  number: invoice.number,
  prefix: invoice.range?.prefix ?? '',
  code: invoice.code.value,
  day: invoice.issueDate,
  due: invoice.payment.dueDate || invoice.dueDate,
  currency: invoice.currency,
  rate:
    invoice.exchange?.from === invoice.currency && invoice.exchange.to === 'COP'
      ? number(invoice.exchange.rate) || null
      : null,
  base: Number(
    (
      number(invoice.totals.lines) -
      number(invoice.totals.allowances) +
      number(invoice.totals.charges)
    ).toFixed(4),
  ),
  taxes: [
    ...invoice.taxes.flatMap((tax) => linesOf(tax, false)),
    ...invoice.withholdings.flatMap((tax) => linesOf(tax, true)),
  ],
  payable: number(invoice.totals.payable),
  prepaid: number(invoice.totals.prepaid),
  rounding: number(invoice.totals.rounding ?? ''),
  lines: invoice.lines.length,
  items:
    invoice.lines.length < 2 || invoice.lines.length > 60
      ? []
      : invoice.lines.map(({ description, amount, taxes }) => ({
          description: description.slice(0, 120),
          base: readAmount(amount || '0')?.toNumber() ?? null,
          taxes: taxes
            .flatMap(({ code, shares }) =>
              shares.map((share) => ({
                code: code.slice(0, 3),
                percent: readAmount(share.percent)?.toNumber() ?? null,
                amount: readAmount(share.amount || '0')?.toNumber() ?? null,
              })),
            )
            .slice(0, 6),
        })),
  first: invoice.lines[0]?.description ?? '',
  about: null,
  own: null,
  rule: null,
  last: null,
  exported: null,
  ...more,
})
