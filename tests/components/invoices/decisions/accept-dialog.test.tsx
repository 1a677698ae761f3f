import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DecisionPanel } from '@/components/invoices/decisions/decision-panel'
import type { ReviewCase } from '@/lib/invoices/decisions/review-invoice'
import { someLabel, unreadLabel } from '../../../support/invoice-label'

const server = vi.hoisted(() => ({ decideInvoiceAction: vi.fn(), refresh: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/invoices/decisions/actions', () => server)
vi.mock('next/navigation', () => ({
  useRouter: () => server,
  usePathname: () => '/admin/facturas/uno',
  useSearchParams: () => new URLSearchParams(),
}))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const invoice = (id: string, needsReason: boolean): ReviewCase => ({
  id,
  label: someLabel(),
  findings: [],
  verdict: 'reviewing',
  needsReason,
  note: null,
  decision: 0,
  createdAt: '2026-11-18T12:00:00Z',
  deleted: false,
  withdrawn: false,
  own: false,
  file: null,
  client: { id: 'c', name: 'Ana', email: 'ana@empresa.example', companies: [] },
  replaces: null,
  replacedBy: null,
  decisions: [],
})
const position = { place: 1, previous: null, next: null, onward: '/admin/facturas' as const }
const panel = (one: ReviewCase, drafted: string | null = null) =>
  render(<DecisionPanel invoice={one} position={position} stays records={false} drafted={drafted} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('accepting an invoice with open errors asks for a reason, which the client’s note does not contain', async () => {
  server.decideInvoiceAction.mockResolvedValue({ ok: true, data: { verdict: 'accepted', decision: 1 } })
  panel(invoice('uno', true))
  await press('Aceptar')
  expect(server.decideInvoiceAction).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: /^Aceptar FE4821 de Papeles/ })).toBeDefined()
  await press('Aceptar así')
  expect(screen.getByText('Elige una razón o escribe el detalle.')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'El hallazgo está equivocado.' }))
  await userEvent.type(screen.getByLabelText('Detalle para el historial'), 'Ver INV-9')
  await press('Aceptar así')
  expect(server.decideInvoiceAction).toHaveBeenCalledWith({
    id: 'uno',
    verdict: 'accepted',
    seen: 0,
    note: null,
    reason: 'El hallazgo está equivocado. Ver INV-9',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('accepting an invoice that was not read offers its own reasons', async () => {
  server.decideInvoiceAction.mockResolvedValue({ ok: true, data: { verdict: 'accepted', decision: 1 } })
  panel({ ...invoice('cinco', true), label: unreadLabel({ reading: 'waiting' }) })
  await press('Aceptar')
  expect(screen.getByRole('dialog', { name: 'Aceptar Factura.pdf sin revisión automática' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'El hallazgo está equivocado.' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'La leímos completa y todo cuadra.' }))
  await press('Aceptar así')
  expect(server.decideInvoiceAction).toHaveBeenCalledWith(
    expect.objectContaining({ verdict: 'accepted', reason: 'La leímos completa y todo cuadra.' }),
  )
})

test('an invoice without open errors is accepted with one press', async () => {
  server.decideInvoiceAction.mockResolvedValue({ ok: true, data: { verdict: 'accepted', decision: 1 } })
  panel(invoice('dos', false))
  await press('Aceptar')
  expect(server.decideInvoiceAction).toHaveBeenCalledTimes(1)
})

test('a rejection starts with a note about the findings, and is not sent before a member has seen it', async () => {
  panel(invoice('tres', true), 'No podemos aceptar FE4821 así:')
  await press('Rechazar')
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nota para el cliente/ })
  expect(note.value).toBe('No podemos aceptar FE4821 así:')
  expect(document.activeElement).toBe(note)
  expect(server.decideInvoiceAction).not.toHaveBeenCalled()
})

test('rejecting an invoice without findings asks the member to write the note', async () => {
  panel(invoice('cuatro', false))
  await press('Rechazar')
  expect(screen.getAllByText(/Escribe la nota antes de rechazar/)).not.toHaveLength(0)
})

const decided: Partial<ReviewCase> = { verdict: 'rejected', decision: 1, note: 'El IVA no cuadra.' }

test.each<[string, Partial<ReviewCase>]>([
  ['decided already', decided],
  ['the member’s own', { own: true }],
  ['withdrawn', { withdrawn: true }],
  ['replaced', { replacedBy: { id: 'otra', number: 'INV-9' } }],
])('the keys A, R and P do nothing on an invoice that is %s', async (_, more) => {
  server.decideInvoiceAction.mockResolvedValue({ ok: true, data: { verdict: 'accepted', decision: 2 } })
  panel({ ...invoice('seis', false), ...more })
  await userEvent.keyboard('arp')
  expect(server.decideInvoiceAction).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull()
})

test('the keys work again once the member wants to change the decision', async () => {
  server.decideInvoiceAction.mockResolvedValue({ ok: true, data: { verdict: 'accepted', decision: 2 } })
  panel({ ...invoice('siete', false), ...decided })
  await press('Cambiar la decisión')
  await userEvent.keyboard('a')
  expect(server.decideInvoiceAction).toHaveBeenCalledExactlyOnceWith({
    id: 'siete',
    verdict: 'accepted',
    seen: 1,
    note: null,
    reason: null,
  })
})
