import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilterForm } from '@/components/clients/filter-form'
import { DocumentFilter } from '@/components/documents/document-filter'
import { InvoiceFilterForm } from '@/components/invoices/invoice-filters'
import { QueueFilters } from '@/components/invoices/decisions/queue-filters'
import { wholeList } from '@/lib/documents/list-query'
import { noFilters } from '@/lib/invoices/href'
import { noFilters as wholeQueue } from '@/lib/invoices/decisions/href'

const router = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

let root: Root | undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetAllMocks()
})

/** Renders the page as the server does, runs `early` before the scripts arrive, then hydrates the page. */
async function takeOver(screenOf: ReactElement, early: () => void) {
  const page = document.createElement('main')
  page.innerHTML = renderToString(screenOf)
  document.body.append(page)
  early()
  root = await act(async () => hydrateRoot(page, screenOf))
  await act(async () => void vi.advanceTimersByTime(1000))
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const asked = () => router.replace.mock.calls.map(([address]) => decodeURIComponent(String(address)))

const documents = <DocumentFilter query={wholeList} />
const history = (
  <InvoiceFilterForm filters={noFilters} today="2026-12-31">
    <p>Lista</p>
  </InvoiceFilterForm>
)
const queue = (
  <QueueFilters filters={wholeQueue} clientName={null}>
    <p>Lista</p>
  </QueueFilters>
)
const clients = (
  <FilterForm
    path="/admin/clientes"
    params={{ estado: 'todos' }}
    text={{ form: 'Filtros', label: 'Buscar', working: 'Buscando...' }}
    choices={[
      {
        name: 'estado',
        label: 'Estado',
        options: [
          { value: '', label: 'Aprobados' },
          { value: 'todos', label: 'Todos' },
        ],
      },
    ]}
  >
    <p>Lista</p>
  </FilterForm>
)

test('filters chosen before the script loaded all apply to the documents', async () => {
  await takeOver(documents, () => {
    choice('Tipo').value = 'pdf'
    choice('Ordenar por').value = 'tamano-asc'
    box().value = 'agua'
  })
  expect(asked().at(-1)).toBe('/portal?buscar=agua&tipo=pdf&orden=tamano-asc')
  expect([choice('Tipo').value, choice('Ordenar por').value, box().value]).toEqual([
    'pdf',
    'tamano-asc',
    'agua',
  ])
})

test('filters chosen before the script loaded all apply to the history of invoices', async () => {
  await takeOver(history, () => {
    choice('Estado').value = 'rejected'
    box().value = 'agua'
  })
  expect(asked().at(-1)).toBe('/portal/facturas?tab=history&buscar=agua&estado=rechazada')
  expect(choice('Estado').value).toBe('rejected')
})

test('filters chosen before the script loaded all apply to the review queue', async () => {
  await takeOver(queue, () => {
    screen.getAllByRole<HTMLSelectElement>('combobox')[0]!.value = 'true'
    box().value = 'agua'
  })
  expect(asked().at(-1)).toBe('/admin/facturas?hallazgos=con&buscar=agua')
})

test('filters chosen before the script loaded all apply to the list of clients', async () => {
  await takeOver(clients, () => {
    choice('Estado').value = ''
    box().value = 'agua'
  })
  expect(asked().at(-1)).toBe('/admin/clientes?buscar=agua')
  expect(box().value).toBe('agua')
})

test.each([
  ['documents', documents],
  ['history', history],
  ['queue', queue],
  ['clients', clients],
])('a page whose filters were not touched requests nothing: %s', async (_, screenOf) => {
  await takeOver(screenOf, () => {})
  expect(asked()).toEqual([])
})

test('without network a filter of the client list waits, and applies when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await takeOver(clients, () => {})
  fireEvent.change(choice('Estado'), { target: { value: '' } })
  expect(screen.getByText('Sin conexión. Los filtros se aplicarán cuando vuelva.')).toBeTruthy()
  expect(asked()).toEqual([])
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(asked()).toEqual(['/admin/clientes'])
})
