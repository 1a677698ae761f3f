import 'server-only'
import forge from 'node-forge'
import { env } from '@/lib/env'

export type Certificate = { p12: Buffer; passphrase: string }

/** The firm's certificate with its key, as a certification entity hands it out; null where none is configured. */
export function recordCertificate(): Certificate | null {
  const { RECORD_CERTIFICATE: p12, RECORD_CERTIFICATE_PASSPHRASE: passphrase = '' } = env
  return p12 ? { p12: Buffer.from(p12, 'base64'), passphrase } : null
}

/** The certificates alone, without the key, as PEM: what others check a signature with. */
export function publicCertificate({ p12, passphrase }: Certificate): string {
  const der = forge.asn1.fromDer(forge.util.createBuffer(p12.toString('binary')))
  const { certBag } = forge.pki.oids
  const bags = forge.pkcs12.pkcs12FromAsn1(der, passphrase).getBags({ bagType: certBag ?? '' })
  const certificates = Object.values(bags).flatMap((found) => found ?? [])
  return certificates.flatMap(({ cert }) => (cert ? [forge.pki.certificateToPem(cert)] : [])).join('')
}
