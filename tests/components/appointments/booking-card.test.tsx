import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BookingCard } from '@/components/appointments/booking-card'
import { slotsOf } from '@/lib/appointments/rules'
import { agendaWith } from '@/tests/support/agenda-with'
import { hourOf } from '@/lib/calendar/civil-day'
import { saidToasts } from '@/tests/support/said-toasts'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('@/lib/appointments/actions', () => ({ requestAppointmentAction: ask }))

vi.setConfig({ testTimeout: 30_000 })
const said = saidToasts()
const now = '2026-11-30T16:00:00.000Z'
const morning = (day: string) => slotsOf(day, { now }).find((slot) => hourOf(slot) === 9) ?? ''
const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
const busy = vi.fn<() => readonly string[]>()

beforeAll(async () => void (await import('@/components/ui/calendar')), 60_000)
beforeEach(() => {
  vi.setSystemTime(now)
  busy.mockReturnValue([])
  vi.stubGlobal('open', () => tab)
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ ok: true, data: agendaWith(now, busy()) }) }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const sync = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sincronizar con Google Calendar' })
const field = () => screen.getByRole('button', { name: /^Fecha/ })
async function show() {
  render(<BookingCard />)
  const user = userEvent.setup()
  await user.click(field())
  await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }, { timeout: 10_000 }))
  return user
}

test('before a date is chosen the button is off, and no hours are requested', () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  render(<BookingCard />)
  expect(sync().disabled).toBe(true)
  expect(field().textContent).toBe('Selecciona una fecha')
  expect(asked).not.toHaveBeenCalled()
})

test('a chosen date is booked from nine to ten and opened in Google Calendar', async () => {
  const startsAt = morning('2026-12-09')
  const appointment = {
    id: 'a',
    title: 'Cita con Nogal & Asociados',
    startsAt,
    endsAt: '2026-12-09T15:00:00.000Z',
  }
  ask.mockResolvedValue({ ok: true, data: { kind: 'kept', appointment } })
  const user = await show()
  await user.click(screen.getByRole('button', { name: /miércoles, 9 de diciembre/ }))
  expect(field().textContent).toBe('09/12/2026')
  await user.click(sync())
  expect(await screen.findByText(/^Miércoles 9 de diciembre, 9:00 a 10:00 a\.m\./)).toBeTruthy()
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: '', slot: startsAt }))
  const [address] = tab.location.replace.mock.calls[0] as [string]
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    text: 'Cita con Nogal & Asociados',
    dates: '20261209T090000/20261209T100000',
  })
})

test('a day on which nine o’clock is taken, and a holiday, cannot be chosen', async () => {
  busy.mockReturnValue([morning('2026-12-09')])
  await show()
  const taken = await screen.findByRole<HTMLButtonElement>('button', {
    name: /9 de diciembre.*las 9:00 a\.m\. están ocupadas/,
  })
  expect(taken.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /8 de diciembre.*festivo/ }).disabled).toBe(
    true,
  )
})

test('a holiday can be chosen if a member attends on it', async () => {
  const agenda = agendaWith(now, [])
  const [one] = agenda.people!
  const holiday = 8 * 1440
  const people = [{ ...one!, free: [...one!.free, [holiday + 540, holiday + 720] as const] }]
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ ok: true, data: { ...agenda, people } }) }))
  await show()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /martes, 8 de diciembre/ }).disabled).toBe(
      false,
    ),
  )
})

test('a refused booking closes the new tab and says why; the date stays chosen', async () => {
  ask.mockResolvedValue({ ok: false, code: 'appointment-limit', message: 'Llegaste al límite de citas.' })
  const user = await show()
  await user.click(screen.getByRole('button', { name: /jueves, 10 de diciembre/ }))
  await user.click(sync())
  expect(said.map(({ description }) => description)).toEqual(['Llegaste al límite de citas.'])
  expect(tab.close).toHaveBeenCalledOnce()
  expect(field().textContent).toBe('10/12/2026')
})
