import type { Invoice } from '@/lib/einvoice/model/invoice'
import { amountOrZero, cutAmount, sumOf } from '@/lib/einvoice/amount'

/** The codes of IVA, INC and ICA, in the order in which the CUFE lists these taxes. */
const taxCodes = ['01', '04', '03'] as const

/** The hashed text is `before`, a secret (of invoices the technical key, of notes the software PIN) and `after`. */
type CodeSource = { before: string; after: string }

/** Returns the text that is hashed into the CUFE (annex 1.9, 11.2) or CUDE; null when an amount is unreadable. */
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

/** Returns only the CUFE or CUDE codes that a QR contains, because the rest of its text is not trusted. */
export const codesIn = (qr: string): string[] =>
  qr.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/g) ?? []

/** Returns the address of DIAN's page about a document. Only a person can open it, because it shows a captcha. */
export function dianPage(code: string, environment: string): string {
  const host = environment === '2' ? 'catalogo-vpfe-hab' : 'catalogo-vpfe'
  return `https://${host}.dian.gov.co/document/searchqr?documentkey=${encodeURIComponent(code)}`
}
