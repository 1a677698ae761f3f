import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EntrySteps } from '@/components/appointments/agenda/entry-steps'
import type { AgendaEntry } from '@/lib/appointments/agenda'

const server = vi.hoisted(() => ({
  cancelEntryAction: vi.fn(),
  confirmEntryAction: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/appointments/agenda-actions', () => server)
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
  place: 'Virtual',
  answer: null,
  person: null,
  second: null,
  askedAt: '2026-12-01T15:00:00+00:00',
}
const press = (name: string, place = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[place] as HTMLElement)
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Mensaje para el cliente/)

test('the message to the client is still there after a failed cancellation', async () => {
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

test('after a failure the focus is on its button, also through the dialog', async () => {
  // Browsers blur a button when it becomes disabled; jsdom does not.
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
