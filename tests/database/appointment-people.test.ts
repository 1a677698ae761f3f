import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agendaOf, isFree, type Agenda } from '@/lib/appointments/rules'
import { openSlots } from '../support/next-slot'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'
import { openReviewScene, type ReviewScene } from './review-scene'

const [slot, later, last] = openSlots(40).slice(-3) as [string, string, string]
type Held = { id: string; person: string | null; starts_at: string }

describe('case 1: an hour that 300 clients want at once', () => {
  let fresh: FreshDatabase
  const members = Array.from({ length: 20 }, () => randomUUID())
  const clients = Array.from({ length: 300 }, () => randomUUID())
  const values = (ids: string[], row: (id: string) => string) => ids.map((id) => `(${row(id)})`).join()
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
    const all = [...members, ...clients]
    await fresh.database.boot((run) =>
      run(`
      insert into auth.users (id, email) values ${values(all, (id) => `'${id}', '${id}@empresa.example'`)};
      update public.user_approval_status set status = 'approved';
      insert into private.staff (user_id, role) values ${values(members, (id) => `'${id}', 'admin'`)}`),
    )
  })
  afterAll(() => fresh.remove())

  test('goes to 20 of them, one for each of 20 members; the others read that it is taken, and no request is lost', async () => {
    const answers = await Promise.allSettled(
      clients.map((sub) =>
        fresh.database.asCaller({ role: 'authenticated', sub, aal: 'aal1' }, (db) =>
          sql`select public.request_appointment(${randomUUID()}::uuid, ${slot}::timestamptz, 'Cierre')`.execute(
            db,
          ),
        ),
      ),
    )
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
    )
    expect(refusals).toEqual(Array.from({ length: 280 }, () => 'slot-taken'))
    const { rows } = await sql<{ person: string; held: string }>`
      select a.person, h.person as held from public.appointments a left join private.appointment_holds h on h.appointment = a.id
      where a.starts_at = ${slot}::timestamptz`.execute(fresh.database.kysely)
    expect(rows.map(({ person }) => person).toSorted()).toEqual(members.toSorted())
    expect(rows.map(({ held }) => held).toSorted()).toEqual(members.toSorted())
  }, 120_000)
})

describe('ten clients at once and five members with equal loads', () => {
  let fresh: FreshDatabase
  const members = Array.from({ length: 5 }, () => randomUUID())
  const clients = Array.from({ length: 10 }, () => randomUUID())
  const values = (ids: string[], row: (id: string) => string) => ids.map((id) => `(${row(id)})`).join()
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
    await fresh.database.boot((run) =>
      run(`
      insert into auth.users (id, email) values ${values([...members, ...clients], (id) => `'${id}', '${id}@empresa.example'`)};
      update public.user_approval_status set status = 'approved';
      insert into private.staff (user_id, role) values ${values(members, (id) => `'${id}', 'admin'`)}`),
    )
  })
  afterAll(() => fresh.remove())

  test('case 12: an appointment goes to the free member with the fewest appointments, also when ten clients book at once', async () => {
    const near = openSlots(10)
    await Promise.all(
      clients.map((sub, n) =>
        fresh.database.asCaller({ role: 'authenticated', sub, aal: 'aal1' }, (db) =>
          sql`select public.request_appointment(${randomUUID()}::uuid, ${near[n]}::timestamptz, 'Cierre')`.execute(
            db,
          ),
        ),
      ),
    )
    const { rows } = await sql<{ count: string }>`
      select count(*) from private.appointment_holds group by person`.execute(fresh.database.kysely)
    expect(rows.map(({ count }) => Number(count))).toEqual([2, 2, 2, 2, 2])
  })
})

describe('the calendar of a member', () => {
  let scene: ReviewScene
  beforeAll(async () => {
    scene = await openReviewScene()
    const { ana, luis, other } = scene.people
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ana}', '${other}'), ('${luis}', '${other}');
       update private.client_advisors set responsible = true where client = '${ana}' and advisor = '${scene.people.advisor}'`,
    )
  })
  afterAll(() => scene.close())
  beforeEach(() => scene.run('delete from public.appointments; delete from public.outbox'))

  const ask = async (who: 'ana' | 'luis', at: string, person?: string) => {
    const wanted = person ? `, '${person}'` : ''
    return step(who, `request_appointment('${randomUUID()}', '${at}', 'Cierre'${wanted})`)
  }
  const step = async (who: keyof ReviewScene['people'], call: string): Promise<Held> => {
    const claims = { role: 'authenticated' as const, sub: scene.people[who], aal: 'aal2' }
    const { rows } = await scene.database.asCaller(claims, (db) =>
      sql.raw<{ answer: Held }>(`select to_jsonb(a) as answer from public.${call} a`).execute(db),
    )
    return rows[0]!.answer
  }
  const agenda = async (who: 'ana' | 'luis'): Promise<Agenda> => ({
    ...(await scene.ask<Agenda>(who, 'open_agenda()')),
    now: new Date().toISOString(),
  })
  const attends = async (id: string) =>
    (
      await scene.rows<{ person: string | null }>(`select person from public.appointments where id = '${id}'`)
    )[0]?.person

  test('clients see their responsible advisor first, and the free hours of each member separately', async () => {
    const { advisor, other } = scene.people
    await ask('ana', slot, other)
    const offered = await agenda('ana')
    expect(offered.people?.map(({ id }) => id)).toEqual([advisor, other])
    expect([advisor, other].map((id) => isFree(slot, agendaOf(offered, id)))).toEqual([true, false])
    expect((await agenda('luis')).people?.map(({ id }) => id)).toEqual([other])
  })

  test('two clients get the same hour with two members, and never with one', async () => {
    const { advisor, other } = scene.people
    expect((await ask('luis', slot)).person).toBe(other)
    expect(
      await scene.refusal('ana', `request_appointment('${randomUUID()}', '${slot}', 'x', '${other}')`),
    ).toMatchObject({ message: 'slot-taken' })
    expect((await ask('ana', slot)).person).toBe(advisor)
    const foreign = `request_appointment('${randomUUID()}', '${later}', 'x', '${advisor}')`
    expect(await scene.refusal('luis', foreign)).toMatchObject({ message: 'not-found' })
  })

  test('an appointment goes to the free member who has fewer appointments', async () => {
    const { advisor, other } = scene.people
    await ask('luis', later)
    expect((await ask('ana', slot)).person).toBe(advisor)
    expect([advisor, other]).toContain((await ask('ana', last)).person)
  })

  test('an appointment that moves keeps its member, unless the member is busy at the new hour', async () => {
    const { advisor, other } = scene.people
    const first = await ask('ana', slot, other)
    const move = (to: string, seen: number) =>
      step('ana', `change_appointment('${first.id}', '${to}', ${seen})`)
    expect((await move(later, 0)).person).toBe(other)
    await ask('luis', last, other)
    expect((await move(last, 1)).person).toBe(advisor)
    expect((await ask('luis', later)).person).toBe(other)
  })

  test('two appointments swap their hours in one statement, and one alone cannot take the other’s hour', async () => {
    const { other } = scene.people
    const [a, b] = [await ask('ana', slot, other), await ask('luis', later, other)]
    const to = (hour: string) => `starts_at = '${hour}', ends_at = timestamptz '${hour}' + interval '1 hour'`
    await expect(
      scene.run(`update public.appointments set ${to(later)} where id = '${a.id}'`),
    ).rejects.toThrow('appointment_holds_once')
    await scene.run(`
      update public.appointments a set starts_at = b.starts_at, ends_at = b.ends_at from public.appointments b
      where a.id in ('${a.id}', '${b.id}') and b.id in ('${a.id}', '${b.id}') and a.id <> b.id`)
    const held = await scene.rows<{ at: string }>(
      `select lower(held) as at from private.appointment_holds where appointment = '${a.id}'`,
    )
    expect(held.map(({ at }) => new Date(at).getTime())).toEqual([Date.parse(later)])
  })

  test('what a client does is mailed to the members who attend, also administrators, and not to other advisors', async () => {
    const { admin, advisor } = scene.people
    const told = (template: string) =>
      scene.rows<{ to: string }>(
        `select payload ->> 'to' as to from public.outbox where payload ->> 'template' = '${template}' order by 1`,
      )
    const to = [{ to: 'admin@empresa.example' }]
    const type = randomUUID()
    await scene.run(`insert into private.appointment_types (id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, by_clients)
      values ('${type}', 'Consulta', 60, 0, 0, 60, 24, 90, 'video', true);
      insert into private.type_members values ('${type}', '${admin}')`)
    const { id } = await step(
      'ana',
      `request_appointment('${randomUUID()}', '${slot}', 'Cierre', '${admin}', '${type}')`,
    )
    expect(await told('appointment-requested')).toEqual(to)
    await scene.run('delete from public.outbox')
    await scene.ask('ana', `change_appointment('${id}', '${later}', 0)`)
    expect(await told('appointment-requested')).toEqual(to)
    await scene.run('delete from public.outbox')
    await scene.ask('ana', `cancel_appointment('${id}')`)
    expect(await told('notice-now')).toEqual(to)
    // The second member of an appointment gets the mails too, unless that member wants no mails.
    await scene.run(`delete from public.outbox;
      update private.appointment_types set second_person = '${advisor}' where id = '${type}'`)
    const both = `request_appointment('${randomUUID()}', '${last}', 'Cierre', '${admin}', '${type}')`
    const second = await step('ana', both)
    expect(await told('appointment-requested')).toEqual([
      { to: 'admin@empresa.example' },
      { to: 'advisor@empresa.example' },
    ])
    await scene.run(`delete from public.outbox;
      insert into public.notification_choices (user_id, topic, mail) values ('${admin}', 'appointments', 'never')`)
    await scene.ask('ana', `change_appointment('${second.id}', '${slot}', 0)`)
    expect(await told('appointment-requested')).toEqual([{ to: 'advisor@empresa.example' }])
    await scene.run(
      `delete from public.notification_choices; delete from public.appointments; delete from private.appointment_types`,
    )
  })

  test('a change of a request without a member is mailed to the client’s advisors', async () => {
    const { id } = await ask('luis', slot)
    await scene.run(
      `delete from public.outbox; update public.appointments set person = null, sequence = 1 where id = '${id}'`,
    )
    expect(
      await scene.rows(
        `select payload ->> 'to' as to from public.outbox where payload ->> 'template' = 'appointment-requested'`,
      ),
    ).toEqual([{ to: 'other@empresa.example' }])
  })

  test('the hour of a cancelled appointment can be booked again with the same member', async () => {
    const { other } = scene.people
    const { id } = await ask('luis', slot)
    await scene.ask('luis', `cancel_appointment('${id}')`)
    expect((await ask('ana', slot, other)).person).toBe(other)
  })

  test('the firm books for a member, moves to another, and gives an appointment to a free colleague who sees the client', async () => {
    const { ana, luis, advisor, other, admin } = scene.people
    const proposed = await step(
      'other',
      `propose_appointment('${ana}', '${slot}', 'Cierre', null, '${advisor}')`,
    )
    expect(proposed.person).toBe(advisor)
    const blind = `propose_appointment('${luis}', '${later}', 'Cierre', null, '${advisor}')`
    expect(await scene.refusal('other', blind)).toMatchObject({ message: 'not-found' })
    await ask('luis', slot)
    const assign = (person: string, seen: number) =>
      `assign_appointment('${proposed.id}', '${person}', ${seen})`
    expect(await scene.refusal('advisor', assign(other, 0))).toMatchObject({ message: 'slot-taken' })
    await scene.ask('advisor', assign(admin, 0))
    expect(await attends(proposed.id)).toBe(admin)
    expect(await scene.refusal('advisor', assign(advisor, 0))).toMatchObject({ message: 'conflict' })
    await scene.ask('advisor', `propose_other_hour('${proposed.id}', '${later}', 1, null, '${other}')`)
    expect(await attends(proposed.id)).toBe(other)
    const shown = await scene.ask<{ attends: string }>('other', `agenda_appointment('${proposed.id}')`)
    expect(shown.attends).toBe('Iván Rojas')
  })

  test('the heir of a member who leaves gets the appointments that fit in the heir’s calendar', async () => {
    const { advisor, other } = scene.people
    const [fits, clashes] = [await ask('ana', slot, other), await ask('ana', later, other)]
    await ask('ana', later, advisor)
    await scene.run(`select private.hand_over_appointments('${other}', '${advisor}')`)
    expect(await attends(fits.id)).toBe(advisor)
    expect(await attends(clashes.id)).toBeNull()
  })
})
