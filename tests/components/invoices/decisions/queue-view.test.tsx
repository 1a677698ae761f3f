import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { QueueKeys } from '@/components/invoices/decisions/queue-filters'
import { QueueList } from '@/components/invoices/decisions/queue-view'
import { noFilters, type ReviewQuery } from '@/lib/invoices/decisions/href'
import { someLabel, unreadLabel } from '../../../support/invoice-label'
import type { QueueRow } from '@/lib/invoices/decisions/review-invoice'

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
  label: unreadLabel({ number }),
  client: 'Ana Mejía',
  state: 'waiting',
  since: '2026-11-18T15:00:00Z',
  withdrawn: false,
  replaces: false,
  ...wish,
})
// The code of the table is loaded before the tests, so that a rendered page shows the table at once.
beforeAll(() => import('@/components/invoices/decisions/queue-table'))
const drawn = (page: ReactElement) =>
  act(async () => {
    const view = render(page)
    await vi.dynamicImportSettled()
    return view
  })
const draw = (rows: QueueRow[], wish?: Partial<ReviewQuery>) =>
  drawn(
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
] as const)('an empty review queue has a sentence for the filter %j', async (wish, title) => {
  await draw([], wish)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test('a row shows its client, its age and its findings, and its link keeps the search', async () => {
  await draw(
    [
      row('INV-2026-001', {
        label: someLabel({ proposal: 'wrong', finding: 'El IVA no cuadra', findings: 2 }),
        replaces: true,
      }),
    ],
    {
      search: 'ana',
    },
  )
  const line = screen.getByRole('row', { name: /INV-2026-001/ })
  expect(line.textContent).toMatch(
    /^Papeles del Oriente S\.A\.S\. FE4821.*Reemplaza a otra.*Ana Mejía.*hace 2 días.*Con errores: El IVA no cuadra, y 1 más.*2\.824\.910/,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/facturas/INV-2026-001?buscar=ana')
})

test('on a client’s page a row shows the state instead of the client, and its link leads back there', async () => {
  const client = '11111111-1111-4111-8111-111111111111'
  await draw([row('1', { state: 'accepted' }), row('2', { state: 'replaced' })], {
    queue: 'all',
    client,
    onClientPage: true,
  })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Factura', 'Desde', 'Hallazgos', 'Estado', 'Valor'])
  const lines = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(lines.slice(1)).toEqual([
    expect.stringContaining('Aceptada'),
    expect.stringContaining('Reemplazada'),
  ])
  expect(lines.join(' ')).not.toContain('Ana Mejía')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/admin/facturas/1?estado=todas&cliente=${client}&en=cliente`,
  )
})

test('in the list of rejected invoices a row says if another file replaced it', async () => {
  await draw([row('1', { state: 'replaced' }), row('2', { state: 'rejected' })], { queue: 'rejected' })
  const lines = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(lines[1]).toContain('Reemplazada')
  expect(lines[2]).not.toContain('Reemplazada')
})

test('the sum of the queue is shown only if each amount is known', async () => {
  const { unmount } = await draw([
    row('1', { label: someLabel({ total: 1000 }) }),
    row('2', { label: someLabel({ total: 500 }) }),
  ])
  expect(screen.getByText(/\$\s1\.500/)).toBeTruthy()
  unmount()
  await draw([row('1', { label: someLabel({ total: 1000 }) }), row('2')])
  expect(screen.queryByText(/\$/)).toBeNull()
})

test('a review queue that could not be loaded offers to try again', () => {
  render(<QueueList query={query()} listing={{ ok: false, code: 'unavailable', message: 'x' }} now={now} />)
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
})

test('J and K move from row to row, and stop at both ends', async () => {
  await drawn(
    <QueueKeys>
      <QueueList
        query={query()}
        listing={{
          ok: true,
          data: { rows: [row('INV-2026-001'), row('INV-2026-002')], before: null, after: null },
        }}
        now={now}
      />
    </QueueKeys>,
  )
  const links = screen.getAllByRole('link')
  const focused = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return links.indexOf(document.activeElement as HTMLElement)
  }
  expect(['k', 'j', 'j', 'j', 'k'].map(focused)).toEqual([0, 1, 1, 1, 0])
})
