import type { Invoice } from '@/lib/einvoice/model/invoice'
import { amountOrZero, cutAmount, sumOf } from '@/lib/einvoice/amount'

/** The codes of IVA, INC and ICA, in the order in which the CUFE lists these taxes. */
const taxCodes = ['01', '04', '03'] as const

/** The CUFE hashes `before`, a secret and `after`; the secret is the technical key or, in notes, the software PIN. */
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

/** Returns only the CUFE or CUDE codes in the text of a QR code, because the rest of the text is not trusted. */
export const codesIn = (qr: string): string[] =>
  qr.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/g) ?? []

/** Returns the URL of DIAN's page about a document, which shows a captcha. Environment 2 is DIAN's test system. */
export function dianPage(code: string, environment = '1'): string {
  const host = environment === '2' ? 'catalogo-vpfe-hab' : 'catalogo-vpfe'
  return `https://${host}.dian.gov.co/document/searchqr?documentkey=${encodeURIComponent(code)}`
}
