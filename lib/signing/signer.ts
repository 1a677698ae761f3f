import 'server-only'
import { constants, createPrivateKey, privateEncrypt, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** Only this file uses the private key, so that a key service can later replace the PKCS #12 file. */
export type RecordSigner = {
  /** The certificates in DER form, beginning with the signer's. */
  chain: readonly Uint8Array<ArrayBuffer>[]
  from: Date
  until: Date
  /** Signs a SHA-256 digest with RSASSA-PKCS1-v1_5, which remote signing services support too. */
  sign: (digest: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
}

export function signerOf(p12: Buffer, passphrase: string): RecordSigner {
  const { key, certificates } = readFile(p12, passphrase)
  const own = certificates.find((one) => one.checkPrivateKey(key))
  if (!own) throw new Error('records.certificate: none of its certificates is of its key')
  return {
    chain: chainOf(own, certificates).map(({ raw }) => new Uint8Array(raw)),
    from: own.validFromDate,
    until: own.validToDate,
    sign: async (digest) => {
      const padded = { key, padding: constants.RSA_PKCS1_PADDING }
      return new Uint8Array(privateEncrypt(padded, Buffer.concat([sha256Info, digest])))
    },
  }
}

export const publicCertificate = ({ chain }: RecordSigner): string =>
  chain.map((der) => new X509Certificate(der).toString()).join('')

/** The DigestInfo prefix for SHA-256 (RFC 8017, 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex')

// node-forge is the only PKCS #12 reader with the old ciphers that certification entities still use.
function readFile(p12: Buffer, passphrase: string) {
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids
  const der = forge.asn1.fromDer(forge.util.createBuffer(p12.toString('binary')))
  const file = forge.pkcs12.pkcs12FromAsn1(der, passphrase)
  const bags = (bagType: string | undefined) => file.getBags({ bagType: bagType ?? '' })[bagType ?? ''] ?? []
  const [key] = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)].flatMap(({ key }) => key ?? [])
  if (!key) throw new Error('records.certificate: no key')
  const certificates = bags(certBag).flatMap(({ cert }) => cert ?? [])
  return {
    key: createPrivateKey(forge.pki.privateKeyToPem(key)),
    certificates: certificates.map((one) => new X509Certificate(forge.pki.certificateToPem(one))),
  }
}

/** Returns the signer's certificate, followed by the certificates above it that the file contains. */
function chainOf(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain = [own]
  for (let last = own; ;) {
    const issuer = all.find(
      (one) => !chain.includes(one) && last.checkIssued(one) && last.verify(one.publicKey),
    )
    if (!issuer) return chain
    chain.push(issuer)
    last = issuer
  }
}
