import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvoiceFilterForm } from '@/components/invoices/invoice-filters'
import { noFilters, type InvoiceFilters } from '@/lib/invoices/href'

const router = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const network = { onLine: true }
beforeEach(() => {
  vi.useFakeTimers()
  network.onLine = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.onLine)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

const screenOf = (filters: InvoiceFilters) => (
  <InvoiceFilterForm filters={filters} today="2026-12-31">
    <p>Lista</p>
  </InvoiceFilterForm>
)
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const asked = () => router.replace.mock.calls.map(([address]) => String(address).split('?')[1])

test('a search is requested once, a moment after the last letter', async () => {
  render(screenOf(noFilters))
  type('a')
  await pass(200)
  type('ar')
  await pass(200)
  expect(asked()).toEqual([])
  await pass(150)
  expect(asked()).toEqual(['tab=history&buscar=ar'])
})

test('a late answer to an earlier search never overwrites newer text', async () => {
  const { rerender } = render(screenOf(noFilters))
  type('a')
  await pass(300)
  type('ar')
  await pass(300)
  rerender(screenOf({ ...noFilters, search: 'a' }))
  expect(box().value).toBe('ar')
  rerender(screenOf({ ...noFilters, search: 'ar' }))
  expect(box().value).toBe('ar')
})

test('opening another address fills in its filters', () => {
  const { rerender } = render(screenOf({ ...noFilters, search: 'ar' }))
  rerender(screenOf({ ...noFilters, search: 'energía', status: 'accepted', day: '2026-12-31' }))
  expect(box().value).toBe('energía')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).value).toBe('accepted')
  expect(screen.getByRole('button', { name: 'Fecha: 31/12/2026' }).textContent).toBe('31/12/2026')
})

test('choosing a status filters at once, together with text that was not sent yet', async () => {
  render(screenOf(noFilters))
  type('ar')
  fireEvent.change(screen.getByRole('combobox', { name: 'Estado' }), { target: { value: 'rejected' } })
  await pass(1000)
  expect(asked()).toEqual(['tab=history&buscar=ar&estado=rechazada'])
})

test('the date filter means the upload or the invoice, and the choice is kept before a day is chosen', async () => {
  render(screenOf(noFilters))
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Qué fecha' })
  expect(kind.value).toBe('uploaded')
  fireEvent.change(kind, { target: { value: 'issued' } })
  await pass(0)
  expect(asked()).toEqual(['tab=history&por=factura'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Limpiar filtros' }).disabled).toBe(false)
})

test('«Limpiar filtros» clears all three filters, and is off when there is nothing to clear', async () => {
  const { rerender } = render(screenOf({ ...noFilters, search: 'ar', status: 'accepted', day: '2026-12-31' }))
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await pass(0)
  expect(asked()).toEqual(['tab=history'])
  rerender(screenOf(noFilters))
  expect(box().value).toBe('')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Limpiar filtros' }).disabled).toBe(true)
})

test('without network no filter is requested; the choices apply when it is back', async () => {
  render(screenOf(noFilters))
  network.onLine = false
  type('ar')
  await pass(500)
  expect(asked()).toEqual([])
  expect(screen.getByText('Sin conexión. Los filtros se aplicarán cuando vuelva.')).toBeTruthy()
  network.onLine = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(asked()).toEqual(['tab=history&buscar=ar'])
  expect(screen.queryByText(/Sin conexión/)).toBeNull()
})
