/** The database assigns these numbers, such as `INV-2026-001`. */
export const invoiceNumber = /^INV-\d{4}-\d{3,9}$/

export const isInvoiceNumber = (text: string): boolean => invoiceNumber.test(text)
