import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay, hourOf, momentAt, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openReviewScene, type ReviewScene } from './review-scene'

const tuesday = addDays(mondayOf(addDays(bogotaDay(new Date()), 21)), 1)
const minutes = (day: CivilDay, hour: number) => Date.parse(momentAt(day, hour)) / 60_000
type Range = [from: number, until: number]
const between = (from: number, until: number, day = tuesday): Range => [
  minutes(day, from),
  minutes(day, until),
]

describe('the outside calendar of a member', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(
      'delete from public.appointments; delete from public.outbox; delete from private.outside_calendars',
    ),
  )

  const connect = (who: 'advisor' | 'admin' = 'advisor') =>
    scene.ask<string>(who, `save_outside_calendar('sellada', true)`)
  const store = (version: string, busy: Range[] | null, more = '') =>
    scene.run(`select public.store_outside_calendar('${scene.people.advisor}', '${version}',
      ${busy ? `'${JSON.stringify(busy)}'` : 'null'}${more})`)
  const hours = async () => {
    const agenda = await scene.ask<Agenda>('ana', 'open_agenda()')
    return freeSlots(tuesday, { ...agenda, now: new Date().toISOString() }).map(hourOf)
  }
  const request = (hour: number) =>
    `request_appointment('${randomUUID()}', '${momentAt(tuesday, hour)}', 'Cierre')`
  const mails = async () =>
    (
      await scene.rows<{ payload: { template: string; to: string } }>(
        `select payload from public.outbox where payload ->> 'template' = 'appointment-outside'`,
      )
    ).map(({ payload }) => payload)
  const state = async () =>
    (
      await scene.ask<{ outside: Record<string, unknown> | null }>(
        'advisor',
        `member_hours('${scene.people.advisor}')`,
      )
    ).outside

  test('closes its busy hours, also while a client is booking; clients read only that the hour is taken', async () => {
    await store(await connect(), [between(8, 10), between(13, 14.5)])
    expect(await hours()).toEqual([10, 11, 12, 15, 16, 17])
    expect(await scene.refusal('ana', request(9))).toMatchObject({ message: 'slot-taken' })
    expect(await scene.refusal('ana', request(14))).toMatchObject({ message: 'slot-taken' })
    await scene.ask('ana', request(10))
    const { ana, advisor, admin } = scene.people
    const proposal = `propose_appointment('${ana}', '${momentAt(tuesday, 13)}', 'Cierre', null, '${advisor}')`
    expect(await scene.refusal('advisor', proposal)).toMatchObject({ message: 'slot-outside' })
    await scene.ask(
      'admin',
      `propose_appointment('${ana}', '${momentAt(tuesday, 13)}', 'Cierre', null, '${admin}')`,
    )
    const [other] = await scene.rows<{ id: string }>(
      `select id from public.appointments where person = '${admin}'`,
    )
    expect(await scene.refusal('admin', `assign_appointment('${other?.id}', '${advisor}', 0)`)).toMatchObject(
      {
        message: 'slot-outside',
      },
    )
    type Day = { id: string; outside: number[][] }[]
    const day = await scene.ask<Day>('other', `firm_day('${tuesday}')`)
    expect(day.find(({ id }) => id === advisor)?.outside).toEqual([
      [480, 600],
      [780, 870],
    ])
    expect(JSON.stringify(await scene.ask('ana', 'open_agenda()'))).not.toContain('outside')
  })

  test('closes nothing 48 hours after it was read, and is shown as failing after three failures or a day', async () => {
    const version = await connect()
    expect(await state()).toMatchObject({ read_at: null, failing: false })
    await store(version, [between(8, 18)])
    expect(await state()).toMatchObject({ failing: false, problem: null })
    for (let n = 0; n < 3; n += 1) await store(version, null, `, null, 'unreachable'`)
    expect(await state()).toMatchObject({ failing: true, problem: 'unreachable' })
    expect(await hours()).toEqual([])
    await scene.run(`update private.outside_calendars set read_at = now() - interval '47 hours'`)
    expect(await hours()).toEqual([])
    await scene.run(
      `update private.outside_calendars set read_at = now() - interval '49 hours', failures = 0`,
    )
    expect(await state()).toMatchObject({ failing: true })
    expect(await hours()).toHaveLength(10)
    await store(version, null)
    expect(await state()).toMatchObject({ failing: false, problem: null })
    expect(await hours()).toEqual([])
  })

  test('is claimed once until its next reading is due, with its ETag only on the day of the last reading', async () => {
    const version = await connect()
    type Claim = { person: string; address: string; etag: string | null; email: string }[]
    const claim = async () =>
      (await scene.rows<{ claimed: Claim }>('select public.claim_outside_calendars() as claimed'))[0]!.claimed
    expect(await claim()).toMatchObject([
      { person: scene.people.advisor, address: 'sellada', etag: null, email: 'advisor@empresa.example' },
    ])
    expect(await claim()).toEqual([])
    await store(version, [], `, '"1"'`)
    const [due] = await scene.rows<{ latest: number }>(
      `select ceil(extract(epoch from max(next_at) - now()) / 60)::int as latest from private.outside_calendars`,
    )
    expect(due?.latest).toBeLessThanOrEqual(15)
    await scene.run('update private.outside_calendars set next_at = now()')
    expect(await claim()).toMatchObject([{ etag: '"1"' }])
    await scene.run('update private.outside_calendars set next_at = now(), read_day = read_day - 1')
    expect(await claim()).toMatchObject([{ etag: null }])
  })

  test('ignores a reading of an address that was replaced meanwhile', async () => {
    const old = await connect()
    await connect()
    await store(old, [between(8, 18)])
    expect(await hours()).toHaveLength(10)
    expect(await state()).toMatchObject({ read_at: null })
  })

  test('case 22: a new event over a confirmed appointment is mailed once to the member who attends, and cancels nothing', async () => {
    const version = await connect()
    await store(version, [between(15, 16)])
    await scene.ask('ana', request(9))
    const [asked] = await scene.rows<{ id: string }>('select id from public.appointments')
    await scene.ask('advisor', `confirm_appointment('${asked?.id}', 0)`)
    await store(version, [between(9.5, 11), between(15, 16)])
    await store(version, [between(9.5, 10.5), between(15, 16)])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mailPayload.parse(mail)).toMatchObject({ to: 'advisor@empresa.example', data: { id: asked?.id } })
    expect(await scene.rows('select status from public.appointments')).toEqual([{ status: 'confirmed' }])
    expect(await scene.ask('advisor', `agenda_appointment('${asked?.id}')`)).toMatchObject({ outside: true })
  })

  test('mails nothing at its first reading, and is removed when the member leaves the firm', async () => {
    await scene.ask('ana', request(9))
    await store(await connect(), [between(8, 18)])
    expect(await mails()).toEqual([])
    await scene.run(`delete from private.staff where user_id = '${scene.people.advisor}'`)
    expect(await scene.rows('select from private.outside_calendars')).toEqual([])
    await scene.run(
      `insert into private.staff (user_id, role, name) values ('${scene.people.advisor}', 'advisor', 'Laura Gómez')`,
    )
  })

  test('is removed by its owner or an administrator, which the log says without the address', async () => {
    const { advisor } = scene.people
    await store(await connect(), [between(8, 18)])
    expect(await scene.refusal('other', `remove_outside_calendar('${advisor}')`)).toMatchObject({
      message: 'not-found',
    })
    await scene.ask('admin', `remove_outside_calendar('${advisor}')`)
    await scene.ask('admin', `remove_outside_calendar('${advisor}')`)
    expect(await state()).toBeNull()
    const log = await scene.rows(
      `select action, before, after from public.audit_log where action like 'agenda.outside%' order by id desc limit 2`,
    )
    expect(log.map((row) => (row as { action: string }).action)).toEqual([
      'agenda.outside-removed',
      'agenda.outside',
    ])
    expect(JSON.stringify(log)).not.toContain('sellada')
  })
})
