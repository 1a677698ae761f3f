import { sign, type KeyObject } from 'node:crypto'

// This file builds certificates that no authority would issue, byte by byte (X.509, DER).
const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
export const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts)
const text = (words: string) => tlv(0x0c, Buffer.from(words))

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const digits = [value & 0x7f]
    for (let left = value >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return tlv(0x06, Buffer.from(bytes))
}

const named = (pairs: readonly (readonly [string, string])[]) =>
  sequence(...pairs.map(([type, value]) => tlv(0x31, sequence(oid(type), text(value)))))

export const signatures = {
  sha256: { id: '1.2.840.113549.1.1.11', hash: 'sha256' },
  sha1: { id: '1.2.840.113549.1.1.5', hash: 'sha1' },
  md5: { id: '1.2.840.113549.1.1.4', hash: 'md5' },
  pss: { id: '1.2.840.113549.1.1.10', hash: 'sha256' },
  ecdsa: { id: '1.2.840.10045.4.3.2', hash: 'sha256' },
  ecdsa384: { id: '1.2.840.10045.4.3.3', hash: 'sha384' },
} as const

type Extension = { id: string; critical?: boolean; value: Uint8Array }
export const constraints = (isAuthority: boolean, pathLength?: number): Extension => ({
  id: '2.5.29.19',
  critical: true,
  value: sequence(
    tlv(0x01, Buffer.from([isAuthority ? 0xff : 0])),
    ...(pathLength === undefined ? [] : [tlv(0x02, Buffer.from([pathLength]))]),
  ),
})
export const usage = (bits: number): Extension => ({
  id: '2.5.29.15',
  critical: true,
  value: tlv(0x03, Buffer.from([0, bits])),
})
export const unknownExtension = (id: string, critical: boolean): Extension => ({
  id,
  critical,
  value: sequence(),
})

type Wanted = {
  subject: readonly (readonly [string, string])[]
  issuer: readonly (readonly [string, string])[]
  publicKey: Uint8Array
  signer: KeyObject
  by?: keyof typeof signatures
  extensions?: readonly Extension[]
  from?: string
  to?: string
}

export function oddCertificate({
  subject,
  issuer,
  publicKey,
  signer,
  by = 'sha256',
  extensions = [constraints(false), usage(0x80)],
  from = '20190101000000Z',
  to = '20390101000000Z',
}: Wanted): Uint8Array {
  const { id, hash } = signatures[by]
  const algorithm = sequence(oid(id), tlv(0x05))
  const time = (value: string) => tlv(0x18, Buffer.from(value))
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    algorithm,
    named(issuer),
    sequence(time(from), time(to)),
    named(subject),
    publicKey,
    tlv(
      0xa3,
      sequence(
        ...extensions.map((one) =>
          sequence(
            oid(one.id),
            ...(one.critical ? [tlv(0x01, Buffer.from([0xff]))] : []),
            tlv(0x04, one.value),
          ),
        ),
      ),
    ),
  )
  const value = sign(hash, body, signer)
  return sequence(body, algorithm, tlv(0x03, Buffer.from([0]), value))
}
