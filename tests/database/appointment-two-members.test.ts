import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freeSlots, ofType, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { openReviewScene, type ReviewScene } from './review-scene'

const today = bogotaDay(new Date())
const day = Array.from({ length: 80 }, (_, n) => addDays(today, n + 20)).find(
  (one) => !holidayOn(one) && weekdayOf(one) > 0 && weekdayOf(one) < 6,
)!
const at = (hour: number) => momentAt(day, hour)
const kind: string = randomUUID()
const content = {
  name: 'Requerimiento con socio',
  minutes: 60,
  before: 0,
  after: 0,
  step: 60,
  notice: 2,
  horizon: 90,
  place: 'video',
  detail: '',
  question: '',
  byClients: true,
}
type Row = { id: string; person: string | null; second_person: string | null; sequence: number }

describe('case 4: an appointment with two members', () => {
  let scene: ReviewScene
  let ids: ReviewScene['people']
  beforeAll(async () => {
    scene = await openReviewScene()
    ids = scene.people
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ids.luis}', '${ids.advisor}')`,
    )
  })
  afterAll(() => scene.close())
  beforeEach(async () => {
    await scene.run(`delete from public.appointments; delete from public.outbox; delete from private.appointment_types;
      delete from private.absences; delete from private.day_hours; delete from private.appointment_waits`)
    await save({ second: ids.admin })
  })

  const saving = async (more: object, members: string[] = []) => {
    const [known] = await scene.rows<{ version: number }>(
      `select version from private.appointment_types where id = '${kind}'`,
    )
    return `save_appointment_type('${kind}', '${JSON.stringify({ ...content, ...more })}',
      array[${members.map((one) => `'${one}'`).join()}]::uuid[], ${known?.version ?? null})`
  }
  const save = async (more: object) => scene.ask('admin', await saving(more))
  const asking = (slot: string, { person = '', type = kind, key = randomUUID() as string } = {}) =>
    `request_appointment('${key}', '${slot}', 'Cierre', ${person ? `'${person}'` : 'null'}, ${type ? `'${type}'` : 'null'})`
  const newest = async (): Promise<Row> =>
    (
      await scene.rows<Row>(
        'select id, person, second_person, sequence from public.appointments order by created_at desc limit 1',
      )
    )[0]!
  const ask = async (who: 'ana' | 'luis', slot: string, more: { person?: string; type?: string } = {}) => {
    await scene.ask(who, asking(slot, more))
    return newest()
  }
  const rowOf = async (id: string) =>
    (
      await scene.rows<Row>(
        `select id, person, second_person, sequence from public.appointments where id = '${id}'`,
      )
    )[0]!
  const refused = async (who: 'ana' | 'luis' | 'advisor' | 'admin', call: string) =>
    (await scene.refusal(who, call))?.message
  const held = async (id: string) =>
    (
      await scene.rows<{ person: string; hour: Date }>(
        `select person, lower(held) as hour from private.appointment_holds where appointment = '${id}' order by person`,
      )
    ).map(({ person, hour }) => `${person} ${new Date(hour).toISOString()}`)
  const both = (slot: string, ...people: string[]) => people.toSorted().map((one) => `${one} ${slot}`)
  const page = async (): Promise<string[]> =>
    freeSlots(
      day,
      ofType({ ...(await scene.ask<Agenda>('ana', 'open_agenda()')), now: new Date().toISOString() }, kind),
    )

  test('is offered when both are free, blocks both, and frees both when it is cancelled', async () => {
    await scene.ask('admin', `save_day_hours('${ids.admin}', '${day}', '[[540, 720]]')`)
    expect(await page()).toEqual([at(9), at(10), at(11)])
    await ask('luis', at(10), { type: '', person: ids.advisor })
    expect(await page()).toEqual([at(9), at(11)])
    expect(await refused('ana', asking(at(15)))).toBe('slot-closed')
    expect(await refused('ana', asking(at(10)))).toBe('slot-taken')

    const made = await ask('ana', at(9))
    expect(made).toMatchObject({ person: ids.advisor, second_person: ids.admin })
    expect(await held(made.id)).toEqual(both(at(9), ids.advisor, ids.admin))
    const other = (person: string) =>
      `propose_appointment('${ids.luis}', '${at(9)}', 'Otra', null, '${person}')`
    expect(await refused('admin', other(ids.advisor))).toBe('slot-taken')
    expect(await refused('admin', other(ids.admin))).toBe('slot-taken')
    await scene.ask('ana', `cancel_appointment('${made.id}')`)
    expect(await held(made.id)).toEqual([])
    await scene.ask('admin', other(ids.admin))
  })

  test('names both in the mails to the client', async () => {
    await ask('ana', at(9))
    await ask('ana', at(11), { type: '' })
    const mails = await scene.rows<{ people: string[] }>(
      `select payload -> 'data' -> 'people' as people from public.outbox
        where payload ->> 'template' = 'appointment-received' order by payload -> 'data' ->> 'startsAt'`,
    )
    expect(mails.map(({ people }) => people.length)).toEqual([2, 1])
  })

  test('moves with both members or not at all', async () => {
    const made = await ask('ana', at(9))
    const busy = `propose_appointment('${ids.luis}', '${at(11)}', 'Otra', null, '${ids.admin}')`
    await scene.ask('admin', busy)
    expect(await refused('ana', `change_appointment('${made.id}', '${at(11)}', 0)`)).toBe('slot-taken')
    const move = `propose_other_hour('${made.id}', '${at(11)}', 0, null, '${ids.advisor}')`
    expect(await refused('advisor', move)).toBe('slot-taken')
    expect(await held(made.id)).toEqual(both(at(9), ids.advisor, ids.admin))
    await scene.ask('ana', `change_appointment('${made.id}', '${at(10)}', 0)`)
    expect(await held(made.id)).toEqual(both(at(10), ids.advisor, ids.admin))
  })

  test('needs a second member who may see the client and who is not the only member of the type', async () => {
    await save({ second: ids.other })
    expect(await scene.ask('ana', 'open_agenda()')).toMatchObject({ types: [] })
    expect(await refused('ana', asking(at(9)))).toBe('not-found')
    const foreign = `propose_appointment('${ids.ana}', '${at(9)}', 'x', null, '${ids.advisor}', null, false, '${ids.other}')`
    expect(await refused('advisor', foreign)).toBe('not-found')
    expect(await refused('admin', await saving({ second: ids.admin }, [ids.admin]))).toBe('invalid-input')
    expect(await refused('admin', await saving({ second: ids.ana }))).toBe('not-found')
  })

  test('is made by the firm with any members who see the client, and both are changed together', async () => {
    const wish = (person: string, second: string) =>
      `propose_appointment('${ids.ana}', '${at(9)}', 'Auditoría', null, '${person}', null, true, '${second}')`
    expect(await refused('advisor', wish(ids.advisor, ids.advisor))).toBe('invalid-input')
    await scene.ask('advisor', wish(ids.advisor, ids.admin))
    const { id } = await newest()
    expect(await held(id)).toEqual(both(at(9), ids.advisor, ids.admin))
    const assign = (person: string, seen: number, second?: string) =>
      `assign_appointment('${id}', '${person}', ${seen}, ${second ? `'${second}'` : 'null'})`
    expect(await refused('advisor', assign(ids.other, 0, ids.admin))).toBe('not-found')
    await scene.ask('advisor', assign(ids.admin, 0))
    expect(await rowOf(id)).toMatchObject({ person: ids.admin, second_person: null, sequence: 1 })
    await scene.run(`insert into private.absences (person, away, reason)
      values ('${ids.advisor}', tstzrange('${at(8)}', '${at(12)}'), 'Médico')`)
    expect(await refused('advisor', assign(ids.admin, 1, ids.advisor))).toBe('slot-away')
    await scene.run('delete from private.absences')
    await scene.ask('advisor', assign(ids.advisor, 1, ids.admin))
    expect(await held(id)).toEqual(both(at(9), ids.advisor, ids.admin))
  })

  test('is in the calendars, notifications and reminders of both, and the client reads both names', async () => {
    const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
    for (const who of ['advisor', 'admin'] as const) await scene.ask(who, `renew_member_feed('${hash(who)}')`)
    const { id } = await ask('ana', at(9))
    await scene.ask('advisor', `confirm_appointment('${id}', 0)`)
    for (const who of ['advisor', 'admin'] as const) {
      const [feed] = await scene.rows<{ read: { id: string }[] }>(
        `select public.read_member_feed('${hash(who)}') as read`,
      )
      expect(feed?.read.map((one) => one.id)).toEqual([id])
    }
    const { names } = await scene.ask<{ names: Record<string, string> }>('ana', 'open_agenda()')
    expect(Object.keys(names).toSorted()).toEqual([ids.advisor, ids.admin].toSorted())
    const week = await scene.ask<{ appointments: { second: string }[] }>('admin', `agenda_week('${day}')`)
    expect(week.appointments).toMatchObject([{ person: ids.advisor, second: ids.admin }])
    const [mail] = await scene.rows<{ person: string }>(
      `select payload -> 'data' ->> 'person' as person from public.outbox where key = 'mail:appointment:${id}:1'`,
    )
    expect(mail?.person).toMatch(/^Laura Gómez, .+/)
    await scene.run(`update public.appointments set updated_at = updated_at - interval '2 hours'`)
    const hourBefore = new Date(Date.parse(at(9)) - 1_800_000).toISOString()
    await scene.run(`select public.queue_appointment_reminders('${hourBefore}')`)
    const reminded = await scene.rows<{ to: string }>(
      `select payload ->> 'to' as to from public.outbox where payload ->> 'template' = 'firm-appointment-soon'`,
    )
    expect(reminded.map(({ to }) => to).toSorted()).toEqual([
      'admin@empresa.example',
      'advisor@empresa.example',
    ])
    for (const { to } of reminded)
      expect(await scene.rows(`select public.reminder_holds('${id}', '${at(9)}', '${to}') as holds`)).toEqual(
        [{ holds: true }],
      )
  })

  test('can be given to another second member, or to the first alone, when the second is absent', async () => {
    const first = await ask('ana', at(9))
    const second = await ask('ana', at(10))
    const third = await ask('ana', at(11))
    const away = (plan: object[]) =>
      `save_absence('${ids.admin}', '${at(8)}', '${at(13)}', 'Vacaciones', null, '${JSON.stringify(plan)}')`
    expect(await refused('admin', away([]))).toBe('absence-occupied')
    const later = momentAt(day, 16)
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ids.ana}', '${ids.other}')`,
    )
    await scene.ask(
      'admin',
      away([
        { appointment: first.id, seen: 0, act: 'give', person: ids.advisor },
        { appointment: second.id, seen: 0, act: 'give', person: ids.other },
        { appointment: third.id, seen: 0, act: 'move', slot: later, note: null },
      ]),
    )
    await scene.run(`delete from private.client_advisors where advisor = '${ids.other}'`)
    expect(await rowOf(first.id)).toMatchObject({ person: ids.advisor, second_person: null })
    expect(await rowOf(second.id)).toMatchObject({ person: ids.advisor, second_person: ids.other })
    expect(await held(third.id)).toEqual(both(later, ids.advisor, ids.admin))
  })

  test('passes to the heir of a member who leaves, or to the member who stays', async () => {
    const [alone, taken] = [await ask('ana', at(9)), await ask('ana', at(10))]
    await scene.run(`select private.hand_over_appointments('${ids.advisor}', '${ids.admin}')`)
    for (const { id } of [alone, taken])
      expect(await rowOf(id)).toMatchObject({ person: ids.admin, second_person: null })
    await scene.run('delete from public.appointments')
    const made = await ask('ana', at(9))
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ids.ana}', '${ids.other}')`,
    )
    await scene.run(`select private.hand_over_appointments('${ids.admin}', '${ids.other}')`)
    expect(await rowOf(made.id)).toMatchObject({ person: ids.advisor, second_person: ids.other })
    expect(await held(made.id)).toEqual(both(at(9), ids.advisor, ids.other))
    const types = await scene.ask<{ second: { id: string } }[]>('admin', 'list_appointment_types()')
    expect(types).toMatchObject([{ second: { id: ids.other } }])
    await scene.run(`delete from private.client_advisors where advisor = '${ids.other}'`)
  })

  test('never has only one of its members while forty clients book both or one of them at once', async () => {
    const clients = Array.from({ length: 40 }, () => randomUUID())
    await scene.run(`
      insert into auth.users (id, email) values ${clients.map((id) => `('${id}', '${id}@empresa.example')`).join()};
      update public.user_approval_status set status = 'approved';
      insert into private.client_advisors (client, advisor) values ${clients.map((id) => `('${id}', '${ids.advisor}'), ('${id}', '${ids.admin}')`).join()}`)
    const answers = await Promise.allSettled(
      clients.map((sub, n) =>
        scene.database.asCaller({ role: 'authenticated', sub, aal: 'aal1' }, (db) =>
          sql
            .raw(
              `select public.${n % 2 ? asking(at(9)) : asking(at(9), { type: '', person: n % 4 ? ids.advisor : ids.admin })}`,
            )
            .execute(db),
        ),
      ),
    )
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
    )
    expect(new Set(refusals)).toEqual(new Set(['slot-taken']))
    const rows = await scene.rows<{ wanted: number; holds: number }>(`
      select (1 + (a.second_person is not null)::int) as wanted, count(h.*)::int as holds
      from public.appointments a left join private.appointment_holds h on h.appointment = a.id group by a.id`)
    expect(rows.length).toBe(40 - refusals.length)
    expect(rows.filter(({ wanted, holds }) => wanted !== holds)).toEqual([])
    expect(rows.reduce((sum, { holds }) => sum + holds, 0)).toBe(2)
    await scene.run(`delete from auth.users where id in (${clients.map((id) => `'${id}'`).join()})`)
  }, 120_000)

  test('fills the day’s limit of both members, and the waiting list waits for both', async () => {
    await save({ second: ids.admin, perDay: 1 })
    await scene.ask('admin', `save_day_hours('${ids.admin}', '${day}', '[[540, 660]]')`)
    await ask('luis', at(9))
    expect(await page()).toEqual([])
    expect(await refused('ana', asking(at(10)))).toBe('slot-taken')
    const wait = `wait_for_appointment('[["${day}", "${day}"]]', 'Cierre', '${kind}')`
    await scene.ask('ana', wait)
    await scene.ask('luis', `cancel_appointment('${(await newest()).id}')`)
    expect(await scene.rows('select public.offer_freed_hours() as offered')).toEqual([{ offered: 1 }])
    const offered = await newest()
    expect(offered).toMatchObject({ person: ids.advisor, second_person: ids.admin })
    expect(await held(offered.id)).toHaveLength(2)
  })
})
