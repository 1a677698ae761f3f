import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { occurrencesOf } from '@/lib/appointments/series'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { invitation, mailPayload, type AppointmentData } from '@/lib/mail/mail-payload'
import { breaches, entriesOf, openCalendar } from '../support/calendar-reader'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
/** The series of twelve weeks begins on the weekday that has the most holidays in this time. */
const first = Array.from({ length: 7 }, (_, n) => addDays(today, n + 2))
  .filter((day) => weekdayOf(day) > 0 && weekdayOf(day) < 6)
  .toSorted((a, b) => holidaysFrom(b).length - holidaysFrom(a).length)[0]!
function holidaysFrom(day: string): string[] {
  return Array.from({ length: 12 }, (_, n) => addDays(day, 7 * n)).filter((one) => holidayOn(one))
}
const twelve = occurrencesOf(momentAt(first, 9), 'week', 12)
const holidays = holidaysFrom(first)

type Row = { id: string; starts_at: Date; status: string; sequence: number; person: string }
type Made = { made: string[]; failed: { slot: string; problem: string }[] }

describe('case 15: a series of twelve', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run('delete from public.appointments; delete from public.outbox; delete from private.absences'),
  )

  const list = (slots: readonly string[]) =>
    `array[${slots.map((slot) => `'${slot}'`).join()}]::timestamptz[]`
  const proposing = (
    slots: readonly string[] = twelve,
    { series = randomUUID() as string, confirmed = true } = {},
  ) =>
    `propose_series('${series}', '${ids.ana}', ${list(slots)}, 'Comité', null, '${ids.advisor}', null, ${confirmed})`
  const rows = async () =>
    (
      await scene.rows<Row>(
        'select id, starts_at, status, sequence, person from public.appointments order by starts_at, id',
      )
    ).map((row) => ({ ...row, starts_at: new Date(row.starts_at) }))
  const open = async () => (await rows()).filter(({ status }) => status !== 'cancelled')
  const refused = async (who: keyof ReviewScene['people'], call: string) =>
    (await scene.refusal(who, call))?.message
  const files = async () =>
    (
      await scene.rows<{ payload: unknown }>(
        `select payload from public.outbox where key like 'mail:appointment:%' order by created_at, id`,
      )
    ).map(({ payload }) => {
      const mail = mailPayload.parse(payload)
      return invitation(mail.data as AppointmentData, mail.to).content
    })

  test('leaves out a holiday and names it, and is made once although it is sent again', async () => {
    expect(holidays.length).toBeGreaterThan(0)
    const series = randomUUID()
    const made = await scene.ask<Made>('advisor', proposing(twelve, { series }))
    expect(made.made).toHaveLength(12 - holidays.length)
    expect(made.failed.map(({ slot, problem }) => [bogotaDay(slot), problem])).toEqual(
      holidays.map((day) => [day, 'slot-holiday']),
    )
    expect((await scene.ask<Made>('advisor', proposing(twelve, { series }))).made).toEqual(made.made)
    expect(await rows()).toHaveLength(12 - holidays.length)
    const shown = await scene.ask<{ series: object }>('advisor', `agenda_appointment('${made.made[1]}')`)
    expect(shown.series).toEqual({ place: 2, count: made.made.length, following: made.made.length - 2 })
  })

  test('does not use up the client’s own five requests', async () => {
    await scene.ask('advisor', proposing())
    const request = (slot: string) => `request_appointment('${randomUUID()}', '${slot}', 'Duda')`
    const own = twelve
      .filter((slot) => !holidays.includes(bogotaDay(slot)))
      .map((slot) => momentAt(bogotaDay(slot), 14))
    for (const slot of own.slice(0, 5)) await scene.ask('ana', request(slot))
    expect(await refused('ana', request(own[5]!))).toBe('appointment-limit')
  })

  test('is checked hour by hour: a taken hour is named, and a series without any possible hour is refused', async () => {
    const workdays = twelve.filter((slot) => !holidays.includes(bogotaDay(slot)))
    await scene.ask(
      'advisor',
      `propose_appointment('${ids.ana}', '${workdays[1]}', 'Otra', null, '${ids.advisor}')`,
    )
    const { made, failed } = await scene.ask<Made>('advisor', proposing(workdays.slice(0, 3)))
    expect(made).toHaveLength(2)
    expect(failed).toMatchObject([{ problem: 'slot-taken' }])
    expect(await refused('advisor', proposing([workdays[0]!, workdays[1]!]))).toBe('slot-taken')
    expect(await refused('advisor', proposing([momentAt(addDays(today, 200), 9)]))).toBe('slot-far')
    expect(await refused('other', proposing(workdays.slice(4, 6)))).toBe('not-found')
    expect(await refused('ana', proposing(workdays.slice(4, 6)))).toBe('staff-only')
    expect(await refused('advisor', proposing([]))).toBe('invalid-input')
    expect(await refused('advisor', proposing([]).replace(/array\[\]/, 'null'))).toBe('invalid-input')
    expect(await refused('advisor', proposing(Array.from({ length: 14 }, () => workdays[5]!)))).toBe(
      'invalid-input',
    )
  })

  test('has its own calendar entry for each appointment; one is moved, the following are cancelled', async () => {
    await scene.ask('advisor', proposing())
    const all = await rows()
    const [one, two, three] = all as [Row, Row, Row]
    const moved = new Date(two.starts_at.getTime() + 3_600_000).toISOString()
    await scene.ask('advisor', `propose_other_hour('${two.id}', '${moved}', 0)`)
    expect(await refused('advisor', `cancel_following('${three.id}', 7)`)).toBe('conflict')
    expect(await refused('other', `cancel_following('${three.id}', 0)`)).toBe('not-found')
    expect(await scene.ask('advisor', `cancel_following('${three.id}', 0, 'Terminamos')`)).toBe(
      all.length - 2,
    )
    expect(await scene.ask('advisor', `cancel_following('${three.id}', 0)`)).toBe(0)
    expect((await open()).map(({ id }) => id)).toEqual([one.id, two.id])

    const sent = await files()
    expect(sent.flatMap(breaches)).toEqual([])
    expect(new Set(sent.flatMap(entriesOf).map(({ uid }) => uid)).size).toBe(all.length)
    for (const order of [sent, sent.toReversed()]) {
      const calendar = openCalendar()
      for (const file of order) calendar.receive(file)
      expect(calendar.shown()).toEqual([`${one.starts_at.toISOString()} CONFIRMED`, `${moved} TENTATIVE`])
    }
  })

  test('moves an appointment and all that follow by the same time, also onto hours of the series itself', async () => {
    const start = twelve.findIndex((_, n) =>
      twelve.slice(n, n + 4).every((slot) => !holidays.includes(bogotaDay(slot))),
    )
    const [one, two, three, four] = twelve.slice(start, start + 4) as [string, string, string, string]
    await scene.ask('advisor', proposing([one, two, three]))
    const [chosen] = await rows()
    const call = `move_following('${chosen!.id}', '${two}', 0, null, '${ids.advisor}')`
    expect(await scene.ask('advisor', call)).toEqual({ moved: 3, failed: [] })
    expect((await rows()).map(({ starts_at }) => starts_at.toISOString())).toEqual([two, three, four])
    expect(await scene.ask('advisor', call)).toEqual({ moved: 0, failed: [] })
  })

  test('moves the following ones that can move and names the others, which stay like the earlier ones', async () => {
    await scene.ask('advisor', proposing())
    const before = await rows()
    const [second, taken] = [before[1]!, before[3]!]
    const hourLater = (moment: Date) => new Date(moment.getTime() + 3_600_000).toISOString()
    await scene.ask(
      'advisor',
      `propose_appointment('${ids.ana}', '${hourLater(taken.starts_at)}', 'Otra', null, '${ids.advisor}')`,
    )
    const call = `move_following('${second.id}', '${hourLater(second.starts_at)}', 0, null, '${ids.advisor}')`
    const { moved, failed } = await scene.ask<{ moved: number; failed: { slot: string; problem: string }[] }>(
      'advisor',
      call,
    )
    expect(moved).toBe(before.length - 2)
    expect(failed.map(({ slot, problem }) => [Date.parse(slot), problem])).toEqual([
      [taken.starts_at.getTime(), 'slot-taken'],
    ])
    const after = new Map((await rows()).map(({ id, starts_at }) => [id, starts_at.toISOString()]))
    for (const { id, starts_at } of before)
      expect(after.get(id)).toBe(
        id === before[0]!.id || id === taken.id ? starts_at.toISOString() : hourLater(starts_at),
      )
    const single = `propose_appointment('${ids.ana}', '${momentAt(bogotaDay(before[0]!.starts_at.toISOString()), 15)}', 'Sola', null, '${ids.advisor}')`
    await scene.ask('advisor', single)
    const alone = (await rows()).find(
      ({ starts_at }) =>
        !before.some((row) => +row.starts_at === +starts_at) && starts_at.getUTCHours() === 20,
    )!
    expect(await refused('advisor', `cancel_following('${alone.id}', 0)`)).toBe('not-found')
  })
})

describe('case 2: a swap of two appointments', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
    await scene.run(`insert into private.client_advisors (client, advisor)
      values ('${ids.luis}', '${ids.advisor}'), ('${ids.luis}', '${ids.other}'), ('${ids.ana}', '${ids.other}')`)
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run('delete from public.appointments; delete from public.outbox; delete from private.absences'),
  )
  const day = bogotaDay(twelve.find((slot) => !holidays.includes(bogotaDay(slot)))!)
  const [nine, ten, eleven] = [9, 10, 11].map((hour) => momentAt(day, hour)) as [string, string, string]
  const book = async (client: 'ana' | 'luis', slot: string, person: string) => {
    await scene.ask(
      'admin',
      `propose_appointment('${ids[client]}', '${slot}', 'Cierre', null, '${person}', null, true)`,
    )
    const [row] = await scene.rows<{ id: string }>(
      `select id from public.appointments where user_id = '${ids[client]}' and starts_at = '${slot}'`,
    )
    return row!.id
  }
  const swap = (a: string, b: string, what: string, seen = [0, 0]) =>
    `swap_appointments('${a}', ${seen[0]}, '${b}', ${seen[1]}, '${what}', 'Perdón por el cambio')`
  const stateOf = async (id: string) => {
    const [row] = await scene.rows<Row & { note: string }>(
      `select a.*, lower(h.held) as starts_at, h.person from public.appointments a
       join private.appointment_holds h on h.appointment = a.id where a.id = '${id}'`,
    )
    return {
      at: new Date(row!.starts_at).toISOString(),
      who: row!.person,
      status: row!.status,
      sequence: row!.sequence,
    }
  }
  const refused = async (who: keyof ReviewScene['people'], call: string) =>
    (await scene.refusal(who, call))?.message

  test('swaps their hours in one step, for one member or two; both clients have to agree and read the reason', async () => {
    const [a, b] = [await book('ana', nine, ids.advisor), await book('luis', ten, ids.advisor)]
    expect(await refused('advisor', swap(a, b, 'hours', [0, 5]))).toBe('conflict')
    await scene.ask('advisor', swap(a, b, 'hours'))
    expect(await stateOf(a)).toEqual({ at: ten, who: ids.advisor, status: 'proposed', sequence: 1 })
    expect(await stateOf(b)).toEqual({ at: nine, who: ids.advisor, status: 'proposed', sequence: 1 })
    // The button is pressed a second time, which changes nothing.
    await scene.ask('advisor', swap(a, b, 'hours'))
    expect((await stateOf(a)).sequence).toBe(1)
    const mails = await scene.rows<{ payload: { data: { note: string } } }>(
      `select payload from public.outbox where payload ->> 'template' = 'appointment-proposed'`,
    )
    expect(mails.map(({ payload }) => payload.data.note)).toEqual([
      'Perdón por el cambio',
      'Perdón por el cambio',
    ])
    // Swapping the same two appointments again reverses the first swap.
    await scene.ask('advisor', swap(a, b, 'hours', [1, 1]))
    expect((await stateOf(a)).at).toBe(nine)
  })

  test('changes nothing when one of the two cannot move', async () => {
    const [a, b] = [await book('ana', nine, ids.advisor), await book('luis', ten, ids.other)]
    await book('luis', nine, ids.other).catch(() => null)
    const third = await book('ana', eleven, ids.other)
    expect(await refused('admin', swap(a, third, 'hours'))).toBe('slot-taken')
    expect(await stateOf(a)).toMatchObject({ at: nine, sequence: 0 })
    expect(await stateOf(third)).toMatchObject({ at: eleven, sequence: 0 })
    await scene.run(`insert into private.absences (person, away, reason)
      values ('${ids.other}', tstzrange('${nine}', '${ten}'), 'Médico')`)
    expect(await refused('admin', swap(a, b, 'people'))).toBe('slot-away')
    expect(await refused('admin', swap(a, b, 'nada'))).toBe('invalid-input')
    expect(await refused('admin', swap(a, a, 'hours'))).toBe('invalid-input')
    expect(await refused('ana', swap(a, b, 'hours'))).toBe('staff-only')
  })

  test('swaps members who are free only because of the swap, and the hours stay confirmed', async () => {
    const [a, b] = [await book('ana', nine, ids.advisor), await book('luis', nine, ids.other)]
    expect(await refused('admin', swap(a, b, 'hours'))).toBe('swap-same')
    await scene.ask('admin', swap(a, b, 'people'))
    expect(await stateOf(a)).toEqual({ at: nine, who: ids.other, status: 'confirmed', sequence: 1 })
    expect(await stateOf(b)).toEqual({ at: nine, who: ids.advisor, status: 'confirmed', sequence: 1 })
    await scene.run(
      `delete from private.client_advisors where client = '${ids.luis}' and advisor = '${ids.other}'`,
    )
    expect(await refused('admin', swap(a, b, 'people', [1, 1]))).toBe('not-found')
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ids.luis}', '${ids.other}')`,
    )
  })
})
