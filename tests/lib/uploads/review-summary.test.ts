import { expect, test, vi } from 'vitest'
import { reviewSummary } from '@/lib/uploads/claim'

vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({}) }))

const row = (more: object = {}) => ({
  id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  name: 'factura.xml',
  kind: 'invoice',
  direction: 'purchase',
  supplier: 'Papeles del Oriente S.A.S.',
  customer: 'Café Tres Lunas S.A.S.',
  document_number: 'FE4821',
  currency: 'COP',
  total: 119_000,
  reviewed_at: '2026-12-01T15:00:00Z',
  proposal: 'wrong',
  findings: [{ message: 'El IVA no cuadra.', title: 'IVA', text: '', severity: 'error' }],
  ...more,
})

test('an uploaded invoice that was not read yet is said to be read now, and has no result', () => {
  const waiting = reviewSummary(row({ reviewed_at: null, proposal: null, findings: [] }))
  expect(waiting.reading).toBe(true)
  expect(waiting.review).toBeUndefined()
})

test('an uploaded invoice that was read shows its first finding and a text for the supplier', () => {
  const { reading, review, invoice } = reviewSummary(row())
  expect(reading).toBeUndefined()
  expect(review).toMatchObject({ proposal: 'wrong', message: 'El IVA no cuadra.' })
  expect(invoice).toMatchObject({ number: 'FE4821' })
})

test('an uploaded invoice that was read without a result is not said to be read now', () => {
  expect(reviewSummary(row({ proposal: null, findings: [] }))).toEqual({
    invoice: expect.objectContaining({ number: 'FE4821' }),
  })
})

test('an uploaded sale names the customer and has no text for a supplier', () => {
  const { invoice, review } = reviewSummary(row({ direction: 'sale' }))
  expect(invoice?.title).toContain('Café Tres Lunas S.A.S.')
  expect(review?.forSupplier).toBeNull()
})
