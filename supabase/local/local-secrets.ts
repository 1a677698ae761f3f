import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { selfSigned } from './self-signed'
import { writePrivateFile } from './write-private-file'

export type LocalSecrets = {
  publishableKey: string
  secretKey: string
  /** Signs the tokens that never leave this process. */
  jwtSecret: string
  /** Signs the tokens that clients hold: EC P-256, PKCS #8. */
  tokenPrivateKey: string
  storageSecret: string
  automationSecret: string
  drivePrivateKey: string
  drivePublicKey: string
  /** Signs the records of reviews: PKCS #12, base64. */
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
    drivePrivateKey: drive.privateKey.export(pem).toString(),
    drivePublicKey: drive.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    recordCertificate: selfSigned(recordPassphrase),
    recordPassphrase,
  }
}

/** The keys of one data folder: made at its first start, the same ever after. */
export async function loadSecrets(dataDir: string): Promise<LocalSecrets> {
  const file = path.join(dataDir, 'secrets.json')
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const kept = known === null ? {} : (JSON.parse(known) as Partial<LocalSecrets>)
  if (kept.recordCertificate) return kept as LocalSecrets
  // A folder of an earlier version keeps its keys and gets those that came later.
  const secrets = { ...generate(), ...kept }
  await writePrivateFile(file, JSON.stringify(secrets, null, 2))
  return secrets
}
