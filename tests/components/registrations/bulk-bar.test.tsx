import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SelectBox, Selection, type Named } from '@/components/admin/selection'
import { BulkBar } from '@/components/registrations/bulk-bar'
import { Decided } from '@/components/registrations/undo-decision'
import { saidToasts } from '@/tests/support/said-toasts'

const { decideMany, undo } = vi.hoisted(() => ({ decideMany: vi.fn(), undo: vi.fn() }))
vi.mock('@/lib/registrations/actions', () => ({ decideManyAction: decideMany, undoDecisionsAction: undo }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

const said = saidToasts()
const people: Named[] = ['ana', 'luis', 'sol'].map((name) => ({ id: name, title: `${name}@example.co` }))
const list = (rows: Named[], status: 'waitlist' | 'approved' = 'waitlist', silent: string[] = []) => (
  <Selection items={rows}>
    <Decided>
      <BulkBar status={status} silent={silent} />
      {rows.map((row) => (
        <SelectBox key={row.id} {...row} />
      ))}
    </Decided>
  </Selection>
)

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('nothing can be decided while no registration is chosen', async () => {
  render(list(people))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aprobar' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir luis@example.co' }))
  expect(screen.getByRole('status').textContent).toBe('1 elegido')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aprobar' }).disabled).toBe(false)
})

test('all chosen registrations are decided at once, and those that a colleague decided first are named', async () => {
  decideMany.mockResolvedValue({
    ok: true,
    data: { done: ['ana', 'sol'], others: [{ accountId: 'luis', why: 'Diana ya rechazó este registro.' }] },
  })
  const { rerender } = render(list(people))
  await userEvent.click(screen.getByRole('checkbox', { name: /Elegir todos/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
  expect(decideMany).toHaveBeenCalledExactlyOnceWith({
    userIds: ['ana', 'luis', 'sol'],
    expected: 'waitlist',
    status: 'approved',
  })
  expect(said[0]).toMatchObject({ kind: 'success', title: '2 registros aprobados' })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  // The message about a failure must stay even when the refreshed list is empty.
  rerender(list([]))
  expect(screen.getByRole('alert').textContent).toContain('luis@example.co: Diana ya rechazó este registro.')
})

test('many rejected registrations get the same reason', async () => {
  decideMany.mockResolvedValue({ ok: true, data: { done: ['ana', 'luis'], others: [] } })
  render(list(people))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir ana@example.co' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir luis@example.co' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Falta el RUT.')
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar 2 registros' }))
  expect(decideMany).toHaveBeenCalledExactlyOnceWith({
    userIds: ['ana', 'luis'],
    expected: 'waitlist',
    status: 'rejected',
    reason: 'Falta el RUT.',
  })
  expect(said[0]).toMatchObject({ title: '2 registros rechazados' })
})

test('people with access are put back to waiting only after a question', async () => {
  decideMany.mockResolvedValue({ ok: true, data: { done: ['ana'], others: [] } })
  render(list(people, 'approved'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir ana@example.co' }))
  await userEvent.click(screen.getByRole('button', { name: 'Devolver a espera' }))
  expect(decideMany).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog', { name: 'Devolver el registro a espera' })
  await userEvent.click(dialog.querySelectorAll('button')[1]!)
  expect(decideMany).toHaveBeenCalledOnce()
})

test('an approval of many can be undone, only for those who were approved', async () => {
  decideMany.mockResolvedValueOnce({
    ok: true,
    data: { done: ['ana'], others: [{ accountId: 'luis', why: 'Diana ya rechazó este registro.' }] },
  })
  const { rerender } = render(list(people))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir ana@example.co' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir luis@example.co' }))
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
  rerender(list([]))
  expect(screen.getByText(/Aprobaste a ana@example.co: ya puede entrar/)).toBeDefined()

  undo.mockResolvedValueOnce({ ok: true, data: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledExactlyOnceWith({ userIds: ['ana'] })
  expect(said.at(-1)).toMatchObject({ kind: 'success', title: 'Decisión deshecha' })
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

test('an approval of many can be undone for 55 seconds, and then is no longer offered', async () => {
  vi.useFakeTimers()
  decideMany.mockResolvedValue({ ok: true, data: { done: ['ana', 'luis', 'sol'], others: [] } })
  render(list(people))
  fireEvent.click(screen.getByRole('checkbox', { name: /Elegir todos/ }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Aprobar' })))
  const undoAfter = async (time: number) => {
    await act(() => vi.advanceTimersByTimeAsync(time))
    return screen.queryByRole('button', { name: 'Deshacer' })
  }
  expect(await undoAfter(54_500)).not.toBeNull()
  expect(await undoAfter(1000)).toBeNull()
})

test('people who said nothing about their company are approved only after a question', async () => {
  decideMany.mockResolvedValue({ ok: true, data: { done: ['ana', 'luis'], others: [] } })
  render(list(people, 'waitlist', ['luis']))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir ana@example.co' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir luis@example.co' }))
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
  expect(decideMany).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').textContent).toContain('1 de los elegidos no ha dicho nada de su empresa')
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar de todos modos' }))
  expect(decideMany).toHaveBeenCalledOnce()
})
