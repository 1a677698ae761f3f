import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BookingForm } from '@/components/appointments/booking-form'
import { slotsOf } from '@/lib/appointments/rules'
import { agendaWith } from '@/tests/support/agenda-with'
import { saidToasts } from '@/tests/support/said-toasts'

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock('@/lib/appointments/actions', () => ({ requestAppointmentAction: ask }))

vi.setConfig({ testTimeout: 30_000 })
const said = saidToasts()
const now = '2026-11-30T16:00:00.000Z'
const slots = slotsOf('2026-12-09', { now })
const nine = slots[1] ?? ''
const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
const open = vi.fn()
// The calendar is loaded first, because loading it during a test could exceed the test's time limit.
beforeAll(async () => void (await import('@/components/ui/calendar')), 60_000)
beforeEach(() => {
  vi.stubGlobal('open', open)
  open.mockReturnValue(tab)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const kept = (startsAt = nine) => ({
  ok: true,
  data: {
    kind: 'kept',
    appointment: {
      id: 'a1',
      title: 'Consulta tributaria',
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      status: 'requested',
      sequence: 0,
      note: null,
      cancelledBy: null,
      type: null,
      where: 'video',
      place: 'Virtual',
      answer: null,
      person: null,
    },
  },
})

async function show(busy: readonly string[] = []) {
  render(<BookingForm agenda={agendaWith(now, busy)} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }, { timeout: 10_000 }))
  return user
}
const pick = async (user: ReturnType<typeof userEvent.setup>, label: RegExp) =>
  user.click(screen.getByRole('button', { name: label }))
const request = () => screen.getByRole('button', { name: 'Solicitar la cita' })
const sync = () => screen.getByRole('button', { name: 'Sincronizar con Google Calendar' })

test('a holiday shows its name and cannot be chosen, and neither can a Sunday', async () => {
  await show()
  const holiday = screen.getByRole<HTMLButtonElement>('button', {
    name: /8 de diciembre.*festivo: Inmaculada Concepción/,
  })
  expect(holiday.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /13 de diciembre.*cerrado/ }).disabled).toBe(
    true,
  )
})

test('a day shows its hours with nine chosen, and taken ones struck through', async () => {
  const user = await show([slots[3] ?? ''])
  await pick(user, /miércoles, 9 de diciembre/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '9:00 a.m.' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^11:00 a.m..*no disponible/ }).disabled).toBe(
    true,
  )
  expect(screen.getByText('Las horas tachadas no están disponibles.')).toBeTruthy()
})

test('without a chosen hour nothing is sent, and the field says what is missing', async () => {
  const user = await show()
  await user.click(request())
  expect((await screen.findByRole('alert')).textContent).toBe('Elige la fecha y la hora de la cita.')
  expect(ask).not.toHaveBeenCalled()
  expect((sync() as HTMLButtonElement).disabled).toBe(true)
})

test('a title that is too long is marked at its field', async () => {
  const user = await show()
  await pick(user, /miércoles, 9 de diciembre/)
  const title = screen.getByRole('textbox', { name: /^Título de la cita/ })
  await user.click(title)
  await user.paste('x'.repeat(121))
  await user.click(sync())
  expect(await screen.findByText('El título puede tener hasta 120 caracteres.')).toBeTruthy()
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect([ask.mock.calls, open.mock.calls]).toEqual([[], []])
})

test('a stored request shows its confirmation in place of the form', async () => {
  ask.mockResolvedValue(kept())
  const user = await show()
  await user.type(screen.getByRole('textbox', { name: /^Título de la cita/ }), 'Consulta tributaria')
  await pick(user, /miércoles, 9 de diciembre/)
  await user.click(request())
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Cita solicitada' }))
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    title: 'Consulta tributaria',
    slot: nine,
    person: expect.any(String) as string,
    key: expect.any(String) as string,
  })
  expect(said.map(({ title, description }) => [title, description])).toEqual([
    [
      'Cita solicitada',
      'Miércoles 9 de diciembre, 9:00 a 10:00 a.m. Te avisaremos por correo cuando quede confirmada.',
    ],
  ])
  expect(open).not.toHaveBeenCalled()
})

test('with Google Calendar a tab opens at the press, and gets its address once the request is stored', async () => {
  ask.mockResolvedValue(kept())
  const user = await show()
  await pick(user, /miércoles, 9 de diciembre/)
  await user.click(sync())
  await screen.findByRole('heading', { name: 'Cita solicitada' })
  const [address] = tab.location.replace.mock.calls[0] as [string]
  expect(new URL(address).searchParams.get('dates')).toBe('20261209T090000/20261209T100000')
  expect(tab.opener).toBeNull()
})

test('a kind of appointment that two members attend names both', async () => {
  const diana = '1f0c0a4e-7d3b-4f0a-9a51-3f1f5f0d2c12'
  const alone = agendaWith(now, [])
  const type = {
    id: diana.replace(/2$/, '3'),
    name: 'Junta',
    minutes: 60,
    before: 0,
    after: 0,
    step: 60,
    notice: 24,
    horizon: 90,
    place: 'video' as const,
    detail: null,
    question: null,
    people: alone.people!.map(({ id }) => id),
    second: diana,
  }
  const people = [...alone.people!, { id: diana, name: 'Inés Ruiz', free: alone.people![0]!.free }]
  render(<BookingForm agenda={{ ...alone, people, usual: type.people, types: [type] }} />)
  expect(screen.getByText('Te atiende Laura Gómez.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿Qué necesitas?' }), type.id)
  expect(screen.getByText('Te atienden Laura Gómez e Inés Ruiz.')).toBeTruthy()
})

test('a kind of appointment with several places asks where, and for a phone call asks for the number', async () => {
  ask.mockResolvedValue(kept())
  const alone = agendaWith(now, [])
  const type = {
    id: '1f0c0a4e-7d3b-4f0a-9a51-3f1f5f0d2c13',
    name: 'Asesoría',
    minutes: 60,
    before: 0,
    after: 0,
    step: 60,
    notice: 24,
    horizon: 90,
    place: 'office' as const,
    detail: 'Carrera 7 # 71-21',
    otherPlaces: { phone: null, video: null },
    question: null,
    people: alone.people!.map(({ id }) => id),
  }
  const user = userEvent.setup()
  render(<BookingForm agenda={{ ...alone, usual: type.people, types: [type], number: '601 745 0000' }} />)
  const where = () => screen.queryByRole('group', { name: 'Dónde' })
  expect(where()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: '¿Qué necesitas?' }), type.id)
  const radios = within(where()!).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['office', true],
    ['phone', false],
    ['video', false],
  ])
  expect(screen.queryByLabelText('¿A qué número te llamamos?')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Por teléfono' }))
  const number = screen.getByLabelText<HTMLInputElement>('¿A qué número te llamamos?')
  expect(number.value).toBe('601 745 0000')
  await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }, { timeout: 10_000 }))
  await pick(user, /miércoles, 9 de diciembre/)
  await user.clear(number)
  await user.click(request())
  expect(await screen.findByText(/^Escribe un número de Colombia/)).toBeTruthy()
  expect(document.activeElement).toBe(number)
  await user.type(number, '(300) 123-4567')
  await user.click(screen.getByRole('radio', { name: 'Por videollamada' }))
  await user.click(screen.getByRole('radio', { name: /^En la oficina/ }))
  await user.click(screen.getByRole('radio', { name: 'Por teléfono' }))
  await user.click(request())
  await screen.findByRole('heading', { name: 'Cita solicitada' })
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: type.id, place: 'phone', number: '3001234567', slot: nine }),
  )
})

test('when the browser blocks the new tab, a link to Google Calendar is shown instead', async () => {
  ask.mockResolvedValue(kept())
  open.mockReturnValue(null)
  const user = await show()
  await pick(user, /miércoles, 9 de diciembre/)
  await user.click(sync())
  expect(await screen.findByRole('link', { name: /Abrir Google Calendar/ })).toBeTruthy()
})

test('when the hour was just taken, the tab closes and the nearest hours can be chosen with one press', async () => {
  const [eight = '', , ten = ''] = slots
  ask.mockResolvedValueOnce({
    ok: true,
    data: { kind: 'taken', nearest: [eight, ten], agenda: agendaWith('2026-11-30T16:00:05.000Z', [nine]) },
  })
  const user = await show()
  await pick(user, /miércoles, 9 de diciembre/)
  await user.click(sync())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Esa hora acaba de ocuparse')
  expect(tab.close).toHaveBeenCalledOnce()
  await user.click(within(notice).getByRole('button', { name: 'miércoles 9 de diciembre, 10:00 a.m.' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10:00 a.m.' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^9:00 a.m..*no disponible/ }).disabled).toBe(
    true,
  )
})

test('sending again after a lost answer repeats the same request, but another hour makes a new one', async () => {
  ask.mockRejectedValue(new Error('network'))
  const user = await show()
  const again = async () => {
    await waitFor(() => expect(request()).toHaveProperty('disabled', false))
    await user.click(request())
  }
  await pick(user, /miércoles, 9 de diciembre/)
  await user.click(request())
  await again()
  await user.click(screen.getByRole('radio', { name: '3:00 p.m.' }))
  await again()
  const keys = ask.mock.calls.map(([wish]) => (wish as { key: string }).key)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  expect(said[0]?.description).toContain('no se agendará dos veces')
})

test('a chosen hour stays chosen for another member only if that member has it free', async () => {
  const [, , ten = ''] = slots
  const { people: [laura] = [], ...agenda } = agendaWith(now, [])
  const free = agendaWith(now, [ten]).people?.[0]?.free ?? []
  const ivan = { id: 'e0f1a2b3-7d3b-4f0a-9a51-3f1f5f0d2c12', name: 'Iván Rojas', free }
  render(<BookingForm agenda={{ ...agenda, people: [laura!, ivan] }} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mes siguiente' }, { timeout: 10_000 }))
  await pick(user, /miércoles, 9 de diciembre/)
  const hour = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  await user.click(hour('10:00 a.m.'))
  await user.selectOptions(screen.getByLabelText('¿Con quién?'), 'Iván Rojas')
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  await user.click(hour('11:00 a.m.'))
  await user.selectOptions(screen.getByLabelText('¿Con quién?'), 'Laura Gómez')
  expect(hour('11:00 a.m.').checked).toBe(true)
})
