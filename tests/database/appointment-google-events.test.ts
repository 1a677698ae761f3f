import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, mondayOf } from '@/lib/calendar/civil-day'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openReviewScene, type ReviewScene } from './review-scene'

const tuesday = addDays(mondayOf(addDays(bogotaDay(new Date()), 21)), 1)
const range = (from: number, until = from + 1) => ({
  from: momentAt(tuesday, from),
  until: momentAt(tuesday, until),
})

describe('appointments in the Google calendars of members', () => {
  let scene: ReviewScene
  let version: string
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene.close())
  beforeEach(async () => {
    await scene.run(`delete from public.appointments; delete from private.outside_calendars; delete from private.google_entries;
      delete from public.outbox`)
    version = await scene.ask('advisor', `save_google_calendar('sellado')`)
  })

  type Job = { appointment: string; person: string }
  /** Returns the jobs that were queued since the last call. */
  const jobs = async () => {
    const queued = await scene.rows<{ payload: Job }>(
      `delete from public.outbox where kind = 'google.calendar' returning payload`,
    )
    return queued.map(({ payload }) => payload)
  }
  const confirmed = async (hour = 9) => {
    await scene.ask('ana', `request_appointment('${randomUUID()}', '${momentAt(tuesday, hour)}', 'Cierre')`)
    const [asked] = await scene.rows<{ id: string }>(
      `select id from public.appointments where starts_at = '${momentAt(tuesday, hour)}'`,
    )
    const id = asked?.id ?? ''
    expect(await jobs()).toEqual([])
    await scene.ask('advisor', `confirm_appointment('${id}', 0)`)
    return id
  }
  type Event = { title: string; startsAt: string; sure: boolean } | null
  const wanted = async (id: string, who = scene.people.advisor) => {
    const [row] = await scene.rows<{ wanted: { sealed: string; event: Event } | null }>(
      `select public.google_event('${id}', '${who}') as wanted`,
    )
    return row?.wanted ?? null
  }
  const record = (id: string, hour?: number) =>
    scene.run(
      `select public.record_google_event('${id}', '${scene.people.advisor}'${hour === undefined ? '' : `, '${momentAt(tuesday, hour)}', '${momentAt(tuesday, hour + 1)}'`})`,
    )
  const found = (changes: object[], of = version) =>
    scene.run(
      `select public.store_google_changes('${scene.people.advisor}', '${of}', '${JSON.stringify(changes)}', 'siguiente')`,
    )
  const mails = async () =>
    (
      await scene.rows<{ payload: object }>(
        `select payload from public.outbox where payload ->> 'template' like 'firm-google%' order by created_at`,
      )
    ).map(({ payload }) => payload)
  const told = (id: string, who: 'advisor' | 'other' = 'advisor') =>
    scene.ask<object[]>(who, `google_changes('${id}')`)

  test('only a confirmed appointment is written to Google, moves there when it moves, and goes when it is cancelled', async () => {
    const { advisor } = scene.people
    const id = await confirmed()
    expect(await jobs()).toEqual([{ appointment: id, person: advisor }])
    expect(await wanted(id)).toMatchObject({
      sealed: 'sellado',
      event: { startsAt: expect.any(String), sure: true },
    })
    await record(id, 9)
    // The event is tentative until the client agrees to the proposed hour.
    await scene.ask('advisor', `propose_other_hour('${id}', '${momentAt(tuesday, 11)}', 1)`)
    expect(await jobs()).toEqual([{ appointment: id, person: advisor }])
    expect(await wanted(id)).toMatchObject({ event: { sure: false } })
    await scene.ask('advisor', `cancel_appointment('${id}')`)
    expect(await jobs()).toHaveLength(1)
    expect(await wanted(id)).toEqual({ sealed: 'sellado', event: null })
  })

  test('an appointment given to another member moves to that member’s Google calendar, if one is connected', async () => {
    const { advisor, admin } = scene.people
    const id = await confirmed()
    await jobs()
    await record(id, 9)
    await scene.ask('admin', `save_google_calendar('otro')`)
    await scene.ask('admin', `assign_appointment('${id}', '${admin}', 1)`)
    const people = (await jobs()).map(({ person }) => person)
    expect(people.toSorted()).toEqual([advisor, admin].toSorted())
    expect(await wanted(id)).toEqual({ sealed: 'sellado', event: null })
    expect(await wanted(id, admin)).toMatchObject({ sealed: 'otro', event: { sure: true } })
    expect(await wanted(id, scene.people.other)).toBeNull()
  })

  test('an advisor who no longer works for the client loses the event at Google, and its changes are no longer reported', async () => {
    const { advisor } = scene.people
    const id = await confirmed()
    await record(id, 9)
    await jobs()
    const [client] = await scene.rows<{ id: string }>(
      `select user_id as id from public.appointments where id = '${id}'`,
    )
    await scene.run(
      `delete from private.client_advisors where client = '${client?.id}' and advisor = '${advisor}'`,
    )
    expect(await jobs()).toEqual([{ appointment: id, person: advisor }])
    expect(await wanted(id)).toEqual({ sealed: 'sellado', event: null })
    await found([{ appointment: id, ...range(14) }])
    expect(await mails()).toEqual([])
    await scene.run(
      `insert into private.client_advisors (client, advisor, responsible) values ('${client?.id}', '${advisor}', true)`,
    )
  })

  test('a member who connects a Google calendar later gets the coming appointments in it', async () => {
    const id = await confirmed()
    await scene.run('delete from private.outside_calendars')
    await jobs()
    await scene.ask('advisor', `save_google_calendar('nuevo')`)
    expect(await jobs()).toEqual([{ appointment: id, person: scene.people.advisor }])
  })

  test('an hour that a member changed at Google is reported once and changes nothing here; the site’s own changes are not', async () => {
    const id = await confirmed()
    await record(id, 9)
    await found([{ appointment: id, ...range(9) }])
    expect([await told(id), await mails()]).toEqual([[], []])
    await found([{ appointment: id, ...range(14) }])
    await found([{ appointment: id, ...range(14) }])
    expect(await told(id)).toMatchObject([{ person: scene.people.advisor, name: 'Laura Gómez' }])
    expect(await told(id, 'other')).toEqual([])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mailPayload.parse(mail)).toMatchObject({
      template: 'firm-google-moved',
      to: 'advisor@empresa.example',
    })
    expect(await scene.rows('select status, sequence from public.appointments')).toEqual([
      { status: 'confirmed', sequence: 1 },
    ])
    // After a move on the site, Google still has the hour that the site wrote before, so the member is told nothing.
    await found([{ appointment: id, ...range(9) }])
    expect(await told(id)).toEqual([])
  })

  test('an appointment that was deleted at Google is reported and stays; if the member keeps it, it is written again', async () => {
    const id = await confirmed()
    await record(id, 9)
    await jobs()
    await found([{ appointment: id }])
    expect(await told(id)).toMatchObject([{ from: null, until: null }])
    expect(await mails()).toMatchObject([{ template: 'firm-google-gone' }])
    await scene.ask('advisor', `keep_google_hours('${id}')`)
    await scene.ask('advisor', `keep_google_hours('${id}')`)
    expect(await jobs()).toEqual([{ appointment: id, person: scene.people.advisor }])
    expect(await told(id)).toEqual([])
    expect(await scene.refusal('other', `keep_google_hours('${id}')`)).toMatchObject({ message: 'not-found' })
  })

  test('an appointment in the past is not reported, whatever happens to it at Google', async () => {
    const id = await confirmed()
    await record(id, 9)
    await scene.run(`update public.appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where id = '${id}'`)
    await found([{ appointment: id }])
    expect([await told(id), await mails()]).toEqual([[], []])
  })

  test('an appointment that was never written, is cancelled or belongs to an old connection is not reported', async () => {
    const id = await confirmed()
    await found([{ appointment: id }, { appointment: randomUUID(), ...range(10) }])
    expect(await told(id)).toEqual([])
    await record(id, 9)
    const former = version
    version = await scene.ask('advisor', `save_google_calendar('nuevo')`)
    await found([{ appointment: id }], former)
    expect(await told(id)).toEqual([])
    await scene.ask('advisor', `cancel_appointment('${id}')`)
    await found([{ appointment: id }])
    expect([await told(id), await mails()]).toEqual([[], []])
    const [calendar] = await scene.rows('select sync_token from private.outside_calendars')
    expect(calendar).toEqual({ sync_token: 'siguiente' })
  })
})
