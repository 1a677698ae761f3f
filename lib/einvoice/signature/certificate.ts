import { checkDigit } from '@/lib/format/nit'
import { oidOf, partAt, partsOf, readDer, timeOf, textOfDer, type Der } from '@/lib/einvoice/signature/der'

export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512'
/** `rsa` is RSASSA-PKCS1-v1_5. */
export type Scheme = 'rsa' | 'ecdsa'

/** The parts of an X.509 certificate (RFC 5280) that a chain check needs; times are milliseconds since 1970. */
export type Certificate = {
  der: Uint8Array
  body: Uint8Array
  /** The signature's algorithm; null for algorithms that are not checked here. */
  method: { scheme: Scheme; hash: Hash } | null
  signature: Uint8Array
  issuer: Uint8Array
  subject: Uint8Array
  issuerName: Names
  subjectName: Names
  notBefore: number
  notAfter: number
  publicKey: Uint8Array
  isAuthority: boolean
  pathLength: number
  /** The first byte of the bit string `keyUsage`; null if the certificate does not state its usage. */
  keyUsage: number | null
  keyId: string | null
  authorityKeyId: string | null
  hasUnknownCritical: boolean
}
/** The values in the name of a certificate, by the OID of each attribute. */
type Names = ReadonlyMap<string, readonly string[]>

export const keyUsages = { digitalSignature: 0x80, nonRepudiation: 0x40, certSign: 0x04 }

const methods: Readonly<Record<string, { scheme: Scheme; hash: Hash }>> = {
  '1.2.840.113549.1.1.11': { scheme: 'rsa', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { scheme: 'rsa', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { scheme: 'rsa', hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { scheme: 'ecdsa', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { scheme: 'ecdsa', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { scheme: 'ecdsa', hash: 'SHA-512' },
}
const extensions = {
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyId: '2.5.29.35',
} as const
/** Extensions that a chain check may ignore: alternative names, revocation lists, policies, extended key usages. */
const harmless = ['2.5.29.17', '2.5.29.31', '2.5.29.32', '2.5.29.37']
const understood = [...Object.values<string>(extensions), ...harmless]

const longestCertificate = 16 * 1024

/** Throws a `RangeError` for bytes that are not a certificate. */
export function readCertificate(der: Uint8Array): Certificate {
  if (der.length > longestCertificate) throw new RangeError('der')
  const certificate = readDer(der)
  if (certificate.whole.length !== der.length) throw new RangeError('der')
  const [body, algorithm, signature] = [0, 1, 2].map((at) => partAt(certificate, at)) as [Der, Der, Der]
  const fields = partsOf(body)
  const versioned = fields[0]?.tag === 0xa0 ? 1 : 0
  const [, inner, issuer, validity, subject, publicKey] = fields.slice(versioned)
  if (!inner || !issuer || !validity || !subject || !publicKey || !sameBytes(inner.whole, algorithm.whole))
    throw new RangeError('der')
  return {
    der,
    body: body.whole,
    method: methods[oidOf(partAt(algorithm, 0))] ?? null,
    signature: signature.body.subarray(1),
    issuer: issuer.whole,
    subject: subject.whole,
    issuerName: namesIn(issuer),
    subjectName: namesIn(subject),
    notBefore: timeOf(partAt(validity, 0)),
    notAfter: timeOf(partAt(validity, 1)),
    publicKey: publicKey.whole,
    ...readExtensions(fields.find(({ tag }) => tag === 0xa3)),
  }
}

function readExtensions(wrapped: Der | undefined) {
  const found = new Map<string, Der>()
  let hasUnknownCritical = false
  for (const extension of wrapped ? partsOf(partAt(wrapped, 0)) : []) {
    const fields = partsOf(extension)
    const id = oidOf(partAt(extension, 0))
    if (fields.length === 3 && fields[1]?.body[0] !== 0 && !understood.includes(id)) hasUnknownCritical = true
    if (found.has(id)) throw new RangeError('der')
    found.set(id, readDer(partAt(extension, fields.length - 1).body))
  }
  const constraints = found.get(extensions.basicConstraints)
  const [isAuthority, pathLength] = constraints ? partsOf(constraints) : []
  const keyId = found.get(extensions.keyId)
  const authority = found.get(extensions.authorityKeyId)
  const authorityKeyId = authority && partsOf(authority).find(({ tag }) => tag === 0x80)
  return {
    isAuthority: isAuthority?.tag === 0x01 && isAuthority.body[0] !== 0,
    pathLength: pathLength ? (pathLength.body[0] ?? 0) : Infinity,
    keyUsage: found.has(extensions.keyUsage) ? (found.get(extensions.keyUsage)?.body[1] ?? 0) : null,
    keyId: keyId ? hexOf(keyId.body) : null,
    authorityKeyId: authorityKeyId ? hexOf(authorityKeyId.body) : null,
    hasUnknownCritical,
  }
}

function namesIn(name: Der): Names {
  const found = new Map<string, string[]>()
  for (const pair of partsOf(name).flatMap(partsOf)) {
    const type = oidOf(partAt(pair, 0))
    const values = found.get(type) ?? []
    values.push(textOfDer(partAt(pair, 1)).trim())
    found.set(type, values)
  }
  return found
}

const names = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  organisation: '2.5.4.10',
  organisationId: '2.5.4.97',
}
/** Authorities in Colombia write the NIT in a special OID, the serial number or the organisation identifier. */
const nitNames = ['1.3.6.1.4.1.4710.1.3.2', names.serialNumber, names.organisationId]

export const organisationIn = (found: Names): string =>
  (found.get(names.organisation) ?? found.get(names.commonName) ?? []).join(' ').slice(0, 200)
export const commonNameIn = (found: Names): string =>
  (found.get(names.commonName) ?? []).join(' ').slice(0, 200)

const shortNames: Readonly<Record<string, string>> = {
  [names.commonName]: 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  [names.organisation]: 'O',
  '2.5.4.11': 'OU',
  [names.serialNumber]: 'serialNumber',
  [names.organisationId]: 'organizationIdentifier',
}
/** Writes a name such as `CN=Autoridad, O=Empresa, C=CO`; attributes without a short name are left out. */
export const distinguishedName = (found: Names): string =>
  [...found]
    .flatMap(([oid, values]) => (shortNames[oid] ? values.map((value) => `${shortNames[oid]}=${value}`) : []))
    .join(', ')
    .slice(0, 300)

/** Matches a NIT with an optional check digit and an optional prefix that names no country but Colombia. */
const writtenNit = /^(?![A-Z]{3}(?!CO)[A-Z]{2}-)[^\p{Nd}]*?(\d{1,3}(?:[., ]\d{3})+|\d+)(?:\s*-\s*(\d))?$/u

/** Returns the subject's NITs as digits, with and without check digit where the check digit is certain. */
export function nitsIn(found: Names): string[] {
  const nits = new Set<string>()
  for (const value of nitNames.flatMap((name) => found.get(name) ?? [])) {
    const [, written = '', digit] = writtenNit.exec(value.trim().slice(0, 64)) ?? []
    const number = written.replace(/\D/g, '').replace(/^0+/, '')
    if (number.length < 5 || number.length > 11) continue
    if (digit === undefined) nits.add(number)
    else if (checkDigit(number) !== Number(digit)) continue
    const whole = number + (digit ?? '')
    // Nine digits may be a NIT with or without check digit, so the check digit is removed only from longer numbers.
    const isWithDigit =
      /^([89]\d{9}|\d{11})$/.test(whole) && checkDigit(whole.slice(0, -1)) === Number(whole.at(-1))
    if (isWithDigit) nits.add(whole).add(whole.slice(0, -1))
    else if (digit !== undefined) nits.add(number)
  }
  return [...nits]
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Returns null for invalid Base64; white space is ignored. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null
  try {
    return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

export const fingerprintOf = async (bytes: Uint8Array): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)))
