import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DayBoard } from '@/components/appointments/agenda/day-board'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { momentAt } from '@/lib/calendar/civil-day'

const server = vi.hoisted(() => ({ moveEntryAction: vi.fn(), refresh: vi.fn() }))
vi.mock('@/lib/appointments/agenda-actions', () => server)
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => server }))
vi.setConfig({ testTimeout: 30_000 })
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

const day = '2026-12-09'
const entry: AgendaEntry = {
  id: 'a1',
  client: 'x',
  name: 'Herrajes Punta Brava',
  email: 'ana@empresa.example',
  title: 'Cierre',
  startsAt: momentAt(day, 13),
  endsAt: momentAt(day, 14),
  status: 'confirmed',
  sequence: 2,
  note: null,
  cancelledBy: null,
  person: 'laura',
  second: null,
  type: null,
  where: 'video',
  placeDetail: null,
  place: 'Virtual',
  answer: null,
  askedAt: momentAt(day, 8),
}
const person = (id: string, name: string) => ({
  id,
  name,
  open: [[480, 1080]] as [number, number][],
  free: [[870, 1080]] as [number, number][],
  outside: id === 'ivan' ? [[900, 960] as [number, number]] : [],
  away: [],
})
const people = [person('laura', 'Laura Gómez'), person('ivan', 'Iván Rojas')]
const start = (13 - 8) * 60 * 1.1
/** Returns a function that drags the link, and says whether the browser then follows the link. */
const pressing = (link: HTMLElement) => {
  const columns = screen.getAllByRole('region').map((region) => within(region).getByRole('list'))
  columns.forEach((column, n) => {
    column.getBoundingClientRect = () => new DOMRect(n * 200, 0, 200, 660)
  })
  link.setPointerCapture = vi.fn()
  return ({ right = 0, down = 0, pointerType = 'mouse' }) => {
    let isFollowed = false
    const note = (event: MouseEvent) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    const held = { pointerId: 1, pointerType }
    fireEvent.pointerDown(link, { ...held, button: 0, clientX: 100, clientY: start + 5 })
    fireEvent.pointerMove(link, { ...held, clientX: 100 + right, clientY: start + 5 + down })
    fireEvent.pointerUp(link, held)
    fireEvent.click(link)
    return isFollowed
  }
}
const show = (more: Partial<AgendaEntry> = {}) => {
  render(
    <DayBoard
      day={day}
      now={momentAt(day, 9)}
      people={people}
      entries={[{ ...entry, ...more }]}
      busy={[{ at: momentAt(day, 10), until: momentAt(day, 11), person: 'ivan', second: null }]}
    />,
  )
  return screen.getByRole('link', { name: /Herrajes/ })
}

beforeAll(async () => void (await import('@/components/appointments/agenda/move-dialog')), 60_000)
beforeEach(() => server.moveEntryAction.mockResolvedValue({ ok: true, data: null }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('each member has a column with their appointments; hours of other clients or calendars only say that they are taken', () => {
  show()
  const laura = screen.getByRole('region', { name: 'Laura Gómez' })
  expect(within(laura).getByRole('link', { name: /Herrajes/ })).toBeTruthy()
  const ivan = screen.getByRole('region', { name: 'Iván Rojas' })
  expect(within(ivan).getByText(/^Ocupada, 10:00 a 11:00 a.m./)).toBeTruthy()
  expect(within(ivan).getByText('Ocupado en otro calendario, 3:00 a 4:00 p.m.')).toBeTruthy()
  expect(within(ivan).queryByRole('link')).toBeNull()
})

test('the hint about keys is on the page once, and free times are written out for screens without columns', () => {
  const link = show()
  const [keys, ...more] = screen.getAllByText(/^Arrastra una cita/)
  expect(more).toEqual([])
  expect(link.getAttribute('aria-describedby')).toBe(keys?.id)
  const laura = screen.getByRole('region', { name: 'Laura Gómez' })
  expect(within(laura).getByText('Libre: 2:30 a 6:00 p.m.')).toBeTruthy()
})

test('an appointment of two members is in both columns, and only the first member’s can be moved, never to another person', async () => {
  const user = userEvent.setup()
  render(
    <DayBoard
      day={day}
      now={momentAt(day, 9)}
      people={people}
      entries={[{ ...entry, second: 'ivan' }]}
      busy={[]}
    />,
  )
  const linkOf = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('link', { name: /Herrajes/ })
  expect(linkOf('Laura Gómez').textContent).toContain('con Iván Rojas')
  expect(linkOf('Iván Rojas').textContent).toContain('con Laura Gómez')
  linkOf('Iván Rojas').focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByRole('status').textContent).toBe('')
  linkOf('Laura Gómez').focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  expect(screen.getByRole('status').textContent).toContain('con Laura Gómez')
})

test('an appointment moved by keyboard says its new hour, and nothing is sent before the client’s notice is confirmed', async () => {
  const user = userEvent.setup()
  const link = show()
  link.focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
  expect(screen.getByRole('status').textContent).toContain('A las 2:00 p.m., con Iván Rojas')
  expect(server.moveEntryAction).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Mover la cita de Herrajes Punta Brava' })
  expect(dialog.textContent).toContain('Miércoles 9 de diciembre, 1:00 a 2:00 p.m.')
  expect(dialog.textContent).toContain('Miércoles 9 de diciembre, 2:00 a 3:00 p.m., con Iván Rojas')
  await user.type(within(dialog).getByRole('textbox'), 'Nos cruzó otra reunión.')
  await user.click(within(dialog).getByRole('button', { name: 'Enviar la propuesta' }))
  expect(server.moveEntryAction).toHaveBeenCalledExactlyOnceWith({
    appointment: 'a1',
    seen: 2,
    slot: momentAt(day, 14),
    note: 'Nos cruzó otra reunión.',
    person: 'ivan',
  })
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('Escape, or closing the notice, leaves the appointment where it was', async () => {
  const user = userEvent.setup()
  const link = show()
  link.focus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Escape}')
  expect(screen.getByRole('status').textContent).toBe('')
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Dejarla como está' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.moveEntryAction).not.toHaveBeenCalled()
})

test('when the new hour is taken, the nearest free one is offered and can be chosen with one press', async () => {
  server.moveEntryAction.mockResolvedValueOnce({
    ok: false,
    code: 'slot-taken',
    message: 'Esa hora acaba de ocuparse.',
  })
  const user = userEvent.setup()
  show().focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Enviar la propuesta' }))
  await user.click(
    await within(dialog).findByRole('button', { name: /^Laura Gómez está libre a las 2:30 p.m./ }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Enviar la propuesta' }))
  expect(server.moveEntryAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ slot: '2026-12-09T19:30:00.000Z' }),
  )
})

test('dragging an appointment to another column and hour opens the same notice as the keyboard', async () => {
  const press = pressing(show())
  expect(press({ right: 200, down: 90 * 1.1 })).toBe(false)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('2:30 a 3:30 p.m., con Iván Rojas')
})

test('a short press opens the appointment, also with an unsteady mouse, with a finger, and just after it was dragged', async () => {
  const press = pressing(show())
  expect(press({ right: 3, down: 4 })).toBe(true)
  expect(press({ down: 90 * 1.1 })).toBe(false)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dejarla como está' }))
  expect(press({ pointerType: 'touch' })).toBe(true)
  expect(press({ pointerType: 'mouse' })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an appointment that was attended cannot be moved', async () => {
  const user = userEvent.setup()
  show({ status: 'done' }).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByRole('status').textContent).toBe('')
})
