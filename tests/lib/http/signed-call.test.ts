import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { readSignedCall } from '@/lib/http/signed-call'

const keyOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const secret = keyOf(7)
const body = JSON.stringify({ type: 'mail.received' })
const signed = (text = body, { id = 'call-1', at = new Date(), key = secret } = {}) =>
  new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, text),
  })
const minutes = (n: number) => new Date(Date.now() + n * 60_000)

test('a signed call is accepted with its id and its content, also some minutes later', () => {
  expect(readSignedCall(secret, signed(body, { at: minutes(-4) }), body)).toEqual({
    id: 'call-1',
    content: { type: 'mail.received' },
  })
})

test.each([
  ['signed with another key', signed(body, { key: keyOf(8) })],
  ['signed for another body', signed('{}')],
  ['signed six minutes ago', signed(body, { at: minutes(-6) })],
  ['signed for six minutes later', signed(body, { at: minutes(6) })],
  ['not signed', new Headers({ 'webhook-id': 'call-1' })],
])('a signed call is refused when it is %s', (_, headers) => {
  expect(() => readSignedCall(secret, headers, body)).toThrow(
    expect.objectContaining({ code: 'unauthenticated' }),
  )
})

test.each([
  ['the route is not found without a secret', undefined, signed(), body, 'not-found'],
  ['an endless id is refused', secret, signed(body, { id: 'x'.repeat(201) }), body, 'invalid-input'],
  ['a signed text that is no JSON is refused', secret, signed('hola'), 'hola', 'invalid-input'],
])('in a signed call, %s', (_, key, headers, text, code) => {
  expect(() => readSignedCall(key, headers, text)).toThrow(expect.objectContaining({ code }))
})
