/** `INV-2026-001`, as the database counts a client's invoices. */
export const invoiceNumber = /^INV-\d{4}-\d{3,9}$/

export const isInvoiceNumber = (text: string): boolean => invoiceNumber.test(text)
