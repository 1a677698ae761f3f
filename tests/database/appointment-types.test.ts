import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeSlots, ofType, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
const working = Array.from({ length: 80 }, (_, n) => addDays(today, n + 4)).filter(
  (day) => !holidayOn(day) && weekdayOf(day) > 0 && weekdayOf(day) < 6,
)
const [day, farDay] = [working[10]!, working.at(-1)!]
const at = (hour: number, minutes = 0) =>
  new Date(Date.parse(momentAt(day, hour)) + minutes * 60_000).toISOString()
const short = randomUUID()
const shortCall = {
  name: 'Llamada corta',
  minutes: 20,
  before: 0,
  after: 0,
  step: 30,
  notice: 2,
  horizon: 30,
  place: 'phone',
  detail: 'Llamamos nosotros',
  question: '',
  byClients: true,
}
type Row = {
  id: string
  person: string
  minutes: number
  place: string
  place_detail: string | null
  answer: string | null
}

describe('types of appointments', () => {
  let scene: ReviewScene
  beforeAll(async () => {
    scene = await openReviewScene()
    await scene.run(`update private.client_advisors set responsible = true`)
  })
  afterAll(() => scene.close())
  beforeEach(() =>
    scene.run(`delete from public.appointments; delete from public.outbox; delete from private.appointment_waits;
      delete from private.appointment_types; delete from private.absences`),
  )

  const saving = (
    content: object = {},
    { id = short, members = [] as string[], seen = null as number | null } = {},
  ) =>
    `save_appointment_type('${id}', '${JSON.stringify({ ...shortCall, ...content })}',
      array[${members.map((one) => `'${one}'`).join()}]::uuid[], ${seen})`
  const save = (...what: Parameters<typeof saving>) => scene.ask('admin', saving(...what))
  const refused = async (who: 'ana' | 'admin' | 'advisor', call: string) =>
    (await scene.refusal(who, call))?.message
  const asking = (
    slot: string,
    type: string | null = short,
    more: { person?: string; answer?: string; key?: string } = {},
  ) =>
    `request_appointment('${more.key ?? randomUUID()}', '${slot}', 'Duda', ${more.person ? `'${more.person}'` : 'null'},
      ${type ? `'${type}'` : 'null'}, ${more.answer ? `'${more.answer}'` : 'null'})`
  const rowOf = async (where: string): Promise<Row> =>
    (
      await scene.rows<Row>(`select id, person, place, place_detail, answer,
        extract(epoch from ends_at - starts_at)::int / 60 as minutes from public.appointments where ${where}`)
    )[0]!
  const ask = async (
    slot: string,
    type: string | null = short,
    more: { person?: string; answer?: string } = {},
  ) => {
    const key = randomUUID()
    await scene.ask('ana', asking(slot, type, { ...more, key }))
    return rowOf(`request_key = '${key}'`)
  }
  const agenda = async (): Promise<Agenda> => ({
    ...(await scene.ask<Agenda>('ana', 'open_agenda()')),
    now: new Date().toISOString(),
  })

  test('are saved by administrators only, once although the button is pressed twice, and never over a colleague’s change', async () => {
    expect(await refused('advisor', saving())).toBe('admin-only')
    await save()
    await save()
    expect(await refused('admin', saving({ name: 'Otra' }))).toBe('conflict')
    await save({ name: 'Llamada' }, { seen: 0 })
    expect(await refused('admin', saving({ name: 'Llamada larga' }, { seen: 0 }))).toBe('conflict')
    expect(await refused('admin', saving({ name: ' LLAMADA ' }, { id: randomUUID() }))).toBe('type-exists')
    await expect(save({ minutes: 7 }, { seen: 1 })).rejects.toThrow('minutes_check')
  })

  test('have their own length, step, notice, horizon and place, and the usual appointment is offered beside them', async () => {
    await save()
    const [open, usual] = [ofType(await agenda(), short), ofType(await agenda(), '')]
    expect(freeSlots(day, open).length).toBe(20)
    expect(freeSlots(day, usual).length).toBe(10)
    expect(freeSlots(farDay, open)).toEqual([])
    expect(await refused('ana', asking(momentAt(farDay, 9)))).toBe('slot-far')
    expect(await refused('ana', asking(at(9, 15)))).toBe('slot-closed')
    expect(await ask(at(9, 30))).toMatchObject({
      minutes: 20,
      place: 'phone',
      place_detail: 'Llamamos nosotros',
    })
    expect(await ask(at(11), null)).toMatchObject({ minutes: 60, place: 'video', place_detail: null })
    // The usual appointment takes an hour, so at 9:00 it would overlap the appointment at 9:30.
    expect(await refused('ana', asking(at(9), null))).toBe('slot-taken')
    expect(freeSlots(day, ofType(await agenda(), ''))).toHaveLength(8)
  })

  test('can be booked and moved by the firm at half hours within the member’s hours, while clients keep to the step', async () => {
    const { ana, advisor } = scene.people
    const { id } = await ask(at(9), null, { person: advisor })
    const move = (slot: string, seen: number) =>
      `propose_other_hour('${id}', '${slot}', ${seen}, null, '${advisor}')`
    await scene.ask('advisor', move(at(9, 30), 0))
    expect((await rowOf(`starts_at = '${at(9, 30)}'`)).id).toBe(id)
    await scene.ask('advisor', `propose_appointment('${ana}', '${at(10, 30)}', 'Cierre', null, '${advisor}')`)
    expect(await refused('advisor', move(at(10), 1))).toBe('slot-taken')
    expect(await refused('advisor', move(at(17, 30), 1))).toBe('slot-closed')
    expect(await refused('ana', asking(at(14, 30), null))).toBe('slot-closed')
  })

  test('ask their question and store its answer; an answer without a question is dropped', async () => {
    await save({ question: '¿Qué mes?' })
    expect((await ask(at(9), short, { answer: ' Octubre ' })).answer).toBe('Octubre')
    await save({ question: '' }, { seen: 0 })
    expect((await ask(at(10), short, { answer: 'Octubre' })).answer).toBeNull()
  })

  test('case 3: keep their margins free before and after, and an appointment may move into its own margin', async () => {
    await save({ minutes: 40, before: 10, after: 10, step: 10 })
    const { id } = await ask(at(10))
    expect(await refused('ana', asking(at(10, 50)))).toBe('slot-taken')
    const free = freeSlots(day, ofType(await agenda(), short))
    expect(free).toContain(at(11))
    expect(free).not.toContain(at(10, 50))
    await scene.ask('ana', `change_appointment('${id}', '${at(10, 10)}', 0)`)
    const [{ held }] = (await scene.rows<{ held: string }>(
      `select (upper(held) - lower(held))::text as held from private.appointment_holds where appointment = '${id}'`,
    )) as [{ held: string }]
    expect(held).toBe('01:00:00')
  })

  test('case 11: are offered by those of their members who see the client; a removed member keeps what was booked', async () => {
    const { admin, advisor, other } = scene.people
    await save({}, { members: [admin, other] })
    expect(ofType(await agenda(), short).people?.map(({ id }) => id)).toEqual([admin])
    expect((await ask(at(9))).person).toBe(admin)
    expect(await refused('ana', asking(at(10), short, { person: advisor }))).toBe('not-found')
    await save({}, { members: [other], seen: 0 })
    expect((await agenda()).types).toEqual([])
    expect((await rowOf(`starts_at = '${at(9)}'`)).person).toBe(admin)
    expect(await refused('ana', asking(at(10)))).toBe('slot-taken')
  })

  test('case 10: change an appointment’s length only when it moves, and cannot be booked after they are retired', async () => {
    await save({ minutes: 60 })
    const { id } = await ask(at(9))
    await save({ minutes: 20 }, { seen: 0 })
    expect((await rowOf(`id = '${id}'`)).minutes).toBe(60)
    await scene.ask('ana', `change_appointment('${id}', '${at(10)}', 0)`)
    expect((await rowOf(`id = '${id}'`)).minutes).toBe(20)
    const kind = shortCall.name
    await scene.ask('admin', `retire_appointment_type('${short}')`)
    await scene.ask('admin', `retire_appointment_type('${short}')`)
    expect(await refused('ana', asking(at(12)))).toBe('type-gone')
    expect((await agenda()).types).toEqual([])
    expect((await rowOf(`id = '${id}'`)).minutes).toBe(20)
    // After a kind of appointment was retired, client and firm can still read the kind of a booked appointment.
    expect(await scene.ask('ana', 'open_agenda()')).toMatchObject({ kinds: { [short]: kind } })
    expect(await scene.ask('advisor', `agenda_appointment('${id}')`)).toMatchObject({ kind })
  })

  test('for the firm only are not offered to clients, and the firm books them today and as confirmed', async () => {
    const { ana } = scene.people
    await save({ byClients: false, notice: 720 })
    expect((await agenda()).types).toEqual([])
    expect(await refused('ana', asking(at(9)))).toBe('type-gone')
    const book = `propose_appointment('${ana}', '${at(9)}', 'Cierre', null, null, '${short}', true)`
    await scene.ask('advisor', book)
    await scene.ask('advisor', book)
    const rows = await scene.rows<{ status: string }>(`select status from public.appointments`)
    expect(rows).toEqual([{ status: 'confirmed' }])
    const [mail] = await scene.rows<{ template: string; place: string }>(
      `select payload ->> 'template' as template, payload -> 'data' ->> 'place' as place from public.outbox`,
    )
    expect(mail).toEqual({ template: 'appointment-confirmed', place: 'phone' })
  })

  test('with a daily limit count for each member and each day, and the page offers the same', async () => {
    const { advisor, admin } = scene.people
    await save({ perDay: 1, notice: 0 })
    await scene.ask('ana', asking(at(9)))
    expect(await refused('ana', asking(at(14)))).toBe('slot-taken')
    expect(freeSlots(day, ofType(await agenda(), short))).toEqual([])
    const proposal = (slot: string, person: string) =>
      `propose_appointment('${scene.people.ana}', '${slot}', 'Llamada', null, '${person}', '${short}')`
    expect(await refused('advisor', proposal(at(14), advisor))).toBe('slot-full')
    await scene.ask('admin', proposal(at(14), admin))
    const [row] = await scene.rows<{ id: string }>(
      `select id from public.appointments where person = '${advisor}'`,
    )
    // Moving an appointment within its day does not exceed the day's limit of one appointment.
    await scene.ask('ana', `change_appointment('${row?.id}', '${at(11)}', 0)`)
    await scene.ask('ana', `cancel_appointment('${row?.id}')`)
    expect(freeSlots(day, ofType(await agenda(), short))).toContain(at(14, 30))
    await scene.ask('ana', asking(at(15)))
  })

  test('in the office are not offered on days on which the member works at home, by the page or the database', async () => {
    const { advisor } = scene.people
    const weekday = (weekdayOf(day) + 6) % 7
    const week = JSON.stringify([0, 1, 2, 3, 4].map((n) => [n * 1440 + 480, n * 1440 + 1080]))
    const home = (days: number[] | null, hours: string | null = week) =>
      `save_week_hours('${advisor}', ${hours ? `'${hours}'` : 'null'}, ${days ? `array[${days.join()}]::int[]` : 'null'})`
    await save({ place: 'office', byClients: true })
    await scene.ask('advisor', home([weekday]))
    const chosen = ofType(await agenda(), short)
    expect(freeSlots(day, chosen)).toEqual([])
    expect(freeSlots(working[11]!, chosen)).not.toEqual([])
    expect(freeSlots(day, ofType(await agenda(), ''))).not.toEqual([])
    expect(await refused('ana', asking(at(9)))).toBe('slot-taken')
    const book = (slot: string) =>
      `propose_appointment('${scene.people.ana}', '${slot}', 'Visita', null, '${advisor}', '${short}', true)`
    expect(await refused('advisor', book(at(9)))).toBe('slot-home')
    // An appointment by video, or on a day on which the member works in the office, is accepted.
    await ask(at(10), null)
    await scene.ask('advisor', book(momentAt(working[11]!, 9)))
    const wait = `wait_for_appointment('[["${day}", "${day}"]]', 'Visita', '${short}')`
    await scene.ask('ana', wait)
    expect(await scene.rows('select public.offer_freed_hours() as offered')).toEqual([{ offered: 0 }])
    expect(await scene.ask('advisor', `member_hours('${advisor}')`)).toMatchObject({ home: [weekday] })
    expect(await refused('admin', home([7]))).toBe('invalid-input')
    expect(await refused('admin', home(null))).toBe('invalid-input')
    await scene.ask('advisor', home([], null))
    expect(freeSlots(day, ofType(await agenda(), short))).not.toEqual([])
  })

  test('property: have the same free hours on the page as in the database, whatever their settings', async () => {
    const fives = (least: number, most: number) =>
      fc.integer({ min: least / 5, max: most / 5 }).map((n) => n * 5)
    await scene.run(`insert into public.appointments (user_id, title, starts_at, ends_at, status, person, margin_before)
      values ('${scene.people.luis}', 'Cierre', '${at(10, 30)}', '${at(11, 45)}', 'confirmed', '${scene.people.advisor}', 15)`)
    await fc.assert(
      fc.asyncProperty(
        fives(10, 480),
        fives(0, 120),
        fives(0, 120),
        fc.constantFrom(5, 10, 15, 20, 30, 60),
        async (minutes, before, after, step) => {
          await scene.run('delete from private.appointment_types')
          await save({ minutes, before, after, step, notice: 0, horizon: 90 })
          const rows = await scene.rows<{ slot: string }>(`
            select slot from generate_series(timestamptz '${at(9)}', timestamptz '${at(13)}', interval '5 minutes') slot
            cross join lateral private.slot_problems(array['${scene.people.advisor}'::uuid], slot, private.type_of('${short}'), false) p
            where p.problem is null`)
          const page = freeSlots(day, ofType(await agenda(), short)).filter(
            (slot) => slot >= at(9) && slot <= at(13),
          )
          expect(rows.map(({ slot }) => new Date(slot).toISOString())).toEqual(page)
        },
      ),
      { numRuns: 40 },
    )
  }, 180_000)
})
