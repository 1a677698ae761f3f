import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QueueList } from '@/components/review/queue-view'
import { noFilters, type ReviewQuery } from '@/lib/review/address'
import type { QueueRow } from '@/lib/review/review-invoice'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

afterEach(cleanup)

const now = new Date('2026-11-20T15:00:00Z')
const query = (wish: Partial<ReviewQuery> = {}): ReviewQuery => ({
  ...noFilters,
  cursor: null,
  backward: false,
  ...wish,
})
const row = (number: string, wish: Partial<QueueRow> = {}): QueueRow => ({
  id: number,
  number,
  name: `${number}.pdf`,
  client: 'Ana Mejía',
  total: null,
  findings: [],
  since: '2026-11-18T15:00:00Z',
  withdrawn: false,
  replaces: false,
  ...wish,
})
const draw = (rows: QueueRow[], wish?: Partial<ReviewQuery>) =>
  render(
    <QueueList
      query={query(wish)}
      listing={{ ok: true, data: { rows, before: null, after: null } }}
      now={now}
    />,
  )

test.each([
  [{}, 'Todo al día'],
  [{ queue: 'asked' }, 'Nadie debe un archivo'],
  [{ queue: 'rejected' }, 'No hay facturas rechazadas'],
  [{ search: 'x' }, 'No encontramos facturas'],
] as const)('a queue that is empty with %j says so', (wish, title) => {
  draw([], wish)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test('a row says whose it is, since when, what was found, and leads to the desk beside the same list', () => {
  draw([row('INV-2026-001', { findings: ['El IVA no cuadra.', 'Falta el CUFE.'], replaces: true })], {
    search: 'ana',
  })
  const line = screen.getByRole('row', { name: /INV-2026-001/ })
  expect(line.textContent).toMatch(/Reemplaza a otra.*Ana Mejía.*hace 2 días.*2 hallazgos/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/facturas/INV-2026-001?buscar=ana')
})

test('what they are worth together is said when it is known of each', () => {
  const { unmount } = draw([row('1', { total: 1000 }), row('2', { total: 500 })])
  expect(screen.getByText(/\$\s1\.500/)).toBeTruthy()
  unmount()
  draw([row('1', { total: 1000 }), row('2')])
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('a queue that could not be read offers another try', () => {
  render(<QueueList query={query()} listing={{ ok: false, code: 'unavailable', message: 'x' }} now={now} />)
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
})
