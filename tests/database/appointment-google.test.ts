import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay, hourOf, momentAt, mondayOf } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

const tuesday = addDays(mondayOf(addDays(bogotaDay(new Date()), 21)), 1)
const minutes = (hour: number) => Date.parse(momentAt(tuesday, hour)) / 60_000
const state = '7'.repeat(64)

describe('the Google calendar of a member', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(`delete from private.outside_calendars; delete from private.google_consents;
      delete from public.appointments; delete from public.outbox`),
  )

  const begin = (who: 'advisor' | 'admin' = 'advisor', hash = state) =>
    scene.ask(who, `begin_google_consent('${hash}', 'sellado')`)
  const take = (who: 'advisor' | 'admin' = 'advisor', hash = state) =>
    scene.ask<string | null>(who, `take_google_consent('${hash}')`)
  const connect = () => scene.ask<string>('advisor', `save_google_calendar('testigo sellado')`)
  const store = (version: string, busy: number[][]) =>
    scene.run(
      `select public.store_outside_calendar('${scene.people.advisor}', '${version}', '${JSON.stringify(busy)}')`,
    )
  const hours = async () => {
    const agenda = await scene.ask<Agenda>('ana', 'open_agenda()')
    return freeSlots(tuesday, { ...agenda, now: new Date().toISOString() }).map(hourOf)
  }
  const shown = async () => {
    type Shown = { outside: object | null; google: object | null }
    return scene.ask<Shown>('advisor', `member_hours('${scene.people.advisor}')`)
  }
  const revokes = async () =>
    (
      await scene.rows<{ payload: object }>(
        `select payload from public.outbox where kind = 'google.calendar'`,
      )
    ).map(({ payload }) => payload)

  test('the OAuth state of a consent works once, for the member who began it, until another consent begins', async () => {
    await begin()
    expect(await take('admin')).toBeNull()
    expect(await take('advisor', '8'.repeat(64))).toBeNull()
    expect(await take()).toBe('sellado')
    expect(await take()).toBeNull()
    await begin()
    await begin('advisor', '9'.repeat(64))
    expect(await take()).toBeNull()
  })

  test('no consent begins while a calendar is connected, unless Google ended the consent of that calendar', async () => {
    const version = await connect()
    const begun = `begin_google_consent('${state}', 'sellado')`
    expect(await scene.refusal('advisor', begun)).toMatchObject({ message: 'conflict' })
    await scene.run(
      `select public.store_outside_calendar('${scene.people.advisor}', '${version}', problem => 'revoked')`,
    )
    await begin()
    expect(await take()).toBe('sellado')
  })

  test('a calendar is connected at most thirty times an hour, and mails do not wait for writes to Google', async () => {
    await scene.run(
      `insert into public.audit_log (actor, action) select '${scene.people.admin}', 'agenda.google' from generate_series(1, 30)`,
    )
    expect(await scene.refusal('admin', `save_google_calendar('uno más')`)).toMatchObject({
      message: 'rate-limited',
    })
    await scene.run(`insert into public.outbox (kind, key, payload, next_at)
      select 'google.calendar', 'google.calendar:' || n, '{}', now() - interval '1 hour' from generate_series(1, 9) n`)
    await scene.run(
      `insert into public.outbox (kind, key, payload) values ('mail', 'mail:prueba', '{"template": "x", "to": "a@b.example"}')`,
    )
    expect(await scene.rows('select key from public.claim_outbox(1, 60)')).toEqual([{ key: 'mail:prueba' }])
  })

  test('the OAuth state of a consent is useless after ten minutes, and in another session of the same member', async () => {
    await begin()
    await scene.run(`update private.google_consents set made_at = now() - interval '10 minutes'`)
    expect(await take()).toBeNull()
    const user = scene.people.advisor
    const [one, two] = [randomUUID(), randomUUID()]
    for (const id of [one, two])
      await scene.run(`insert into auth.sessions (id, user_id, created_at, updated_at, aal)
        values ('${id}', '${user}', now(), now(), 'aal2')`)
    const inSession = async (id: string, call: string) => {
      const claims = { role: 'authenticated' as const, sub: user, aal: 'aal2', session_id: id }
      const { rows } = await scene.database.asCaller(claims, (db) =>
        sql.raw<{ answer: unknown }>(`select public.${call} as answer`).execute(db),
      )
      return rows[0]?.answer
    }
    await inSession(one, `begin_google_consent('${state}', 'sellado')`)
    expect(await inSession(two, `take_google_consent('${state}')`)).toBeNull()
    await inSession(one, `begin_google_consent('${state}', 'sellado')`)
    expect(await inSession(one, `take_google_consent('${state}')`)).toBe('sellado')
  })

  test('its busy hours are closed together with those of an iCal address, and each calendar can be removed alone', async () => {
    const ical = await scene.ask<string>('advisor', `save_outside_calendar('sellada', true)`)
    await store(ical, [[minutes(8), minutes(10)]])
    await store(await connect(), [[minutes(13), minutes(15)]])
    expect(await hours()).toEqual([10, 11, 12, 15, 16, 17])
    expect(await shown()).toMatchObject({ outside: { failing: false }, google: { failing: false } })
    expect(JSON.stringify(await shown())).not.toContain('sellad')
    await scene.ask('advisor', `remove_outside_calendar('${scene.people.advisor}')`)
    expect(await hours()).toEqual([8, 9, 10, 11, 12, 15, 16, 17])
    await scene.ask('advisor', `remove_google_calendar('${scene.people.advisor}')`)
    expect(await shown()).toMatchObject({ outside: null, google: null })
    expect(await hours()).toHaveLength(10)
  })

  test('a consent that ended is shown at once, and the busy hours that were read last stay closed for 48 hours', async () => {
    const version = await connect()
    await store(version, [[minutes(8), minutes(18)]])
    await scene.run(
      `select public.store_outside_calendar('${scene.people.advisor}', '${version}', problem => 'revoked')`,
    )
    expect(await shown()).toMatchObject({ google: { problem: 'revoked', failing: false } })
    expect(await hours()).toEqual([])
    await scene.run(`update private.outside_calendars set read_at = now() - interval '49 hours'`)
    expect(await hours()).toHaveLength(10)
    await connect()
    expect(await shown()).toMatchObject({ google: { problem: null, read_at: null } })
  })

  test('both calendars of a member are due for reading, each with the address or token that it needs', async () => {
    await scene.ask('advisor', `save_outside_calendar('sellada', true)`)
    await connect()
    type Claim = { source: string; address: string }[]
    const [row] = await scene.rows<{ claimed: Claim }>('select public.claim_outside_calendars() as claimed')
    expect(row?.claimed.map(({ source, address }) => [source, address]).sort()).toEqual([
      ['google', 'testigo sellado'],
      ['ical', 'sellada'],
    ])
  })

  test('the consent at Google ends when the calendar is removed or the member leaves, but not when it is renewed', async () => {
    const { advisor } = scene.people
    await connect()
    await connect()
    expect(await revokes()).toEqual([])
    expect(await scene.refusal('other', `remove_google_calendar('${advisor}')`)).toMatchObject({
      message: 'not-found',
    })
    await scene.ask('admin', `remove_google_calendar('${advisor}')`)
    await scene.ask('admin', `remove_google_calendar('${advisor}')`)
    expect(await revokes()).toEqual([{ person: advisor, sealed: 'testigo sellado' }])
    const [job] = await scene.rows<{ id: string }>(`update public.outbox set attempts = 1 returning id`)
    await scene.run(`select public.complete_outbox('${job?.id}', 1)`)
    expect(await revokes()).toEqual([{ person: advisor }])

    await connect()
    await scene.run(`delete from private.staff where user_id = '${advisor}'`)
    expect(await revokes()).toHaveLength(2)
    await scene.run(
      `insert into private.staff (user_id, role, name) values ('${advisor}', 'advisor', 'Laura Gómez')`,
    )
    const log = await scene.rows<{ action: string }>(
      `select action, before, after from public.audit_log where action like 'agenda.google%' order by id desc limit 3`,
    )
    expect(log.map(({ action }) => action)).toContain('agenda.google-removed')
    expect(JSON.stringify(log)).not.toContain('sellado')
  })
})
