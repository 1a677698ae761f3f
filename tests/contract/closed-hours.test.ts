import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  removeAppointments,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { closableFrom } from '../support/next-slot'

let target: ContractTarget
let service: Client
let admin: Person
let advisor: Person
let clients: Person[]
let day: string
const nextDay = (from: string): string => {
  const next = addDays(from, 1)
  return weekdayOf(next) % 6 === 0 || holidayOn(next) ? nextDay(next) : next
}
beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
  clients = [await register(target, 'ana'), await register(target, 'luis'), await register(target, 'eva')]
  for (const client of clients) await decide(advisor, client, 'approved')
  day = addDays(bogotaDay(Date.now()), closableFrom)
})
afterAll(async () => {
  await removeAppointments(service, clients)
  const ours = { first_day: addDays(bogotaDay(Date.now()), closableFrom), last_day: addDays(day, 7) }
  for (const { id } of must(await admin.client.rpc('list_closed_hours', ours)) as Closure[])
    succeed(await admin.client.rpc('open_hours', { closure: id }))
  await target.stop()
})
beforeEach(async () => {
  day = nextDay(day)
  await removeAppointments(service, clients)
})

type Closure = { id: string; day: string; standing: { id: string }[]; others: number }
const client = (n = 0) => clients[n] as Person
const ask = (person: Person, hour: number) =>
  person.client.rpc('request_appointment', {
    key: randomUUID(),
    slot: momentAt(day, hour),
    title: 'Consulta',
  })
const close = (member: Person, part = {}) =>
  member.client.rpc('close_hours', {
    first_day: day,
    last_day: day,
    from_hour: 0,
    until_hour: 24,
    reason: 'Inventario',
    ...part,
  })
const closures = async (member = admin) =>
  must(await member.client.rpc('list_closed_hours', { first_day: day, last_day: day })) as Closure[]
const refusal = ({ error }: { error: { message: string } | null }) => error?.message

test('neither clients nor members can book an hour of a closed day until it is opened again', async () => {
  expect(must(await close(admin))).toBe(1)
  expect(refusal(await ask(client(), 9))).toBe('slot-closed-day')
  const slot = momentAt(day, 9)
  expect(
    refusal(await advisor.client.rpc('propose_appointment', { client: client().id, slot, title: 'x' })),
  ).toBe('slot-closed-day')
  const agenda = must(await client().client.rpc('open_agenda')) as {
    closed: { day: string; reason: string }[]
  }
  expect(agenda.closed).toContainEqual({ day, from: 0, until: 24, reason: 'Inventario' })
  const [closure] = await closures()
  for (let times = 0; times < 2; times++)
    succeed(await admin.client.rpc('open_hours', { closure: closure?.id ?? '' }))
  must(await ask(client(), 9))
  const rows = await admin.client
    .from('audit_log')
    .select('action, before, after')
    .like('action', 'agenda.%')
    .eq('actor', admin.id)
    .order('id')
  const audit = must(rows).filter((row) => JSON.stringify(row).includes(day))
  expect(audit.map(({ action }) => action)).toEqual(['agenda.closed', 'agenda.opened'])
})

test('closing a part of a day leaves the rest open; an overlapping part is refused, and a repeated one closed once', async () => {
  const part = { from_hour: 14, until_hour: 16 }
  must(await close(admin, part))
  must(await close(admin, part))
  expect(await closures()).toHaveLength(1)
  expect(refusal(await close(admin, { from_hour: 15, until_hour: 17 }))).toBe('closure-exists')
  expect(refusal(await ask(client(), 14))).toBe('slot-closed-day')
  must(await ask(client(), 13))
  must(await ask(client(), 16))
})

test('only administrators close hours, and advisors see them with their own clients’ appointments', async () => {
  expect(refusal(await close(advisor))).toBe('admin-only')
  expect(refusal(await close(client()))).toBe('staff-only')
  const asked = must(await ask(client(), 10))
  must(await close(admin, { expected: 1 }))
  expect((await closures(advisor))[0]).toMatchObject({ standing: [{ id: asked.id }], others: 0 })
  succeed(await admin.client.rpc('set_advisors', { client: client().id, advisors: [] }))
  expect((await closures(advisor))[0]).toMatchObject({ standing: [], others: 1 })
  succeed(await admin.client.rpc('set_advisors', { client: client().id, advisors: [advisor.id] }))
})

test('closing hours first shows their appointments, which stay until they are moved or cancelled', async () => {
  const asked = must(await ask(client(), 10))
  expect(refusal(await close(admin))).toBe('closure-occupied')
  const hours = { first_day: day, last_day: day, from_hour: 0, until_hour: 24 }
  expect(must(await admin.client.rpc('appointments_in_hours', hours))).toMatchObject([{ id: asked.id }])
  must(await close(admin, { expected: 1 }))
  expect(
    must(await advisor.client.rpc('confirm_appointment', { appointment: asked.id, seen: 0 })).status,
  ).toBe('confirmed')
  const free = momentAt(nextDay(day), 17)
  must(await advisor.client.rpc('propose_other_hour', { appointment: asked.id, slot: free, seen: 1 }))
  expect((await closures())[0]?.standing).toEqual([])
})

test('closing several days skips days without office hours, and closing only such days is refused', async () => {
  const sunday = addDays(day, 7 - weekdayOf(day))
  expect(refusal(await close(admin, { first_day: sunday, last_day: sunday }))).toBe('closure-empty')
  const week = { first_day: sunday, last_day: addDays(sunday, 6), reason: 'Vacaciones' }
  const open = Array.from({ length: 6 }, (_, n) => addDays(sunday, n + 1)).filter((one) => !holidayOn(one))
  expect(must(await close(admin, week))).toBe(open.length)
  day = addDays(sunday, 6)
})

test('hours can be closed as far ahead as they can be booked, and no further', async () => {
  const today = bogotaDay(Date.now())
  const last = addDays(today, 90)
  const isOpen = (one: CivilDay) => weekdayOf(one) !== 0 && !holidayOn(one)
  // Closing nothing but a Sunday or a holiday is refused for another reason.
  let beyond = addDays(last, 1)
  while (!isOpen(beyond)) beyond = addDays(beyond, 1)
  expect(refusal(await close(admin, { first_day: last, last_day: addDays(last, 7) }))).toBe('slot-far')
  expect(refusal(await close(admin, { first_day: beyond, last_day: beyond }))).toBe('slot-far')
  const first = addDays(last, -4)
  const open = Array.from({ length: 5 }, (_, n) => addDays(first, n)).filter(isOpen)
  expect(must(await close(admin, { first_day: first, last_day: last }))).toBe(open.length)
  const ours = await admin.client.rpc('list_closed_hours', { first_day: first, last_day: last })
  for (const { id } of must(ours) as Closure[]) succeed(await admin.client.rpc('open_hours', { closure: id }))
})

test('when hours are booked while their day is closed, the administrator knows every appointment of the day', async () => {
  for (let round = 0; round < 5; round++) {
    day = nextDay(day)
    const answers = await Promise.all([
      ask(client(0), 8),
      ask(client(1), 9),
      close(admin),
      ask(client(2), 10),
      ask(client(0), 11),
    ])
    const asked = answers.filter((_, n) => n !== 2)
    const kept = asked.filter(({ data }) => data).length
    const closed = answers[2].error === null
    // Either the day was closed and no appointment was stored, or closing was refused because of appointments.
    expect(closed ? kept : refusal(answers[2])).toBe(closed ? 0 : 'closure-occupied')
    for (const answer of asked) if (answer.error) expect(refusal(answer)).toBe('slot-closed-day')
    await removeAppointments(service, clients)
  }
})

test('ten presses at once close a day once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => close(admin)))
  expect(answers.filter(({ error }) => error)).toEqual([])
  expect(await closures()).toHaveLength(1)
})
