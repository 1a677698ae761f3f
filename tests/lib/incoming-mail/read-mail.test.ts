import { authenticate, sealMessage } from 'mailauth'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withMail } from '@/lib/incoming-mail/mail-reader'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { buildMail } from '../../support/mails/build-mail'
import { mailDomain, sealOf, stubResolver, type MailDomain } from '../../support/mails/domain-keys'

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

test('a mail has its sender, its subject and its files, whose bytes can be asked for', async () => {
  const mail = await mailOf(supplier)
  const { bytes } = xmlFile({ answered: true })
  await withMail({ account: 'ana', delivery: direct, ours: [] }, piecesOf(mail), async (open) => {
    expect(open?.mail).toMatchObject({ sender: from, subject: 'FE-1', proved: true, finding: null })
    expect(open?.mail.files).toMatchObject([{ type: 'application/xml', isDocument: true, fault: null }])
    expect(Buffer.compare((await open?.bytesOf(0)) ?? Buffer.alloc(0), Buffer.from(bytes))).toBe(0)
  })
})

describe('who sent it is proved', () => {
  test('by a signature of the domain', async () => {
    expect(await read(await mailOf(supplier))).toMatchObject({ proved: true })
  })
  test('by the server of the domain', async () => {
    expect(await read(await mailOf(), direct)).toMatchObject({ proved: true })
  })
  test('by a forwarder that we trust, when the mail was changed on its way', async () => {
    const sealed = await forwardedBy(google, { changed: true })
    expect(await read(sealed, { from: 'ana+caf_=x=y.example@gmail.com' })).toMatchObject({ proved: true })
  })
  test('not by any other forwarder', async () => {
    expect(await read(await forwardedBy(stranger, { changed: true }), { from })).toMatchObject({
      proved: false,
    })
  })
  test('not by a mail without signature from another server', async () => {
    const delivery = { ...direct, ip: '198.51.100.9' }
    expect(await read(await mailOf(), delivery)).toMatchObject({ proved: false, sender: from })
  })
  test('not by a signature and a server of another domain', async () => {
    const delivery = { from: 'x@ladron.example', ip: '198.51.100.9', helo: 'mx.ladron.example' }
    expect(await read(await mailOf(stranger), delivery)).toMatchObject({ proved: false })
  })
})

/** The mail as the forwarder got it from the supplier, sealed by the forwarder. */
async function forwardedBy(forwarder: MailDomain, { changed }: { changed: boolean }): Promise<Buffer> {
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
    authResults: String(arc && arc.authResults),
  })
  return Buffer.concat([seal, passed])
}

test('a PDF beside the XML is a file too', async () => {
  const { bytes } = await pdfFile()
  const mail = await mailOf(supplier, {
    attachments: [invoice(), { filename: 'factura.pdf', content: Buffer.from(bytes) }],
  })
  expect((await read(mail))?.files.map(({ type }) => type)).toEqual(['application/xml', 'application/pdf'])
})
