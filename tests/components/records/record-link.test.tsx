import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { create } from 'content-disposition'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvoiceReading } from '@/components/invoices/invoice-reading'
import { someLabel } from '../../support/invoice-label'
import { RecordLink } from '@/components/records/record-link'
import { DecisionTaken } from '@/components/invoices/decisions/decision-panel'
import { errorMessages } from '@/content/errors'
import { recordText } from '@/content/records'
import type { OwnInvoice } from '@/lib/invoices/queries'
import type { ReviewCase } from '@/lib/invoices/decisions/review-invoice'

const asked = vi.fn<typeof fetch>()
const saved: string[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  URL.createObjectURL = () => 'blob:registro'
  URL.revokeObjectURL = () => undefined
  // This stub is removed after each test, because later test files click links in the same window.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
})
afterEach(() => {
  cleanup()
  asked.mockReset()
  saved.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const link = () => screen.getByRole('link', { name: /Descargar el registro/ })
const press = () => act(async () => void fireEvent.click(link()))

test('a record is saved under its own file name', async () => {
  const headers = { 'content-disposition': create('RR-2026-0001.pdf', { type: 'attachment' }) }
  asked.mockResolvedValue(new Response('%PDF-', { headers }))
  render(<RecordLink invoiceId="uno" />)
  await press()
  expect(saved).toEqual(['RR-2026-0001.pdf blob:registro'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('two clicks download a record once', async () => {
  let answer: (response: Response) => void = () => {}
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  render(<RecordLink invoiceId="uno" />)
  await press()
  expect(link().getAttribute('aria-busy')).toBe('true')
  await press()
  await act(async () => answer(new Response('%PDF-')))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(saved).toHaveLength(1)
})

test('a lost connection and a refusal are shown as a sentence, and the next click tries again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<RecordLink invoiceId="uno" />)
  await press()
  expect(screen.getByRole('alert').textContent).toBe(recordText.lost)
  const message = errorMessages['record-unavailable']
  asked.mockResolvedValueOnce(
    Response.json({ ok: false, code: 'record-unavailable', message }, { status: 422 }),
  )
  await press()
  expect(screen.getByRole('alert').textContent).toBe(message)
  asked.mockResolvedValueOnce(new Response('%PDF-'))
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saved).toHaveLength(1)
})

const own: OwnInvoice = {
  id: '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01',
  label: someLabel({ number: 'INV-2026-014' }),
  status: 'accepted',
  note: null,
  asked: false,
  created_at: '2026-11-18T19:31:00Z',
  withdrawn_at: null,
  deleted: false,
  replaced_by: null,
  file: null,
  reviewed_at: null,
  reading: null,
  filed: null,
  moved: false,
}
const decided = { id: own.id, verdict: 'accepted', note: null, decisions: [] } as unknown as ReviewCase

test.each([
  [
    'the client’s page',
    (records: boolean) => <InvoiceReading account="a1" invoice={own} records={records} />,
  ],
  ['the desk', (records: boolean) => <DecisionTaken invoice={decided} records={records} />],
])('while the firm has no certificate, %s offers no record', (_, page) => {
  const { rerender } = render(page(true))
  expect(link()).toBeDefined()
  rerender(page(false))
  expect(screen.queryByRole('link', { name: /Descargar el registro/ })).toBeNull()
})
