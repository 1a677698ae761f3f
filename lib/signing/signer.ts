import 'server-only'
import { constants, createPrivateKey, privateEncrypt, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** The private key is used only in this file. Today it is in a PKCS #12 file; later it may be in a key service. */
export type RecordSigner = {
  /** The certificates as DER, the signer's first. */
  chain: readonly Uint8Array<ArrayBuffer>[]
  from: Date
  until: Date
  /** Signs with RSASSA-PKCS1-v1_5 over a SHA-256 digest, which key services offer too. */
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

/** Returns the certificates as PEM, without the key, so that signatures can be verified. */
export const publicCertificate = ({ chain }: RecordSigner): string =>
  chain.map((der) => new X509Certificate(der).toString()).join('')

/** DigestInfo prefix for SHA-256 (RFC 8017, 9.2). */
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

/** Returns the chain from the signer's certificate upwards, as far as the file contains the certificates. */
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
