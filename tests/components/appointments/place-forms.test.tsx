import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PlaceForm } from '@/components/appointments/agenda/place-form'
import { AppointmentSteps } from '@/components/appointments/appointment-steps'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import type { Appointment } from '@/lib/appointments/appointment'
import type { Agenda, AppointmentType } from '@/lib/appointments/rules'

const server = vi.hoisted(() => ({
  placeEntryAction: vi.fn(),
  changePlaceAction: vi.fn(),
  refresh: vi.fn(),
}))
vi.mock('@/lib/appointments/agenda-actions', () => server)
vi.mock('@/lib/appointments/actions', () => server)
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => server }))
beforeAll(async () => void (await import('@/components/appointments/own-place-form')), 60_000)
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const kind: AppointmentType = {
  id: 'k1',
  name: 'Asesoría',
  minutes: 60,
  before: 0,
  after: 0,
  step: 60,
  notice: 2,
  horizon: 90,
  place: 'office',
  detail: 'Carrera 7 # 71-21',
  otherPlaces: { phone: null },
  question: null,
  people: [],
}
const hours: Agenda = { now: '2026-12-01T15:00:00Z', types: [kind], people: [], number: '300 123 4567' }
const when = { startsAt: '2026-12-09T15:00:00+00:00', endsAt: '2026-12-09T16:00:00+00:00' }
const entry: AgendaEntry = {
  ...when,
  id: 'a1',
  client: 'x' as AgendaEntry['client'],
  name: 'Ana Quijano',
  email: 'ana@empresa.example',
  title: 'Cierre',
  status: 'confirmed',
  sequence: 2,
  note: null,
  cancelledBy: null,
  type: 'k1',
  where: 'office',
  placeDetail: 'Carrera 7 # 71-21',
  place: 'Oficina: Carrera 7 # 71-21',
  answer: null,
  person: null,
  second: null,
  askedAt: '2026-12-01T15:00:00+00:00',
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a member who changes the place reads what the client will be told before it is sent', async () => {
  server.placeEntryAction.mockResolvedValue({ ok: true, data: null })
  const onClose = vi.fn()
  render(<PlaceForm entry={entry} hours={hours} onClose={onClose} />)
  expect(screen.getByLabelText<HTMLInputElement>(/^Dirección/).value).toBe('Carrera 7 # 71-21')
  await userEvent.click(screen.getByRole('radio', { name: /^Por teléfono/ }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Número al que llamas/).value).toBe('300 123 4567')
  expect(screen.getByText(/Ahora es así: Por teléfono: 300 123 4567\. La hora sigue igual\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Por videollamada' }))
  await userEvent.type(screen.getByLabelText(/^Enlace o cómo conectarse/), 'https://reunion.example/duda')
  await userEvent.type(screen.getByLabelText(/^Mensaje para el cliente/), 'Ese día no estoy')
  expect(screen.getByText('Esto le llega a Ana Quijano por correo y al portal:')).toBeTruthy()
  expect(screen.getByText('«Ese día no estoy»')).toBeTruthy()
  await press('Cambiar y avisar')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.placeEntryAction).toHaveBeenCalledWith({
    appointment: 'a1',
    seen: 2,
    place: 'video',
    detail: 'https://reunion.example/duda',
    note: 'Ese día no estoy',
  })
})

test('a phone number that the server refuses is marked at its field', async () => {
  server.placeEntryAction.mockResolvedValue({
    ok: false,
    code: 'invalid-input',
    message: 'Revisa los campos.',
    fields: { detail: 'Escribe un número de Colombia.' },
  })
  render(
    <PlaceForm entry={{ ...entry, where: 'phone', placeDetail: '12' }} hours={hours} onClose={vi.fn()} />,
  )
  await press('Cambiar y avisar')
  const field = screen.getByLabelText(/^Número al que llamas/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

const own: Appointment = {
  ...when,
  id: 'a1',
  title: 'Cierre',
  status: 'confirmed',
  sequence: 2,
  note: null,
  cancelledBy: null,
  person: null,
  second: null,
  type: 'k1',
  where: 'office',
  place: 'Oficina: Carrera 7 # 71-21',
  answer: null,
  offerUntil: null,
}
const steps = (appointment: Appointment, types = [kind]) =>
  render(
    <AppointmentSteps
      account="x"
      appointment={appointment}
      agenda={{ ...hours, types }}
      may={{ change: true, confirm: false, export: false }}
    />,
  )

test('a client can change the place if the kind has several, and is told that the firm must confirm again', async () => {
  server.changePlaceAction.mockResolvedValue({ ok: true, data: own })
  steps(own)
  await press('Cambiar el lugar')
  await userEvent.click(await screen.findByRole('radio', { name: /^Por teléfono/ }))
  expect(screen.getByText(/queda por confirmar/)).toBeTruthy()
  await press('Guardar el lugar')
  await waitFor(() =>
    expect(server.changePlaceAction).toHaveBeenCalledWith({
      appointment: 'a1',
      seen: 2,
      place: 'phone',
      number: '300 123 4567',
    }),
  )
})

test('without another place, without a kind, or while an hour is only offered, the client cannot change the place', () => {
  for (const [appointment, types] of [
    [own, [{ ...kind, otherPlaces: {} }]],
    [{ ...own, type: null }, [kind]],
    [{ ...own, offerUntil: when.startsAt }, [kind]],
  ] as const) {
    steps(appointment, [...types])
    expect(screen.queryByRole('button', { name: 'Cambiar el lugar' })).toBeNull()
    cleanup()
  }
})

test('a member is warned that a video appointment without a link leaves the client without a way to join', async () => {
  render(<PlaceForm entry={entry} hours={hours} onClose={() => undefined} />)
  const hint = 'Si lo dejas vacío, el cliente solo lee «Virtual» y no sabe cómo llegar.'
  expect(screen.queryByText(hint)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /videollamada/ }))
  expect(screen.getByText(hint)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Enlace/), 'https://meet.example/a')
  expect(screen.queryByText(hint)).toBeNull()
})
