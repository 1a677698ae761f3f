import { createHash } from 'node:crypto'
import { authenticate, dkimSign, sealMessage } from 'mailauth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withMail } from '@/lib/incoming-mail/mail-reader'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { buildMail, rawMail } from '../../support/mails/build-mail'
import { mailDomain, sealOf, stubResolver, type MailDomain } from '../../support/mails/domain-keys'
import { isThorough } from '../../support/thorough'

const dns = vi.hoisted(() => ({ resolve: async (_name: string, _type: string): Promise<unknown> => null }))
vi.mock('@/lib/incoming-mail/resolver', () => ({
  resolveName: (name: string, type: string) => dns.resolve(name, type),
}))

const supplier = mailDomain('proveedor.example', { spf: 'v=spf1 ip4:203.0.113.7 -all' })
const google = mailDomain('google.com', { dmarc: '' })
const stranger = mailDomain('ladron.example', { spf: 'v=spf1 ip4:198.51.100.9 -all' })
beforeEach(() => void (dns.resolve = stubResolver([supplier, google, stranger])))

const from = 'facturas@proveedor.example'
const direct = { from, ip: '203.0.113.7', helo: 'mx.proveedor.example' }
const invoice = () => {
  const { name, bytes } = xmlFile({ answered: true })
  return { filename: name, content: Buffer.from(bytes), contentType: 'application/xml' }
}
const mailOf = (signedBy?: MailDomain, more = {}) =>
  buildMail(
    { from, to: 'x@y.example', subject: 'FE-1', text: 'Adjunto', attachments: [invoice()], ...more },
    {
      ...(signedBy ? { signedBy } : {}),
    },
  )

async function* piecesOf(mail: Buffer) {
  for (let at = 0; at < mail.length; at += 65_536) yield mail.subarray(at, at + 65_536)
}
const read = (mail: Buffer, delivery: Parameters<typeof withMail>[0]['delivery'] = { from }) =>
  withMail({ account: 'ana', delivery, ours: ['nogal.example'] }, piecesOf(mail), async (open) => open?.mail)

test('a mail is read with its sender, its subject and its files, whose content can be requested', async () => {
  const mail = await mailOf(supplier)
  const { bytes } = xmlFile({ answered: true })
  await withMail({ account: 'ana', delivery: direct, ours: [] }, piecesOf(mail), async (open) => {
    expect(open?.mail).toMatchObject({ sender: from, subject: 'FE-1', proved: true, finding: null })
    expect(open?.mail.files).toMatchObject([{ type: 'application/xml', isDocument: true, fault: null }])
    expect(Buffer.compare((await open?.bytesOf(0)) ?? Buffer.alloc(0), Buffer.from(bytes))).toBe(0)
  })
})

describe('the sender of a mail', () => {
  test('is proved by a signature of the domain', async () => {
    expect(await read(await mailOf(supplier))).toMatchObject({ proved: true })
  })
  test('is proved by a server of the domain', async () => {
    expect(await read(await mailOf(), direct)).toMatchObject({ proved: true })
  })
  test('is proved by a trusted forwarder, although the mail was changed on its way', async () => {
    const sealed = await forwardedBy(google, { changed: true })
    expect(await read(sealed, { from: 'ana+caf_=x=y.example@gmail.com' })).toMatchObject({ proved: true })
  })
  test('is not proved by any other forwarder', async () => {
    expect(await read(await forwardedBy(stranger, { changed: true }), { from })).toMatchObject({
      proved: false,
    })
  })
  test.each([
    'mx.google.com; spf=pass (google.com: domain of x) smtp.mailfrom="dmarc=pass header.from=proveedor.example "@ladron.example; dmarc=fail (p=NONE) header.from=proveedor.example',
    'mx.google.com; spf=pass (google.com: domain of dmarc=pass header.from=proveedor.example @ladron.example designates 1.2.3.4) smtp.mailfrom=x; dmarc=fail header.from=proveedor.example',
    'mx.google.com; spf=pass (google.com: domain of x); dmarc=pass header.from=proveedor.example; x=(y) smtp.mailfrom=x; dmarc=fail header.from=proveedor.example',
    'mx.google.com; dkim=pass header.i=@ladron.example header.s=dmarc=pass header.from=proveedor.example; dmarc=fail header.from=proveedor.example',
    'mx.google.com; dmarc=pass header.from=proveedor.example; spf=pass smtp.mailfrom="x; dmarc=fail header.from=proveedor.example',
    'mx.google.com; dmarc=passing header.from=proveedor.example',
    'mx.google.com; dmarc=pass header.from=ladron.example header.from=proveedor.example',
  ])('is not proved by a stranger’s words in the forwarder’s line: %s', async (found) => {
    const sealed = await forwardedBy(google, { changed: true, found })
    expect(await read(sealed, { from: 'ana@gmail.com' })).toMatchObject({ proved: false })
  })
  test.each([
    'mx.google.com; dkim=pass header.i=@proveedor.example header.s=s1 header.b=Ab; spf=pass (google.com: domain of a (b) designates 1.2.3.4) smtp.mailfrom=a@proveedor.example; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=proveedor.example',
    'mx.google.com; dmarc=pass header.from=Proveedor.example; spf=none',
  ])('is proved by the forwarder’s line: %s', async (found) => {
    const sealed = await forwardedBy(google, { changed: true, found })
    expect(await read(sealed, { from: 'ana@gmail.com' })).toMatchObject({ proved: true })
  })
  test('is not proved without a signature from another server', async () => {
    const delivery = { ...direct, ip: '198.51.100.9' }
    expect(await read(await mailOf(), delivery)).toMatchObject({ proved: false, sender: from })
  })
  test('is not proved by signature and server of another domain', async () => {
    const delivery = { from: 'x@ladron.example', ip: '198.51.100.9', helo: 'mx.ladron.example' }
    expect(await read(await mailOf(stranger), delivery)).toMatchObject({ proved: false })
  })
})

describe('a mail that two programs could read differently proves nothing', () => {
  const delivery = { from: 'x@ladron.example' }
  /** Returns a mail with exactly this header, signed by the domain `stranger`. */
  async function forged(head: readonly string[]): Promise<Buffer> {
    const mail = rawMail([...head, 'MIME-Version: 1.0', 'Content-Type: text/plain', '', 'x', ''])
    const { signatures } = await dkimSign(mail, {
      ...sealOf(stranger),
      signatureData: [{ ...sealOf(stranger), algorithm: 'rsa-sha256', canonicalization: 'relaxed/relaxed' }],
    })
    return Buffer.concat([Buffer.from(signatures), mail])
  }

  test('with an address in a line under From', async () => {
    const mail = await forged([`From: ${from}`, '<x@ladron.example>', 'Subject: FE-1'])
    expect(await read(mail, delivery)).toMatchObject({ sender: from, proved: false })
  })
  test('and is no notice of Gmail', async () => {
    const notice = [
      'From: forwarding-noreply@google.com',
      '<x@ladron.example>',
      'Subject: (#418902377) Aviso',
    ]
    expect(await read(await forged(notice), delivery)).toMatchObject({ proved: false, code: null })
  })
  test('even when the mail service says that it checked the domain', async () => {
    const mail = await forged([`From: ${from}`, '<x@ladron.example>', 'Subject: FE-1'])
    expect(await read(mail, { ...delivery, dmarcPassed: true })).toMatchObject({ proved: false })
  })
  test.each(['\r\r', '\r'])('with a line of %j under which somebody added a file', async (line) => {
    const signed = await mailOf(supplier)
    const [head = '', body = ''] = signed.toString('latin1').split(/\r\n\r\n(.*)/s)
    const field = (name: RegExp) => head.split(/\r\n(?![ \t])/).filter((one) => name.test(one))
    const replayed = [
      ...field(/^From:/),
      'Content-Type: multipart/mixed; boundary="z"',
      'X-Nada: 1',
      line,
      '--z',
      'Content-Type: application/xml',
      '\r',
      '<Invoice></Invoice>',
      '--z--',
      ...field(/^(?!From:)/),
      '',
      body,
    ]
    const found = await read(rawMail(replayed), delivery)
    expect(found).toMatchObject({ sender: from, files: [{ isDocument: true }], proved: false })
  })
})

test('a mail proves its sender with any kind of line ends and with folded fields', async () => {
  const mail = await mailOf(supplier, { references: ['<a@b.example>', `<${'c'.repeat(70)}@b.example>`] })
  const plain = Buffer.from(mail.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  expect(await read(plain)).toMatchObject({ proved: true })
})

/** Returns the supplier's mail as a forwarder passes it on, with an ARC seal that states these results. */
async function forwardedBy(
  forwarder: MailDomain,
  { changed, found }: { changed: boolean; found?: string },
): Promise<Buffer> {
  const mail = await mailOf(supplier)
  const resolver = async (name: string, type: string) => {
    const answer = await stubResolver([supplier, google, stranger])(name, type)
    if ('records' in answer) return answer.records as string[][]
    throw Object.assign(new Error(answer.code), { code: answer.code })
  }
  const { arc } = await authenticate(mail, { ...direct, sender: from, mta: 'mx.google.com', resolver })
  const passed = changed
    ? Buffer.from(mail.toString('latin1').replace('Subject: FE-1', 'Subject: Fwd: FE-1'), 'latin1')
    : mail
  const seal = await sealMessage(passed, {
    ...sealOf(forwarder),
    cv: 'none',
    authResults: found ?? String(arc && arc.authResults),
  })
  return Buffer.concat([seal, passed])
}

test('Gmail’s code is taken out of the subject, which more people see', async () => {
  const subject = '(#418902377) Confirmación de reenvío 418902377'
  const notice = { from: 'forwarding-noreply@google.com', subject, attachments: [] }
  const hidden = '(#•••) Confirmación de reenvío •••'
  expect(await read(await mailOf(google, notice))).toMatchObject({ code: '418902377', subject: hidden })
  expect(await read(await mailOf(undefined, notice))).toMatchObject({ code: null, subject: hidden })
})

describe('the DNS queries for a mail', () => {
  const bodyHash = createHash('sha256').update('x\r\n').digest('base64')
  /** Returns a mail with so many signatures that checking them all would keep the reader from other mails. */
  const signedOften = () =>
    rawMail([
      ...Array.from(
        { length: 70 },
        (_, n) =>
          `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=ladron.example; s=s${n}; h=from; bh=${bodyHash}; b=AAAA`,
      ),
      `From: ${from}`,
      '',
      'x',
      '',
    ])
  test('are at most forty', async () => {
    let asked = 0
    dns.resolve = async () => {
      asked += 1
      return { code: 'ENOTFOUND' }
    }
    expect(await read(signedOften())).toMatchObject({ sender: from, proved: false })
    expect(asked).toBeGreaterThan(30)
    expect(asked).toBeLessThanOrEqual(40)
  })
  test.runIf(isThorough)('are given up together after fifteen seconds', { timeout: 40_000 }, async () => {
    dns.resolve = () => new Promise(() => {})
    const begun = Date.now()
    expect(await read(signedOften())).toMatchObject({ sender: from, proved: false })
    expect(Date.now() - begun).toBeLessThan(25_000)
  })
})

test('case 24: the answer to an invitation brings no file, even from an address that was not invited', async () => {
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'UID:6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11@portal.nogal.example',
    'SEQUENCE:9',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:otro@ladron.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  for (const sender of [supplier, stranger])
    expect(
      await read(
        await mailOf(sender, {
          from: `otro@${sender === supplier ? 'proveedor' : 'ladron'}.example`,
          attachments: [{ filename: 'invite.ics', content, contentType: 'text/calendar; method=REPLY' }],
          icalEvent: { method: 'REPLY', content },
        }),
      ),
    ).toMatchObject({ files: [] })
})

test('a PDF beside the XML of a mail is taken too', async () => {
  const { bytes } = await pdfFile()
  const mail = await mailOf(supplier, {
    attachments: [invoice(), { filename: 'factura.pdf', content: Buffer.from(bytes) }],
  })
  expect((await read(mail))?.files.map(({ type }) => type)).toEqual(['application/xml', 'application/pdf'])
})
