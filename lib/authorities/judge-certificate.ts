import { X509Certificate } from 'node:crypto'
import {
  distinguishedName,
  fingerprintOf,
  fromBase64,
  keyUsages,
  readCertificate,
} from '@/lib/einvoice/signature/certificate'
import { isStrongKey } from '@/lib/einvoice/signature/public-key'
import type { authorities } from '@/content/authorities'

type Problem = keyof (typeof authorities)['problems']

/** An authority's data in its certificate; `from` and `until` are milliseconds since 1970. */
export type JudgedCertificate = {
  der: Uint8Array
  subject: string
  issuer: string
  /** The id of the authority's key; '' when the certificate states no id. */
  keyId: string
  from: number
  until: number
}

/** Reads a certificate file, DER or PEM, or returns why it cannot be a trusted authority. */
export async function judgeCertificate(
  file: Uint8Array,
  { fingerprint, now }: { fingerprint: string; now: number },
): Promise<JudgedCertificate | { field: 'certificate' | 'fingerprint'; problem: Problem }> {
  const wrong = (problem: Problem) => ({ field: 'certificate', problem }) as const
  const read = derOf(file)
  if (typeof read === 'string') return wrong(read)
  const certificate = known(read)
  if (!certificate) return wrong('unreadable')
  const { isAuthority, keyUsage, notBefore, notAfter, publicKey } = certificate
  if (!isAuthority || (keyUsage !== null && (keyUsage & keyUsages.certSign) === 0))
    return wrong('noAuthority')
  if (now > notAfter) return wrong('expired')
  if (now < notBefore) return wrong('early')
  if (!(await isStrongKey(publicKey))) return wrong('key')
  if ((await fingerprintOf(read)) !== fingerprint) return { field: 'fingerprint', problem: 'differs' }
  return {
    der: read,
    subject: distinguishedName(certificate.subjectName),
    issuer: distinguishedName(certificate.issuerName),
    keyId: certificate.keyId ?? '',
    from: notBefore,
    until: notAfter,
  }
}

const pem =
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([\s\S]+?)-----END (?:X509 |TRUSTED )?CERTIFICATE-----/g

function derOf(file: Uint8Array): Uint8Array | 'unreadable' | 'several' {
  if (file[0] === 0x30) return file
  const [block, ...more] = [...new TextDecoder('latin1').decode(file).matchAll(pem)]
  if (more.length > 0) return 'several'
  return fromBase64(block?.[1] ?? '') ?? 'unreadable'
}

/** Returns null unless both our own reader, with which invoices are reviewed, and Node understand the certificate. */
function known(der: Uint8Array) {
  try {
    const certificate = readCertificate(der)
    return new X509Certificate(der).raw.length === der.length ? certificate : null
  } catch {
    return null
  }
}
