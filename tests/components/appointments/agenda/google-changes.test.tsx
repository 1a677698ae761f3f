import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { GoogleChanges } from '@/components/appointments/agenda/google-changes'
import type { AgendaEntry } from '@/lib/appointments/agenda'

const server = vi.hoisted(() => ({
  moveEntryAction: vi.fn(),
  keepGoogleHoursAction: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/appointments/agenda-actions', () => server)
vi.mock('@/lib/appointments/google-actions', () => server)
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => server }))
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
  where: 'video',
  placeDetail: null,
  answer: null,
  person: 'laura',
  second: 'ivan',
  askedAt: '2026-12-01T15:00:00+00:00',
}
const change = (from: string | null, until: string | null) => ({
  person: 'ivan',
  name: 'Iván Rojas',
  from,
  until,
})
const moved = change('2026-12-10T19:00:00+00:00', '2026-12-10T20:00:00+00:00')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an hour that was changed in Google Calendar is proposed to the client only after a press, with the same member', async () => {
  server.moveEntryAction.mockResolvedValue({ ok: true, data: null })
  render(<GoogleChanges entry={entry} changes={[moved]} />)
  expect(
    screen.getByText(
      'Iván Rojas la movió en su Google Calendar al jueves 10 de diciembre 2026, 2:00 a 3:00 p.m. Aquí no ha cambiado.',
    ),
  ).toBeTruthy()
  expect(server.moveEntryAction).not.toHaveBeenCalled()
  await press('Proponer esa hora')
  expect(server.moveEntryAction).toHaveBeenCalledExactlyOnceWith({
    appointment: 'a1',
    seen: 2,
    slot: '2026-12-10T19:00:00.000Z',
    note: '',
    person: 'laura',
  })
})

test('an event that was deleted or made longer in Google offers no new hour, and can be left as it is here', async () => {
  server.keepGoogleHoursAction.mockResolvedValue({ ok: true, data: null })
  const longer = change(entry.startsAt, '2026-12-09T17:00:00+00:00')
  render(<GoogleChanges entry={entry} changes={[change(null, null), { ...longer, person: 'laura' }]} />)
  expect(screen.getByText('Iván Rojas la borró de su Google Calendar. Aquí sigue en pie.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Proponer esa hora' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Dejarla como está aquí' })[0]!)
  expect(server.keepGoogleHoursAction).toHaveBeenCalledExactlyOnceWith({ appointment: 'a1' })
})
