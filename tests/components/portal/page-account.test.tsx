import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppointmentSteps } from '@/components/appointments/appointment-steps'
import { InvoiceHistory } from '@/components/invoices/invoice-history'
import { fileTransport, httpTransport } from '@/components/invoices/upload/transport'
import { fetchList } from '@/components/live/fetch-list'
import { postMessage } from '@/components/messages/post-message'
import { OwnTotals } from '@/components/monthly-totals/totals-section'
import { RecordLink } from '@/components/records/record-link'
import { noFilters } from '@/lib/invoices/href'
import type { InvoiceItem } from '@/lib/invoices/invoice'
import { unreadLabel } from '../../support/invoice-label'
import { someTotals } from '../../support/some-totals'

const actions = vi.hoisted(
  () => new Proxy({}, { has: () => true, get: (_, name) => (name === 'then' ? undefined : vi.fn()) }),
)
vi.mock('@/lib/appointments/actions', () => actions)
vi.mock('@/lib/invoices/actions', () => actions)
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/portal',
  useSearchParams: () => new URLSearchParams(),
}))

const account = '3f0c9c1e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
const asked = vi.fn(async (_path: string) => Response.json({ ok: true, data: null }))
const { signal } = new AbortController()
const message = { id: crypto.randomUUID(), thread: crypto.randomUUID(), body: 'Hola', files: [] }
const file = { key: 'k', batch: 'b', name: 'a.xml', type: 'text/xml', size: 1 }
const open = (query: string) => window.history.replaceState(null, '', `/portal/facturas${query}`)

beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  asked.mockClear()
  vi.unstubAllGlobals()
  open('')
})

test.each([
  ['an upload that begins', '/api/facturas', () => httpTransport.begin(file)],
  ['an upload that ends', '/api/facturas/u1', () => httpTransport.finish('u1')],
  ['the end of a batch', '/api/facturas/lotes/b1', () => httpTransport.close('b1')],
  [
    'a file of a message',
    '/api/mensajes/archivos',
    () => fileTransport('/api/mensajes/archivos').begin(file),
  ],
  ['a message', '/api/mensajes', () => postMessage(message)],
  ['a list that is read again', '/api/mensajes?desde=x', () => fetchList('/api/mensajes?desde=x', signal)],
])('the request of %s names the company of the page, if the address has one', async (_, path, call) => {
  open(`?tab=upload&empresa=${account}`)
  await call()
  expect(asked.mock.lastCall?.[0]).toBe(`${path}${path.includes('?') ? '&' : '?'}empresa=${account}`)
  open('?tab=upload')
  await call()
  expect(asked.mock.lastCall?.[0]).toBe(path)
})

const invoice: InvoiceItem = {
  id: 'f1',
  label: unreadLabel(),
  status: 'reviewing',
  href: '/api/documentos/d1',
  createdAt: '2026-11-01T12:00:00Z',
  withdrawnAt: null,
}
const appointment = {
  id: 'c1',
  title: 'Cierre',
  startsAt: '2026-11-30T14:00:00Z',
  endsAt: '2026-11-30T15:00:00Z',
  status: 'confirmed' as const,
  sequence: 1,
  note: null,
  cancelledBy: null,
  offerUntil: null,
  type: null,
  where: 'video' as const,
  place: 'Virtual',
  answer: null,
  person: null,
  second: null,
}
const listing = { ok: true as const, data: { items: [invoice], before: null, after: null } }
const query = { ...noFilters, search: 'Papeles', tab: 'history' as const, cursor: null, backward: false }
const agenda = { now: '2026-11-20T14:00:00Z', busy: [], names: {} }
const may = { change: false, confirm: false, export: true }

test.each([
  [
    'the list of invoices',
    /CSV/,
    `/api/facturas/exportar?buscar=Papeles&formato=csv&empresa=${account}`,
    () => <InvoiceHistory account={account} query={query} listing={listing} now={new Date()} />,
  ],
  [
    'the figures',
    /Excel/,
    `/api/facturas/cifras?formato=xlsx&empresa=${account}`,
    () => <OwnTotals account={account} reading={{ ok: true, data: someTotals() }} />,
  ],
  [
    'the record of a review',
    /registro/,
    `/api/facturas/f1/registro?empresa=${account}`,
    () => <RecordLink invoiceId="f1" account={account} />,
  ],
  [
    'an appointment',
    /\.ics/,
    `/api/citas/c1?empresa=${account}`,
    () => <AppointmentSteps account={account} appointment={appointment} agenda={agenda} may={may} />,
  ],
])('%s is downloaded for the company of the page', (_, name, address, page) => {
  render(page())
  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(links).toContain(address)
})
