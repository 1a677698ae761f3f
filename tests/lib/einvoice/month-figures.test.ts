import { expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { monthFigures } from '@/lib/einvoice/month-figures'
import { summaryOf, type InvoiceSummary } from '@/lib/einvoice/summary'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { totalsOf } from '../../support/einvoice/draft-totals'
import { soundInvoice } from '../../support/einvoice/sound-invoice'
import { money } from '../../support/einvoice/xml-text'

const one: InvoiceSummary = {
  kind: 'invoice', number: 'FV1', code: '', date: '2026-04-27', currency: 'COP', supplierNit: '1', supplierName: '',
  customerNit: '2', customerName: '', direction: 'purchase', total: '20384700.00', iva: '3254700.00', withheld: '617365.20',
} // prettier-ignore

test('a summary tells what the document says', () => {
  const draft = soundInvoice({ seed: 11 })
  const { invoice } = readDocument(new TextEncoder().encode(invoiceXml(draft)))
  if (!invoice) throw new Error('no invoice')
  const summary = summaryOf(invoice, 'purchase')
  expect(summary).toMatchObject({
    date: draft.date,
    supplierName: draft.supplier.name,
    direction: 'purchase',
  })
  expect(summary.total).toBe(money(totalsOf(draft).payable))
})

test('months add up to the cent, notes with their sign', () => {
  const cancelled: InvoiceSummary = { ...one, kind: 'credit-note' }
  const tenth: InvoiceSummary = {
    ...one,
    date: '2026-05-02',
    direction: 'sale',
    total: '0.10',
    iva: '0.01',
    withheld: '0.00',
  }
  const summaries = [tenth, tenth, tenth, one, one, cancelled, { ...tenth, kind: 'debit-note' as const }]
  expect(monthFigures(summaries)).toEqual({
    months: [
      {
        month: '2026-04',
        purchases: { total: '20384700.00', iva: '3254700.00', withheld: '617365.20' },
        sales: { total: '0.00', iva: '0.00', withheld: '0.00' },
      },
      {
        month: '2026-05',
        purchases: { total: '0.00', iva: '0.00', withheld: '0.00' },
        sales: { total: '0.40', iva: '0.04', withheld: '0.00' },
      },
    ],
    left: 0,
  })
})

test('what cannot be added is counted, not guessed', () => {
  const odd = [
    { ...one, currency: 'USD' },
    { ...one, total: '' },
    { ...one, iva: '' },
    { ...one, direction: 'foreign' as const },
    { ...one, date: '2026-02-30' },
  ]
  expect(monthFigures(odd)).toEqual({ months: [], left: 5 })
})
