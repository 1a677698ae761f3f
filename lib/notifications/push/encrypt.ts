import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** The keys of a browser's subscription, in base64url: its public point of P-256, and a secret of 16 bytes. */
export type SubscriptionKeys = { p256dh: string; auth: string }

/** Push services take at most 4,096 bytes, so the whole message is one record of this size. */
const recordSize = 4096
const tagSize = 16
/** The most bytes of text in a push: a record without its header, the byte that ends the text, and the tag. */
export const mostPlain = recordSize - tagSize - 1 - (16 + 4 + 1 + 65)

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Encrypts a message for one browser (RFC 8291, content coding `aes128gcm` of RFC 8188). */
export function encryptPush(text: string, keys: SubscriptionKeys): Buffer<ArrayBuffer> {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return encryptWith(text, keys, sender, randomBytes(16))
}

/** The tests call this function with the key and salt of the example in RFC 8291. */
export function encryptWith(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  sender: ECDH,
  salt: Uint8Array,
): Buffer<ArrayBuffer> {
  const [theirs, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')]
  const ours = sender.getPublicKey()
  const plain = Buffer.from(text, 'utf8')
  if (plain.length > mostPlain) throw new RangeError('push: too long')
  const shared = sender.computeSecret(theirs)
  const key = hkdf(secret, shared, Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]), 32)
  const contentKey = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize, 0)
  size.writeUInt8(ours.length, 4)
  // In RFC 8188 the byte 2 after the text marks the last record.
  return Buffer.concat([
    salt,
    size,
    ours,
    cipher.update(plain),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
