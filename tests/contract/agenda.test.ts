import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readHours } from '@/lib/appointments/agenda'
import { findAppointment, listAppointments } from '@/lib/appointments/queries'
import { agendaOf, freeSlots } from '@/lib/appointments/rules'
import { appointmentsQuery } from '@/lib/appointments/schema'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Member } from '@/lib/session/require'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  removeAppointments,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { ownHours } from '../support/next-slot'

describe('the agenda of the firm', () => {
  let target: ContractTarget
  let service: Client
  let admin: Person
  let advisor: Person
  let ana: Person
  let luis: Person
  let slots: string[]
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    admin = await registerStaff(target)
    advisor = await registerAdvisor(target)
    ana = await register(target, 'ana')
    luis = await register(target, 'luis')
    await decide(advisor, ana, 'approved')
    await decide(admin, luis, 'approved')
    slots = await ownHours(ana, 'agenda')
  })
  afterEach(() => removeAppointments(service, [ana, luis]))
  afterAll(() => target.stop())

  type Row = { id: string; client: string; name: string; status: string }
  type Week = { appointments: Row[]; busy: { at: string }[] }
  const nextSlot = () => slots.shift() ?? ''
  const ask = async (person: Person, slot = nextSlot()) =>
    must(
      await person.client.rpc('request_appointment', {
        key: randomUUID(),
        slot,
        title: 'Consulta tributaria',
      }),
    )
  const refusal = ({ error }: { error: { message: string } | null }) => error?.message
  const mondayOf = (slot: string) => {
    const day = new Date(Date.parse(slot) - 5 * 3_600_000)
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
    return day.toISOString().slice(0, 10)
  }
  const week = async (member: Person, slot: string) =>
    must(await member.client.rpc('agenda_week', { monday: mondayOf(slot) })) as Week
  const list = async (member: Person, wanted: Record<string, string | null>) =>
    must(await member.client.rpc('agenda_list', { wanted })) as Row[]
  const trace = async (member: Person, appointment: string) =>
    must(await member.client.rpc('agenda_appointment', { appointment })) as {
      steps: { action: string; by: string }[]
      last: { by: string | null }
    }
  const mails = async (id: string) =>
    must(await service.from('outbox').select('payload').like('key', `mail:asked:${id}:%`)).map(
      ({ payload }) => payload as { template: string; to: string; data: { client: string } },
    )

  test('shows an advisor the names of their own clients, and other hours only as taken', async () => {
    const [slot, other] = [nextSlot(), nextSlot()]
    const [own, foreign] = [await ask(ana, slot), await ask(luis, other)]
    const seen = await week(advisor, slot)
    expect(seen.appointments.map(({ id }) => id)).toContain(own.id)
    expect(JSON.stringify(await week(advisor, other))).not.toMatch(new RegExp(`${foreign.id}|${luis.email}`))
    expect((await week(advisor, other)).busy.map(({ at }) => Date.parse(at))).toContain(Date.parse(other))
    const all = await week(admin, slot)
    expect([...all.appointments, ...(await week(admin, other)).appointments].map(({ id }) => id)).toEqual(
      expect.arrayContaining([own.id, foreign.id]),
    )
    expect((await list(advisor, { kind: 'waiting' })).map(({ client }) => client)).not.toContain(luis.id)
    expect((await list(admin, { kind: 'waiting', client: luis.id })).map(({ id }) => id)).toContain(
      foreign.id,
    )
    expect(refusal(await advisor.client.rpc('agenda_list', { wanted: { client: luis.id } }))).toBe(
      'not-found',
    )
    expect(refusal(await advisor.client.rpc('agenda_appointment', { appointment: foreign.id }))).toBe(
      'not-found',
    )
    for (const { id } of [own, foreign])
      succeed(await admin.client.rpc('cancel_appointment', { appointment: id, seen: 0 }))
  })

  test('shows the hours of members who can attend a client, the advisor first, and otherwise only the member’s own', async () => {
    const slot = nextSlot()
    await ask(ana, slot)
    const own = await readHours({ db: advisor.client } as Member)
    expect(own.people?.map(({ id }) => id)).toEqual([advisor.id])
    expect(freeSlots(bogotaDay(slot), own)).not.toContain(slot)
    const all = await readHours({ db: admin.client } as Member, { client: ana.id })
    expect(all.people?.[0]?.id).toBe(advisor.id)
    expect(freeSlots(bogotaDay(slot), agendaOf(all, advisor.id))).not.toContain(slot)
    expect(freeSlots(bogotaDay(slot), agendaOf(all, admin.id))).toContain(slot)
    await expect(readHours({ db: advisor.client } as Member, { client: luis.id })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('a request is mailed once to the member who attends: the client’s advisor, or an administrator if there is none', async () => {
    const [own, orphan] = [await ask(ana), await ask(luis)]
    expect((await mails(own.id)).map(({ to }) => to)).toEqual([advisor.email])
    const { person } = must(await service.from('appointments').select('person').eq('id', orphan.id).single())
    const attends = must(await service.auth.admin.getUserById(person ?? '')).user.email
    expect(attends).not.toBe(advisor.email)
    expect((await mails(orphan.id)).map(({ to }) => to)).toEqual([attends])
    must(await ana.client.rpc('change_appointment', { appointment: own.id, slot: nextSlot(), seen: 0 }))
    expect(await mails(own.id)).toHaveLength(2)
    must(await advisor.client.rpc('confirm_appointment', { appointment: own.id, seen: 1 }))
    expect(await mails(own.id)).toHaveLength(2)
  })

  test('the firm gets mails about appointments even if the client wants none', async () => {
    const choose = (appointments: 'now' | 'never') =>
      service.rpc('save_mail_choices', {
        client: ana.id,
        choices: { appointments },
        wordings: {},
        policy: '2025-04-05',
        sender_ip: '192.0.2.7',
        sender_agent: 'Prueba',
      })
    succeed(await choose('never'))
    const asked = await ask(ana)
    expect((await mails(asked.id)).map(({ to }) => to)).toEqual([advisor.email])
    succeed(await choose('now'))
    must(await ana.client.rpc('cancel_appointment', { appointment: asked.id, seen: 0 }))
  })

  test('when two members change an appointment, the second is refused and sees who was first; pressing twice is fine', async () => {
    const asked = await ask(ana)
    const confirm = (member: Person) =>
      member.client.rpc('confirm_appointment', { appointment: asked.id, seen: 0 })
    const answers = await Promise.all([confirm(admin), confirm(advisor)])
    const [winner, loser] = answers[0].error ? [advisor, admin] : [admin, advisor]
    expect(answers.map(refusal).toSorted()).toEqual(['conflict', undefined].toSorted())
    expect(must(await confirm(winner)).sequence).toBe(1)
    expect(refusal(await confirm(loser))).toBe('conflict')
    const recipients = await trace(loser, asked.id)
    expect(recipients.steps).toMatchObject([{ action: 'appointment.confirmed' }])
    expect(recipients.last.by).toBe(winner.email.split('@')[0])
    const cancel = (member: Person, words: string) =>
      member.client.rpc('cancel_appointment', { appointment: asked.id, note: words, seen: 1 })
    must(await cancel(admin, 'Sin luz'))
    expect(refusal(await cancel(advisor, 'Otra razón'))).toBe('conflict')
    expect(must(await cancel(admin, 'Sin luz')).note).toBe('Sin luz')
  })

  test('the latest change by a client has no member’s name', async () => {
    const asked = await ask(ana)
    must(await advisor.client.rpc('confirm_appointment', { appointment: asked.id, seen: 0 }))
    must(await ana.client.rpc('change_appointment', { appointment: asked.id, slot: nextSlot(), seen: 1 }))
    expect((await trace(advisor, asked.id)).last.by).toBeNull()
    const move = () =>
      advisor.client.rpc('propose_other_hour', { appointment: asked.id, slot: slots[0] ?? '', seen: 2 })
    expect(must(await move()).status).toBe('proposed')
    expect(must(await move()).sequence).toBe(3)
    nextSlot()
  })

  test('a proposal that is sent twice is made once', async () => {
    const slot = nextSlot()
    const propose = (member: Person) =>
      member.client.rpc('propose_appointment', { client: ana.id, slot, title: 'Cierre' })
    const [first, second] = await Promise.all([propose(advisor), propose(advisor)])
    expect(must(first).id).toBe(must(second).id)
    expect(refusal(await propose(admin))).toBe('slot-taken')
  })

  test('the lists of appointments have pages without losing or repeating a row, for administrators and advisors', async () => {
    const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
    const rows = Array.from({ length: 30 }, (_, n) => {
      const starts = hour - (30 + (n % 10)) * 86_400_000
      return {
        user_id: ana.id,
        title: 'Cierre',
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(starts + 3_600_000).toISOString(),
        status: 'cancelled',
        cancelled_by: 'client',
      }
    })
    must(await service.from('appointments').insert(rows).select('id'))
    for (const member of [admin, advisor]) {
      const seen: string[] = []
      let cursor: [string, string] | null = null
      for (let pages = 0; pages < 12; pages++) {
        const page = must(
          await member.client.rpc('agenda_list', { wanted: { kind: 'past', cursor }, page_size: 7 }),
        ) as (Row & { starts_at: string })[]
        seen.push(...page.filter(({ client }) => client === ana.id).map(({ id }) => id))
        const last = page.at(-1)
        if (page.length < 7 || !last) break
        cursor = [last.starts_at, last.id]
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBeGreaterThanOrEqual(30)
    }
  })
})

describe('the list of a client’s appointments', () => {
  let target: ContractTarget
  let service: Client
  let staff: Person
  let ana: Person
  let luis: Person
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    staff = await registerStaff(target)
    ana = await register(target, 'ana')
    luis = await register(target, 'luis')
    for (const client of [ana, luis]) await decide(staff, client, 'approved')
  })
  afterEach(() => removeAppointments(service, [ana, luis]))
  afterAll(() => target.stop())

  const as = ({ id, email, client }: Person) => ({ id, email, account: id, db: client })
  const rowAt = (user: Person, starts: number, status: string) => ({
    user_id: user.id,
    title: 'Cierre',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3_600_000).toISOString(),
    status,
    ...(status === 'cancelled' ? { cancelled_by: 'client' } : {}),
  })

  test('starts with future appointments, and past ones have pages without losing or repeating a row', async () => {
    const hour = Date.UTC(randomInt(1990, 2020), randomInt(12), randomInt(28))
    // Many of the appointments end at the same hour, so the time alone does not determine where the next page begins.
    const over = [
      ...Array.from({ length: 30 }, () => rowAt(ana, hour - 24 * 3_600_000, 'cancelled')),
      ...Array.from({ length: 15 }, (_, n) => rowAt(ana, hour - (30 + n) * 3_600_000, 'done')),
    ]
    const slots = (await ownHours(ana, 'agenda')).slice(0, 2)
    const soon = slots.toReversed().map((slot) => rowAt(ana, Date.parse(slot), 'confirmed'))
    must(
      await service
        .from('appointments')
        .insert([...over, ...soon])
        .select('id'),
    )
    const first = await listAppointments(as(ana))
    expect(first.coming.map(({ startsAt }) => Date.parse(startsAt))).toEqual(
      slots.map((slot) => Date.parse(slot)),
    )
    const seen = [...first.past]
    for (let older = first.older, pages = 0; older && pages < 5; pages++) {
      const page = await listAppointments(as(ana), appointmentsQuery.parse({ antes: older }).antes)
      expect(page.coming).toEqual([])
      seen.push(...page.past)
      older = page.older
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45)
    expect(seen).toHaveLength(45)
    expect((await listAppointments(as(luis))).past).toEqual([])
  })

  test('is empty in the portal of an administrator, who can read clients’ appointments elsewhere', async () => {
    const [slot = ''] = await ownHours(ana, 'agenda')
    const row = rowAt(ana, Date.parse(slot), 'confirmed')
    const { id } = must(await service.from('appointments').insert(row).select('id').single())
    expect(must(await staff.client.from('appointments').select('id').eq('id', id))).toHaveLength(1)
    expect((await listAppointments(as(staff))).coming).toEqual([])
  })

  test('finds no appointment for another person’s id or an invalid id', async () => {
    const [slot = ''] = await ownHours(ana, 'agenda')
    const row = rowAt(ana, Date.parse(slot), 'confirmed')
    const { id } = must(await service.from('appointments').insert(row).select('id').single())
    expect((await findAppointment(as(ana), id))?.id).toBe(id)
    expect(await findAppointment(as(luis), id)).toBeNull()
    expect(await findAppointment(as(luis), 'no-es-un-id')).toBeNull()
  })

  test('shows the first page for an invalid address', () => {
    for (const antes of ['ayer', '2026-13-45T99:00:00Z_x', "2026-12-09T14:00:00Z_' or 1=1", ['a', 'b']])
      expect(appointmentsQuery.parse({ antes })).toEqual({})
  })
})
