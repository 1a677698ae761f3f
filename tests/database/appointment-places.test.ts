import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
const [day, nextDay] = Array.from({ length: 80 }, (_, n) => addDays(today, n + 10)).filter(
  (one) => !holidayOn(one) && weekdayOf(one) > 0 && weekdayOf(one) < 6,
) as [string, string]
const at = (hour: number) => momentAt(day, hour)
const kind = randomUUID() as string
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
  otherPlaces: { phone: '', video: 'https://reunion.example/nogal' } as unknown,
  question: '',
  byClients: true,
}
type Row = { id: string; place: string; place_detail: string | null; starts_at: Date }
type Who = 'ana' | 'luis' | 'advisor' | 'other' | 'admin'

describe('where an appointment is', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
  })
  afterAll(() => scene.close())
  beforeEach(async () => {
    await scene.run(`delete from public.appointments; delete from public.outbox; delete from private.appointment_waits;
      delete from private.appointment_types; delete from private.week_hours; delete from private.client_contacts;
      update public.client_profiles set phone = null`)
    await save()
  })

  const saving = (more: object = {}, seen: number | null = null) =>
    `save_appointment_type('${kind}', '${JSON.stringify({ ...content, ...more })}', array[]::uuid[], ${seen})`
  const save = (more: object = {}, seen: number | null = null) => scene.ask('admin', saving(more, seen))
  const text = (value: string | null | undefined) => (value == null ? 'null' : `'${value}'`)
  const asking = (
    slot: string,
    { place, number, type = kind }: { place?: string; number?: string; type?: string | null } = {},
  ) =>
    `request_appointment('${randomUUID()}', '${slot}', 'Duda', null, ${text(type)}, null, ${text(place)}, ${text(number)})`
  const newest = async (): Promise<Row> =>
    (
      await scene.rows<Row>(
        'select id, place, place_detail, starts_at from public.appointments order by created_at desc, starts_at desc limit 1',
      )
    )[0]!
  const ask = async (...what: Parameters<typeof asking>) => {
    await scene.ask('ana', asking(...what))
    return newest()
  }
  const rowOf = async (id: string) =>
    (
      await scene.rows<Row>(
        `select id, place, place_detail, starts_at from public.appointments where id = '${id}'`,
      )
    )[0]!
  const refused = async (who: Who, call: string) => (await scene.refusal(who, call))?.message
  const phoneOf = (client: string, phone: string) =>
    scene.run(`insert into public.client_profiles (user_id, phone) values ('${client}', '${phone}')
      on conflict (user_id) do update set phone = excluded.phone`)

  test('is the first place of the type or another that the type offers, with how to attend', async () => {
    expect(await ask(at(9))).toMatchObject({ place: 'office', place_detail: 'Carrera 7 # 71-21' })
    expect(await ask(at(10), { place: 'video' })).toMatchObject({
      place: 'video',
      place_detail: 'https://reunion.example/nogal',
    })
    expect(await ask(at(11), { place: 'phone', number: '+57 (300) 123-4567' })).toMatchObject({
      place: 'phone',
      place_detail: '300 123 4567',
    })
  })

  test('cannot be a place that the type does not offer or that does not exist', async () => {
    await save({ otherPlaces: { video: '' } }, 0)
    for (const place of ['phone', 'casa', ''])
      expect(await refused('ana', asking(at(9), { place, number: '3001234567' }))).toBe('place-gone')
    expect(await refused('ana', asking(at(9), { place: 'office', type: null }))).toBe('place-gone')
    const booking = `propose_appointment('${ids.ana}', '${at(9)}', 'x', null, null, '${kind}', true, null, 'phone', '3001234567')`
    expect(await refused('advisor', booking)).toBe('place-gone')
    const waiting = `wait_for_appointment('[["${day}", "${day}"]]', 'x', '${kind}', 'phone', '3001234567')`
    expect(await refused('ana', waiting)).toBe('place-gone')
    expect(await scene.rows('select from public.appointments')).toHaveLength(0)
  })

  test.each([
    '12345',
    '200 123 4567',
    '+1 300 123 4567',
    '300 123 456',
    '300 123 45678',
    '602-1234',
    "3001234567'; x",
  ])('cannot be by phone at the invalid number «%s»', async (number) => {
    const call = asking(at(9), { place: 'phone', number: number.replaceAll("'", "''") })
    expect(await refused('ana', call)).toBe('number-invalid')
  })

  test('by phone is at the client’s own number unless the client gives another; without a number it is refused', async () => {
    await phoneOf(ids.luis, '310 000 0000')
    expect(await refused('ana', asking(at(9), { place: 'phone' }))).toBe('number-invalid')
    await phoneOf(ids.ana, '+57 601 745 0000')
    expect(await scene.ask('ana', 'open_agenda()')).toMatchObject({ number: '601 745 0000' })
    expect((await ask(at(9), { place: 'phone' })).place_detail).toBe('601 745 0000')
    expect((await ask(at(10), { place: 'phone', number: '573001234567' })).place_detail).toBe('300 123 4567')
    await phoneOf(ids.ana, '1234567')
    expect(await scene.ask('ana', 'open_agenda()')).toMatchObject({ number: null })
  })

  test('shows the phone number of a client only to members who work for the client', async () => {
    await phoneOf(ids.ana, '300 123 4567')
    expect(await scene.ask('advisor', `firm_hours('${ids.ana}')`)).toMatchObject({ number: '300 123 4567' })
    expect(await refused('other', `firm_hours('${ids.ana}')`)).toBe('not-found')
    expect(await scene.ask('luis', 'open_agenda()')).toMatchObject({ number: null })
  })

  test('shows a person of an account only their own number', async () => {
    await phoneOf(ids.ana, '300 111 2222')
    const readBy = async (person: string) => {
      const [row] = await scene.rows<{ number: string | null }>(`with caller as materialized (
        select set_config('request.jwt.claim.sub', '${person}', true), set_config('request.jwt.claims', '{"sub": "${person}"}', true))
        select private.number_of('${ids.ana}') as number from caller`)
      return row?.number
    }
    expect([await readBy(ids.ana), await readBy(ids.advisor), await readBy(ids.luis)]).toEqual([
      '300 111 2222',
      '300 111 2222',
      null,
    ])
  })

  test('by phone needs no number if the type has its own directions for the phone', async () => {
    await save({ otherPlaces: { phone: 'Llámanos al 601 745 0000' } }, 0)
    expect(await ask(at(9), { place: 'phone', number: 'abc' })).toMatchObject({
      place: 'phone',
      place_detail: 'Llámanos al 601 745 0000',
    })
  })

  test('is chosen by the firm too, which may leave out the number, for one appointment or a series', async () => {
    const book = (slot: string, number?: string) =>
      `propose_appointment('${ids.ana}', '${slot}', 'Cierre', null, null, '${kind}', true, null, 'phone', ${text(number)})`
    await scene.ask('advisor', book(at(9)))
    expect(await newest()).toMatchObject({ place: 'phone', place_detail: null })
    expect(await refused('advisor', book(at(10), '12'))).toBe('number-invalid')
    await scene.ask('advisor', book(at(10), '3001234567'))
    expect((await newest()).place_detail).toBe('300 123 4567')
    await scene.ask(
      'advisor',
      `propose_series('${randomUUID()}', '${ids.ana}', array['${at(11)}', '${momentAt(nextDay, 11)}']::timestamptz[], 'Cierre', null, null,
        '${kind}', true, null, 'video')`,
    )
    const made = await scene.rows<Row>(`select place from public.appointments where series is not null`)
    expect(made.map(({ place }) => place)).toEqual(['video', 'video'])
  })

  test('stays the same when the appointment moves, even if the type no longer offers it', async () => {
    const asked = await ask(at(9), { place: 'phone', number: '3001234567' })
    await save({ otherPlaces: {} }, 0)
    await scene.ask('ana', `change_appointment('${asked.id}', '${at(10)}', 0)`)
    await scene.ask('advisor', `propose_other_hour('${asked.id}', '${at(11)}', 1)`)
    expect(await rowOf(asked.id)).toMatchObject({ place: 'phone', place_detail: '300 123 4567' })
  })

  test('is not the office on the days on which the member works at home, but can be phone or video', async () => {
    const weekday = (weekdayOf(day) + 6) % 7
    const week = JSON.stringify([0, 1, 2, 3, 4].map((n) => [n * 1440 + 480, n * 1440 + 1080]))
    await scene.ask('advisor', `save_week_hours('${ids.advisor}', '${week}', array[${weekday}])`)
    expect(await refused('ana', asking(at(9)))).toBe('slot-taken')
    const { id } = await ask(at(9), { place: 'video' })
    await scene.ask('ana', `change_appointment('${id}', '${at(10)}', 0)`)
    expect(new Date((await rowOf(id)).starts_at).toISOString()).toBe(at(10))
  })

  test('is kept on the waiting list, and the offer is made with it', async () => {
    await scene.run(`insert into public.appointments (user_id, title, starts_at, ends_at, status, person)
      values ('${ids.luis}', 'Cierre', '${at(8)}', '${at(16)}', 'confirmed', '${ids.advisor}'),
        ('${ids.luis}', 'Cierre', '${at(16)}', '${at(18)}', 'confirmed', '${ids.advisor}')`)
    await scene.ask(
      'ana',
      `wait_for_appointment('[["${day}", "${day}"]]', 'Duda', '${kind}', 'phone', '3001234567')`,
    )
    expect(await scene.ask('ana', 'open_agenda()')).toMatchObject({ waits: [{ place: 'phone' }] })
    expect(await scene.ask('advisor', 'firm_waits()')).toMatchObject([{ place: 'phone' }])
    await scene.run(`delete from public.appointments where starts_at = '${at(16)}'`)
    expect(await scene.rows('select public.offer_freed_hours() as offered')).toEqual([{ offered: 1 }])
    const [offer] = await scene.rows<Row>(
      `select place, place_detail from public.appointments where offer_until is not null`,
    )
    expect(offer).toEqual({ place: 'phone', place_detail: '300 123 4567' })
  })

  test('is in the mails to the client and to the firm', async () => {
    await ask(at(9), { place: 'phone', number: '3001234567' })
    const mails = await scene.rows<{ template: string; place: string; detail: string }>(
      `select payload ->> 'template' as template, payload -> 'data' ->> 'place' as place, payload -> 'data' ->> 'placeDetail' as detail
        from public.outbox where payload ->> 'template' in ('appointment-received', 'appointment-requested') order by 1`,
    )
    expect(mails.map(({ place, detail }) => [place, detail])).toEqual([
      ['phone', '300 123 4567'],
      ['phone', '300 123 4567'],
    ])
  })

  test.each([
    ['its own first place', { office: '' }],
    ['an unknown place', { casa: '' }],
    ['a detail that is too short', { phone: 'x' }],
    ['a list', ['phone']],
  ])('is not saved with %s as another place of the type', async (_, otherPlaces) => {
    await expect(save({ otherPlaces }, 0)).rejects.toThrow()
  })
})
