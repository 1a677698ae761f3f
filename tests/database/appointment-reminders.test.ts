import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailPayload } from '@/lib/mail/mail-payload'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run('delete from public.appointments; delete from public.outbox; delete from public.notifications'),
)

// A Thursday, 9:00 a.m. in Bogotá.
const starts = '2030-12-12T14:00:00Z'

async function appointment(status = 'confirmed', changed = '2030-12-01T12:00:00Z'): Promise<string> {
  const id = randomUUID()
  await scene.run(`
    insert into public.appointments (id, user_id, title, starts_at, ends_at, status, updated_at, person)
    values ('${id}', '${scene.people.ana}', 'Cierre', '${starts}', timestamptz '${starts}' + interval '1 hour', '${status}',
            '${changed}', '${scene.people.advisor}')`)
  return id
}
/** Queues the reminders of this moment, and returns the templates of the client's unsent mails. */
async function remind(moment: string): Promise<string[]> {
  await scene.run(`select public.queue_appointment_reminders('${moment}')`)
  const rows = await scene.rows<{ template: string }>(
    `select payload ->> 'template' as template from public.outbox
     where status = 'pending' and payload ->> 'to' = 'ana@empresa.example' order by created_at, key`,
  )
  return rows.map(({ template }) => template)
}
/** Queues the reminders of this moment, and returns the members' unsent reminders with their recipients. */
async function ofFirm(moment: string): Promise<string[]> {
  await scene.run(`select public.queue_appointment_reminders('${moment}')`)
  const rows = await scene.rows<{ payload: { template: string; to: string } }>(
    `select payload from public.outbox where status = 'pending' and payload ->> 'template' like 'firm-%' order by key`,
  )
  return rows.map(({ payload }) => `${payload.template} ${payload.to}`)
}

test('a client is reminded once on the day before, in office hours, and once in the last hour', async () => {
  await appointment()
  expect(await remind('2030-12-10T20:00:00Z')).toEqual([])
  expect(await remind('2030-12-11T12:59:00Z')).toEqual([])
  expect(await remind('2030-12-11T13:00:00Z')).toEqual(['appointment-tomorrow'])
  expect(await remind('2030-12-11T22:59:00Z')).toEqual(['appointment-tomorrow'])
  expect(await remind('2030-12-12T12:59:00Z')).toEqual(['appointment-tomorrow'])
  const both = ['appointment-soon', 'appointment-tomorrow']
  expect((await remind('2030-12-12T13:00:00Z')).toSorted()).toEqual(both)
  expect((await remind('2030-12-12T13:30:00Z')).toSorted()).toEqual(both)
})

test('the reminder names the member who attends, and the site can write this mail', async () => {
  await appointment()
  await remind('2030-12-11T15:00:00Z')
  const [row, firm] = await scene.rows<{ payload: unknown }>('select payload from public.outbox order by key')
  expect(mailPayload.parse(row?.payload)).toMatchObject({
    to: 'ana@empresa.example',
    data: { person: 'Laura Gómez' },
  })
  expect(mailPayload.parse(firm?.payload)).toMatchObject({
    to: 'advisor@empresa.example',
    data: { title: 'Cierre' },
  })
})

test.each([
  ['is not confirmed', 'proposed', undefined, '2030-12-11T15:00:00Z'],
  ['changed less than an hour ago', 'confirmed', '2030-12-11T14:30:00Z', '2030-12-11T15:00:00Z'],
  ['has begun', 'confirmed', undefined, '2030-12-12T14:00:00Z'],
  ['is tomorrow, at night', 'confirmed', undefined, '2030-12-11T23:00:00Z'],
  ['was only requested, and is soon', 'requested', undefined, '2030-12-12T13:30:00Z'],
])('nobody is reminded of an appointment that %s', async (_why, status, changed, moment) => {
  await appointment(status, changed)
  expect(await remind(moment)).toEqual([])
  const soon = `select user_id from public.notifications where data ->> 'what' = 'soon'`
  expect(await scene.rows(soon)).toEqual([])
})

test('an appointment that changed more than an hour ago is reminded of', async () => {
  await appointment('confirmed', '2030-12-11T13:59:00Z')
  expect(await remind('2030-12-11T15:00:00Z')).toEqual(['appointment-tomorrow'])
})

test('a reminder that has not been sent is dropped when the appointment is cancelled', async () => {
  const id = await appointment()
  expect(await remind('2030-12-11T15:00:00Z')).toEqual(['appointment-tomorrow'])
  await scene.ask('ana', `cancel_appointment('${id}')`)
  expect(await remind('2030-12-11T16:00:00Z')).toEqual(['appointment-cancelled'])
})

test('the member who attends is reminded at the same times, once, and a colleague who takes over is reminded instead', async () => {
  const id = await appointment()
  expect(await ofFirm('2030-12-11T12:59:00Z')).toEqual([])
  const [day, hour] = ['firm-appointment-tomorrow', 'firm-appointment-soon']
  expect(await ofFirm('2030-12-11T13:00:00Z')).toEqual([`${day} advisor@empresa.example`])
  expect(await ofFirm('2030-12-11T20:00:00Z')).toEqual([`${day} advisor@empresa.example`])
  const holds = async (reader: string | null) =>
    (
      await scene.rows<{ holds: boolean }>(
        `select public.reminder_holds('${id}', '${starts}', ${reader ? `'${reader}@empresa.example'` : 'null'}) as holds`,
      )
    )[0]!.holds
  expect(await holds('advisor')).toBe(true)
  await scene.run(`update public.appointments set person = '${scene.people.admin}' where id = '${id}'`)
  expect([await holds('advisor'), await holds('admin'), await holds(null)]).toEqual([false, true, true])
  expect(await ofFirm('2030-12-12T13:30:00Z')).toContain(`${hour} admin@empresa.example`)
})

test('case 25: a reminder that is due while the appointment moves is not sent, and the new hour has its own', async () => {
  const id = await appointment()
  expect(await remind('2030-12-11T15:00:00Z')).toEqual(['appointment-tomorrow'])
  expect(await ofFirm('2030-12-11T15:00:00Z')).toHaveLength(1)
  // The mail server is receiving this mail at the moment, so the mail cannot be dropped.
  await scene.run(
    `update public.outbox set locked_until = clock_timestamp() + interval '1 minute' where payload ->> 'template' = 'appointment-tomorrow'`,
  )
  await scene.run(`
    with moved as (
      update public.appointments set starts_at = '2030-12-13T14:00:00Z', ends_at = '2030-12-13T15:00:00Z', sequence = 1,
        updated_at = '2030-12-11T15:01:00Z' where id = '${id}' returning *)
    select private.mail_appointment(m, 'confirmed') from moved m`)
  expect(await ofFirm('2030-12-11T15:02:00Z')).toEqual([])
  const [answer] = await scene.rows<{ old: boolean; moved: boolean }>(
    `select public.reminder_holds('${id}', '${starts}') as old, public.reminder_holds('${id}', '2030-12-13T14:00:00Z') as moved`,
  )
  expect(answer).toEqual({ old: false, moved: true })
  expect(await ofFirm('2030-12-12T15:00:00Z')).toEqual(['firm-appointment-tomorrow advisor@empresa.example'])
})

test('in the last hour the client and the member also get one notification in the portal, and no second after reading it', async () => {
  const id = await appointment()
  await scene.run(`delete from public.notifications`)
  const told = async (moment: string) => {
    await scene.run(`select public.queue_appointment_reminders('${moment}')`)
    const rows = await scene.rows<{ kind: string; user_id: string; count: number }>(
      `select kind, user_id, count from public.notifications where subject = '${id}' and data ->> 'what' = 'soon' order by kind`,
    )
    return rows.map(({ kind, user_id: person, count }) => [kind, person, count])
  }
  const both = [
    ['appointment', scene.people.ana, 1],
    ['client-appointment', scene.people.advisor, 1],
  ]
  expect(await told('2030-12-12T12:59:00Z')).toEqual([])
  expect(await told('2030-12-12T13:00:00Z')).toEqual(both)
  await scene.run(`update public.notifications set read_at = now(), seen_at = now()`)
  expect(await told('2030-12-12T13:30:00Z')).toEqual(both)
  expect(await told('2030-12-12T14:00:00Z')).toEqual(both)
  const moved = '2030-12-12T16:00:00Z'
  await scene.run(
    `update public.appointments set starts_at = '${moved}', ends_at = '2030-12-12T17:00:00Z' where id = '${id}'`,
  )
  expect(await told('2030-12-12T15:30:00Z')).toHaveLength(4)
})
