import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resolveName } from '@/lib/incoming-mail/resolver'
import { readRawCall } from '@/lib/incoming-mail/services/raw'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import { env } from '../lib/deliveries/test-env'
import { mailSecret } from '../support/mails/signed-call'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

const domain = 'facturas.portal.example'
type Call = { headers: Headers; body: Buffer }
let site: Server
let folder: string
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let answer = 200
let calls: Call[] = []

beforeAll(async () => {
  site = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    calls.push({
      headers: new Headers(request.headers as Record<string, string>),
      body: Buffer.concat(parts),
    })
    response.writeHead(answer).end('{}')
  })
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  folder = await mkdtemp(path.join(tmpdir(), 'portal-mailbox-'))
  mailbox = await startMailbox({
    smtpPort: 0,
    pagePort: 0,
    dataDir: folder,
    incoming: { domain, siteUrl: `http://127.0.0.1:${port}`, secret: mailSecret },
  })
  env.MAIL_IN_DNS = mailbox.dns
})
beforeEach(() => {
  calls = []
  answer = 200
})
afterAll(async () => {
  await mailbox.stop()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

const send = (to: string[]) => {
  const transport = createTransport(mailbox.smtpUrl)
  return transport
    .sendMail({ from: 'a@proveedor.example', to, subject: 'Hola', text: 'Hola' })
    .finally(() => transport.close())
}
const stored = async () =>
  (await (await fetch(`${mailbox.pageUrl}/api/messages`)).json()) as { to: string[] }[]

test('the mailbox passes mails to the invoice domain to the site, signed, and stores other mails', async () => {
  await send([`x-0123456789ab@${domain}`, 'otra@ejemplo.test'])
  const [call] = calls
  const read = readRawCall(mailSecret, call?.headers ?? new Headers(), call?.body ?? Buffer.alloc(0))
  expect(read).toMatchObject({
    to: [`x-0123456789ab@${domain}`],
    delivery: { from: 'a@proveedor.example', ip: '127.0.0.1' },
  })
  expect(read.mail.toString()).toContain('Subject: Hola')
  expect((await stored()).map(({ to }) => to)).toEqual([['otra@ejemplo.test']])
})

test.each([
  [500, 451],
  [503, 451],
  [413, 552],
])('the mailbox turns the answer %i of the site into %i for the sender', async (status, code) => {
  answer = status
  await expect(send([`x-0123456789ab@${domain}`])).rejects.toMatchObject({ responseCode: code })
})

test('the mailbox’s DNS server has the records of tests, and lets invented domains send from this machine', async () => {
  const record = `${'v=DKIM1; k=rsa; p='}${'A'.repeat(400)}`
  const query = new URLSearchParams({ name: 'f._domainkey.otro.test', text: record })
  await fetch(`${mailbox.pageUrl}/api/dns?${query.toString()}`, { method: 'PUT' })
  const answered = await resolveName('f._domainkey.otro.test', 'TXT')
  expect('records' in answered && (answered.records[0] as string[]).join('')).toBe(record)
  expect(await resolveName('proveedor.example', 'TXT')).toEqual({
    records: [['v=spf1 ip4:127.0.0.1 ip6:::1 -all']],
  })
  expect(await resolveName('_dmarc.proveedor.example', 'TXT')).toEqual({ code: 'ENOTFOUND' })
})
