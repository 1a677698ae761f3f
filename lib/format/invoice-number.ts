/** `INV-2026-001`, numbered by the database. */
export const invoiceNumber = /^INV-\d{4}-\d{3,9}$/

export const isInvoiceNumber = (text: string): boolean => invoiceNumber.test(text)
