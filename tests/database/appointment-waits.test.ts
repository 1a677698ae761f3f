import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, mondayOf, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openReviewScene, type ReviewScene } from './review-scene'

/** A Tuesday at least nine days ahead that is no holiday. */
let tuesday = addDays(mondayOf(addDays(bogotaDay(new Date()), 14)), 1)
while (holidayOn(tuesday)) tuesday = addDays(tuesday, 7)
const nine = momentAt(tuesday, 9)

describe('the waiting list', () => {
  let scene: ReviewScene
  beforeAll(async () => {
    scene = await openReviewScene()
    const { luis, advisor } = scene.people
    await scene.run(`insert into private.client_advisors (client, advisor) values ('${luis}', '${advisor}')`)
    // The member attends one hour a week, so a single appointment takes the whole hour.
    await scene.ask('advisor', `save_week_hours('${advisor}', '[[1980, 2040]]')`)
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(
      'delete from public.appointments; delete from public.outbox; delete from private.appointment_waits',
    ),
  )

  type Row = {
    id: string
    user_id: string
    status: string
    offer_until: string | null
    cancelled_by: string | null
  }
  const rows = () =>
    scene.rows<Row>(
      'select id, user_id, status, offer_until, cancelled_by from public.appointments order by created_at',
    )
  const request = (slot = nine) => `request_appointment('${randomUUID()}', '${slot}', 'Cierre')`
  const wait = (first: CivilDay = tuesday, last: CivilDay = tuesday) =>
    `wait_for_appointment('[["${first}", "${last}"]]', 'Nómina')`
  const offer = async () =>
    (await scene.rows<{ offered: number }>('select public.offer_freed_hours() as offered'))[0]!.offered
  const waiting = async (who: 'ana' | 'luis') =>
    (await scene.ask<{ waits: { id: string; days: string[][] }[] }>(who, 'open_agenda()')).waits
  const lapse = () =>
    scene.run(
      `update public.appointments set offer_until = now() - interval '1 minute' where offer_until is not null`,
    )

  test('is for days without a free hour, with one entry for each client and type', async () => {
    expect(await scene.refusal('luis', wait())).toMatchObject({ message: 'wait-needless' })
    await scene.ask('ana', request())
    await scene.ask('luis', wait())
    await scene.ask('luis', wait(addDays(tuesday, -1), addDays(tuesday, 1)))
    expect(await waiting('luis')).toMatchObject([{ days: [[addDays(tuesday, -1), addDays(tuesday, 1)]] }])
    expect(await waiting('ana')).toEqual([])
    expect(await offer()).toBe(0)
    expect(await scene.ask('advisor', 'firm_waits()')).toMatchObject([
      { client: scene.people.luis, type: null },
    ])
    expect(await scene.ask('admin', 'firm_waits()')).toHaveLength(1)
    expect(await scene.ask('other', 'firm_waits()')).toEqual([])
    const [entry] = await waiting('luis')
    await scene.ask('ana', `leave_waiting_list('${entry?.id}')`)
    expect(await waiting('luis')).toHaveLength(1)
    await scene.ask('luis', `leave_waiting_list('${entry?.id}')`)
    expect(await waiting('luis')).toEqual([])
    expect(await scene.refusal('luis', wait('2020-01-01', '2020-01-02'))).toMatchObject({
      message: 'invalid-input',
    })
    expect(await scene.refusal('luis', wait(tuesday, addDays(tuesday, 200)))).toMatchObject({
      message: 'invalid-input',
    })
  })

  test('offers a freed hour to its first client, who holds the hour and confirms it like a proposal', async () => {
    const { ana, luis } = scene.people
    await scene.ask('ana', request())
    await scene.ask('luis', wait())
    const [asked] = await rows()
    await scene.ask('ana', `cancel_appointment('${asked?.id}')`)
    expect(await offer()).toBe(1)
    expect(await offer()).toBe(0)
    const offered = (await rows()).at(-1)
    expect(offered).toMatchObject({ user_id: luis, status: 'proposed' })
    expect(await scene.refusal('ana', request())).toMatchObject({ message: 'slot-taken' })
    const [mail] = await scene.rows<{ payload: unknown }>(
      `select payload from public.outbox where payload ->> 'template' = 'appointment-offered'`,
    )
    expect(mailPayload.parse(mail?.payload)).toMatchObject({
      to: 'luis@empresa.example',
      data: { title: 'Nómina' },
    })
    await scene.ask('luis', `confirm_appointment('${offered?.id}', 0)`)
    expect((await rows()).at(-1)).toMatchObject({ status: 'confirmed', offer_until: null })
    expect(await waiting('luis')).toEqual([])
    expect(ana).not.toBe(luis)
  })

  test('case 17: offers the hour to the next client after no answer, and a late answer of the first is refused', async () => {
    const { ana, luis } = scene.people
    await scene.ask('ana', request())
    await scene.ask('luis', wait())
    await scene.ask('ana', `cancel_appointment('${(await rows())[0]?.id}')`)
    await offer()
    await scene.ask('ana', wait())
    expect(await offer()).toBe(0)
    const first = (await rows()).at(-1)!
    await lapse()
    // The client answers after the offer of an hour has ended, but before the next round of offers.
    expect(await scene.refusal('luis', `confirm_appointment('${first.id}', 0)`)).toMatchObject({
      message: 'offer-over',
    })
    expect(await offer()).toBe(1)
    const [, was, second] = await rows()
    expect(was).toMatchObject({ user_id: luis, status: 'cancelled', cancelled_by: 'time' })
    expect(second).toMatchObject({ user_id: ana, status: 'proposed' })
    expect(await scene.refusal('luis', `confirm_appointment('${first.id}', 0)`)).toMatchObject({
      message: 'conflict',
    })
    await scene.ask('ana', `confirm_appointment('${second?.id}', 0)`)
    expect(await waiting('ana')).toEqual([])
    // The client whose offer ended without an answer stays on the waiting list.
    expect(await waiting('luis')).toHaveLength(1)
    await scene.ask('ana', `cancel_appointment('${second?.id}')`)
    expect(await offer()).toBe(0)
  })

  test('never offers one hour to two clients, and gives a client one offer of a type at a time', async () => {
    await scene.ask('ana', request())
    await scene.ask('ana', request(momentAt(addDays(tuesday, 7), 9)))
    await scene.ask('luis', wait(tuesday, addDays(tuesday, 7)))
    for (const { id } of await rows()) await scene.ask('ana', `cancel_appointment('${id}')`)
    expect(await offer()).toBe(1)
    expect(await offer()).toBe(0)
    const offered = (await rows()).at(-1)
    // The client is not offered the declined hour again, but gets an offer of the second hour that became free.
    await scene.ask('luis', `cancel_appointment('${offered?.id}')`)
    expect(await offer()).toBe(1)
    expect((await rows()).filter(({ status }) => status === 'proposed')).toHaveLength(1)
    const open = (await rows()).at(-1)
    await scene.ask('luis', `change_appointment('${open?.id}', '${nine}', 0)`)
    expect((await rows()).at(-1)).toMatchObject({ status: 'requested', offer_until: null })
    expect(await waiting('luis')).toEqual([])
  })

  test('reaches a client behind 200 others, and an hour goes to the first client whom it suits', async () => {
    const { ana, luis } = scene.people
    const crowd = Array.from({ length: 210 }, () => randomUUID())
    await scene.run(`
      insert into auth.users (id, email) values ${crowd.map((id) => `('${id}', '${id}@empresa.example')`).join()};
      update public.user_approval_status set status = 'approved';
      insert into private.appointment_waits (user_id, title, days)
        select u.id, 'Cierre', datemultirange(daterange('${addDays(tuesday, 200)}', '${addDays(tuesday, 200)}', '[]'))
        from auth.users u where u.id in (${crowd.map((id) => `'${id}'`).join()})`)
    // The clock of the embedded database counts milliseconds, so two entries can get the same time by themselves.
    const late = (client: string, seconds: number) =>
      scene.run(`insert into private.appointment_waits (user_id, title, days, created_at)
        values ('${client}', 'Nómina', datemultirange(daterange('${tuesday}', '${tuesday}', '[]')),
          clock_timestamp() + interval '${seconds} seconds')`)
    await late(luis, 1)
    await late(ana, 2)
    await scene.run(
      `update private.appointment_waits set tried_at = now() - interval '1 hour' where user_id = '${ana}'`,
    )
    // A run of offers also ends after five seconds, so a slow machine needs more runs.
    let offered = 0
    for (let runs = 0; runs < 20 && offered === 0; runs++) offered = await offer()
    expect(offered).toBe(1)
    expect((await rows()).at(-1)).toMatchObject({ user_id: luis, status: 'proposed' })
    await scene.run(`delete from auth.users where id in (${crowd.map((id) => `'${id}'`).join()})`)
  }, 120_000)

  test('after a run that ended early, clients whom it did not reach come before those whom it tried', async () => {
    const { ana, luis } = scene.people
    await scene.run(`insert into private.appointment_waits (user_id, title, days, created_at, tried_at)
      select w.client::uuid, 'Nómina', datemultirange(daterange('${tuesday}', '${tuesday}', '[]')),
        now() - interval '1 hour' * w.hours, now() - interval '1 minute' * w.tried
      from (values ('${ana}', 2, 1), ('${luis}', 1, null)) w (client, hours, tried)`)
    const turns = await scene.rows<{ client: string }>(
      'select user_id as client from private.waits_in_turn()',
    )
    expect(turns.map(({ client }) => client)).toEqual([luis, ana])
  })

  test('drops an entry on its last day, when no hour can be offered any more, and keeps one that ends tomorrow', async () => {
    const today = bogotaDay(new Date())
    const left = async (last: CivilDay) => {
      await scene.run(`delete from private.appointment_waits;
        insert into private.appointment_waits (user_id, title, days)
          values ('${scene.people.luis}', 'Cierre', datemultirange(daterange('${addDays(today, -3)}', '${last}', '[]')))`)
      await offer()
      return (await waiting('luis')).length
    }
    expect([await left(addDays(today, -1)), await left(today), await left(addDays(today, 1))]).toEqual([
      0, 0, 1,
    ])
  })

  test('refuses an entry without days, without a title or with an incomplete range', async () => {
    for (const args of [
      `null, 'Nómina'`,
      `'[["${tuesday}", "${tuesday}"]]', null`,
      `'[["${tuesday}", null]]', 'x'`,
      `'[]', 'x'`,
    ])
      expect(await scene.refusal('ana', `wait_for_appointment(${args})`)).toMatchObject({
        message: 'invalid-input',
      })
  })

  test('two hours of business time pass only in the firm’s hours', async () => {
    const after = async (moment: string, span = '2 hours') =>
      (
        await scene.rows<{ at: string }>(
          `select to_char(private.business_time_after('${moment}', '${span}') at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as at`,
        )
      )[0]!.at
    let monday = mondayOf(addDays(bogotaDay(new Date()), 21))
    while ([0, 1, 2, 5].some((n) => holidayOn(addDays(monday, n)))) monday = addDays(monday, 7)
    expect(weekdayOf(monday)).toBe(1)
    expect(await after(momentAt(monday, 10))).toBe(`${monday} 12:00`)
    expect(await after(momentAt(monday, 17))).toBe(`${addDays(monday, 1)} 09:00`)
    expect(await after(momentAt(monday, 22))).toBe(`${addDays(monday, 1)} 10:00`)
    expect(await after(momentAt(addDays(monday, 5), 12))).toMatch(/ 09:00$/)
    expect(await after(momentAt(monday, 8), '20 hours')).toBe(`${addDays(monday, 1)} 18:00`)
    await scene.run(
      `insert into private.closed_hours (day, from_hour, until_hour, reason) values ('${monday}', 10, 14, 'Capacitación')`,
    )
    expect(await after(momentAt(monday, 9))).toBe(`${monday} 15:00`)
    await scene.run('delete from private.closed_hours')
    let feast = mondayOf(addDays(bogotaDay(new Date()), 21))
    while (!holidayOn(feast) || holidayOn(addDays(feast, -2)) || holidayOn(addDays(feast, 1)))
      feast = addDays(feast, 7)
    expect(await after(momentAt(addDays(feast, -2), 12))).toBe(`${addDays(feast, 1)} 09:00`)
  })

  test('case 16: a request that nobody answers for two working days is cancelled, and the client is told', async () => {
    await scene.ask('ana', request())
    await offer()
    expect(await rows()).toMatchObject([{ status: 'requested' }])
    await scene.run(`update public.appointments set updated_at = now() - interval '8 days'`)
    await offer()
    await offer()
    expect(await rows()).toMatchObject([{ status: 'cancelled', cancelled_by: 'time' }])
    const mails = await scene.rows<{ payload: unknown }>(
      `select payload from public.outbox where payload ->> 'template' = 'appointment-released'`,
    )
    expect(mails).toHaveLength(1)
    expect(mailPayload.parse(mails[0]?.payload)).toMatchObject({ data: { status: 'cancelled', sequence: 1 } })
    await scene.ask('luis', request())
  })

  /** Returns a time in the past from which at least this much business time has passed until now. */
  const before = async (span: string) =>
    (
      await scene.rows<{ at: string }>(`
        select m::text as at from generate_series(now(), now() - interval '14 days', interval '-1 hour') m
        where private.business_time_after(m, '${span}') <= now() limit 1`)
    )[0]!.at

  test('a request stays open after 19 hours of business time and is cancelled after 20', async () => {
    await scene.ask('ana', request())
    const age = async (span: string) => {
      const at = await before(span)
      await scene.run(`update public.appointments set updated_at = '${at}'`)
      await offer()
      return (await rows())[0]?.status
    }
    expect(await age('19 hours')).toBe('requested')
    expect(await age('20 hours')).toBe('cancelled')
  })

  test('a request is cancelled when its hour comes, even if it was made a moment ago', async () => {
    await scene.ask('ana', request())
    const move = async (minutes: number) => {
      await scene.run(`update public.appointments set starts_at = now() + interval '${minutes} minutes',
        ends_at = now() + interval '${minutes + 60} minutes', updated_at = now()`)
      await offer()
      return (await rows())[0]?.status
    }
    expect(await move(5)).toBe('requested')
    expect(await move(0)).toBe('cancelled')
  })

  test('an offer is held for two hours of business time', async () => {
    await scene.ask('ana', request())
    await scene.ask('luis', wait())
    await scene.ask('ana', `cancel_appointment('${(await rows())[0]?.id}')`)
    await offer()
    const [held] = await scene.rows<{ off: number }>(`
      select abs(extract(epoch from offer_until - private.business_time_after(now(), interval '2 hours')))::int as off
      from public.appointments where offer_until is not null`)
    expect(held?.off).toBeLessThan(30)
  })
})
