import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { encryptPush, encryptWith, mostPlain } from '@/lib/notifications/push/encrypt'
import { isPushEndpoint } from '@/lib/notifications/push/endpoint'
import { vapidHeader, vapidKey } from '@/lib/notifications/push/vapid'

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

function decrypt(message: Buffer): string {
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(bytes(example.browserPrivate))
  const [salt, sender, body] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
  const hkdf = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(example.p256dh), sender])
  const key = hkdf(browser.computeSecret(sender), bytes(example.auth), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString('utf8')
}

describe('the encryption of a push', () => {
  test('with the keys of RFC 8291 gives its example to the byte', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(bytes(example.senderPrivate))
    expect(encryptWith(example.text, example, sender, bytes(example.salt)).toString('base64url')).toBe(
      example.message,
    )
  })

  test('is readable for the browser, differs each time and fits the size that services accept', () => {
    const text = 'Tienes una firma por revisar en Nogal'
    expect(decrypt(encryptPush(text, example))).toBe(text)
    expect(encryptPush(text, example).equals(encryptPush(text, example))).toBe(false)
    expect(encryptPush('a'.repeat(mostPlain), example)).toHaveLength(4096)
    expect(() => encryptPush('a'.repeat(mostPlain + 1), example)).toThrow('too long')
  })

  test.each(['', 'AAAA', `B${'A'.repeat(86)}`])(
    'refuses a key that is no point of the curve: «%s»',
    (p256dh) => {
      expect(() => encryptPush('Hola', { ...example, p256dh })).toThrow()
    },
  )
})

describe('the signed identity of the site for push services', () => {
  const keyOf = (point: Buffer) =>
    createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
  const isSigned = (header: string) => {
    const [, token = '', k = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? []
    const [head, claims, signature = ''] = token.split('.')
    return verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: keyOf(bytes(k)), dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    )
  }

  test('is verified by rules that the example of RFC 8292 also passes', () => {
    expect(
      isSigned(
        'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
      ),
    ).toBe(true)
  })

  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const keys = {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey().toString('hex').padStart(64, '0'),
  }
  keys.privateKey = Buffer.from(keys.privateKey, 'hex').toString('base64url')

  test('is valid for one service and less than a day', () => {
    const now = Date.parse('2026-11-27T12:00:00Z')
    const header = vapidHeader(
      'https://fcm.googleapis.com/fcm/send/x',
      keys,
      'mailto:hola@nogal.example',
      now,
    )
    expect(isSigned(header)).toBe(true)
    const claims = JSON.parse(bytes(header.split('.')[1]!).toString('utf8')) as Record<string, unknown>
    expect(claims).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now / 1000 + 43_200,
      sub: 'mailto:hola@nogal.example',
    })
  })

  test('is refused for keys that are malformed or no pair', () => {
    expect(() => vapidKey({ ...keys, publicKey: 'AAAA' })).toThrow('vapid: keys')
    const other = createECDH('prime256v1')
    other.generateKeys()
    expect(() => vapidKey({ ...keys, publicKey: other.getPublicKey('base64url') })).toThrow()
  })
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QABC',
])('%s is accepted as an address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.malo.example/abc',
  'https://malopush.apple.com.co/abc',
  'https://evilnotify.windows.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://localhost/abc',
  'http://127.0.0.1:9000/push/abc',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  // These URLs must be refused, because they are other services on the hosts of push services.
  'https://fcm.googleapis.com/v1/projects/x/messages:send',
  'https://updates.push.services.mozilla.com/v1/fcm/x/registration',
  // These URLs must be refused, because JavaScript's `URL` class and the database read them differently.
  'HTTPS://fcm.googleapis.com/fcm/send/abc',
  'https:\\\\fcm.googleapis.com\\fcm\\send\\abc',
  'https://fcm.googleapis.com/x/../fcm/send/abc',
  'https://web.push.apple.com',
  'fcm.googleapis.com',
  '',
])('%s is refused as an address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

test('the fake push service on this machine is accepted only at its own address', () => {
  expect(isPushEndpoint('http://127.0.0.1:9000/push/abc', 'http://127.0.0.1:9000')).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:9001/push/abc', 'http://127.0.0.1:9000')).toBe(false)
})
