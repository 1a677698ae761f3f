import { documentNames, unknownDocument } from '@/content/einvoice/documents'
import { invoiceCheckResult as text, invoiceCheckStates } from '@/content/tools/invoice-check'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { formatAmount } from '@/lib/einvoice/money/format-amount'
import { kindName } from '@/lib/einvoice/reading/kind-name'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'
import type { Review } from '@/lib/einvoice/review-document'
import { formatNit } from '@/lib/format/nit'

/** The result of one file in a few words. */
export function verdictOf(file: ReviewedFile): string {
  if ('picture' in file) return invoiceCheckStates[file.picture].verdict
  if (file.refused) return invoiceCheckStates.refused
  return reviewVerdict(file.review, file.document.invoice)
}

function reviewVerdict({ proposal, findings, authenticity }: Review, invoice: Invoice | null): string {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const warned = findings.filter(({ severity }) => severity === 'warn').length
  // One wrong amount is told of the header and of its line.
  const gaps = new Set(blocking.map(({ figures }) => figures.difference))
  const [gap] = gaps.size === 1 ? gaps : []
  switch (proposal) {
    case 'sound':
      return text.sound
    case 'doubtful':
      if (authenticity && authenticity.cap !== 'sound') return text.unproven
      return text.doubtful(warned)
    case 'wrong':
      return gap ? text.gap(formatAmount(gap, invoice?.currency)) : text.wrong(blocking.length)
    default:
      // Of another annex: its amounts were checked all the same.
      if (!invoice) return text.other
      return warned > 0 ? text.doubtful(warned) : text.partly
  }
}

const names: Readonly<Record<string, string>> = documentNames

/** What the document is, from whom and for how much. */
export function summaryOf({ name, invoice }: EDocument): string {
  const called = names[name] ?? unknownDocument(name)
  if (!invoice) return text.about(called)
  const { number, supplier, totals, currency } = invoice
  const nit = /^\d+$/.test(supplier.nit) ? formatNit(supplier.nit) : supplier.nit
  const id = supplier.digit ? `${nit}-${supplier.digit}` : nit
  return text.summary(
    kindName(invoice),
    number,
    supplier.name || text.noSupplier,
    id,
    formatAmount(totals.payable, currency),
  )
}
