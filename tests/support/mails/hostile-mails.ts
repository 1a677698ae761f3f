import { randomBytes } from 'node:crypto'
import { buyer } from '@/supabase/sample-files/parties'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { zipFile } from '../einvoice/zip-file'
import { buildMail, rawMail } from './build-mail'
import type { MailDomain } from './domain-keys'

export type Hostile = {
  name: string
  mail: Buffer
  /** The sender in the mail's envelope; without this field it is the address in From. */
  envelope?: string
  /** The expected state of the mail, and the sentence that the client should read about the mail. */
  state?: string
  sentence?: RegExp
  /** The expected results for the mail's files, in the order in which the reader returns the files. */
  files?: readonly { name?: string | RegExp; fault?: string | null; isDocument?: boolean; type?: string }[]
  proved?: boolean
  sender?: string
}

const from = 'facturas@proveedor.example'
const head = (more: readonly string[] = []) => [
  `From: Proveedor <${from}>`,
  'To: x@y.example',
  'Subject: Factura',
  'Message-ID: <1@proveedor.example>',
  'MIME-Version: 1.0',
  ...more,
]
const invoice = (seed = 'hostil') => Buffer.from(xmlFile({ seed, answered: true, buyer }).bytes)
const base64 = (bytes: Buffer) => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')
const xmlPart = (name: string, bytes = invoice()) => [
  'Content-Type: application/xml',
  'Content-Transfer-Encoding: base64',
  `Content-Disposition: attachment; ${name}`,
  '',
  base64(bytes),
]
const mixed = (parts: readonly (readonly string[])[], more: readonly string[] = [], boundary = 'b1') =>
  rawMail([
    ...head([`Content-Type: multipart/mixed; boundary="${boundary}"`, ...more]),
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ])
const withInvoice = (more: readonly string[] = []) => mixed([xmlPart('filename="a.xml"')], more)
const document = { isDocument: true, fault: null }

function nestedMails(levels: number): Buffer {
  let mail = withInvoice()
  for (let level = 1; level < levels; level++)
    mail = mixed([['Content-Type: message/rfc822', '', mail.toString('latin1')]], [], `n${level}x`)
  return mail
}

const repeat = (times: number, part: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => part(n))

function nestedParts(levels: number): Buffer {
  const open = repeat(levels, (n) => `Content-Type: multipart/mixed; boundary="n${n}n"\r\n\r\n--n${n}n`)
  return rawMail([...head(), open.join('\r\n'), 'Content-Type: text/plain', '', 'fin'])
}

const zipBomb = () => zipFile([{ name: 'bomba.xml', bytes: new Uint8Array(19 * 1024 * 1024) }])
const nestedZip = (levels: number): Uint8Array => {
  let bytes = zipFile([{ name: 'a.xml', bytes: new Uint8Array(invoice()) }])
  for (let n = 1; n < levels; n++) bytes = zipFile([{ name: `n${n}.zip`, bytes }])
  return bytes
}
/** Returns a ZIP whose central directory says that it is encrypted. */
function lockedZip(): Uint8Array {
  const bytes = Buffer.from(zipFile([{ name: 'a.xml', bytes: new Uint8Array(invoice()) }]))
  const at = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)
  return bytes
}
const attachedZip = (bytes: Uint8Array) =>
  mixed([
    [
      'Content-Type: application/zip',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="f.zip"',
      '',
      base64(Buffer.from(bytes)),
    ],
  ])

/** Returns the hostile mails that reach the mail reader; mails refused at delivery are tested elsewhere. */
export async function hostileMails(supplier: MailDomain): Promise<Hostile[]> {
  const signed = await buildMail(
    {
      from,
      to: 'x@y.example',
      subject: 'Firmado',
      text: 'x',
      attachments: [{ filename: 'a.xml', content: invoice() }],
    },
    { signedBy: supplier },
  )
  const encrypted = [
    ...head(['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m']),
    'Content-Transfer-Encoding: base64',
    '',
    base64(randomBytes(300)),
  ]
  return [
    {
      name: '2: 300 attachments',
      mail: mixed(
        repeat(300, (n) => `a${n}.xml`).map((name) => xmlPart(`filename="${name}"`, Buffer.from('<a/>'))),
      ),
      sentence: /^Trae 300 adjuntos y leemos 50\. Reenvíalo en partes\.$/,
    },
    {
      name: '3: 100,000 empty parts',
      mail: rawMail([
        ...head(['Content-Type: multipart/mixed; boundary="b"']),
        '',
        repeat(100_000, () => '--b\r\n').join('\r\n'),
      ]),
      state: 'too-many',
    },
    { name: '4: nesting 300', mail: nestedParts(300), state: 'failed' },
    {
      name: '5: rfc822 in rfc822, twelve times',
      mail: nestedMails(12),
      files: [{ fault: 'too-deep' }],
    },
    { name: '5: ten mails within mails are opened', mail: nestedMails(10), files: [document] },
    {
      name: '6: headers of 5 MB',
      mail: rawMail([...head([`X-Largo: ${'a'.repeat(5 * 1024 * 1024)}`]), '', 'x']),
      state: 'failed',
    },
    {
      name: '7: no final boundary',
      mail: Buffer.from(withInvoice().toString('latin1').replace('--b1--\r\n', ''), 'latin1'),
      files: [document],
    },
    {
      name: '8: a boundary that is a prefix of another',
      mail: mixed([
        [
          'Content-Type: multipart/mixed; boundary="b12"',
          '',
          '--b12',
          ...xmlPart('filename="a.xml"'),
          '--b12--',
        ],
      ]),
      files: [document],
    },
    {
      name: '9: two From',
      mail: withInvoice(['From: Otro <otro@ladron.example>']),
      proved: false,
      state: 'unproved',
    },
    {
      name: '10: a second address in the display name',
      mail: Buffer.from(
        withInvoice().toString('latin1').replace(`Proveedor <${from}>`, `"${from}" <x@ladron.example>`),
        'latin1',
      ),
      envelope: 'x@ladron.example',
      sender: 'x@ladron.example',
      state: 'unknown-sender',
    },
    {
      name: '11: an encoded word that hides a line break',
      mail: withInvoice([
        'Subject: =?utf-8?B?' + Buffer.from('Hola\r\nBcc: x@y.co').toString('base64') + '?=',
      ]),
      files: [document],
    },
    {
      name: '12: a file name with a path',
      mail: mixed([xmlPart('filename="../../a.xml"')]),
      files: [{ ...document }],
    },
    {
      name: '12: pieces of a name and a plain one that differ',
      mail: mixed([xmlPart('filename="plano.xml"; filename*0="pie"; filename*1="zas.xml"')]),
      files: [document],
    },
    {
      name: '13: an unknown charset',
      mail: mixed([
        ['Content-Type: text/plain; charset=utf-7', '', '+ADw-script+AD4-'],
        xmlPart('filename="a.xml"'),
      ]),
      files: [document],
    },
    {
      name: '14: base64 with junk in it',
      mail: mixed([
        [
          'Content-Type: application/xml',
          'Content-Transfer-Encoding: base64',
          'Content-Disposition: attachment; filename="a.xml"',
          '',
          base64(invoice()).replace(/\r\n/g, ' \t!!\r\n'),
        ],
      ]),
      files: [{}],
    },
    {
      name: '14: an 8-bit body that says 7bit',
      mail: mixed([
        ['Content-Type: text/plain', 'Content-Transfer-Encoding: 7bit', '', 'año ñandú'],
        xmlPart('filename="a.xml"'),
      ]),
      files: [document],
    },
    { name: '15: a ZIP bomb', mail: attachedZip(zipBomb()), files: [{ fault: 'too-large' }] },
    { name: '15: ZIP in ZIP, four levels', mail: attachedZip(nestedZip(4)), files: [{ fault: 'too-deep' }] },
    { name: '15: ZIP in ZIP, three levels', mail: attachedZip(nestedZip(3)), files: [document] },
    {
      name: '16: a locked ZIP',
      mail: attachedZip(lockedZip()),
      files: [{ fault: 'locked' }],
    },
    {
      name: '17: XML named .pdf',
      mail: mixed([xmlPart('filename="a.pdf"')]),
      files: [{ isDocument: true, type: 'application/xml' }],
    },
    {
      name: '17: PDF named .xml',
      mail: mixed([xmlPart('filename="a.xml"', Buffer.from('%PDF-1.4\n%%EOF'))]),
      files: [{ isDocument: false, type: 'application/pdf' }],
    },
    {
      name: '18: winmail.dat',
      mail: mixed([
        [
          'Content-Type: application/ms-tnef; name="winmail.dat"',
          'Content-Transfer-Encoding: base64',
          '',
          'eJ8+IgAA',
        ],
      ]),
      sentence: /^Outlook lo envió como winmail\.dat\. Pide que lo manden en ZIP o PDF\.$/,
    },
    {
      name: '19: encrypted by S/MIME',
      mail: rawMail(encrypted),
      sentence: /^El correo viene cifrado y no lo podemos abrir\.$/,
    },
    {
      name: '19: signed by S/MIME beside the mail',
      mail: rawMail([
        ...head(['Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary="s"']),
        '',
        '--s',
        ...xmlPart('filename="a.xml"'),
        '--s',
        'Content-Type: application/pkcs7-signature; name=smime.p7s',
        '',
        'x',
        '--s--',
      ]),
      files: [document],
    },
    {
      name: '20: a forged From, whose server is another domain’s',
      mail: withInvoice(),
      envelope: 'x@ladron.example',
      proved: false,
      sentence: /^Dice venir de proveedor\.example, pero no se pudo comprobar\.$/,
    },
    {
      name: '21: something appended to a signed mail',
      mail: Buffer.concat([signed, Buffer.from('--x\r\nContent-Type: text/plain\r\n\r\nmás\r\n')]),
      envelope: 'x@ladron.example',
      proved: false,
    },
    {
      name: '22: a second From above a valid signature',
      mail: Buffer.concat([Buffer.from('From: Jefe <jefe@banco.example>\r\n'), signed]),
      envelope: 'x@ladron.example',
      proved: false,
      state: 'unproved',
    },
    {
      name: '23: forged results in the header',
      mail: withInvoice([
        'Authentication-Results: mx.nogal.example; dkim=pass header.d=proveedor.example; dmarc=pass header.from=proveedor.example',
        'ARC-Authentication-Results: i=1; mx.google.com; dmarc=pass header.from=proveedor.example',
        'ARC-Seal: i=1; a=rsa-sha256; t=1; cv=none; d=google.com; s=x; b=AAAA',
        'ARC-Message-Signature: i=1; a=rsa-sha256; c=relaxed/relaxed; d=google.com; s=x; h=from; bh=AAAA; b=AAAA',
      ]),
      envelope: 'x@ladron.example',
      proved: false,
      state: 'unproved',
    },
    {
      name: '27: a notice of ours comes back',
      mail: withInvoice(['X-Portal: aviso']),
      sentence: /^Este correo ya pasó por aquí; lo detuvimos\.$/,
    },
    {
      name: '27: more than thirty servers',
      mail: withInvoice(repeat(31, (n) => `Received: from a${n} by b${n}`)),
      state: 'loop',
    },
    {
      name: '27: an out-of-office answer',
      mail: rawMail([...head(['Auto-Submitted: auto-replied']), '', 'Estoy de vacaciones']),
      sentence: /^Es una respuesta automática; no hay nada que guardar\.$/,
    },
    {
      name: '28: a bounce',
      mail: rawMail([
        ...head(['Content-Type: multipart/report; report-type=delivery-status; boundary="r"']),
        '',
        '--r',
        'Content-Type: text/plain',
        '',
        'No llegó',
        '--r--',
      ]),
      envelope: '',
      sentence: /^Es un aviso de devolución de otro correo\.$/,
    },
    { name: '28: a bounce that carries an invoice', mail: withInvoice(), envelope: '', files: [document] },
    {
      name: '28: an automatic mail with an invoice is an invoice',
      mail: withInvoice(['Auto-Submitted: auto-generated', 'Precedence: bulk']),
      files: [document],
    },
    {
      name: '29: a false code of Gmail',
      mail: Buffer.from(
        rawMail([...head(), '', 'x'])
          .toString('latin1')
          .replace(`Proveedor <${from}>`, 'Gmail <forwarding-noreply@google.com>')
          .replace('Subject: Factura', 'Subject: (#418902377) Confirmacion de reenvio'),
        'latin1',
      ),
      envelope: 'x@ladron.example',
      sentence: /^Dice venir de google\.com, pero no se pudo comprobar\.$/,
    },
    { name: 'nothing at all', mail: Buffer.alloc(0), envelope: 'x@ladron.example', state: 'no-invoice' },
    { name: 'bytes without meaning', mail: randomBytes(200_000), state: 'no-invoice' },
  ]
}

/** Returns a seeded source of random numbers (mulberry32), so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Yields damaged copies of known mails: with changed bytes, a cut end, a repeated part, or lines in another order. */
export function* damagedMails(originals: readonly Buffer[], count: number, seed = 7): Generator<Buffer> {
  const random = seeded(seed)
  const below = (most: number) => Math.floor(random() * most)
  const small = originals.filter(({ length }) => length > 0 && length < 400_000)
  for (let n = 0; n < count; n++) {
    const mail = Buffer.from(small[below(small.length)] ?? Buffer.alloc(1))
    const kind = below(4)
    if (kind === 0)
      for (let flips = below(200); flips >= 0; flips--)
        mail.writeUInt8(below(256), below(Math.max(1, mail.length)))
    if (kind === 1) yield mail.subarray(0, below(mail.length))
    else if (kind === 2) {
      const at = below(mail.length)
      yield Buffer.concat([mail.subarray(0, at), mail.subarray(below(mail.length)), mail.subarray(at)])
    } else if (kind === 3) {
      const lines = mail.toString('latin1').split('\r\n')
      for (let swaps = below(40); swaps >= 0; swaps--) {
        const [one, other] = [below(lines.length), below(lines.length)]
        ;[lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? '']
      }
      yield Buffer.from(lines.join('\r\n'), 'latin1')
    } else yield mail
  }
}
