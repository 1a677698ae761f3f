import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '@/supabase/local/mailbox/mails'
import { must, type Person } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { isThorough } from '../support/thorough'
import { openDoomed, type Doomed } from './doomed'
import { openEnvironment, type TestEnvironment } from './environment'
import type { Round } from './remind-child'

// In Bogotá the first two times are Tuesday at 10:00 and at 18:30, and the third is a holiday at 10:00.
const morning = '2026-12-01T15:00:00Z'
const evening = '2026-12-01T23:30:00Z'
const holiday = '2026-12-08T15:00:00Z'

const due = 2000
/**
 * A process kills itself when it passes this point of the code for the n-th time (`passes`).
 * The kills at `reminders.queued` come first, because all mails are queued before the first one is sent.
 */
const kills: [point: string, passes: number][] = [
  ['reminders.queued', 1],
  ['reminders.queued', 2],
  ['reminders.queued', 7],
  ['outbox.claimed', 2],
  ['mail.sent', 3],
  ['outbox.completed', 5],
  ['outbox.claimed', 90],
  ['mail.sent', 200],
  ['outbox.completed', 150],
  ['mail.sent', 40],
]
const jobsAtOnce = 3

let environment: TestEnvironment
let doomed: Doomed<Round>
const people: Person[] = []
const service = () =>
  openClient(
    { ...environment.backend().address, siteUrl: 'http://localhost:3000', stop: async () => undefined },
    environment.backend().address.secretKey,
  )

beforeAll(async () => {
  if (!isThorough) return
  environment = await openEnvironment()
  doomed = openDoomed<Round>(environment.variables, 2, 'remind-child.ts')
  for (const name of ['ana', 'berta', 'clara']) people.push(await environment.approvedClient(name))
}, 120_000)
afterAll(async () => {
  await doomed?.stop()
  await environment?.stop()
})

const mails = async (): Promise<Message[]> => {
  const all = (await (
    await fetch(`${environment.backend().address.mailUrl}/api/messages`)
  ).json()) as Message[]
  return all.filter(({ subject }) => subject.startsWith('Recordatorio'))
}
const jobs = async (status: string) => {
  const { count } = await service()
    .from('outbox')
    .select('id', { count: 'exact', head: true })
    .eq('status', status)
    .like('key', 'mail:document-reminder:%')
  return count
}

async function askedOf(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    user_id: people[n % people.length]!.id,
    title: `Soportes ${n}`,
    due_on: '2026-12-04',
    asked_by: 'Laura',
    status: 'open',
    sent_at: '2026-11-20T15:00:00Z',
    remind_before: 3,
    wanted: 1,
    missing: 1,
    reminder_planned: true,
    next_reminder_at: '2026-12-01T13:00:00Z',
  }))
  for (let at = 0; at < count; at += 500) {
    const some = rows.slice(at, at + 500)
    must(await service().from('document_requests').insert(some).select('id'))
    const items = some.map(({ id, user_id }) => ({ request: id, user_id, place: 1, title: 'Extracto' }))
    must(await service().from('document_request_items').insert(items).select('id'))
  }
}
const later = async () =>
  must(
    await service()
      .from('outbox')
      .update({ locked_until: null, next_at: '2026-01-01' })
      .eq('status', 'pending')
      .select('id'),
  )

test.runIf(isThorough)(
  `each of ${due} due reminders is sent once, however often the process dies, and none on a holiday or in the evening`,
  async () => {
    await askedOf(due)
    for (const now of [evening, holiday]) {
      await doomed.run({ now })
      expect(await jobs('pending')).toBe(0)
    }
    let died = 0
    for (const [point, passes] of kills) {
      if (await doomed.run({ now: morning, point, passes })) died++
      await later()
    }
    expect(died).toBe(kills.length)
    // Mails that were queued in the morning but could not be sent then are not sent in the evening.
    const before = (await mails()).length
    await doomed.run({ now: evening })
    expect(await mails()).toHaveLength(before)
    await later()
    await doomed.run({ now: morning })

    const sent = await mails()
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(due)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(due)
    // A process that dies after sending a mail but before recording it sends the mail again, with the same Message-ID.
    const unheard = kills.filter(([point]) => point === 'mail.sent' || point === 'outbox.completed').length
    expect(sent.length - due).toBeLessThanOrEqual(unheard * jobsAtOnce)
    expect(await jobs('done')).toBe(due)
    expect(await jobs('pending')).toBe(0)
    await doomed.run({ now: morning })
    expect(await mails()).toHaveLength(sent.length)
  },
  900_000,
)
