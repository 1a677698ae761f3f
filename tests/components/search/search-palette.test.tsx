import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SearchPalette } from '@/components/search/search-palette'

const router = vi.hoisted(() => ({ push: vi.fn() }))
const server = vi.hoisted(() => ({ searchAction: vi.fn() }))
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

const line = (name: string) => ({ href: `/admin/${name}`, title: name, detail: '' })
const finding = (found: object) => server.searchAction.mockResolvedValue({ ok: true, data: found })
const onClose = vi.fn()
const open = () => {
  render(<SearchPalette onClose={onClose} />)
  return screen.getByRole('combobox')
}
const chosen = () => screen.queryByRole('option', { selected: true })

test('arrows choose a result while the focus stays in the field, and Enter opens it', async () => {
  finding({ clients: [line('ana')], invoices: [line('fe-1'), line('fe-2')] })
  const field = open()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'an')
  await screen.findAllByRole('option')
  expect(server.searchAction).toHaveBeenLastCalledWith({ search: 'an' })
  screen.getByText('1 cliente y 2 facturas')
  expect(chosen()?.textContent).toBe('ana')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()?.textContent).toBe('fe-2')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()?.textContent).toBe('ana')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(router.push).toHaveBeenCalledWith('/admin/fe-2')
  expect(onClose).toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('an older answer never replaces a newer one', async () => {
  let late: (answer: unknown) => void = () => {}
  server.searchAction
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValue({ ok: true, data: { clients: [line('beto')], invoices: [] } })
  const field = open()
  await userEvent.type(field, 'a')
  await vi.waitFor(() => expect(server.searchAction).toHaveBeenCalledTimes(1))
  await userEvent.type(field, 'b')
  await screen.findByText('beto')
  late({ ok: true, data: { clients: [line('ana')], invoices: [] } })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(screen.queryByText('ana')).toBeNull()
})

test('it says that nothing matches, and that it could not search', async () => {
  finding({ clients: [], invoices: [] })
  const field = open()
  screen.getByText(/también invitada/)
  await userEvent.type(field, 'x')
  await screen.findByText(/Nada coincide/)
  server.searchAction.mockRejectedValue(new Error('offline'))
  await userEvent.type(field, 'y')
  await screen.findByRole('alert')
  expect(screen.queryByText(/Nada coincide/)).toBeNull()
})
