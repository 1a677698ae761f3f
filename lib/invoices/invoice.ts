import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** `asked` is true when the firm asked for another file; `replaces` and `replacedBy` are numbers of invoices. */
type InvoiceReview = {
  note: string | null
  asked: boolean
  replaces: string | null
  replacedBy: string | null
  /** True when the firm moved the invoice to the right client, so that the sender need not send another file. */
  moved?: boolean
}

/** Amounts are plain decimals in pesos, null for another currency; the keys of taxes are DIAN's codes. */
type InvoiceAccounts = {
  supplier: string | null
  supplier_nit: string | null
  customer: string | null
  customer_nit: string | null
  document: string | null
  code: string | null
  issued_on: string | null
  currency: string | null
  base: string | null
  taxes: Readonly<Record<string, string>>
  withholdings: Readonly<Record<string, string>>
  total: string | null
}

/**
 * `issuedOn` is yyyy-MM-dd; `status` is null when unknown.
 * `withdrawnAt` is set when the client withdrew an invoice after the firm's decision.
 */
export type InvoiceItem = {
  id: string
  label: InvoiceLabel
  status: InvoiceStatus | null
  href: string
  createdAt: string
  issuedOn?: string | null
  withdrawnAt: string | null
  review?: InvoiceReview
  /** The data for bookkeeping, which only exports contain; null for files that could not be read. */
  accounts?: InvoiceAccounts | null
}

export type InvoiceListPage = {
  items: readonly InvoiceItem[]
  before: PageCursor | null
  after: PageCursor | null
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null

/** A client can delete an invoice before the firm's decision; after the decision the client can only withdraw it. */
export function removalKind({ status, withdrawnAt }: InvoiceItem): 'delete' | 'withdraw' | null {
  if (withdrawnAt) return null
  return status === 'accepted' || status === 'rejected' ? 'withdraw' : 'delete'
}

/** True when the client should send another file, because the firm asked for one or rejected this one. */
export const wantsAnother = ({
  status,
  withdrawnAt,
  review,
}: Pick<InvoiceItem, 'status' | 'withdrawnAt' | 'review'>): boolean =>
  !withdrawnAt && !review?.replacedBy && !review?.moved && (status === 'rejected' || Boolean(review?.asked))
