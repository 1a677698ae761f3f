export const invoiceStatuses = ['accepted', 'reviewing', 'rejected'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** One line of 'Facturas Registradas'. `href` is our own address of the file; `status` null for one we do not know. */
export type InvoiceItem = {
  id: string
  number: string
  status: InvoiceStatus | null
  name: string
  href: string
  size: number
  createdAt: string
}

export const toInvoiceStatus = (status: string): InvoiceStatus | null =>
  invoiceStatuses.find((known) => known === status) ?? null
