import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
const day = Array.from({ length: 80 }, (_, n) => addDays(today, n + 10)).find(
  (one) => !holidayOn(one) && weekdayOf(one) > 0 && weekdayOf(one) < 6,
)!
const kind: string = randomUUID()
const content = {
  name: 'Asesoría',
  minutes: 60,
  before: 0,
  after: 0,
  step: 60,
  notice: 2,
  horizon: 90,
  place: 'office',
  detail: 'Carrera 7 # 71-21',
  otherPlaces: { phone: '' },
  question: '',
  byClients: true,
}
type Row = {
  id: string
  place: string
  place_detail: string | null
  status: string
  sequence: number
  note: string | null
}

describe('the place of an existing appointment', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
  })
  afterAll(() => scene.close())
  beforeEach(async () => {
    await scene.run(`delete from public.appointments; delete from public.outbox; delete from private.appointment_types;
      delete from private.week_hours; delete from private.outside_calendars; update public.client_profiles set phone = null`)
    await scene.ask(
      'admin',
      `save_appointment_type('${kind}', '${JSON.stringify(content)}', array[]::uuid[], null)`,
    )
  })

  const text = (value: string | null | undefined) => (value == null ? 'null' : `'${value}'`)
  /** Books an appointment of the kind `type` for the client Ana; null books the usual kind. */
  async function booked(status: 'requested' | 'confirmed' = 'confirmed', type: string | null = kind) {
    await scene.ask(
      'ana',
      `request_appointment('${randomUUID()}', '${momentAt(day, 9)}', 'Duda', null, ${text(type)})`,
    )
    const [{ id }] = (await scene.rows<{ id: string }>('select id from public.appointments')) as [
      { id: string },
    ]
    if (status === 'confirmed') await scene.ask('advisor', `confirm_appointment('${id}', 0)`)
    await scene.run('delete from public.outbox')
    return { id, seen: status === 'confirmed' ? 1 : 0 }
  }
  const changing = (
    { id, seen }: { id: string; seen: number },
    place: string | null,
    detail?: string,
    note?: string,
  ) => `change_appointment_place('${id}', ${seen}, ${text(place)}, ${text(detail)}, ${text(note)})`
  const row = async () => {
    const [one] = await scene.rows<Row>(
      'select id, place, place_detail, status, sequence, note from public.appointments',
    )
    return one!
  }
  const mails = () =>
    scene.rows<{ template: string; to: string; place: string; sequence: number | null }>(
      `select payload ->> 'template' as template, payload ->> 'to' as "to", payload -> 'data' ->> 'place' as place,
        (payload -> 'data' ->> 'sequence')::int as sequence from public.outbox where kind = 'mail' order by 1`,
    )
  const refused = async (who: 'ana' | 'luis' | 'advisor' | 'other', call: string) =>
    (await scene.refusal(who, call))?.message

  test('is changed by the firm; the appointment keeps its hour and state, and the client gets one mail with the higher sequence number', async () => {
    const one = await booked()
    await scene.ask(
      'advisor',
      changing(one, 'video', 'https://reunion.example/duda', 'Ese día no estoy en la oficina'),
    )
    expect(await row()).toMatchObject({
      place: 'video',
      place_detail: 'https://reunion.example/duda',
      status: 'confirmed',
      sequence: 2,
      note: 'Ese día no estoy en la oficina',
    })
    const told = { template: 'appointment-place', to: 'ana@empresa.example', place: 'video', sequence: 2 }
    expect(await mails()).toEqual([told])
    // The button is pressed a second time, which changes nothing.
    await scene.ask(
      'advisor',
      changing(one, 'video', 'https://reunion.example/duda', 'Ese día no estoy en la oficina'),
    )
    expect(await mails()).toEqual([told])
    const notes = await scene.rows<{ before: object; after: object }>(
      `select before, after from public.audit_log where action = 'appointment.place'`,
    )
    expect(notes).toMatchObject([{ before: { place: 'office' }, after: { place: 'video' } }])
    expect(await refused('advisor', changing(one, 'office'))).toBe('conflict')
  })

  test('by telephone uses the typed number or the known one, and another change restores the directions of the type', async () => {
    const one = await booked()
    expect(await refused('advisor', changing(one, 'phone', '12'))).toBe('number-invalid')
    await scene.ask('advisor', changing(one, 'phone'))
    expect(await row()).toMatchObject({ place: 'phone', place_detail: null })
    await scene.ask('advisor', changing({ ...one, seen: 2 }, 'phone', '+57 300 123 4567'))
    expect(await row()).toMatchObject({ place_detail: '300 123 4567', sequence: 3 })
    await scene.ask('advisor', changing({ ...one, seen: 3 }, 'office'))
    expect(await row()).toMatchObject({ place: 'office', place_detail: 'Carrera 7 # 71-21' })
  })

  test('can be changed by the client only to a place of the type, and the firm confirms it again', async () => {
    const one = await booked()
    expect(await refused('ana', changing(one, 'video'))).toBe('place-gone')
    expect(await refused('ana', changing(one, 'casa'))).toBe('place-gone')
    expect(await refused('ana', changing(one, null))).toBe('place-gone')
    expect(await refused('ana', changing(one, 'phone'))).toBe('number-invalid')
    // Only the firm may write the message and say how to attend, so these texts of the client are ignored.
    await scene.ask('ana', changing(one, 'phone', '3001234567', 'hola'))
    expect(await row()).toMatchObject({
      place: 'phone',
      place_detail: '300 123 4567',
      status: 'requested',
      note: null,
    })
    expect(await mails()).toEqual([
      { template: 'appointment-changed', to: 'ana@empresa.example', place: 'phone', sequence: 2 },
      { template: 'appointment-requested', to: 'advisor@empresa.example', place: 'phone', sequence: null },
    ])
    await scene.ask('ana', changing({ ...one, seen: 2 }, 'office', 'Mi casa, calle 1'))
    expect(await row()).toMatchObject({ place: 'office', place_detail: 'Carrera 7 # 71-21' })
  })

  test('can be changed only by the firm if the appointment has no type', async () => {
    const one = await booked('requested', null)
    expect(await refused('ana', changing(one, 'office'))).toBe('place-gone')
    await scene.ask('advisor', changing(one, 'office', 'Calle 10 # 4-20'))
    expect(await row()).toMatchObject({
      place: 'office',
      place_detail: 'Calle 10 # 4-20',
      status: 'requested',
    })
  })

  test('cannot be the office on a day on which a member who attends works at home', async () => {
    const one = await booked()
    await scene.ask('advisor', changing(one, 'video'))
    const week = JSON.stringify([0, 1, 2, 3, 4].map((n) => [n * 1440 + 480, n * 1440 + 1080]))
    await scene.ask(
      'advisor',
      `save_week_hours('${ids.advisor}', '${week}', array[${(weekdayOf(day) + 6) % 7}])`,
    )
    expect(await refused('advisor', changing({ ...one, seen: 2 }, 'office'))).toBe('slot-home')
    expect(await refused('ana', changing({ ...one, seen: 2 }, 'office'))).toBe('place-gone')
  })

  test('cannot be changed once the appointment is over or cancelled, by the client on its day, or by strangers', async () => {
    const one = await booked()
    expect(await refused('luis', changing(one, 'phone', '3001234567'))).toBe('not-found')
    expect(await refused('other', changing(one, 'video'))).toBe('not-found')
    // The last second of today is always ahead, but ten minutes from now may already be tomorrow.
    await scene.run(
      `update public.appointments set (starts_at, ends_at) = (
         select today + interval '1 day -1 second', today + interval '1 day 1 hour'
         from (select date_trunc('day', now(), 'America/Bogota') as today) as d)`,
    )
    expect(await refused('ana', changing(one, 'phone', '3001234567'))).toBe('too-late')
    await scene.ask('advisor', changing(one, 'video'))
    await scene.run(
      `update public.appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    )
    expect(await refused('advisor', changing({ ...one, seen: 2 }, 'office'))).toBe('too-late')
    await scene.run(
      `update public.appointments set starts_at = now() + interval '2 days', ends_at = now() + interval '49 hours'`,
    )
    await scene.ask('ana', `cancel_appointment('${one.id}')`)
    expect(await refused('advisor', changing({ ...one, seen: 3 }, 'office'))).toBe('too-late')
  })

  test('is updated in the Google calendar of the member and at the private calendar addresses', async () => {
    const one = await booked()
    await scene.ask('advisor', `save_google_calendar('sellado')`)
    await scene.run('delete from public.outbox')
    await scene.ask('advisor', changing(one, 'video', 'https://reunion.example/duda'))
    const jobs = await scene.rows<{ appointment: string }>(
      `select payload ->> 'appointment' as appointment from public.outbox where kind = 'google.calendar'`,
    )
    expect(jobs).toEqual([{ appointment: one.id }])
    const [event] = await scene.rows<{ event: { place: string; placeDetail: string } }>(
      `select public.google_event('${one.id}', '${ids.advisor}') -> 'event' as event`,
    )
    expect(event?.event).toMatchObject({ place: 'video', placeDetail: 'https://reunion.example/duda' })
    const hash = 'a'.repeat(64)
    await scene.ask('ana', `renew_calendar_feed('${hash}')`)
    const [feed] = await scene.rows<{ feed: { appointments: object[] } }>(
      `select public.read_calendar_feed('${hash}') as feed`,
    )
    expect(feed?.feed.appointments).toMatchObject([{ place: 'video', sequence: 2 }])
  })
})
