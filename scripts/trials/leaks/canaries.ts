import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadSecrets } from '../../../supabase/local/local-secrets'
import { needleOf, type Needle } from '../../scan-bundle'
import { root } from '../../stack/child'
import type { Stage } from '../stage'

export const distDir = path.join(root, '.next')

/** A line in the middle of a key: how the others look is known. */
const middleLine = (pem: string) => pem.trim().split('\n').at(-2) ?? pem

/** Every key of the site and of the backend behind it. */
export async function secretsOf({ connection, env, dataDir }: Stage): Promise<Record<string, string>> {
  const kept = await loadSecrets(dataDir)
  const manifest = readFileSync(path.join(distDir, 'server/server-reference-manifest.json'), 'utf8')
  return {
    'secret key': connection.secretKey,
    'key of the cron': env.CRON_SECRET ?? '',
    'key of the automation': connection.automationSecret,
    'key of the Drive': middleLine(connection.drive.privateKey),
    'passphrase of the certificate': connection.recordCertificate.passphrase,
    'key of the tokens': middleLine(kept.tokenPrivateKey),
    'key of the inner tokens': kept.jwtSecret,
    'key of the storage': kept.storageSecret,
    'key of the actions': (JSON.parse(manifest) as { encryptionKey: string }).encryptionKey,
  }
}

export const needlesOf = (texts: Record<string, string>): Needle[] =>
  Object.entries(texts).map(([what, text]) => {
    if (text.length < 8) throw new Error(`there is no ${what} to look for`)
    return needleOf(what, text)
  })

/** The needles that a text holds, each with what stands before it. */
export const foundIn = (text: string, needles: readonly Needle[]): string[] =>
  needles.flatMap(({ name, texts }) => {
    const at = texts.map((one) => text.indexOf(one)).find((index) => index >= 0)
    return at === undefined ? [] : [`${name} after …${text.slice(Math.max(0, at - 80), at)}`]
  })
