import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { mailPage } from '@/lib/incoming-mail/schema'
import { adminClient } from '@/lib/supabase/admin'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { mailDomain, stubResolver } from '../support/mails/domain-keys'
import { damagedMails, hostileMails } from '../support/mails/hostile-mails'
import { mailSecret, rawCall, requestOf } from '../support/mails/signed-call'
import { isThorough } from '../support/thorough'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
const dns = vi.hoisted(() => ({ resolve: async (_name: string, _type: string): Promise<unknown> => null }))
vi.mock('@/lib/incoming-mail/resolver', () => ({
  resolveName: (name: string, type: string) => dns.resolve(name, type),
}))

const ours = 'facturas.nogal.example'
const supplier = mailDomain('proveedor.example', { spf: 'v=spf1 ip4:203.0.113.7 -all' })
const thief = mailDomain('ladron.example', { spf: 'v=spf1 ip4:198.51.100.9 -all' })
const damaged = isThorough ? 200 : 40
/** This number of mails per person is below the limit: mails of one sender are paused after 60 within an hour. */
const perPerson = 50

let environment: TestEnvironment
let people: Person[]
const hostile = await hostileMails(supplier)

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables, {
    MAIL_IN_DOMAIN: ours,
    MAIL_IN_SECRET: mailSecret,
    AUTOMATION_WEBHOOK_URL: undefined,
  })
  dns.resolve = stubResolver([supplier, thief])
  people = []
  for (let n = 0; n * perPerson < hostile.length + damaged; n++)
    people.push(await environment.approvedClient(`hostil${n}`))
  // Every second client allows the supplier's mails, so that both stored and refused files occur.
  for (const [n, { client }] of people.entries())
    if (n % 2 === 0) succeed(await client.rpc('allow_mail_sender', { sender: '@proveedor.example' }))
})
afterAll(() => environment.stop())

test(
  'every hostile mail gets a final state, and only files of proved and allowed senders are stored',
  { timeout: isThorough ? 900_000 : 420_000 },
  async () => {
    const ofThief = { from: 'x@ladron.example', ip: '198.51.100.9', helo: 'mx.ladron.example' }
    const ofSupplier = { from: 'facturas@proveedor.example', ip: '203.0.113.7', helo: 'mx.proveedor.example' }
    const mails = [
      ...hostile.map(({ mail, envelope = ofSupplier.from }) => ({
        mail,
        envelope: envelope === ofThief.from ? ofThief : { ...ofSupplier, from: envelope },
      })),
      ...[
        ...damagedMails(
          hostile.map(({ mail }) => mail),
          damaged,
        ),
      ].map((mail, n) => ({ mail, envelope: n % 2 === 0 ? ofSupplier : ofThief })),
    ]
    const sent = new Map<string, number>()
    for (const [n, { mail, envelope }] of mails.entries()) {
      const person = people[n % people.length] as Person
      const { address } = mailPage.parse(must(await person.client.rpc('my_mail')))
      const waits = await receiveMail(
        requestOf(rawCall({ ...envelope, to: [`${address}@${ours}`] }, mail, { secret: mailSecret })),
      )
      sent.set(person.id, (sent.get(person.id) ?? 0) + waits)
    }
    await readWaitingMails(isThorough ? 800_000 : 300_000)

    for (const [n, { id }] of people.entries()) {
      const rows = must(
        await adminClient().from('mails').select('id, state, proved, sender, via, files').eq('user_id', id),
      )
      expect(rows.filter(({ state }) => state === 'reading')).toEqual([])
      expect(rows.length).toBeLessThanOrEqual(sent.get(id) ?? 0)
      const stored = rows.filter(({ files }) =>
        (files as { document: string | null }[]).some(({ document }) => document !== null),
      )
      const outside = stored.filter(
        ({ proved, sender }) => n % 2 === 1 || !proved || !sender?.endsWith('@proveedor.example'),
      )
      expect(outside).toEqual([])
      if (n % 2 === 0) expect(stored).not.toEqual([])
      const documents = must(
        await adminClient().from('documents').select('id, name').eq('user_id', id).eq('kind', 'file'),
      )
      const named = new Set(
        stored.flatMap(({ files }) => (files as { document: string | null }[]).map((file) => file.document)),
      )
      expect(documents.filter((document) => !named.has(document.id))).toEqual([])
      expect(documents.filter(({ name }) => /[/\\\p{Cc}]/u.test(name))).toEqual([])
      for (const { files } of rows)
        expect((files as unknown[]).length).toBeLessThanOrEqual(
          mailLimits.attachments + mailLimits.zipEntries,
        )
    }
  },
)
