import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** The key pair with which the site identifies itself to push services, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** RFC 8292 allows a day; fewer seconds limit the use of a stolen header. */
const validFor = 12 * 3600

function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const secret = Buffer.from(privateKey, 'base64url')
  if (point.length !== 65 || point[0] !== 4 || secret.length !== 32) throw new TypeError('vapid: keys')
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: secret.toString('base64url'),
  }
}

/** Throws for malformed keys and for keys of different pairs, which `createPrivateKey` would accept. */
export function vapidKey(keys: VapidKeys): KeyObject {
  const jwk = jwkOf(keys)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'))
  if (pair.getPublicKey('base64url') !== keys.publicKey) throw new TypeError('vapid: pair')
  return createPrivateKey({ format: 'jwk', key: jwk })
}

/** Returns the `Authorization` header for a push service (RFC 8292); `contact` is a mailto: or https: address. */
export function vapidHeader(endpoint: string, keys: VapidKeys, contact: string, now = Date.now()): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + validFor,
    sub: contact,
  }
  const signed = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: vapidKey(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
