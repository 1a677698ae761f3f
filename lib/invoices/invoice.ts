import type { PageCursor } from '@/lib/format/page-cursor'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/**
 * What the firm says about its decision; `asked` when it waits for another file. `replaces` and `replacedBy` are the
 * numbers of the invoices that this one stands for, and that stands for it.
 */
type InvoiceReview = {
  note: string | null
  asked: boolean
  replaces: string | null
  replacedBy: string | null
}

/** What an accountant writes down of an invoice: amounts in pesos as plain decimals, null in other currencies; taxes by DIAN's code. */
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
 * One line of 'Facturas Registradas'. `href` is our own address of the file; `status` null for one we do not know;
 * `issuedOn` the day on the invoice (yyyy-MM-dd), where somebody could read it; `withdrawnAt` when the client took it back after the firm had decided.
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
  /** Only where it was asked for, and somebody could read the file. */
  accounts?: InvoiceAccounts | null
}

export type InvoiceListPage = {
  items: readonly InvoiceItem[]
  /** Where the newer and the older page begin; null where there is none. */
  before: PageCursor | null
  after: PageCursor | null
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null

/** What is still in review is deleted; what was decided is only withdrawn; what was taken back stays so. */
export function removalKind({ status, withdrawnAt }: InvoiceItem): 'delete' | 'withdraw' | null {
  if (withdrawnAt) return null
  return status === 'accepted' || status === 'rejected' ? 'withdraw' : 'delete'
}

/** Whether the firm waits for another file: asked for, or in the place of one that it rejected. */
export const wantsAnother = ({
  status,
  withdrawnAt,
  review,
}: Pick<InvoiceItem, 'status' | 'withdrawnAt' | 'review'>): boolean =>
  !withdrawnAt && !review?.replacedBy && (status === 'rejected' || Boolean(review?.asked))
