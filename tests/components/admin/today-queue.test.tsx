import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { switchShortcuts } from '@/components/admin/shortcuts'
import { TodayQueue } from '@/components/today/today-queue'
import { kindInQuery, queueTabs } from '@/lib/today/line-text'
import type { QueueKind, QueueLine } from '@/lib/today/lines'
import { someLine, soundLine } from '../../support/invoice-label'
import { saidToasts } from '../../support/said-toasts'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
const server = vi.hoisted(() => ({ decideInvoiceAction: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => undefined }))
vi.mock('@/lib/invoices/decisions/actions', () => server)
afterEach(() => {
  cleanup()
  switchShortcuts(true)
  vi.resetAllMocks()
})

const said = saidToasts()
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
const noon = new Date('2026-11-21T12:00:00Z')
const none = {
  obligation: 0,
  registration: 0,
  invoice: 0,
  message: 0,
  appointment: 0,
  request: 0,
  contact: 0,
  delivery: 0,
}
const queue = (lines: QueueLine[], promise: number | null = null) => (
  <TodayQueue today={{ lines, counts: { ...none, invoice: lines.length }, week: [], promise }} now={noon} />
)
const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
const currentTitle = () =>
  document
    .querySelector('[data-current] h4')
    ?.textContent?.replace(/^Factura: /, '')
    .split(' ')[0]

test('J and K move through the rows, and the current row shows its own keys, which work on that row', async () => {
  render(queue([someLine(8), someLine(9)]))
  expect(currentTitle()).toBe('FE-8')
  await userEvent.keyboard('j')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Revisar: Factura: FE-8/)
  await userEvent.keyboard('j')
  expect(currentTitle()).toBe('FE-9')
  const row = document.querySelector<HTMLElement>('[data-current]')!
  const client = within(row).getByRole('link', { name: 'Ver el cliente' })
  expect(client.getAttribute('aria-keyshortcuts')).toBe('C')
  await userEvent.keyboard('c')
  expect(router.push).toHaveBeenLastCalledWith(client.getAttribute('href'))
  await userEvent.keyboard('m')
  expect(router.push).toHaveBeenLastCalledWith(`/admin/mensajes/nueva?cliente=${someLine(9).client}`)
  await userEvent.keyboard('k')
  expect(currentTitle()).toBe('FE-8')
})

test('Enter opens the current row while nothing has the focus, but a focused button does its own work', async () => {
  render(queue([someLine(8)]))
  const opened = vi.fn((event: Event) => event.preventDefault())
  screen.getByRole('link', { name: /^Revisar: / }).addEventListener('click', opened)
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  screen.getByRole('button', { name: 'Ver los atajos' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
})

test('when shortcuts are switched off, no key works and none is shown', async () => {
  switchShortcuts(false)
  render(queue([someLine(8)]))
  await userEvent.keyboard('jc')
  expect(router.push).not.toHaveBeenCalled()
  expect(document.querySelector('kbd')).toBeNull()
})

test('new rows are shown only on request, and when the current row leaves, the next one becomes current', async () => {
  const { rerender } = render(queue([someLine(8), someLine(10)]))
  await userEvent.keyboard('jj')
  rerender(queue([someLine(8), someLine(9), someLine(10), someLine(13)]))
  expect(titles()).toHaveLength(2)
  expect(currentTitle()).toBe('FE-10')
  await userEvent.click(screen.getByRole('button', { name: '2 nuevas: mostrarlas' }))
  expect(titles()).toHaveLength(4)
  expect(currentTitle()).toBe('FE-10')
  rerender(queue([someLine(8), someLine(13)]))
  expect(currentTitle()).toBe('FE-13')
})

test('invoices without findings share one row, which stays in place while they are decided', async () => {
  const { rerender } = render(queue([soundLine(8), soundLine(9), soundLine(10)]))
  expect(titles()).toEqual(['3 facturas sin hallazgos, 1 cliente'])
  rerender(queue([soundLine(9), soundLine(10)]))
  expect(titles()).toEqual(['2 facturas sin hallazgos, 1 cliente'])
  expect(screen.queryByText(/nueva/)).toBeNull()
})

test('invoices without findings are accepted together after a member has seen their list, each in the version seen', async () => {
  server.decideInvoiceAction
    .mockResolvedValueOnce({ ok: true, data: null })
    .mockResolvedValueOnce({ ok: false, code: 'invoice-decided', message: 'Laura ya la rechazó.' })
  render(queue([{ ...soundLine(8), key: 2 }, soundLine(9)]))
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Aceptar 2 facturas sin hallazgos' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
  expect(server.decideInvoiceAction).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar las 2' }))
  const asked = server.decideInvoiceAction.mock.calls.map(([decision]) => decision as object)
  expect(asked).toMatchObject([
    { id: soundLine(8).id, verdict: 'accepted', seen: 2, reason: null },
    { id: soundLine(9).id, verdict: 'accepted', seen: 0 },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(said).toMatchObject([
    { kind: 'success', title: '1 factura aceptada' },
    { kind: 'error', title: '1 factura sigue por revisar', description: 'Laura ya la rechazó.' },
  ])
})

test('an empty queue says that there is nothing for today', () => {
  render(queue([]))
  expect(screen.getByText('Nada para hoy')).toBeDefined()
})

const { id, client } = someLine(8)
const its = { C: `/admin/clientes/${client}`, M: `/admin/mensajes/nueva?cliente=${client}` }
/** Lists the page that each key opens, by kind of row in the queue; rows without a client have no keys C and M. */
const leads: Record<QueueKind, Record<string, string>> = {
  obligation: {
    Enter: '/admin/trabajo?vista=lista&mes=2026-11&obligacion=income',
    D: `/admin/solicitudes/nueva?cliente=${client}`,
    ...its,
    S: '/admin/trabajo',
  },
  registration: { Enter: '/admin/registros?buscar=Caf%C3%A9%20Tres%20Lunas', S: '/admin/registros' },
  invoice: { Enter: `/admin/facturas/${id}`, ...its, S: '/admin/facturas' },
  message: { Enter: `/admin/mensajes/${id}`, C: its.C, S: '/admin/mensajes' },
  appointment: { Enter: `/admin/citas/${id}`, ...its, S: '/admin/citas' },
  request: { Enter: `/admin/solicitudes/${id}`, ...its, S: '/admin/solicitudes' },
  contact: { Enter: '/admin/contactos', S: '/admin/contactos' },
  delivery: { Enter: '/admin/entregas?estado=detenidas', S: '/admin/entregas' },
}
const kinds = Object.keys(leads) as QueueKind[]

test.each(kinds)(
  'a line of the kind %s has the expected links, which also open with their keys',
  async (kind) => {
    const more = { title: 'income', starts_at: '2026-11-24T12:00:00Z', period: '2026-10' }
    render(queue([{ ...someLine(8), kind, ...more }]))
    const row = document.querySelector<HTMLElement>('[data-current]')!
    const action = row.querySelector('[data-action]')
    expect(action?.getAttribute('title')).toBeTruthy()
    expect(row.textContent).toContain(action?.getAttribute('title'))
    const links = [...row.querySelectorAll('[aria-keyshortcuts]')].map((one) => [
      one.getAttribute('aria-keyshortcuts'),
      one.getAttribute('href'),
    ])
    expect(links).toHaveLength(Object.keys(leads[kind]).length)
    expect(Object.fromEntries(links)).toEqual(leads[kind])
    for (const [key, href] of Object.entries(leads[kind]).filter(([name]) => name !== 'Enter')) {
      await userEvent.keyboard(key.toLowerCase())
      expect(router.push).toHaveBeenLastCalledWith(href)
    }
  },
)

test.each(kinds)(
  'the tab of the kind %s links to the lines of that kind, and is marked while they are shown',
  (kind) => {
    const tab = queueTabs({ ...none, [kind]: 1 }, null)[1]
    expect(kindInQuery(new URL(tab?.href ?? '', 'https://firma.example').searchParams.get('ver'))).toBe(kind)
    expect(queueTabs(none, kind).map(({ current }) => current)).toEqual([false, true])
  },
)

test('a line says until when the firm promised an answer, in red once that time has passed', () => {
  const promised = (at: string) => ({ ...someLine(8), promised: at })
  const { rerender } = render(queue([promised('2026-11-21T17:12:00Z')], 4))
  screen.getByText('Promesa de la firma: responder en 4 horas hábiles')
  expect(screen.getByText('12:12 p.m.').getAttribute('datetime')).toBe('2026-11-21T17:12:00Z')
  rerender(queue([promised('2026-11-21T11:12:00Z')], 4))
  expect(screen.getByText('Era a las 6:12 a.m.').closest('p')?.className).toContain('text-red')
  rerender(queue([{ ...someLine(8), promised: null }]))
  expect(screen.queryByText(/Promesa de la firma/)).toBeNull()
})
