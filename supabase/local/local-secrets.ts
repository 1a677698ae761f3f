import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import forge from 'node-forge'
import { anonymous, serviceRole } from './database/session-context'
import type { Caller } from './database/database'

export type LocalSecrets = {
  publishableKey: string
  secretKey: string
  /** This secret signs `@supabase/lite`'s own tokens, which never leave this process. */
  jwtSecret: string
  /** This key (EC P-256, PKCS #8) signs the tokens that clients get. */
  tokenPrivateKey: string
  storageSecret: string
  automationSecret: string
  mailInSecret: string
  /** The secret of the OAuth client for Google Calendar. */
  calendarSecret: string
  /** The site signs push messages with this pair of keys (base64url). */
  pushPublicKey: string
  pushPrivateKey: string
  drivePrivateKey: string
  drivePublicKey: string
  /** The site signs the records of reviews with this certificate (PKCS #12, base64). */
  recordCertificate: string
  recordPassphrase: string
}

const pem = { type: 'pkcs8', format: 'pem' } as const
const token = (bytes: number) => randomBytes(bytes).toString('base64url')

function generate(): LocalSecrets {
  const tokens = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const drive = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const recordPassphrase = token(18)
  return {
    publishableKey: `sb_publishable_${token(18)}`,
    secretKey: `sb_secret_${token(24)}`,
    jwtSecret: token(48),
    tokenPrivateKey: tokens.privateKey.export(pem).toString(),
    storageSecret: token(48),
    automationSecret: `whsec_${randomBytes(32).toString('base64')}`,
    mailInSecret: `whsec_${randomBytes(32).toString('base64')}`,
    calendarSecret: `GOCSPX-${token(21)}`,
    ...pushKeys(),
    drivePrivateKey: drive.privateKey.export(pem).toString(),
    drivePublicKey: drive.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    recordCertificate: selfSignedCertificate(recordPassphrase),
    recordPassphrase,
  }
}

function pushKeys(): Pick<LocalSecrets, 'pushPublicKey' | 'pushPrivateKey'> {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { pushPublicKey: point.toString('base64url'), pushPrivateKey: d }
}

export async function loadSecrets(dataDir: string): Promise<LocalSecrets> {
  const file = path.join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const kept = known === null ? {} : (JSON.parse(known) as Partial<LocalSecrets>)
  if (kept.recordCertificate && kept.mailInSecret && kept.calendarSecret && kept.pushPublicKey)
    return kept as LocalSecrets
  // Stored keys are kept, and keys that a data folder of an earlier version lacks are added.
  const secrets = { ...generate(), ...kept }
  await writePrivateFile(file, JSON.stringify(secrets, null, 2))
  return secrets
}

/** Writes a file that only its owner may read, in one step, so that a crash leaves no half-written file. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

const name = [{ name: 'commonName', value: 'Portal local, sin valor' }]
const years = 10

/** Returns a self-signed certificate (PKCS #12, base64), which only this machine trusts. */
export function selfSignedCertificate(passphrase: string, from = new Date()): string {
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

export type ApiKeys = Pick<LocalSecrets, 'publishableKey' | 'secretKey'>

export function callerOfKey(keys: ApiKeys, key: string | null | undefined): Caller | null {
  if (key === keys.secretKey) return serviceRole
  if (key === keys.publishableKey) return anonymous
  return null
}
