import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Marked } from '@/components/search/marked'
import { SearchPalette } from '@/components/search/search-palette'

const router = vi.hoisted(() => ({ push: vi.fn() }))
const server = vi.hoisted(() => ({ searchAction: vi.fn(), ownSearchAction: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => undefined }))
vi.mock('@/lib/search/actions', () => server)
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const line = (name: string) => ({ href: `/admin/${name}`, title: name, detail: '', aside: '' })
const group = (group: string, title: string, ...names: string[]) => ({
  group,
  title,
  count: names.length,
  lines: names.map(line),
})
const finding = (...groups: object[]) => server.searchAction.mockResolvedValue({ ok: true, data: groups })
const onClose = vi.fn()
const open = (area: 'firm' | 'portal' = 'firm') => {
  render(<SearchPalette area={area} onClose={onClose} />)
  return screen.getByRole('combobox')
}
const chosen = () => screen.queryByRole('option', { selected: true })

test('arrows choose a result while the focus stays in the field, and Enter opens it', async () => {
  finding(group('clients', 'Clientes', 'ana'), group('invoices', 'Facturas', 'fe-1', 'fe-2'))
  const field = open()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'an')
  await screen.findAllByRole('option')
  expect(server.searchAction).toHaveBeenLastCalledWith({ search: 'an', group: null })
  screen.getByText('3 resultados')
  expect(chosen()?.textContent).toContain('ana')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()?.textContent).toContain('fe-2')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()?.textContent).toContain('ana')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(router.push).toHaveBeenCalledWith('/admin/fe-2')
  expect(onClose).toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('an older answer never replaces a newer one', async () => {
  let late: (answer: unknown) => void = () => {}
  server.searchAction
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValue({ ok: true, data: [group('clients', 'Clientes', 'beto')] })
  const field = open()
  await userEvent.type(field, 'a')
  await waitFor(() => expect(server.searchAction).toHaveBeenCalledTimes(1))
  await userEvent.type(field, 'b')
  await screen.findByRole('option', { name: /beto/ })
  late({ ok: true, data: [group('clients', 'Clientes', 'ana')] })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(screen.queryByRole('option', { name: /ana/ })).toBeNull()
})

test('pressing a group searches only that group, and the counts of all groups stay', async () => {
  finding(group('clients', 'Clientes', 'ana', 'ana maría'), group('documents', 'Documentos'))
  const field = open()
  await userEvent.type(field, 'ana')
  await screen.findAllByRole('option')
  finding(group('clients', 'Clientes', 'ana'))
  await userEvent.click(screen.getByRole('button', { name: 'Clientes2' }))
  expect(document.activeElement).toBe(field)
  await waitFor(() =>
    expect(server.searchAction).toHaveBeenLastCalledWith({ search: 'ana', group: 'clients' }),
  )
  screen.getByRole('button', { name: 'Clientes2', pressed: true })
  screen.getByRole('button', { name: 'Documentos', pressed: false })
})

test('the search says that nothing matches, or that it could not search', async () => {
  finding(group('clients', 'Clientes'))
  const field = open()
  screen.getByText(/también invitada/)
  await userEvent.type(field, 'x')
  await screen.findByText(/Nada coincide/)
  server.searchAction.mockRejectedValue(new Error('offline'))
  await userEvent.type(field, 'y')
  await screen.findByRole('alert')
  expect(screen.queryByText(/Nada coincide/)).toBeNull()
})

test('a client searches only their own account, and sees no groups of the firm', async () => {
  server.ownSearchAction.mockResolvedValue({ ok: true, data: [group('invoices', 'Facturas', 'fe-1')] })
  await userEvent.type(open('portal'), 'fe')
  await screen.findByRole('option')
  expect(server.searchAction).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Clientes' })).toBeNull()
  screen.getByRole('button', { name: 'Solicitudes' })
})

test.each([
  ['Distribuciones Mejía S.A.S.', 'mejia', ['Mejía']],
  ['Recibo IVA, recibo', 'recibo', ['Recibo', 'recibo']],
  ['2.824.910', 'nada', []],
  ['$ 2.824.910 · aceptada', '$ 2.824.910', ['2.824.910']],
  ['a'.repeat(300), 'a'.repeat(2), Array.from({ length: 150 }, () => 'aa')],
])('in «%s» the search %s is marked', (text, words, marked) => {
  const { container } = render(<Marked text={text} words={words} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked)
})
