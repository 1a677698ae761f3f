import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { withMail } from '@/lib/incoming-mail/mail-reader'
import { mailOutcome } from '@/lib/incoming-mail/mail-outcome'
import type { ReadMail } from '@/lib/incoming-mail/reading/task'
import { verdictOf } from '@/lib/incoming-mail/verdict'
import { mailDomain, stubResolver } from '../../support/mails/domain-keys'
import { damagedMails, hostileMails } from '../../support/mails/hostile-mails'
import { thoroughly } from '../../support/thorough'

const dns = vi.hoisted(() => ({ resolve: async (_name: string, _type: string): Promise<unknown> => null }))
vi.mock('@/lib/incoming-mail/resolver', () => ({
  resolveName: (name: string, type: string) => dns.resolve(name, type),
}))

const supplier = mailDomain('proveedor.example', { spf: 'v=spf1 ip4:203.0.113.7 -all' })
const thief = mailDomain('ladron.example', { spf: 'v=spf1 ip4:198.51.100.9 -all' })
beforeEach(() => void (dns.resolve = stubResolver([supplier, thief])))
const hostile = await hostileMails(supplier)

async function* piecesOf(mail: Buffer) {
  for (let at = 0; at < mail.length; at += 65_536) yield mail.subarray(at, at + 65_536)
}
/** Returns the delivery data of a mail: a thief's server sends for a thief's address, else the supplier's server. */
const deliveryOf = (from: string) => ({
  from,
  ip: from.endsWith('ladron.example') ? '198.51.100.9' : '203.0.113.7',
  helo: 'mx.example',
})
const read = (mail: Buffer, from = 'facturas@proveedor.example'): Promise<ReadMail | undefined> =>
  withMail(
    { account: 'ana', delivery: deliveryOf(from), ours: ['nogal.example'] },
    piecesOf(mail),
    async (open) => open?.mail,
  )
const lineOf = (mail: ReadMail | undefined, size: number) => {
  const verdict = mail ? verdictOf(mail, { allowed: false, known: false }) : 'failed'
  return {
    id: '0',
    received_at: '2026-11-26T12:00:00Z',
    state: verdict === 'take' ? ('read' as const) : verdict,
    sender: mail?.sender ?? mail?.shown ?? null,
    subject: mail?.subject ?? null,
    size,
    found: mail?.found ?? null,
    kept: true,
    discarded_by: null,
    files: [],
  }
}

describe('a hostile mail', () => {
  test.each(hostile)(
    'is handled safely: $name',
    { timeout: 60_000 },
    async ({ mail, envelope, sender, state, sentence, files, proved }) => {
      const found = await read(mail, envelope)
      const line = lineOf(found, mail.length)
      if (state) expect(line.state).toBe(state)
      if (sentence) expect(mailOutcome(line).sentence).toMatch(sentence)
      if (files) expect(found?.files).toMatchObject(files as object[])
      if (sender) expect(found?.sender).toBe(sender)
      if (proved !== undefined) expect(found?.proved).toBe(proved)
      expect(found?.subject ?? '').not.toMatch(/[\p{Cc}\u202E]/u)
    },
  )
})

test('1: a mail of 40 MB is refused by its size', () => {
  const line = { ...lineOf(undefined, 40 * 1024 * 1024), state: 'too-large' as const }
  expect(mailOutcome(line).sentence).toBe('Pesa 40 MB y recibimos hasta 25. Pide el archivo solo.')
})

test('the largest accepted mail is read within the memory of its reader', { timeout: 60_000 }, async () => {
  const body = Buffer.from(
    [
      'From: Proveedor <facturas@proveedor.example>',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="grande.pdf"',
      '',
      '',
    ].join('\r\n'),
  )
  const line = `${'QUJD'.repeat(19)}\r\n`
  const size = mailLimits.bytes - body.length - 20
  const mail = Buffer.concat([
    body,
    Buffer.from(line.repeat(Math.floor(size / line.length))),
    Buffer.from('--b--\r\n'),
  ])
  expect((await read(mail))?.files).toMatchObject([{ name: 'grande.pdf', fault: null }])
})

const damaged = thoroughly(200, 60)

test(
  `${damaged} damaged mails are read or refused, and never more than the limits`,
  { timeout: 240_000 },
  async () => {
    let [seen, refused] = [0, 0]
    for (const mail of damagedMails(
      hostile.map((one) => one.mail),
      damaged,
    )) {
      const found = await read(mail)
      seen += 1
      if (!found) refused += 1
      expect(found?.files.length ?? 0).toBeLessThanOrEqual(mailLimits.attachments + mailLimits.zipEntries)
    }
    expect(seen).toBe(damaged)
    expect(refused).toBeLessThan(damaged)
  },
)
