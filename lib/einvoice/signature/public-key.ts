import type { Hash, Scheme } from '@/lib/einvoice/signature/certificate'
import { oidOf, partAt, partsOf, readDer } from '@/lib/einvoice/signature/der'

const smallestRsa = 2048
const curves: Readonly<Record<string, { namedCurve: string; size: number }>> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', size: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', size: 48 },
}
const [rsaKey, curveKey] = ['1.2.840.113549.1.1.1', '1.2.840.10045.2.1']
const rsa = 'RSASSA-PKCS1-v1_5'

type Signed = {
  scheme: Scheme
  hash: Hash
  signature: Uint8Array
  /** An ECDSA signature has two numbers, in XML one after the other (`plain`) and in certificates as DER (`der`). */
  form: 'plain' | 'der'
  data: Uint8Array
}

/** Returns false for a wrong signature, a key of another scheme, a weak key, or an encoding other than `form`. */
export async function verifySigned(publicKey: Uint8Array, signed: Signed): Promise<boolean> {
  const { scheme, hash, signature, form, data } = signed
  try {
    if (schemeOf(publicKey) !== scheme || !(await isStrongKey(publicKey))) return false
    const key = await keyOf(publicKey, hash)
    if (scheme === 'rsa')
      return await crypto.subtle.verify(rsa, key, signature as BufferSource, data as BufferSource)
    const { size } = curveOf(publicKey)
    const plain = form === 'der' ? plainOf(signature, size) : signature
    if (plain.length !== 2 * size) return false
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash },
      key,
      plain as BufferSource,
      data as BufferSource,
    )
  } catch {
    return false
  }
}

/** Returns false for unknown curves, RSA below 2,048 bits and keys with which anyone could sign. */
export async function isStrongKey(publicKey: Uint8Array): Promise<boolean> {
  try {
    const { algorithm } = await keyOf(publicKey, 'SHA-256')
    if (schemeOf(publicKey) === 'ecdsa') return true
    const { modulusLength, publicExponent } = algorithm as RsaHashedKeyAlgorithm
    // With the RSA exponent 1 a signature equals the signed block, so anyone could sign.
    const isOne = publicExponent.every((byte, at) => byte === Number(at === publicExponent.length - 1))
    return modulusLength >= smallestRsa && !isOne
  } catch {
    return false
  }
}

/** Returns null for keys that are neither RSA nor ECDSA. Throws a `RangeError` for bytes that are not a key. */
export function schemeOf(publicKey: Uint8Array): Scheme | null {
  const kind = oidOf(partAt(partAt(readDer(publicKey), 0), 0))
  return kind === rsaKey ? 'rsa' : kind === curveKey ? 'ecdsa' : null
}

/** Only named curves are accepted, because a key with its own parameters could choose a weak one. */
function curveOf(publicKey: Uint8Array): { namedCurve: string; size: number } {
  const name = partAt(partAt(readDer(publicKey), 0), 1)
  const curve = name.tag === 0x06 ? curves[oidOf(name)] : undefined
  if (!curve) throw new RangeError('curve')
  return curve
}

/** Converts a signature from DER to the format `plain`. Throws a `RangeError` for anything but strict DER. */
function plainOf(signature: Uint8Array, size: number): Uint8Array {
  const pair = readDer(signature)
  const numbers = partsOf(pair)
  if (pair.tag !== 0x30 || pair.whole.length !== signature.length || numbers.length !== 2)
    throw new RangeError('der')
  const plain = new Uint8Array(2 * size)
  for (const [at, { tag, body }] of numbers.entries()) {
    const [first = 0x80, second = 0] = body
    const isPadded = body.length > 1 && first === 0 && second < 0x80
    const digits = first === 0 ? body.subarray(1) : body
    if (tag !== 0x02 || first >= 0x80 || isPadded || digits.length > size) throw new RangeError('der')
    plain.set(digits, (at + 1) * size - digits.length)
  }
  return plain
}

/** Files repeat the same few keys, so each key is imported only once. */
const imported = new WeakMap<Uint8Array, Map<Hash, Promise<CryptoKey>>>()

function keyOf(publicKey: Uint8Array, hash: Hash): Promise<CryptoKey> {
  const known = imported.get(publicKey) ?? new Map<Hash, Promise<CryptoKey>>()
  imported.set(publicKey, known)
  const algorithm =
    schemeOf(publicKey) === 'ecdsa'
      ? { name: 'ECDSA', namedCurve: curveOf(publicKey).namedCurve }
      : { name: rsa, hash }
  const key =
    known.get(hash) ??
    crypto.subtle.importKey('spki', publicKey as BufferSource, algorithm, false, ['verify'])
  known.set(hash, key)
  return key
}
