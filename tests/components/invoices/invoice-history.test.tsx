import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InvoiceHistory } from '@/components/invoices/invoice-history'
import { noFilters } from '@/lib/invoices/href'
import type { InvoiceItem, InvoiceListPage } from '@/lib/invoices/invoice'
import { unreadLabel } from '../../support/invoice-label'

vi.mock('@/lib/invoices/actions', () => ({
  deleteInvoiceAction: vi.fn(),
  withdrawInvoiceAction: vi.fn(),
  restoreInvoiceAction: vi.fn(),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/portal/facturas',
  useSearchParams: () => new URLSearchParams(),
}))

const invoice: InvoiceItem = {
  id: 'f1',
  label: unreadLabel(),
  status: 'reviewing',
  href: '/api/documentos/d1',
  createdAt: '2026-11-01T12:00:00Z',
  withdrawnAt: null,
}
const query = { ...noFilters, tab: 'history' as const, cursor: null, backward: false }
const show = (after: InvoiceListPage['after']) =>
  render(
    <InvoiceHistory
      account="a1"
      query={query}
      listing={{ ok: true, data: { items: [invoice], before: null, after } }}
      now={new Date()}
    />,
  )

test('a long list of invoices says how many the exported file holds, and how to get the rest', () => {
  show(['2026-11-01T12:00:00Z', 'f1'])
  screen.getByText(
    'El archivo llega hasta 50.000 facturas en CSV y 20.000 en Excel. Acorta las fechas para el resto.',
  )
})

test('a list of one page says nothing about limits of the exported file', () => {
  show(null)
  expect(screen.queryByText(/El archivo llega/)).toBeNull()
})
