import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'
import type { QueueLine } from '@/lib/today/lines'

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

export const someLine = (hour: number, wish: Partial<QueueLine> = {}): QueueLine => ({
  kind: 'invoice',
  id: `2f0c7c1e-6a55-4d0b-9a53-${String(hour).padStart(12, '0')}`,
  at: `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`,
  client: '7a2c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  title: null,
  detail: 'Café Tres Lunas',
  key: null,
  promised: null,
  invoice: someLabel({ document: `FE-${hour}`, proposal: 'wrong', findings: 1, finding: 'El IVA no da' }),
  ...wish,
})

export const soundLine = (hour: number): QueueLine =>
  someLine(hour, { invoice: someLabel({ document: `FE-${hour}` }) })
