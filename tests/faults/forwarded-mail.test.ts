import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buyer } from '@/supabase/sample-files/parties'
import { mailOutcome } from '@/lib/incoming-mail/mail-outcome'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { mailPage } from '@/lib/incoming-mail/schema'
import { adminClient } from '@/lib/supabase/admin'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { buildMail } from '../support/mails/build-mail'
import { mailDomain, stubResolver } from '../support/mails/domain-keys'
import {
  forwardedAsAttachment,
  forwardedByGmail,
  redirectedByMicrosoft,
} from '../support/mails/forwarded-mails'
import type { Arriving } from '../support/mails/forwarded-mails'
import { mailSecret, rawCall, requestOf } from '../support/mails/signed-call'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
const dns = vi.hoisted(() => ({ resolve: async (_name: string, _type: string): Promise<unknown> => null }))
vi.mock('@/lib/incoming-mail/resolver', () => ({
  resolveName: (name: string, type: string) => dns.resolve(name, type),
}))

const ours = 'facturas.nogal.example'
const from = 'facturas@proveedor.example'
const supplier = mailDomain('proveedor.example', { spf: 'v=spf1 ip4:203.0.113.7 -all' })
const google = mailDomain('google.com', { dmarc: '', selector: 'arc-20240605' })
const microsoft = mailDomain('microsoft.com', { dmarc: '', selector: 'arcselector10001' })
const tenant = mailDomain('cliente.onmicrosoft.com', {
  dmarc: '',
  selector: 'selector2-cliente-onmicrosoft-com',
})
const stranger = mailDomain('ladron.example')

let environment: TestEnvironment
let ana: Person
let personal: ReturnType<typeof mailDomain>

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables, {
    MAIL_IN_DOMAIN: ours,
    MAIL_IN_SECRET: mailSecret,
    AUTOMATION_WEBHOOK_URL: undefined,
  })
  ana = await environment.approvedClient('ana')
  personal = mailDomain(ana.email.split('@')[1] ?? '')
  dns.resolve = stubResolver([supplier, google, microsoft, tenant, stranger, personal])
})
afterAll(() => environment.stop())

const pageOf = async (person: Person) => mailPage.parse(must(await person.client.rpc('my_mail')))

/** Returns a signed mail with a new invoice, as the supplier's server delivers it. */
async function original(): Promise<Arriving> {
  const xml = xmlFile({ seed: randomUUID(), answered: true, buyer })
  const mail = await buildMail(
    {
      from,
      to: 'contabilidad@cliente.example',
      subject: 'Factura FE-1',
      text: 'Adjunto la factura.',
      attachments: [{ filename: xml.name, content: Buffer.from(xml.bytes), contentType: 'application/xml' }],
    },
    { signedBy: supplier },
  )
  return { mail, from, ip: '203.0.113.7', helo: 'mx.proveedor.example' }
}

/** Delivers the mail, waits until the site has read it, and returns what the client sees. */
async function arrive(person: Person, { mail, ...envelope }: Arriving) {
  const to = [`${(await pageOf(person)).address}@${ours}`]
  await receiveMail(requestOf(rawCall({ ...envelope, to }, mail)))
  await readWaitingMails(30_000)
  const [line] = (await pageOf(person)).mails
  if (!line) throw new Error('no mail arrived')
  return line
}
const invoicesOf = async ({ id }: Person) =>
  must(await adminClient().from('invoices').select('id').eq('user_id', id)).length
const byGmail = async () =>
  forwardedByGmail(await original(), { seal: google, domains: [supplier], to: `x@${ours}` })
const byMicrosoft = async (seal = microsoft) => redirectedByMicrosoft(await original(), { seal, tenant })

test.each([
  ['Gmail', byGmail],
  ['Microsoft 365', byMicrosoft],
])(
  'a mail of a supplier that %s forwards waits until the client decides about the supplier',
  async (_, forward) => {
    const person = await environment.approvedClient('berta')
    const line = await arrive(person, await forward())
    expect(line).toMatchObject({ state: 'unknown-sender', sender: from })
    expect(mailOutcome(line).sentence).toBe('No conocemos a este remitente. ¿Lo permites?')
    expect(await invoicesOf(person)).toBe(0)
  },
)

test.each([
  ['as it came, by Gmail', byGmail],
  ['written anew, by Microsoft 365', byMicrosoft],
])('an invoice of an allowed supplier arrives when it is forwarded %s', async (_, forward) => {
  const person = await environment.approvedClient('caro')
  succeed(await person.client.rpc('allow_mail_sender', { sender: from }))
  const line = await arrive(person, await forward())
  expect(line).toMatchObject({ state: 'read', sender: from, files: [{ result: 'accepted' }] })
  expect(await invoicesOf(person)).toBe(1)
})

test('an invoice arrives when a person of the client forwards the mail as an attachment', async () => {
  const line = await arrive(
    ana,
    await forwardedAsAttachment(await original(), { person: ana.email, signedBy: personal }),
  )
  expect(line).toMatchObject({ state: 'read', sender: ana.email, files: [{ result: 'accepted' }] })
  expect(await invoicesOf(ana)).toBe(1)
})

test('a stranger who attaches the mail of an allowed supplier is still treated as a stranger', async () => {
  const person = await environment.approvedClient('dora')
  succeed(await person.client.rpc('allow_mail_sender', { sender: from }))
  const attached = await forwardedAsAttachment(await original(), {
    person: 'yo@ladron.example',
    signedBy: stranger,
  })
  expect(await arrive(person, attached)).toMatchObject({
    state: 'unknown-sender',
    sender: 'yo@ladron.example',
  })
  expect(await invoicesOf(person)).toBe(0)
})

test.each<[string, () => Promise<Arriving>]>([
  ['sealed by a forwarder that nobody knows', () => byMicrosoft(stranger)],
  [
    'whose seals do not hold, because it was changed after them',
    async () => {
      const { mail, ...envelope } = await byMicrosoft()
      const changed = mail.toString('latin1').replace('Adjunto la factura.', 'Adjunto la otra factura.')
      return { ...envelope, mail: Buffer.from(changed, 'latin1') }
    },
  ],
  [
    'that Microsoft received without proof',
    async () =>
      redirectedByMicrosoft(await original(), {
        seal: microsoft,
        tenant,
        found:
          'mx.microsoft.com 1; spf=fail (sender ip is 198.51.100.9) smtp.rcpttodomain=cliente.example smtp.mailfrom=proveedor.example; dmarc=fail (p=reject) action=oreject header.from=proveedor.example; dkim=none; arc=none (0)',
      }),
  ],
])('a mail %s proves nothing, also for an allowed supplier', async (_, forward) => {
  const person = await environment.approvedClient('elsa')
  succeed(await person.client.rpc('allow_mail_sender', { sender: from }))
  const line = await arrive(person, await forward())
  expect(line).toMatchObject({ state: 'unproved' })
  expect(mailOutcome(line).sentence).toBe('Dice venir de proveedor.example, pero no se pudo comprobar.')
  expect(await invoicesOf(person)).toBe(0)
})
