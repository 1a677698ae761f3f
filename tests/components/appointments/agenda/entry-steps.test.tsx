import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { EntrySteps } from '@/components/appointments/agenda/entry-steps'
import type { AgendaEntry } from '@/lib/appointments/agenda'

const server = vi.hoisted(() => ({
  cancelEntryAction: vi.fn(),
  confirmEntryAction: vi.fn(),
  cancelFollowingAction: vi.fn(),
  swapEntriesAction: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/appointments/agenda-actions', () => server)
vi.mock('@/lib/appointments/series-actions', () => server)
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => server }))
const openers: (Element | null)[] = []
HTMLDialogElement.prototype.showModal = function () {
  openers.push(document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  ;(openers.pop() as HTMLElement | null)?.focus()
}
beforeAll(
  () =>
    Promise.all([
      import('@/components/appointments/agenda/swap-form'),
      import('@/components/appointments/agenda/move-form'),
      import('@/components/appointments/agenda/place-form'),
    ]).then(() => undefined),
  60_000,
)
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const entry: AgendaEntry = {
  id: 'a1',
  client: 'x',
  name: 'Ana',
  email: 'ana@empresa.example',
  title: 'Cierre',
  startsAt: '2026-12-09T15:00:00+00:00',
  endsAt: '2026-12-09T16:00:00+00:00',
  status: 'confirmed',
  sequence: 2,
  note: null,
  cancelledBy: null,
  type: null,
  where: 'video',
  placeDetail: null,
  place: 'Virtual',
  answer: null,
  person: null,
  second: null,
  askedAt: '2026-12-01T15:00:00+00:00',
}
const press = (name: string, place = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[place] as HTMLElement)
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Mensaje para el cliente/)

test('the message to the client is kept when a cancellation fails', async () => {
  server.cancelEntryAction.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  server.cancelEntryAction.mockResolvedValueOnce({ ok: true, data: null })
  render(
    <EntrySteps
      entry={entry}
      hours={{} as never}
      may={{ confirm: false, change: true, finish: false, miss: false }}
    />,
  )
  await press('Cancelar la cita')
  await userEvent.type(note(), 'Estoy enferma')
  await press('Cancelar la cita', 1)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cancelar la cita' })).toHaveProperty('disabled', false),
  )
  await press('Cancelar la cita')
  expect(note().value).toBe('Estoy enferma')
  await press('Cancelar la cita', 1)
  expect(server.cancelEntryAction).toHaveBeenLastCalledWith({
    appointment: 'a1',
    seen: 2,
    note: 'Estoy enferma',
  })
})

test('after a failed confirmation or cancellation, the focus is on the button that was pressed', async () => {
  // Browsers blur a button when it becomes disabled; jsdom does not, so this mock blurs the button.
  const fail = async () => {
    ;(document.activeElement as HTMLElement).blur()
    return { ok: false, code: 'unavailable', message: 'No responde.' }
  }
  server.cancelEntryAction.mockImplementation(fail)
  server.confirmEntryAction.mockImplementation(fail)
  render(
    <EntrySteps
      entry={entry}
      hours={{} as never}
      may={{ confirm: true, change: true, finish: false, miss: false }}
    />,
  )
  await press('Confirmar la cita')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirmar la cita'))
  await press('Cancelar la cita')
  await press('Cancelar la cita', 1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar la cita'))
})

test('opening a form of the appointment moves the focus into it, and closing it returns the focus to its button', async () => {
  render(
    <EntrySteps
      entry={entry}
      hours={{ now: entry.askedAt }}
      may={{ confirm: false, change: true, finish: false, miss: false }}
      swaps={{ others: [{ ...entry, id: 'b2' }], names: {} }}
    />,
  )
  for (const [opener, form] of [
    ['Proponer otra hora', 'Proponer otra hora'],
    ['Cambiar el lugar', 'Cambiar el lugar'],
    ['Intercambiar con otra', 'Intercambiar con otra cita'],
  ] as const) {
    await press(opener)
    const opened = await screen.findByRole('form', { name: form })
    expect(document.activeElement?.contains(opened)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await press('Dejarla como está')
    expect(document.activeElement?.textContent).toBe(opener)
  }
})

test('after an appointment is confirmed, the focus moves to its status on the page', async () => {
  server.confirmEntryAction.mockResolvedValue({ ok: true, data: null })
  render(
    <>
      <div id="standing" tabIndex={-1} />
      <EntrySteps
        entry={{ ...entry, status: 'requested' }}
        hours={{} as never}
        may={{ confirm: true, change: true, finish: false, miss: false }}
        place="standing"
      />
    </>,
  )
  await press('Confirmar la cita')
  await waitFor(() => expect(document.activeElement?.id).toBe('standing'))
})

test('an appointment of a series can be cancelled together with the following ones', async () => {
  server.cancelFollowingAction.mockResolvedValue({ ok: true, data: { cancelled: 4 } })
  const may = { confirm: false, change: true, finish: false, miss: false }
  render(<EntrySteps entry={entry} hours={{} as never} may={may} following={3} />)
  await press('Cancelar la cita')
  await userEvent.selectOptions(screen.getByLabelText('¿Cuáles?'), 'Esta y las 3 siguientes')
  await press('Cancelar las 4 citas')
  expect(server.cancelFollowingAction).toHaveBeenCalledExactlyOnceWith({
    appointment: 'a1',
    seen: 2,
    note: '',
  })
  expect(server.cancelEntryAction).not.toHaveBeenCalled()
})

test('a swap shows the hours of both appointments before and after, and is sent only with another one chosen', async () => {
  server.swapEntriesAction.mockResolvedValue({ ok: true, data: null })
  const other: AgendaEntry = {
    ...entry,
    id: 'b2',
    name: 'Luis',
    sequence: 5,
    person: 'ivan',
    startsAt: '2026-12-10T20:00:00+00:00',
    endsAt: '2026-12-10T20:30:00+00:00',
  }
  render(
    <EntrySteps
      entry={{ ...entry, person: 'laura' }}
      hours={{} as never}
      may={{ confirm: false, change: true, finish: false, miss: false }}
      swaps={{ others: [other], names: { laura: 'Laura Gómez', ivan: 'Iván Rojas' } }}
    />,
  )
  await press('Intercambiar con otra')
  const form = await screen.findByRole('form', { name: 'Intercambiar con otra cita' })
  await press('Intercambiar')
  expect(server.swapEntriesAction).not.toHaveBeenCalled()
  expect(form.textContent).toContain('Elige la otra cita.')
  await userEvent.selectOptions(screen.getByLabelText('La otra cita, de la misma semana'), 'b2')
  expect(form.textContent).toContain('Antes: Miércoles 9 de diciembre, 10:00 a 11:00 a.m., con Laura Gómez')
  expect(form.textContent).toContain('Después: Jueves 10 de diciembre, 3:00 a 4:00 p.m., con Laura Gómez')
  expect(form.textContent).toContain('Después: Miércoles 9 de diciembre, 10:00 a 10:30 a.m., con Iván Rojas')
  await userEvent.selectOptions(screen.getByLabelText('Qué se intercambia'), 'people')
  expect(form.textContent).toContain('Después: Miércoles 9 de diciembre, 10:00 a 11:00 a.m., con Iván Rojas')
  await press('Intercambiar')
  expect(server.swapEntriesAction).toHaveBeenCalledExactlyOnceWith({
    appointment: 'a1',
    seen: 2,
    other: 'b2',
    otherSeen: 5,
    what: 'people',
    note: '',
  })
})
