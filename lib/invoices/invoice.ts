import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** `asked` waits for another file; `replaces` and `replacedBy` are invoice numbers. */
type InvoiceReview = {
  note: string | null
  asked: boolean
  replaces: string | null
  replacedBy: string | null
}

/** Amounts are plain decimals in pesos, null in other currencies; taxes are keyed by DIAN's code. */
type InvoiceAccounts = {
  supplier: string | null
  supplier_nit: string | null
  customer: string | null
  customer_nit: string | null
  document: string | null
  code: string | null
  /** yyyy-MM-dd */
  issued_on: string | null
  currency: string | null
  base: string | null
  taxes: Readonly<Record<string, string>>
  withholdings: Readonly<Record<string, string>>
  total: string | null
}

/**
 * `href` is our own address of the file; `status` is null when unknown; `issuedOn` is yyyy-MM-dd;
 * `withdrawnAt` is set when the client withdrew it after the decision.
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
  /** Only on request, and for files that could be read. */
  accounts?: InvoiceAccounts | null
}

export type InvoiceListPage = {
  items: readonly InvoiceItem[]
  before: PageCursor | null
  after: PageCursor | null
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null

/** Undecided invoices are deleted, decided ones are only marked as withdrawn. */
export function removalKind({ status, withdrawnAt }: InvoiceItem): 'delete' | 'withdraw' | null {
  if (withdrawnAt) return null
  return status === 'accepted' || status === 'rejected' ? 'withdraw' : 'delete'
}

/** True when the firm waits for a new file, also after a rejection. */
export const wantsAnother = ({
  status,
  withdrawnAt,
  review,
}: Pick<InvoiceItem, 'status' | 'withdrawnAt' | 'review'>): boolean =>
  !withdrawnAt && !review?.replacedBy && (status === 'rejected' || Boolean(review?.asked))
