import type { Proposal } from '@/lib/einvoice/review-document'
import type { PageCursor } from '@/lib/format/page-cursor'

export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/**
 * What the firm says about its decision; `asked` when it waits for another file. `replaces` and `replacedBy` are the
 * numbers of the invoices that this one stands for, and that stands for it.
 */
export type InvoiceReview = {
  note: string | null
  asked: boolean
  replaces: string | null
  replacedBy: string | null
}

/** What the rules read in the file; `total` in pesos, `findings` counts what does not hold. */
export type InvoiceFacts = {
  supplier: string | null
  number: string | null
  total: number | null
  proposal: Proposal | null
  findings: number
}

/**
 * One line of 'Facturas Registradas'. `href` is our own address of the file; `status` null for one we do not know;
 * `withdrawnAt` when the client took it back after the firm had decided.
 */
export type InvoiceItem = {
  id: string
  number: string
  status: InvoiceStatus | null
  name: string
  href: string
  size: number
  createdAt: string
  withdrawnAt: string | null
  review?: InvoiceReview
  /** Null until the rules have read the file. */
  facts?: InvoiceFacts | null
}

export type InvoicePage = {
  items: readonly InvoiceItem[]
  /** Where the newer and the older page begin; null where there is none. */
  before: PageCursor | null
  after: PageCursor | null
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null

/** What is still in review is deleted; what was decided is only withdrawn; what was taken back stays so. */
export function wayBack({ status, withdrawnAt }: InvoiceItem): 'delete' | 'withdraw' | null {
  if (withdrawnAt) return null
  return status === 'accepted' || status === 'rejected' ? 'withdraw' : 'delete'
}

/** Whether the firm waits for another file: asked for, or in the place of one that it rejected. */
export const wantsAnother = ({ status, withdrawnAt, review }: InvoiceItem): boolean =>
  !withdrawnAt && !review?.replacedBy && (status === 'rejected' || Boolean(review?.asked))
