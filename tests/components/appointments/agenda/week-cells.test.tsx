import { expect, test } from 'vitest'
import { weekGrid } from '@/components/appointments/agenda/week-cells'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { agendaWith } from '@/tests/support/agenda-with'
import { momentAt } from '@/lib/calendar/civil-day'

const monday = '2026-12-07'
const now = '2026-12-09T15:30:00.000Z'
const [laura, ivan] = ['laura', 'ivan']
const everybody = { person: null, hours: agendaWith(now, [], { lead: 0 }) }
const entry = (day: string, hour: number, person = laura): AgendaEntry => ({
  id: `${day}-${hour}-${person}`,
  client: 'x',
  name: 'Ana',
  email: 'ana@empresa.example',
  title: 'Cierre',
  startsAt: momentAt(day, hour).replace('.000Z', '+00:00'),
  endsAt: momentAt(day, hour + 1),
  status: 'confirmed',
  sequence: 0,
  note: null,
  cancelledBy: null,
  type: null,
  where: 'video',
  placeDetail: null,
  place: 'Virtual',
  answer: null,
  person,
  second: null,
  askedAt: now,
})
const week = (appointments: AgendaEntry[] = [], busy: string[] = [], person = laura) => ({
  appointments,
  busy: busy.map((at) => ({ at, until: at, person, second: null })),
})

test('a week has six days, with holidays and closed days named and today marked', () => {
  const closed = [{ day: '2026-12-07', from: 0, until: 24, reason: 'Inventario' }]
  const { days, hours } = weekGrid(monday, week(), closed, now, everybody)
  expect(days.map(({ title }) => title)).toEqual([
    'Lunes 7',
    'Martes 8',
    'Miércoles 9',
    'Jueves 10',
    'Viernes 11',
    'Sábado 12',
  ])
  expect(days.map(({ note }) => note)).toEqual([
    'Cerrado: Inventario',
    'Festivo: Inmaculada Concepción',
    null,
    null,
    null,
    null,
  ])
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-12-09'])
  expect(hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
})

test('past, taken and closed hours, and hours outside of opening times, are not free', () => {
  const closed = [{ day: '2026-12-11', from: 14, until: 16, reason: 'Mudanza' }]
  const grid = weekGrid(monday, week([entry('2026-12-10', 9)], [momentAt('2026-12-10', 10)]), closed, now, {
    person: null,
    hours: agendaWith(now, [momentAt('2026-12-10', 9), momentAt('2026-12-10', 10)], { closed, lead: 0 }),
  })
  const free = (day: string, hour: number) => grid.at(day, hour).free
  expect([free('2026-12-09', 10), free('2026-12-09', 11)]).toEqual([false, true])
  expect([free('2026-12-10', 9), free('2026-12-10', 10), free('2026-12-10', 11)]).toEqual([
    false,
    false,
    true,
  ])
  expect([free('2026-12-11', 14), free('2026-12-11', 16), free('2026-12-12', 13)]).toEqual([
    false,
    true,
    false,
  ])
  expect(grid.at('2026-12-10', 9).entries).toHaveLength(1)
  expect(grid.at('2026-12-10', 10).busy).toBe(true)
  expect(grid.at('2026-12-11', 14).closed).toBe('Mudanza')
  expect(grid.at('2026-12-12', 13).attended).toBe(false)
})

test('appointments at unusual hours, on a Sunday or in closed hours are still shown', () => {
  const closed = [{ day: '2026-12-11', from: 0, until: 24, reason: 'Mudanza' }]
  const odd = [entry('2026-12-13', 19), entry('2026-12-11', 9)]
  const grid = weekGrid(monday, week(odd), closed, now, everybody)
  expect(grid.days).toHaveLength(7)
  expect(grid.hours).toContain(19)
  expect(grid.at('2026-12-13', 19).entries).toHaveLength(1)
  expect(grid.at('2026-12-11', 9)).toMatchObject({ closed: 'Mudanza', entries: [{ name: 'Ana' }] })
})

test('the week of one member offers their own free hours, and everybody’s week shows all appointments', () => {
  const taken = week(
    [entry('2026-12-10', 9), entry('2026-12-10', 9, ivan)],
    [momentAt('2026-12-10', 10)],
    ivan,
  )
  const at = (person: string | null, hour: number) =>
    weekGrid(monday, taken, [], now, {
      person,
      hours: agendaWith(now, [momentAt('2026-12-10', person === ivan ? 10 : 9)], { lead: 0 }),
    }).at('2026-12-10', hour)
  expect(at(null, 9).entries).toHaveLength(2)
  expect(at(null, 10)).toMatchObject({ busy: true, free: true })
  expect(at(laura, 9)).toMatchObject({
    entries: [{ person: laura }],
    free: false,
  })
  expect(at(laura, 10)).toMatchObject({ busy: false, free: true })
  expect(at(ivan, 10)).toMatchObject({ busy: true, free: false })
})

test('an appointment of two members is in the week of each of them', () => {
  const two = { ...entry('2026-12-10', 9), second: ivan }
  for (const person of [null, laura, ivan, 'eva']) {
    const grid = weekGrid('2026-12-07', week([two]), [], now, { ...everybody, person })
    expect(grid.at('2026-12-10', 9).entries).toEqual(person === 'eva' ? [] : [two])
  }
})
