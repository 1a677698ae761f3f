import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WorksheetPage } from '@/components/worksheet/worksheet-page'
import { readPeriod } from '@/lib/tax-calendar/period'
import type { WorksheetPeriod } from '@/lib/worksheet/period'
import type { Worksheet, WorksheetDocuments } from '@/lib/worksheet/worksheet'

afterEach(cleanup)

const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const figures = [
  { figure: 'purchase/01/19', base: '200000.10', amount: '38000.02', documents: 2 },
  { figure: 'left/unread', base: '0.00', amount: '0.00', documents: 1 },
]
const show = (
  sheet: Partial<Worksheet> = {},
  {
    figure = null,
    key = '2026-B5',
    ...documents
  }: Partial<WorksheetDocuments> & { figure?: string | null; key?: string } = {},
) =>
  render(
    <WorksheetPage
      client={client}
      period={readPeriod(key) as WorksheetPeriod}
      sheet={{ title: 'Distribuciones Mejía', cycle: 'bimester', figures, ...sheet }}
      query={{ period: null, figure, passed: 0 }}
      documents={figure ? { rows: [], more: false, ...documents } : null}
    />,
  )
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('the worksheet says that it is a draft, and each figure links to its invoices', () => {
  show()
  expect(screen.getByText(/^Es un borrador para quien prepara/)).toBeDefined()
  const table = screen.getByRole('table', { name: 'IVA de compras' })
  expect(plain(within(table).getByRole('row', { name: /IVA al 19%/ }).textContent)).toContain(
    'Base $ 200.000,10Valor $ 38.000,02',
  )
  expect(within(table).getByRole('link', { name: 'Ver 2 facturas de IVA al 19%' }).getAttribute('href')).toBe(
    `/admin/clientes/${client}/hoja?periodo=2026-B5&cifra=purchase%2F01%2F19#facturas`,
  )
  expect(screen.getByRole('link', { name: 'Ver 1 factura de Sin leer, no sumados' })).toBeDefined()
  expect(plain(screen.getByRole('heading', { name: /Diferencia/ }).parentElement?.textContent)).toContain(
    '−$ 38.000,02',
  )
})

test('the invoices of a figure are listed with links, notes and exchange rates', () => {
  const row = {
    id: client,
    figure: 'purchase/01/19',
    number: 'INV-2026-001',
    kind: 'credit-note',
    party: 'Papeles del Oriente',
    nit: '999100201',
    document: 'NC7',
    issued_on: '2026-09-15',
    created_at: '2026-09-16T12:00:00Z',
    currency: 'USD',
    rate: '4000.5',
    base: '-100000.10',
    amount: '-19000.02',
  }
  show({}, { figure: 'purchase/01/19', rows: [row], more: true })
  const list = screen.getByRole('table', { name: 'Facturas de «IVA al 19%, compras»' })
  expect(within(list).getByRole('link', { name: 'NC7' }).getAttribute('href')).toBe(
    `/admin/facturas/${client}`,
  )
  expect(list.textContent).toContain('INV-2026-001, Nota crédito, resta, USD a 4000,5')
  expect(screen.getByRole('link', { name: 'Ver las siguientes' }).getAttribute('href')).toContain('desde=1')
})

test('a period without invoices says so, and a client with another VAT period gets a link to it', () => {
  show({ figures: [], cycle: 'four-months' })
  expect(screen.getByText('No hay facturas aceptadas de este período.')).toBeDefined()
  expect(screen.getByText(/declara IVA cada cuatro meses/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Cuatrimestre 3 de 2026' }).getAttribute('href')).toContain(
    'periodo=2026-C3',
  )
})

test('the worksheet of a month shows the withholding tax on purchases', () => {
  show(
    { figures: [{ figure: 'purchase/w06/2.5', base: '100000.00', amount: '2500.00', documents: 1 }] },
    { key: '2026-10' },
  )
  expect(screen.getByRole('table', { name: 'Retenciones en compras' }).textContent).toContain('al 2,5%')
  expect(screen.queryByRole('heading', { name: /Diferencia/ })).toBeNull()
})
