import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TotalsSection } from '@/components/monthly-totals/totals-section'
import { totalsCsv } from '@/lib/monthly-totals/export'
import { clientFile, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { noTotals, someTotals } from '../../support/some-totals'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
afterEach(() => {
  cleanup()
  refresh.mockClear()
})

const show = (data: MonthlyTotals) =>
  render(
    <TotalsSection reading={{ ok: true, data }} file={clientFile('c1')} empty="Sube el XML" action="Subir" />,
  )

test('the table of totals has every month, also those without invoices, and a sum', () => {
  show(someTotals())
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(2)
  expect(rows).toHaveLength(13)
  const head = (row?: HTMLElement) => row?.querySelector('th')?.textContent
  const amounts = (row?: HTMLElement) =>
    [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.children[1]?.textContent)
  expect(head(rows[0])).toContain('Diciembre 2025')
  expect(amounts(rows[0])).toEqual(Array(6).fill('$\u00a00'))
  expect(head(rows[11])).toBe('Noviembre 2026 (hasta hoy)')
  expect(amounts(rows[10])).toEqual([
    '\u2212$\u00a059.500,05',
    '\u2212$\u00a09.500,01',
    '$\u00a00',
    '$\u00a047.800.000',
    '$\u00a07.631.932,77',
    '$\u00a01.195.000',
  ])
  expect(head(rows[12])).toBe('Doce meses')
  expect(amounts(rows[12])[0]).toBe('$\u00a04.105.499,85')
})

test('the totals can be downloaded as CSV and as Excel', () => {
  show(someTotals())
  expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
    '/api/clientes/c1/cifras?formato=csv',
  )
  expect(screen.getByRole('link', { name: /Excel/ }).getAttribute('href')).toBe(
    '/api/clientes/c1/cifras?formato=xlsx',
  )
})

test('the downloaded file has the same amounts as the screen, in every month and in the sum', () => {
  show(someTotals())
  const shown = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(2)
    .map((row) =>
      [...row.querySelectorAll('td')].map((cell) =>
        (cell.children[1]?.textContent ?? '').replace('\u2212', '-').replace(/[$\u00a0.]/g, ''),
      ),
    )
  const lines = totalsCsv(someTotals()).split('\r\n').slice(1, 14)
  const saved = lines.map((line) => line.split(';').filter((_, place) => place % 4 !== 0))
  const number = (amount: string) => Number(amount.replace(',', '.'))
  expect(shown).toHaveLength(13)
  expect(saved.map((amounts) => amounts.map(number))).toEqual(shown.map((amounts) => amounts.map(number)))
})

test('without totals the section says what to do and which invoices are not read, and offers no file', () => {
  show(noTotals({ unread: 2 }))
  screen.getByRole('heading', { name: 'Todavía no hay cifras' })
  screen.getByText('Sube el XML')
  screen.getByText(/^2 facturas sin leer no entran/)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('totals that could not be loaded are not shown as zeros, and can be loaded again', () => {
  const reading = { ok: false, code: 'unavailable', message: '' } as const
  render(<TotalsSection reading={reading} file={clientFile('c1')} empty="" />)
  expect(screen.getByRole('alert').textContent).toContain('No pudimos sumar las facturas')
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(refresh).toHaveBeenCalledOnce()
})
