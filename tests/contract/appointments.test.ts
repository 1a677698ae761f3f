import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { agendaOf, isFree, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  removeAppointments,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { ownHours } from '../support/next-slot'

describe('booking an appointment', () => {
  let target: ContractTarget
  let service: Client
  let advisor: Person
  let clients: Person[]
  let slots: string[]
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    advisor = await registerAdvisor(target)
    clients = [await register(target, 'cliente.a'), await register(target, 'cliente.b')]
    for (const client of clients) await decide(advisor, client, 'approved')
    slots = await ownHours(clients[0] as Person, 'appointments')
  })
  afterEach(() => removeAppointments(service, clients))
  afterAll(() => target.stop())
  const nextSlot = () => slots.shift() ?? ''
  const request = (person: Person, slot: string, key: string = randomUUID()) =>
    person.client.rpc('request_appointment', { key, slot, title: 'Consulta tributaria' })
  const standing = async (slot: string) =>
    must(
      await service
        .from('appointments')
        .select('id, user_id, status')
        .eq('starts_at', slot)
        .neq('status', 'cancelled'),
    )

  test('200 requests for the same hour at the same time make one appointment, and the others are told that it is taken', async () => {
    const slot = nextSlot()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => request(clients[n % 2] as Person, slot)),
    )
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['slot-taken']))
    expect(await standing(slot)).toHaveLength(1)
  })

  test('a request sent 20 times at once makes one appointment, which every answer names', async () => {
    const slot = nextSlot()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(clients[0] as Person, slot, key)),
    )
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1)
    expect(await standing(slot)).toHaveLength(1)
  })

  test('when two appointments move to the same hour at once, one moves and the other stays', async () => {
    const [first, second, goal] = [nextSlot(), nextSlot(), nextSlot()]
    const [a, b] = [
      must(await request(clients[0] as Person, first)),
      must(await request(clients[1] as Person, second)),
    ]
    const answers = await Promise.all([
      clients[0]?.client.rpc('change_appointment', { appointment: a.id, slot: goal, seen: 0 }),
      clients[1]?.client.rpc('change_appointment', { appointment: b.id, slot: goal, seen: 0 }),
    ])
    expect(answers.map((answer) => answer?.error?.message ?? 'moved').toSorted()).toEqual([
      'moved',
      'slot-taken',
    ])
    expect(await standing(goal)).toHaveLength(1)
  })

  test('the table refuses two appointments of one member at the same hour, and takes one of another person', async () => {
    const slot = nextSlot()
    const { person } = must(await request(clients[0] as Person, slot))
    expect(person).toBe(advisor.id)
    const row = {
      title: 'x',
      starts_at: slot,
      ends_at: new Date(Date.parse(slot) + 3_600_000).toISOString(),
      status: 'confirmed',
      user_id: clients[1]?.id ?? '',
    }
    const insert = (whose: string | null) => service.from('appointments').insert({ ...row, person: whose })
    expect((await insert(person)).error?.code).toBe('23P01')
    expect((await insert(clients[0]?.id ?? null)).error).toBeNull()
  })

  test('a cancelled hour is free again, and other clients see taken hours without names', async () => {
    const slot = nextSlot()
    const kept = must(await request(clients[0] as Person, slot))
    const busy = async () => {
      const open = must(await (clients[1] as Person).client.rpc('open_agenda')) as Omit<Agenda, 'now'>
      return !isFree(slot, agendaOf({ ...open, now: new Date().toISOString() }, kept.person ?? ''))
    }
    expect(await busy()).toBe(true)
    must(await (clients[0] as Person).client.rpc('cancel_appointment', { appointment: kept.id }))
    expect(await busy()).toBe(false)
    expect(must(await request(clients[1] as Person, slot)).status).toBe('requested')
  })
})

describe('changes of appointments', () => {
  let target: ContractTarget
  let service: Client
  let staff: Person
  let ana: Person
  let luis: Person
  let slots: string[]
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    staff = await registerStaff(target)
    ana = await register(target, 'ana')
    luis = await register(target, 'luis')
    for (const client of [ana, luis]) await decide(staff, client, 'approved')
    slots = await ownHours(ana, 'appointments')
  })
  afterEach(() => removeAppointments(service, [ana, luis]))
  afterAll(() => target.stop())

  const nextSlot = () => slots.shift() ?? ''
  const request = (person: Person, slot = nextSlot()) =>
    person.client.rpc('request_appointment', { key: randomUUID(), slot, title: 'Consulta tributaria' })
  /** Inserts a past appointment into the table, because no procedure allows that. */
  const plant = (hoursFromNow: number) =>
    plantAt(Math.floor(Date.now() / 3_600_000 + hoursFromNow) * 3_600_000)
  const plantAt = async (starts: number) => {
    const row = {
      user_id: ana.id,
      title: 'Cierre',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 3_600_000).toISOString(),
      status: 'confirmed',
    }
    return must(await service.from('appointments').insert(row).select('*').single())
  }
  const mails = async (id: string) => {
    const rows = must(
      await service.from('outbox').select('payload, key').like('key', `mail:appointment:${id}:%`),
    )
    return rows.map(({ payload }) => (payload as { template: string }).template).toSorted()
  }
  const audited = async (action: string, person: Person) =>
    must(await staff.client.from('audit_log').select('actor').eq('action', action).eq('target', person.id))
  const refusal = ({ error }: { error: { message: string } | null }) => error?.message

  test('the firm confirms a request, and two presses confirm it once, with one mail and one line in the log', async () => {
    const asked = must(await request(ana))
    // The client gets a mail that confirms the request.
    expect(await mails(asked.id)).toEqual(['appointment-received'])
    expect(refusal(await ana.client.rpc('confirm_appointment', { appointment: asked.id, seen: 0 }))).toBe(
      'conflict',
    )
    const confirm = () => staff.client.rpc('confirm_appointment', { appointment: asked.id, seen: 0 })
    const [first, second] = await Promise.all([confirm(), confirm()])
    expect([must(first).status, must(second).status]).toEqual(['confirmed', 'confirmed'])
    expect(must(second).sequence).toBe(1)
    expect(await mails(asked.id)).toEqual(['appointment-confirmed', 'appointment-received'])
    expect(await audited('appointment.confirmed', ana)).toEqual([{ actor: staff.id }])
  })

  test('the firm proposes an hour and the client confirms it; a client who saw an older hour is refused', async () => {
    const [slot, other] = [nextSlot(), nextSlot()]
    const made = must(
      await staff.client.rpc('propose_appointment', { client: ana.id, slot, title: 'Cierre de año' }),
    )
    expect([made.status, made.user_id]).toEqual(['proposed', ana.id])
    must(
      await staff.client.rpc('propose_other_hour', {
        appointment: made.id,
        slot: other,
        seen: 0,
        note: 'Más tarde',
      }),
    )
    expect(refusal(await ana.client.rpc('confirm_appointment', { appointment: made.id, seen: 0 }))).toBe(
      'conflict',
    )
    const kept = must(await ana.client.rpc('confirm_appointment', { appointment: made.id, seen: 1 }))
    expect([kept.status, Date.parse(kept.starts_at), kept.note]).toEqual([
      'confirmed',
      Date.parse(other),
      'Más tarde',
    ])
    expect(await mails(made.id)).toEqual([
      'appointment-confirmed',
      'appointment-proposed',
      'appointment-proposed',
    ])
  })

  test('a client moves and cancels their own appointment, and nobody else’s', async () => {
    const [asked, goal] = [must(await request(ana)), nextSlot()]
    const move = (person: Person, seen = 0) =>
      person.client.rpc('change_appointment', { appointment: asked.id, slot: goal, seen })
    expect(refusal(await move(luis))).toBe('not-found')
    expect(refusal(await luis.client.rpc('cancel_appointment', { appointment: asked.id }))).toBe('not-found')
    expect(must(await luis.client.from('appointments').select('id').eq('id', asked.id))).toEqual([])
    expect(refusal(await move(ana, 5))).toBe('conflict')
    // A call without a version is refused like a call with a wrong version.
    expect(refusal(await move(ana, null as never))).toBe('conflict')
    expect(must(await move(ana)).status).toBe('requested')
    expect(must(await move(ana)).sequence).toBe(1)
    const cancel = () => ana.client.rpc('cancel_appointment', { appointment: asked.id, note: 'x' })
    expect(must(await cancel())).toMatchObject({ status: 'cancelled', cancelled_by: 'client', note: null })
    expect(must(await cancel()).sequence).toBe(2)
    expect(refusal(await move(ana, 2))).toBe('too-late')
    expect(await mails(asked.id)).toEqual([
      'appointment-cancelled',
      'appointment-changed',
      'appointment-received',
    ])
  })

  test('on its day an appointment can be cancelled by the firm but not by the client, and completed once it began', async () => {
    const soon = await plant(0)
    const [, goal] = [0, nextSlot()]
    const answers = await Promise.all([
      ana.client.rpc('cancel_appointment', { appointment: soon.id }),
      ana.client.rpc('change_appointment', { appointment: soon.id, slot: goal, seen: 0 }),
    ])
    expect(answers.map(refusal)).toEqual(['too-late', 'too-late'])
    const past = await plant(-2)
    expect(refusal(await staff.client.rpc('cancel_appointment', { appointment: past.id }))).toBe('too-late')
    expect(must(await staff.client.rpc('finish_appointment', { appointment: past.id })).status).toBe('done')
    expect(
      refusal(await staff.client.rpc('finish_appointment', { appointment: must(await request(ana)).id })),
    ).toBe('conflict')
    const ended = must(
      await staff.client.rpc('cancel_appointment', { appointment: soon.id, note: 'Sin luz' }),
    )
    expect(ended).toMatchObject({ cancelled_by: 'firm', note: 'Sin luz' })
  })

  test('the day of an appointment begins at midnight in Bogotá, whatever the time zone of the database', async () => {
    const today = bogotaDay(Date.now())
    const [late, early] = [
      await plantAt(Date.parse(momentAt(today, 23))),
      await plantAt(Date.parse(momentAt(addDays(today, 1), 0))),
    ]
    const cancel = ({ id }: { id: string }) => ana.client.rpc('cancel_appointment', { appointment: id })
    expect(refusal(await cancel(late))).toBe('too-late')
    expect(must(await cancel(early)).status).toBe('cancelled')
  })

  test('closed hours, holidays, hours too soon and hours too far ahead are each refused with their own reason', async () => {
    const at = (day: Date, hour: number) => new Date(day.setUTCHours(hour + 5, 0, 0, 0)).toISOString()
    const year = new Date().getUTCFullYear() + 1
    expect(refusal(await request(luis, `${year}-12-25T14:00:00Z`))).toBe('slot-holiday')
    expect(refusal(await request(luis, nextSlot().replace(':00:00.000Z', ':30:00.000Z')))).toBe('slot-closed')
    expect(refusal(await request(luis, at(new Date(Date.parse(nextSlot())), 22)))).toBe('slot-closed')
    const far = nextSlot()
    const later = new Date(Date.parse(far) + 364 * 86_400_000).toISOString()
    expect(['slot-far', 'slot-holiday']).toContain(refusal(await request(luis, later)))
  })

  test('a client has at most five future appointments', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => request(luis)))
    expect(made.filter(({ data }) => data)).toHaveLength(5)
    expect(new Set(made.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['appointment-limit']))
  })

  test('a private calendar address shows its owner’s appointments until it is changed or removed', async () => {
    const run = randomUUID()
    const hash = (secret: string) =>
      createHash('sha256')
        .update(secret + run)
        .digest('hex')
    const read = async (secret: string) =>
      (
        (await service.rpc('read_calendar_feed', { token_sha256: hash(secret) })).data as {
          appointments: { id: string }[]
        } | null
      )?.appointments ?? null
    expect(must(await luis.client.rpc('renew_calendar_feed', { token_sha256: hash('uno') }))).toMatchObject({
      read_at: null,
    })
    const own = [must(await request(luis)), must(await request(luis))]
    expect((await read('uno'))?.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    expect((must(await luis.client.rpc('my_calendar_feed')) as { read_at: string }).read_at).toBeTruthy()
    must(await luis.client.rpc('renew_calendar_feed', { token_sha256: hash('dos') }))
    expect([await read('uno'), (await read('dos'))?.length]).toEqual([null, own.length])
    await decide(staff, luis, 'rejected')
    expect(await read('dos')).toBeNull()
    await decide(staff, luis, 'approved')
    expect((await luis.client.rpc('revoke_calendar_feed')).error).toBeNull()
    expect(await read('dos')).toBeNull()
    expect((await luis.client.rpc('my_calendar_feed')).data).toBeNull()
  })
})
