import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buyer } from '@/supabase/sample-files/parties'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { adminClient } from '@/lib/supabase/admin'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { buildMail } from '../support/mails/build-mail'
import { rawCall, requestOf } from '../support/mails/signed-call'
import { isThorough } from '../support/thorough'
import { openDoomed, type Doomed } from './doomed'
import { openEnvironment, type TestEnvironment } from './environment'
import type { MailOrder } from './mail-kill-child'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

const points = [
  'mail.received',
  'mail.stored',
  'mail.kept',
  'mail.claimed',
  'upload.reserved',
  'upload.claimed',
  'upload.committed',
  'mail.files-kept',
  'mail.settled',
  'batch.closed',
]
const rounds = 2
const mailsPerKill = isThorough ? 25 : 10
const lanes = 2

let environment: TestEnvironment
let doomed: Doomed<MailOrder>
let people: Person[]

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  doomed = openDoomed<MailOrder>(environment.variables, lanes, 'mail-kill-child.ts')
  people = []
  for (let n = 0; n < points.length; n++) {
    const person = await environment.approvedClient(`correo${n}`)
    succeed(await person.client.rpc('allow_mail_sender', { sender: '@proveedor.example' }))
    people.push(person)
  }
})
afterAll(async () => {
  await doomed.stop()
  await environment.stop()
})

/** Makes mails of several senders, of which every fifth has an invoice. */
async function callsTo(person: Person) {
  const { address } = must(await person.client.rpc('my_mail')) as { address: string }
  return Promise.all(
    Array.from({ length: mailsPerKill }, async (_, n) => {
      const from = `ventas${n % 5}@proveedor.example`
      const xml = xmlFile({ seed: randomUUID(), answered: true, buyer })
      const attachments = n % 5 === 0 ? [{ filename: xml.name, content: Buffer.from(xml.bytes) }] : []
      const mail = await buildMail({
        from,
        to: 'x@y.example',
        subject: randomUUID(),
        text: 'Hola',
        attachments,
      })
      const to = [`${address}@${env.MAIL_IN_DOMAIN}`]
      const envelope = { from, to, ip: '127.0.0.1', helo: 'mx.proveedor.example' }
      return rawCall(envelope, mail, { secret: env.MAIL_IN_SECRET ?? '' })
    }),
  )
}

const claimedFiles = async () =>
  must(
    await adminClient()
      .from('uploads')
      .select('id')
      .eq('status', 'verifying')
      .gt('lease_until', new Date().toISOString()),
  )

/** Ends all leases on mails, because a mail whose reader failed or died would wait up to 15 minutes. */
async function endMailLeases(): Promise<void> {
  const ended = { lease_until: new Date(Date.now() - 1000).toISOString() }
  succeed(
    await adminClient().from('mails').update(ended).eq('state', 'reading').not('lease_until', 'is', null),
  )
}

test(
  'twenty kills of the site neither lose nor double a mail, if the mail service repeats unanswered calls',
  // The limit only ends a test that hangs: each of 500 mails starts a reading process, which takes about 0.6 seconds.
  { timeout: isThorough ? 1_800_000 : 600_000 },
  async () => {
    let killed = 0
    for (let round = 0; round < rounds; round++) {
      for (const [at, point] of points.entries()) {
        const calls = await callsTo(people[at] as Person)
        if (await doomed.run({ calls, point, times: 1 + round })) killed += 1
        for (const call of calls) await receiveMail(requestOf(call))
      }
    }
    expect(killed).toBe(points.length * rounds)
    const ids = people.map(({ id }) => id)
    await readWaitingMails(60_000)
    // A file that a dead process was checking stays claimed until the lease of that process ends.
    await vi.waitFor(async () => expect(await claimedFiles()).toEqual([]), {
      timeout: 150_000,
      interval: 1_000,
    })
    for (let tries = 0; tries < 20; tries++) {
      await endMailLeases()
      await readWaitingMails(60_000)
      for (const { client } of people)
        must(await client.rpc('resume_mails').then(({ error }) => ({ data: 1, error })))
      const open = await adminClient().from('mails').select('id').in('state', ['reading', 'paused']).limit(1)
      if (must(open).length === 0) break
    }
    for (const id of ids) {
      const mails = must(await adminClient().from('mails').select('sha256, state, files').eq('user_id', id))
      expect(mails).toHaveLength(mailsPerKill * rounds)
      expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['read', 'no-invoice']))
      const kept = mails.flatMap(({ files }) => files as { result: string }[])
      expect(kept.map(({ result }) => result)).toEqual(kept.map(() => 'accepted'))
      const invoices = must(await adminClient().from('invoices').select('id').eq('user_id', id))
      expect(invoices).toHaveLength((mailsPerKill * rounds) / 5)
    }
  },
)
