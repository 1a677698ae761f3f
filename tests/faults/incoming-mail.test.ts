import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '@/supabase/sample-files/parties'
import { ExpectedError } from '@/lib/errors'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { mailPage, type MailPage } from '@/lib/incoming-mail/schema'
import { adminClient } from '@/lib/supabase/admin'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { buildMail } from '../support/mails/build-mail'
import { mailDomain, stubResolver } from '../support/mails/domain-keys'
import { mailSecret, rawCall, requestOf } from '../support/mails/signed-call'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
const dns = vi.hoisted(() => ({ resolve: async (_name: string, _type: string): Promise<unknown> => null }))
vi.mock('@/lib/incoming-mail/resolver', () => ({
  resolveName: (name: string, type: string) => dns.resolve(name, type),
}))

const domain = 'facturas.nogal.example'
const supplier = mailDomain('proveedor.example')
let environment: TestEnvironment
let ana: Person
let berta: Person

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables, {
    MAIL_IN_DOMAIN: domain,
    MAIL_IN_SECRET: mailSecret,
    AUTOMATION_WEBHOOK_URL: undefined,
  })
  ana = await environment.approvedClient('ana')
  berta = await environment.approvedClient('berta')
})
beforeEach(() => void (dns.resolve = stubResolver([supplier])))
afterAll(() => environment.stop())

const pageOf = async ({ client }: Person): Promise<MailPage> =>
  mailPage.parse(must(await client.rpc('my_mail')))
const addressOf = async (person: Person) => `${(await pageOf(person)).address}@${domain}`
const from = 'facturas@proveedor.example'
const sample = () => xmlFile({ seed: randomUUID(), answered: true, buyer })
type File = { name: string; bytes: Uint8Array }
const supplierMail = (files: readonly File[], more = {}) =>
  buildMail(
    {
      from,
      to: 'x@y.example',
      subject: 'Factura FE-1',
      text: 'Adjunto',
      attachments: files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
      ...more,
    },
    { signedBy: supplier },
  )
async function deliver(person: Person, mail: Buffer, options: Parameters<typeof rawCall>[2] = {}) {
  const call = rawCall({ from, to: [await addressOf(person)] }, mail, options)
  await receiveMail(requestOf(call))
  return call
}
const newest = async (person: Person) => (await pageOf(person)).mails[0]
const readAll = () => readWaitingMails(20_000)
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'no error',
    (error: unknown) => (error instanceof ExpectedError ? error.code : String(error)),
  )

test('a mail of a stranger waits until the client allows the sender, and then its invoice is reviewed like an upload', async () => {
  const xml = sample()
  await deliver(ana, await supplierMail([xml, await pdfFile()]))
  expect(await newest(ana)).toMatchObject({ state: 'reading', files: [] })
  await readAll()
  expect(await newest(ana)).toMatchObject({ state: 'unknown-sender', sender: from, subject: 'Factura FE-1' })
  expect(must(await adminClient().from('documents').select('id').eq('user_id', ana.id))).toEqual([])
  succeed(await ana.client.rpc('allow_mail_sender', { sender: '@proveedor.example' }))
  await readAll()
  expect(await newest(ana)).toMatchObject({
    state: 'read',
    files: [
      {
        result: 'accepted',
        name: xml.name,
        number: expect.stringMatching(/^INV-/),
        proposal: expect.any(String),
      },
      { result: 'supporting' },
    ],
  })
  const uploads = must(
    await adminClient().from('uploads').select('purpose, made_by, status').eq('user_id', ana.id),
  )
  expect(uploads).toEqual([
    { purpose: 'mail', made_by: null, status: 'done' },
    { purpose: 'mail', made_by: null, status: 'done' },
  ])
})

test('a mail is stored once, however often the mail service repeats it', async () => {
  const mail = await supplierMail([sample()])
  const call = await deliver(ana, mail)
  await receiveMail(requestOf(call))
  await deliver(ana, mail)
  await readAll()
  await deliver(ana, mail)
  await readAll()
  const { mails } = await pageOf(ana)
  expect(mails.filter(({ subject }) => subject === 'Factura FE-1')).toHaveLength(2)
  const rows = must(await adminClient().from('invoices').select('id').eq('user_id', ana.id))
  expect(rows).toHaveLength(2)
})

test('a file that the client already had is shown with the date since when', async () => {
  const xml = sample()
  await deliver(ana, await supplierMail([xml]))
  await deliver(ana, await supplierMail([xml], { subject: 'Otra vez' }))
  await readAll()
  const { mails } = await pageOf(ana)
  expect(mails.find(({ subject }) => subject === 'Otra vez')?.files).toMatchObject([
    { result: 'duplicate', since: expect.stringMatching(/^20/) },
  ])
})

test('nobody else can see a mail, its code or its original', async () => {
  const theirs = (await pageOf(ana)).mails[0]?.id ?? ''
  expect((await pageOf(berta)).mails).toEqual([])
  expect(must(await berta.client.from('mails').select('id'))).toEqual([])
  expect((await berta.client.rpc('mail_original', { mail: theirs })).data).toBeNull()
  expect(await berta.client.rpc('read_mail_anyway', { mail: theirs })).toMatchObject({
    error: { message: 'not-found' },
  })
  expect((await ana.client.rpc('mail_original', { mail: theirs })).data).toMatchObject({
    path: expect.any(String),
  })
})

test.each([
  ['another key', { secret: `whsec_${Buffer.alloc(32, 6).toString('base64')}` }],
  ['an hour later', { at: new Date(Date.now() - 3_600_000) }],
])('a call signed with %s is refused', async (_, options) => {
  expect(await codeOf(deliver(ana, await supplierMail([sample()]), options))).toBe('unauthenticated')
})

test('a call is refused if one byte of its mail changed after the signature', async () => {
  const call = rawCall({ from, to: [await addressOf(ana)] }, await supplierMail([sample()]))
  call.body.writeUInt8(call.body.readUInt8(call.body.length - 10) ^ 1, call.body.length - 10)
  expect(await codeOf(receiveMail(requestOf(call)))).toBe('unauthenticated')
})

test('two keys are valid while one replaces the other', async () => {
  const next = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
  env.MAIL_IN_SECRET = `${mailSecret} ${next}`
  expect(await codeOf(deliver(ana, await supplierMail([sample()]), { secret: next }))).toBe('no error')
  env.MAIL_IN_SECRET = mailSecret
})

test('changing the mail address drops mails to the old one, and says who still writes there', async () => {
  const old = await addressOf(berta)
  succeed(await berta.client.rpc('change_mail_address'))
  expect(await addressOf(berta)).not.toBe(old)
  for (const subject of ['uno', 'dos']) {
    const call = rawCall({ from, to: [old] }, await supplierMail([sample()], { subject }))
    expect(await receiveMail(requestOf(call))).toBe(0)
  }
  const page = await pageOf(berta)
  expect(page.mails).toEqual([])
  expect(page.retired).toMatchObject([{ sender: from, mails: 2 }])
})

test('a mail to an unknown address is not stored and answered in the same way', async () => {
  const mail = await supplierMail([sample()])
  const call = rawCall({ from, to: [`nadie-0000000000zz@${domain}`, 'ana@otra.example'] }, mail)
  expect(await receiveMail(requestOf(call))).toBe(0)
})

test('sixty mails of a sender are read in an hour, and the others wait until somebody resumes them', async () => {
  const caro = await environment.approvedClient('caro')
  const many = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      buildMail({ from, to: 'x@y.example', subject: `n ${n}`, text: 'hola' }),
    ),
  )
  // At most ten mails to one address may wait, so the test sends eight at a time.
  for (let first = 0; first < many.length; first += 8)
    await Promise.all(many.slice(first, first + 8).map((mail) => deliver(caro, mail)))
  await readAll()
  expect(await pageOf(caro)).toMatchObject({ total: 64, paused: 4 })
  expect(must(await caro.client.rpc('resume_mails'))).toBe(0)
  await readAll()
  const { mails } = await pageOf(caro)
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['no-invoice']))
})
