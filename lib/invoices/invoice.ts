export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

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
}

/** The moment (as the database wrote it) and the id of the row that a page begins after. */
export type InvoiceCursor = readonly [at: string, id: string]

export type InvoicePage = {
  items: readonly InvoiceItem[]
  /** Where the newer and the older page begin; null where there is none. */
  before: InvoiceCursor | null
  after: InvoiceCursor | null
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null

/** What is still in review is deleted; what was decided is only withdrawn; what was taken back stays so. */
export function wayBack({ status, withdrawnAt }: InvoiceItem): 'delete' | 'withdraw' | null {
  if (withdrawnAt) return null
  return status === 'accepted' || status === 'rejected' ? 'withdraw' : 'delete'
}
