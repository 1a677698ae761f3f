import 'server-only'
import { constants, createPrivateKey, privateEncrypt, X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/**
 * What signs records. Whatever holds the key stands behind this: a PKCS #12 file of the environment now, a key service
 * later. Nothing else reads the key.
 */
export type RecordSigner = {
  /** In DER, the signer's own first. */
  chain: readonly Uint8Array<ArrayBuffer>[]
  from: Date
  until: Date
  /** RSASSA-PKCS1-v1_5 over a SHA-256 digest, which is what key services offer as well. */
  sign: (digest: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>
}

/** The signer of a PKCS #12 file, as a certification entity hands it out. */
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

/** The certificates alone, without the key, as PEM: what others check a signature with. */
export const publicCertificate = ({ chain }: RecordSigner): string =>
  chain.map((der) => new X509Certificate(der).toString()).join('')

/** What stands before a SHA-256 digest that is signed by itself (RFC 8017, 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex')

// node-forge: of what reads PKCS #12 files it alone also takes the old ciphers that entities still hand out.
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

/** From the signer's own certificate upwards, as far as the file goes. */
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
