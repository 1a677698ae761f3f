import 'server-only'
import { env } from '@/lib/env'
import { signerOf, type RecordSigner } from '@/lib/signing/signer'

export const hasSigner = () => env.RECORD_CERTIFICATE !== undefined

const read = new Map<string, RecordSigner>()

export function recordSigner(): RecordSigner | null {
  const { RECORD_CERTIFICATE: p12, RECORD_CERTIFICATE_PASSPHRASE: passphrase = '' } = env
  if (!p12) return null
  const known = read.get(p12)
  if (known) return known
  const signer = signerOf(Buffer.from(p12, 'base64'), passphrase)
  read.set(p12, signer)
  return signer
}
