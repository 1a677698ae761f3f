import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'

/** What a list says of an invoice that the rules have read; with `wish` of any other. */
export const someLabel = (wish: Partial<InvoiceLabel> = {}): InvoiceLabel => ({
  number: 'INV-2026-001',
  name: 'fv09001.xml',
  size: 2048,
  kind: 'invoice',
  sale: false,
  party: 'Papeles del Oriente S.A.S.',
  document: 'FE4821',
  total: 2_824_910,
  proposal: 'sound',
  findings: 0,
  finding: null,
  reading: 'read',
  ...wish,
})

/** The same of a PDF that a person reads. */
export const unreadLabel = (wish: Partial<InvoiceLabel> = {}): InvoiceLabel =>
  someLabel({
    name: 'Factura.pdf',
    kind: null,
    party: null,
    document: null,
    total: null,
    proposal: null,
    reading: 'person',
    ...wish,
  })
