import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { readMailgunCall } from '@/lib/incoming-mail/services/mailgun'
import { readRawCall } from '@/lib/incoming-mail/services/raw'
import { readSendgridCall } from '@/lib/incoming-mail/services/sendgrid'
import { tokenOf } from '@/lib/incoming-mail/recipient'
import { mailSecret, rawCall } from '../../support/mails/signed-call'

const mail = Buffer.from('From: a@proveedor.example\r\nSubject: Hola\r\n\r\nañadido\r\n')
/** This is `mail` with an added byte that is not valid UTF-8, as a body in latin1 may have. */
const latin = Buffer.concat([mail, Buffer.from([0xe9, 0x0d, 0x0a])])
const to = 'x-0123456789ab@facturas.nogal.example'
const codeOf = async (run: () => unknown) => {
  try {
    await run()
    return 'no error'
  } catch (error) {
    return error instanceof ExpectedError ? error.code : String(error)
  }
}
const seconds = (ago = 0) => String(Math.floor(Date.now() / 1000) - ago)
const day = 86_400

async function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { type, body: Buffer.from(await request.arrayBuffer()) }
}
function damaged(body: Buffer, words: string): Buffer {
  const copy = Buffer.from(body)
  const at = copy.indexOf(words)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

describe('a mail in our own format', () => {
  const envelope = { from: 'a@proveedor.example', to: [to], ip: '203.0.113.7', helo: 'mx.proveedor.example' }
  test('has its envelope before the mail', () => {
    const { headers, body } = rawCall(envelope, mail)
    const { to: recipients, ...delivery } = envelope
    expect(readRawCall(mailSecret, new Headers(headers), body)).toMatchObject({
      to: recipients,
      delivery,
      mail,
    })
  })
  test.each(['proveedor', 'Hola', 'ñ'])('is refused when one byte of “%s” is changed', async (words) => {
    const { headers, body } = rawCall(envelope, mail)
    expect(await codeOf(() => readRawCall(mailSecret, new Headers(headers), damaged(body, words)))).toBe(
      'unauthenticated',
    )
  })
  test('is signed over its bytes, so a signature is not valid for another mail that reads alike', async () => {
    const { headers, body } = rawCall(envelope, Buffer.from([0xff, 0xfe]))
    const other = Buffer.concat([body.subarray(0, -2), Buffer.from([0xfe, 0xff])])
    expect(await codeOf(() => readRawCall(mailSecret, new Headers(headers), other))).toBe('unauthenticated')
  })
})

describe('a mail from Mailgun', () => {
  const key = 'key-de-prueba'
  const token = 'a'.repeat(50)
  const fields = (at: string, more = {}) => ({
    timestamp: at,
    token,
    signature: createHmac('sha256', key)
      .update(at + token)
      .digest('hex'),
    sender: 'a@proveedor.example',
    recipient: to,
    'body-mime': new Blob([mail]),
    ...more,
  })
  const call = async (more = {}, at = seconds()) => {
    const { type, body } = await formOf(fields(at, more))
    return readMailgunCall(key, new Headers({ 'content-type': type }), body)
  }
  test('is taken unchanged, with its token as the id of the event', async () => {
    expect(await call()).toEqual({
      event: `mailgun:${token}`,
      to: [to],
      delivery: { from: 'a@proveedor.example' },
      mail,
    })
  })
  test('may be sent again for hours', async () => {
    expect(await codeOf(() => call({}, seconds(8 * 3600)))).toBe('no error')
    expect(await codeOf(() => call({}, seconds(31 * day)))).toBe('unauthenticated')
  })
  test.each([
    ['a changed token', { token: `b${token.slice(1)}` }],
    ['a changed signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
  ])('is refused with %s', async (_, more) => {
    expect(await codeOf(() => call(more))).toBe('unauthenticated')
  })
  test('is refused when the route does not send the original mail', async () => {
    const { 'body-mime': _mail, ...rest } = fields(seconds())
    const { type, body } = await formOf(rest)
    const headers = new Headers({ 'content-type': type })
    expect(await codeOf(() => readMailgunCall(key, headers, body))).toBe('invalid-input')
  })
})

test('a mail form with more fields than any service sends is not parsed', async () => {
  const parts = (many: number) => '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n'.repeat(many)
  const call = (type: string, text: string) =>
    codeOf(() => readMailgunCall('k', new Headers({ 'content-type': type }), Buffer.from(text)))
  expect(await call('multipart/form-data; boundary=b', `${parts(201)}--b--\r\n`)).toBe('invalid-input')
  expect(await call('application/x-www-form-urlencoded', 'x=1&'.repeat(201))).toBe('invalid-input')
  expect(await call('multipart/form-data; boundary=b', `${parts(20)}--b--\r\n`)).toBe('unauthenticated')
})

describe('a mail from SendGrid', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const fields = {
    email: 'EL-CORREO',
    envelope: JSON.stringify({ to: [to], from: 'a@proveedor.example' }),
    sender_ip: '203.0.113.7',
  }
  /** Returns a form whose field without a file name contains the exact bytes of the mail. */
  async function sendgridForm(sent: Buffer) {
    const { type, body } = await formOf(fields)
    const at = body.indexOf('EL-CORREO')
    return { type, body: Buffer.concat([body.subarray(0, at), sent, body.subarray(at + 'EL-CORREO'.length)]) }
  }
  const call = async (change = (body: Buffer) => body, at = seconds(), sent = mail) => {
    const { type, body } = await sendgridForm(sent)
    const signature = sign('sha256', Buffer.concat([Buffer.from(at), body]), privateKey).toString('base64')
    const headers = new Headers({
      'content-type': type,
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': at,
    })
    return readSendgridCall(key, headers, change(body))
  }
  test('comes with the address of the server that sent it', async () => {
    const found = await call()
    expect(found).toMatchObject({ to: [to], delivery: { from: 'a@proveedor.example', ip: '203.0.113.7' } })
    expect(found.mail).toEqual(mail)
  })
  test('is taken with every byte, also those that are no text', async () => {
    const found = await call((body) => body, seconds(), latin)
    expect(found.mail).toEqual(latin)
  })
  test('may be sent again for three days', async () => {
    expect(await codeOf(() => call(undefined, seconds(3 * day)))).toBe('no error')
  })
  test.each(['proveedor', 'Subject', '0123456789ab'])(
    'is refused when one byte of “%s” is changed',
    async (words) => {
      expect(await codeOf(() => call((body) => damaged(body, words)))).toBe('unauthenticated')
    },
  )
  test('is refused with another key', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
    const { type, body } = await sendgridForm(mail)
    const headers = new Headers({ 'content-type': type })
    const foreign = other.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(await codeOf(() => readSendgridCall(foreign, headers, body))).toBe('unauthenticated')
  })
})

describe('the address of an account for invoices', () => {
  const domain = 'facturas.nogal.example'
  test.each([
    [`cafe-tres-lunas-0123456789ab@${domain}`, '0123456789ab'],
    [`CAFE-0123456789AB@${domain.toUpperCase()}`, '0123456789ab'],
    [`<cafe-0123.4567.89ab+gmail@${domain}>`, '0123456789ab'],
    [`cafe-oil3456789ab@${domain}`, '0113456789ab'],
    [`cafe-oi23456789ab@${domain}`, '0123456789ab'],
    [`0123456789ab@${domain}`, null],
    [`cafe-0123456789ab@otra.example`, null],
    [`cafe-0123456789ab@${domain}.ladron.example`, null],
    [`cafe-u123456789ab@${domain}`, null],
    ['', null],
  ])('%j has the token %j', (address, token) => {
    expect(tokenOf(address, domain)).toBe(token)
  })
})
