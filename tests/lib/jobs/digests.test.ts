import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { isDigestTime } from '@/lib/jobs/digests'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import type { Message } from '@/supabase/local/mailbox/mails'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import { freshFolder, orderFault } from '../../local/fake-services'
import { fakeQueue, type FakeQueue } from '../deliveries/fake-queue'
import { env } from '../deliveries/test-env'

const held = vi.hoisted(() => ({
  queue: {} as FakeQueue,
  calls: [] as [string, unknown][],
  digest: null as object | null,
  through: (of: () => object) =>
    new Proxy(
      {},
      { has: () => true, get: (_, name) => (name === 'then' ? undefined : Reflect.get(of(), name)) },
    ),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/deliveries/queue', () => held.through(() => held.queue))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: async (name: string, args: unknown) => {
      held.calls.push([name, args])
      return { data: name === 'digest_of' ? held.digest : null, error: null }
    },
  }),
}))

const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))

describe('the hour of the summary', () => {
  test.each([
    ['a business day at 7:30', '2026-12-03T12:30:00Z', true],
    ['a minute before', '2026-12-03T12:29:59Z', false],
    ['at noon, if the server was down', '2026-12-03T17:00:00Z', true],
    ['in the evening', '2026-12-03T23:00:00Z', false],
    ['a Sunday', '2026-12-06T12:30:00Z', false],
    ['a holiday', '2026-12-08T12:30:00Z', false],
  ])('is decided by the calendar: %s', (_, moment, isTime) => {
    expect(isDigestTime(days, new Date(moment))).toBe(isTime)
  })
})

describe('the summary of notifications by mail', () => {
  const person = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const id = '8f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const digest = {
    at: '2026-12-03T12:30:00+00:00',
    ids: [id],
    firm: false,
    rows: [
      {
        id,
        kind: 'document',
        account: null,
        subject: person,
        data: { title: 'balance.pdf' },
        count: 1,
        first_at: '2026-12-02T14:40:00Z',
        last_at: '2026-12-02T14:40:00Z',
        seen: false,
        read: false,
        company: 'Café Tres Lunas S.A.S.',
      },
    ],
  }
  let page = ''
  const received = async () => (await (await fetch(`${page}/api/messages`)).json()) as Message[]
  const queued = () =>
    held.queue.add({
      kind: 'mail',
      person,
      topic: 'summary',
      payload: { template: 'notice-digest', to: 'laura@empresa.example', data: { person } },
    })

  beforeEach(async () => {
    held.queue = fakeQueue()
    held.calls = []
    held.digest = digest
    const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: await freshFolder() })
    onTestFinished(mailbox.stop)
    page = mailbox.pageUrl
    env.SMTP_URL = mailbox.smtpUrl
  })

  test('lists what is unread when it is sent, and is recorded after that', async () => {
    const job = queued()
    await (
      await sendOutbox({ deadlineMs: 10_000 })
    ).settled
    expect(job.status).toBe('done')
    const [mail] = await received()
    expect(mail?.subject).toBe('1 novedad en tu portal')
    expect(mail?.to).toEqual(['laura@empresa.example'])
    expect(mail?.text).toContain('Café Tres Lunas S.A.S.\n• Documento nuevo: balance.pdf')
    expect(mail?.links).toContain('https://portal.nogal.example/portal/notificaciones')
    expect(held.calls).toEqual([
      ['digest_of', { person }],
      ['note_mailed', { ids: [id], at: digest.at }],
    ])
  })

  test('is not sent when everything was read meanwhile', async () => {
    held.digest = null
    const job = queued()
    await (
      await sendOutbox({ deadlineMs: 10_000 })
    ).settled
    expect(job.status).toBe('done')
    expect(await received()).toEqual([])
    expect(held.calls.map(([name]) => name)).toEqual(['digest_of'])
  })

  test('waits for a mail server that is down, and is recorded as sent only afterwards', async () => {
    await orderFault(page, { mode: '500', times: 1 })
    const job = queued()
    await (
      await sendOutbox({ deadlineMs: 10_000 })
    ).settled
    expect(job.status).toBe('pending')
    expect(held.calls.map(([name]) => name)).toEqual(['digest_of'])
    held.queue.pass()
    await (
      await sendOutbox({ deadlineMs: 10_000 })
    ).settled
    expect(job.status).toBe('done')
    expect(await received()).toHaveLength(1)
  })
})
