import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { consentTexts, type consentVersion } from '@/content/signatures'
import { env } from '@/lib/env'
import { sha256 } from '@/lib/signatures/signature-files'
import type { OpenSignature } from '@/lib/signatures/signature'

type Consent = typeof consentVersion

export const consentHash = (version: Consent) => sha256(Buffer.from(consentTexts[version]))
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns what the database stores of a code: an HMAC over the signer, the document, the consent and the code. */
export function codeProof(
  { signer, sha256: document }: Pick<OpenSignature, 'signer' | 'sha256'>,
  consent: Consent,
  code: string,
) {
  const parts = ['signature-code', signer.id, document, consentHash(consent), code]
  const hash = createHmac('sha256', env.SUPABASE_SECRET_KEY).update(parts.join('\0')).digest('hex')
  return { hash, sha256: document, consent }
}
