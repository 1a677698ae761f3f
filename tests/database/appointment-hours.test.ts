import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaOf, freeSlots, isFree, type Agenda } from '@/lib/appointments/rules'
import {
  addDays,
  bogotaDay,
  hourOf,
  momentAt,
  mondayOf,
  weekdayOf,
  type CivilDay,
} from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

type Asker = 'ana' | 'luis' | 'advisor' | 'other' | 'admin'
const today = bogotaDay(new Date())
/** A Tuesday at least two weeks ahead. */
const tuesday = addDays(mondayOf(addDays(today, 21)), 1)
const days = Array.from({ length: 85 }, (_, n) => addDays(today, n + 3))
const holiday = days.find((day) => holidayOn(day) && weekdayOf(day) !== 0)!
const working = days.filter((day) => !holidayOn(day) && weekdayOf(day) > 0 && weekdayOf(day) < 6)

describe('the hours of a member', () => {
  let scene: ReviewScene
  beforeAll(async () => {
    scene = await openReviewScene()
    await scene.run(
      `update private.client_advisors set responsible = true where client = '${scene.people.ana}'`,
    )
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(`delete from public.appointments; delete from public.outbox; delete from private.absences;
      delete from private.week_hours; delete from private.day_hours; delete from private.closed_hours`),
  )

  const agenda = async (who: 'ana' | 'luis' = 'ana'): Promise<Agenda> => ({
    ...(await scene.ask<Agenda>(who, 'open_agenda()')),
    now: new Date().toISOString(),
  })
  const hours = async (day: CivilDay) => freeSlots(day, await agenda()).map(hourOf)
  const request = (slot: string, person?: string) =>
    `request_appointment('${randomUUID()}', '${slot}', 'Cierre'${person ? `, '${person}'` : ''})`
  const ask = async (slot: string, who: 'ana' | 'luis' = 'ana') => {
    await scene.ask(who, request(slot))
    const rows = await scene.rows<{ id: string; person: string | null }>(
      `select id, person from public.appointments order by created_at desc limit 1`,
    )
    return rows[0]!
  }
  const refused = async (slot: string, who: 'ana' | 'luis' = 'ana') =>
    (await scene.refusal(who, request(slot)))?.message
  const saveWeek = (week: number[][] | null, who: Asker = 'advisor') =>
    scene.ask(
      who,
      `save_week_hours('${scene.people.advisor}', ${week ? `'${JSON.stringify(week)}'` : 'null'})`,
    )
  const saveDay = (day: CivilDay, ranges: number[][] | null) =>
    scene.ask(
      'advisor',
      `save_day_hours('${scene.people.advisor}', '${day}', ${ranges ? `'${JSON.stringify(ranges)}'` : 'null'})`,
    )
  const absence = (
    from: string,
    until: string,
    { standIn = null as string | null, plan = [] as object[] } = {},
  ) =>
    `save_absence('${scene.people.advisor}', '${from}', '${until}', 'Vacaciones', ${standIn ? `'${standIn}'` : 'null'}, '${JSON.stringify(plan)}')`

  test('are the firm’s until the member saves own hours, which are then the only ones that clients see', async () => {
    expect(await hours(tuesday)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    const tuesdayMinutes = 1440
    await saveWeek([
      [tuesdayMinutes + 510, tuesdayMinutes + 720],
      [tuesdayMinutes + 780, tuesdayMinutes + 900],
    ])
    expect(await hours(tuesday)).toEqual([9, 10, 11, 13, 14])
    expect(await refused(momentAt(tuesday, 12))).toBe('slot-closed')
    expect(await refused(momentAt(addDays(tuesday, 1), 9))).toBe('slot-closed')
    await saveWeek(null)
    expect(await hours(tuesday)).toHaveLength(10)
  })

  test('of a week without any hour leave nothing to book, and a member reads the same reason as clients', async () => {
    await saveWeek([])
    expect(await hours(tuesday)).toEqual([])
    const { ana } = scene.people
    const propose = `propose_appointment('${ana}', '${momentAt(tuesday, 9)}', 'Cierre')`
    expect(await scene.refusal('advisor', propose)).toMatchObject({ message: 'slot-closed' })
  })

  test('cases 8 and 9: an exception can open a holiday or close a day, but not an hour that the firm closed', async () => {
    expect(await refused(momentAt(holiday, 9))).toBe('slot-holiday')
    await saveDay(holiday, [
      [540, 660],
      [1380, 1440],
    ])
    expect(await hours(holiday)).toEqual([9, 10, 23])
    expect((await ask(momentAt(holiday, 23))).person).toBe(scene.people.advisor)
    await saveDay(tuesday, [])
    expect(await hours(tuesday)).toEqual([])
    await scene.run(
      `insert into private.closed_hours (day, from_hour, until_hour, reason) values ('${holiday}', 9, 10, 'Inventario')`,
    )
    expect(await hours(holiday)).toEqual([10])
    expect(await refused(momentAt(holiday, 9))).toBe('slot-closed-day')
  })

  test('case 9: across midnight are one range, in which an appointment may begin before and end after midnight', async () => {
    // The member works from Tuesday 22:30 to Wednesday 01:00.
    await saveWeek([[1440 + 1350, 2 * 1440 + 60]])
    expect(await hours(tuesday)).toEqual([23])
    expect(await hours(addDays(tuesday, 1))).toEqual([0])
    await scene.run(
      `insert into private.closed_hours (day, from_hour, until_hour, reason) values ('${addDays(tuesday, 1)}', 0, 1, 'x y z')`,
    )
    expect(await hours(tuesday)).toEqual([23])
    expect(await refused(momentAt(addDays(tuesday, 1), 0))).toBe('slot-closed-day')
  })

  test('leave out an absence, and the stand-in attends only during it and only clients whom the stand-in may see', async () => {
    const { advisor, admin, other, luis } = scene.people
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${luis}', '${advisor}') on conflict do nothing`,
    )
    const [from, until] = [momentAt(tuesday, 0), momentAt(addDays(tuesday, 1), 0)]
    await scene.ask('advisor', absence(from, until, { standIn: admin }))
    expect((await agenda()).people?.map(({ id }) => id)).toEqual([advisor, admin])
    expect(isFree(momentAt(tuesday, 9), agendaOf(await agenda(), advisor))).toBe(false)
    expect(isFree(momentAt(tuesday, 9), agendaOf(await agenda(), admin))).toBe(true)
    expect(isFree(momentAt(addDays(tuesday, 1), 9), agendaOf(await agenda(), admin))).toBe(false)
    expect((await ask(momentAt(tuesday, 9))).person).toBe(admin)
    expect((await ask(momentAt(addDays(tuesday, 1), 9))).person).toBe(advisor)
    const wednesday = request(momentAt(addDays(tuesday, 1), 10), admin)
    expect(await scene.refusal('ana', wednesday)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('ana', request(momentAt(tuesday, 10), advisor))).toMatchObject({
      message: 'slot-taken',
    })
    await scene.run(`update private.absences set stand_in = '${other}'`)
    expect((await agenda()).people?.map(({ id }) => id)).toEqual([advisor])
    expect(await refused(momentAt(tuesday, 10))).toBe('slot-taken')
  })

  test('are refused to clients with one reason, whether the member is away or has another appointment', async () => {
    const { advisor } = scene.people
    await scene.run(`insert into private.absences (person, away, reason)
      values ('${advisor}', tstzrange('${momentAt(tuesday, 8)}', '${momentAt(tuesday, 12)}'), 'Visita')`)
    await ask(momentAt(tuesday, 14))
    const reasons = await Promise.all([9, 14].map((hour) => refused(momentAt(tuesday, hour))))
    expect(reasons).toEqual(['slot-taken', 'slot-taken'])
    const proposal = `propose_appointment('${scene.people.ana}', '${momentAt(tuesday, 9)}', 'Cierre', null, '${advisor}')`
    expect(await scene.refusal('advisor', proposal)).toMatchObject({ message: 'slot-away' })
  })

  test('are locked while an appointment is given to the member, so that no absence is saved at the same time', async () => {
    const { advisor, admin } = scene.people
    const asked = await ask(momentAt(tuesday, 9))
    const key = `hashtextextended('appointments:of:${admin}', 0)`
    const caller = { role: 'authenticated' as const, sub: advisor, aal: 'aal2' }
    const locks = await scene.database.asCaller(caller, async (db) => {
      await sql.raw(`select public.assign_appointment('${asked.id}', '${admin}', 0)`).execute(db)
      const { rows } = await sql
        .raw(`select from pg_locks where locktype = 'advisory' and classid::bigint = (${key} >> 32) & 4294967295
          and objid::bigint = ${key} & 4294967295 and granted`)
        .execute(db)
      return rows.length
    })
    expect(locks).toBe(1)
  })

  test('keep only the latest 200 past absences of each member', async () => {
    const { advisor } = scene.people
    await scene.run(`insert into private.absences (person, away, reason)
      select '${advisor}', tstzrange(now() - (n || ' days')::interval, now() - (n || ' days')::interval + interval '1 hour'), 'Visita'
      from generate_series(1, 230) n`)
    await scene.ask('advisor', absence(momentAt(tuesday, 0), momentAt(addDays(tuesday, 1), 0)))
    const [kept] = await scene.rows<{ count: number; oldest: number }>(
      `select count(*)::int as count, max(extract(day from now() - upper(away)))::int as oldest from private.absences`,
    )
    expect(kept).toEqual({ count: 201, oldest: 199 })
  })

  test('case 5: an absence over 30 appointments is saved only with what happens to each of them, all or nothing', async () => {
    const { advisor, admin, ana } = scene.people
    const slots = working
      .slice(5, 8)
      .flatMap((day) => [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => momentAt(day, hour)))
    await scene.run(
      slots
        .map(
          (slot) => `
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person)
      values ('${ana}', 'Cierre', '${slot}', timestamptz '${slot}' + interval '1 hour', 'confirmed', '${advisor}');`,
        )
        .join(''),
    )
    const [from, until] = [momentAt(working[5]!, 0), momentAt(addDays(working[7]!, 1), 0)]
    const met = await scene.ask<{ id: string; sequence: number }[]>(
      'advisor',
      `appointments_while_away('${advisor}', '${from}', '${until}')`,
    )
    expect(met).toHaveLength(30)
    expect(await scene.refusal('advisor', absence(from, until))).toMatchObject({
      message: 'absence-occupied',
    })
    const moveTo = working.slice(9).flatMap((day) => [8, 9, 10, 11].map((hour) => momentAt(day, hour)))
    const plan = met.map(({ id, sequence }, n) => ({
      appointment: id,
      seen: sequence,
      ...(n < 20
        ? { act: 'give', person: admin }
        : n < 25
          ? { act: 'move', slot: moveTo[n], note: 'Cambio de hora' }
          : { act: 'cancel', note: 'Lo sentimos' }),
    }))
    expect(await scene.refusal('advisor', absence(from, until, { plan: plan.slice(1) }))).toMatchObject({
      message: 'absence-occupied',
    })
    const stale = plan.map((one, n) => (n === 29 ? { ...one, seen: 7 } : one))
    expect(await scene.refusal('advisor', absence(from, until, { plan: stale }))).toMatchObject({
      message: 'conflict',
    })
    expect(
      await scene.rows(`select from public.appointments where person <> '${advisor}' or sequence > 0`),
    ).toHaveLength(0)
    await scene.ask('advisor', absence(from, until, { plan, standIn: admin }))
    // Saving the absence a second time changes nothing.
    await scene.ask('advisor', absence(from, until, { plan, standIn: admin }))
    const after = await scene.rows<{ status: string; count: number }>(
      `select status || ' ' || (person = '${admin}') as status, count(*)::int as count from public.appointments group by 1 order by 1`,
    )
    expect(after).toEqual([
      { status: 'cancelled false', count: 5 },
      { status: 'confirmed true', count: 20 },
      { status: 'proposed false', count: 5 },
    ])
    expect(await scene.rows('select from private.absences')).toHaveLength(1)
  })

  test('an appointment cannot move into an absence or be given to a member who is away', async () => {
    const { advisor, admin } = scene.people
    const asked = await ask(momentAt(tuesday, 9))
    await scene.ask('advisor', absence(momentAt(addDays(tuesday, 1), 0), momentAt(addDays(tuesday, 2), 0)))
    const move = `propose_other_hour('${asked.id}', '${momentAt(addDays(tuesday, 1), 9)}', 0, null, '${advisor}')`
    expect(await scene.refusal('advisor', move)).toMatchObject({ message: 'slot-away' })
    await scene.run(`insert into private.absences (person, away, reason)
      values ('${admin}', tstzrange('${momentAt(tuesday, 8)}', '${momentAt(tuesday, 12)}'), 'Visita')`)
    expect(await scene.refusal('advisor', `assign_appointment('${asked.id}', '${admin}', 0)`)).toMatchObject({
      message: 'slot-away',
    })
  })

  test('absences never overlap, and an absence that ends early gives its hours back', async () => {
    const [from, until] = [momentAt(tuesday, 8), momentAt(tuesday, 12)]
    const id = await scene.ask<string>('advisor', absence(from, until))
    expect(await hours(tuesday)).toEqual([12, 13, 14, 15, 16, 17])
    expect(
      await scene.refusal('advisor', absence(momentAt(tuesday, 11), momentAt(tuesday, 13))),
    ).toMatchObject({ message: 'absence-exists' })
    await scene.ask('advisor', `end_absence('${id}')`)
    await scene.ask('advisor', `end_absence('${id}')`)
    expect(await hours(tuesday)).toHaveLength(10)
  })

  test('are shown for all members on one day, the caller first, with the free hours and who is away', async () => {
    const { advisor, other, admin } = scene.people
    await ask(momentAt(tuesday, 9))
    await scene.run(`insert into private.absences (person, away, reason)
      values ('${other}', tstzrange('${momentAt(tuesday, 8)}', '${momentAt(tuesday, 12)}'), 'Visita')`)
    type Person = { id: string; open: number[][]; free: number[][]; away: { reason: string }[] }
    const people = await scene.ask<Person[]>('advisor', `firm_day('${tuesday}')`)
    expect(people[0]?.id).toBe(advisor)
    const of = (id: string) => people.find((person) => person.id === id)
    expect(of(advisor)).toMatchObject({
      open: [[480, 1080]],
      free: [
        [480, 540],
        [600, 1080],
      ],
      away: [],
    })
    expect(of(other)).toMatchObject({ free: [[720, 1080]], away: [{ reason: 'Visita' }] })
    expect(of(admin)).toMatchObject({ open: [[480, 1080]], free: [[480, 1080]] })
    expect(await scene.ask<Person[]>('advisor', `firm_day('${holiday}')`)).toMatchObject([
      { open: [] },
      { open: [] },
      { open: [] },
    ])
  })

  test('are set by the member and by administrators, not by colleagues', async () => {
    const { advisor } = scene.people
    await saveWeek([], 'admin')
    expect(await scene.refusal('other', `save_week_hours('${advisor}', null)`)).toMatchObject({
      message: 'not-found',
    })
    expect(await scene.refusal('other', `member_hours('${advisor}')`)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('ana', `member_hours('${advisor}')`)).toMatchObject({ message: 'staff-only' })
    const notes = await scene.rows<{ action: string }>(
      `select action from public.audit_log where action like 'agenda.%'`,
    )
    expect(notes.map(({ action }) => action)).toContain('agenda.week')
  })
})
