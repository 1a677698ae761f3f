import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import forge from 'node-forge'
import { checkDigit } from './parties'

/** A site trusts this invented certificate authority only if `TRUST_ANCHORS_FOLDER` names its folder. */
export const authorityFolder = path.join(import.meta.dirname, 'authority')

export type Identity = { key: KeyObject; certificate: Uint8Array; subject: Subject }
/** The subject of a certificate: each key is the OID of a part of the name, such as the organisation. */
type Subject = Readonly<Record<string, string>>
type Wanted = {
  subject: Subject
  /** This identity issues the certificate; without an issuer the certificate is self-signed. */
  by?: Identity
  key?: KeyObject
  isAuthority?: boolean
  from?: string
  to?: string
  usage?: { digitalSignature?: boolean; keyEncipherment?: boolean; keyCertSign?: boolean }
}

const keyOf = (name: string) => createPrivateKey(readFileSync(path.join(authorityFolder, name), 'utf8'))
const signerKey = keyOf('signer.key')
const [commonName, serialNumber, organisation] = ['2.5.4.3', '2.5.4.5', '2.5.4.10']

const signers = new Map<KeyObject, forge.pki.rsa.PrivateKey>()

/** Returns a key that signs certificates with Node, because the library forge takes fifteen times as long. */
function signerWith(key: KeyObject, certificate: forge.pki.Certificate): forge.pki.rsa.PrivateKey {
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signer = signers.get(key) ?? forge.pki.privateKeyFromPem(pem)
  signers.set(key, signer)
  return Object.assign(signer, {
    sign: () => {
      const content = forge.asn1.toDer(certificate.tbsCertificate).getBytes()
      return sign('sha256', Buffer.from(content, 'latin1'), key).toString('latin1')
    },
  })
}

/** Makes a certificate for a key; equal input gives equal certificates, because PKCS #1 v1.5 is deterministic. */
export function identity({
  subject,
  by,
  key = signerKey,
  isAuthority = false,
  from = '2019-01-01',
  to = '2039-01-01',
  usage = isAuthority ? { keyCertSign: true } : { digitalSignature: true },
}: Wanted): Identity {
  const certificate = forge.pki.createCertificate()
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicPem)
  certificate.serialNumber = `00${createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 16)}`
  certificate.validity.notBefore = new Date(from)
  certificate.validity.notAfter = new Date(to)
  const named = (pairs: Subject) =>
    Object.entries(pairs).map(([type, value]) => ({
      type,
      value,
      valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
    }))
  certificate.setSubject(named(subject))
  certificate.setIssuer(named(by?.subject ?? subject))
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    { name: 'keyUsage', critical: true, ...usage },
  ])
  certificate.sign(signerWith(by?.key ?? key, certificate), forge.md.sha256.create())
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes()
  return { key, subject, certificate: Uint8Array.from(der, (letter) => letter.charCodeAt(0)) }
}

export const authority = identity({
  subject: {
    [commonName]: 'Autoridad de Demostración',
    [organisation]: 'Sin valor fuera de la demostración',
  },
  key: keyOf('authority.key'),
  isAuthority: true,
})

const kept = new Map<string, Identity>()

export function certified({ nit, name }: { nit: string; name: string }): Identity {
  const known =
    kept.get(nit) ??
    identity({
      subject: { [commonName]: name, [organisation]: name, [serialNumber]: `${nit}${checkDigit(nit)}` },
      by: authority,
    })
  kept.set(nit, known)
  return known
}

export const dian = () => certified({ nit: '800197268', name: 'DIAN DE DEMOSTRACIÓN' })
