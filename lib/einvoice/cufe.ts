import type { Invoice } from '@/lib/einvoice/model/invoice'
import { amountOrZero, cutAmount, sumOf } from '@/lib/einvoice/amount'

/** The taxes that a CUFE names, in its order: IVA, INC, ICA. */
const taxCodes = ['01', '04', '03'] as const

/** The text under a code, around its secret: the technical key of the numbering for invoices, the PIN of the software for notes. */
type CodeSource = { before: string; after: string }

/** The text under a CUFE (annex 1.9, 11.2) or a CUDE; null when an amount cannot be read. */
export function codeSource(invoice: Invoice): CodeSource | null {
  const { totals } = invoice
  const value = amountOrZero(totals.lines)
  const total = amountOrZero(totals.payable)
  const taxes = taxCodes.map((code) =>
    sumOf(invoice.taxes.filter((tax) => tax.code === code).map(({ amount }) => amountOrZero(amount))),
  )
  if (!value || !total || taxes.includes(null)) return null
  const before = [
    invoice.number,
    invoice.issueDate,
    invoice.issueTime,
    cutAmount(value),
    ...taxCodes.map((code, at) => code + (taxes[at] ? cutAmount(taxes[at]) : '')),
    cutAmount(total),
    invoice.supplier.nit,
    invoice.customer.nit,
  ].join('')
  return { before, after: invoice.environment }
}

/** The CUFEs and CUDEs in the text of a QR code; nothing else that a QR says is believed. */
export const codesIn = (qr: string): string[] =>
  qr.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/g) ?? []

/** DIAN's page about a document; it asks for a captcha, so a person has to open it. */
export function dianPage(code: string, environment: string): string {
  const host = environment === '2' ? 'catalogo-vpfe-hab' : 'catalogo-vpfe'
  return `https://${host}.dian.gov.co/document/searchqr?documentkey=${encodeURIComponent(code)}`
}
