import { generateKeyPairSync, randomBytes } from 'node:crypto'
import forge from 'node-forge'

const name = [{ name: 'commonName', value: 'Portal local, sin valor' }]
const years = 10

/** A certificate that vouches for itself, with its key, as a PKCS #12 file in base64. Worth nothing outside of this machine. */
export function selfSigned(passphrase: string, from = new Date()): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const key = forge.pki.privateKeyFromPem(privateKey)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = `00${randomBytes(8).toString('hex')}`
  certificate.validity.notBefore = from
  certificate.validity.notAfter = new Date(from)
  certificate.validity.notAfter.setFullYear(from.getFullYear() + years)
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
  ])
  certificate.sign(key, forge.md.sha256.create())
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary').toString('base64')
}
