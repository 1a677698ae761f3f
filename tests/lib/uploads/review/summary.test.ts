import { expect, test } from 'vitest'
import { toFinding, violation } from '@/lib/einvoice/rules/rule'
import { reviewSummary } from '@/lib/uploads/review/summary'

const id = '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01'
const row = {
  id,
  name: 'fv0900.xml',
  kind: 'invoice',
  direction: 'purchase',
  supplier: 'Papeles del Oriente S.A.S.',
  customer: 'Distribuciones Mejía S.A.S.',
  document_number: 'FE4821',
  currency: 'COP',
  total: 2_824_910,
  reviewed_at: '2026-11-20T12:00:00Z',
  proposal: 'wrong',
  findings: [toFinding(violation('A1.unreadable', 'block', { name: 'payable', text: '2,5', line: '' }))],
}
const invoice = { id, title: 'FE4821 de Papeles del Oriente S.A.S.', number: 'FE4821' }

test('an upload is answered with its invoice, the weightiest finding and a message for the supplier', () => {
  const summary = reviewSummary(row)
  expect(summary).toMatchObject({ invoice, review: { proposal: 'wrong', message: row.findings[0]?.message } })
  expect(summary.review?.forSupplier).toContain('su factura FE4821 por $\u00a02.824.910')
})

test('a sale has no supplier to write to, and is called by who bought', () => {
  const summary = reviewSummary({ ...row, direction: 'sale' })
  expect(summary.invoice?.title).toBe('FE4821 a Distribuciones Mejía S.A.S.')
  expect(summary.review?.forSupplier).toBeNull()
})

test('what is still being read has a page already; what no rule knows has no review; a lost row says nothing', () => {
  const unread = { supplier: null, customer: null, document_number: null, direction: null }
  const file = { id, title: 'fv0900.xml', number: null }
  expect(reviewSummary({ ...row, ...unread, reviewed_at: null })).toEqual({ invoice: file, reading: true })
  expect(reviewSummary({ ...row, ...unread, proposal: null })).toEqual({ invoice: file })
  expect(reviewSummary(null)).toEqual({})
})
