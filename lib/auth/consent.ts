import 'server-only'
import { createHash } from 'node:crypto'
import { consent, consentSentence } from '@/content/auth'
import { adminClient } from '@/lib/supabase/admin'

type Acceptance = { userId: string; email: string; address: string; userAgent: string | null }

export const consentHash = createHash('sha256').update(consentSentence).digest('hex')

/** Keeps the evidence that someone accepted the treatment of their data by registering, and which words they saw. */
export async function recordConsent({ userId, email, address, userAgent }: Acceptance): Promise<void> {
  const { error } = await adminClient()
    .from('consents')
    .insert({
      user_id: userId,
      email,
      purpose: consent.purpose,
      policy_version: consent.version,
      text_sha256: consentHash,
      ip: address,
      user_agent: userAgent?.slice(0, 400) ?? null,
    })
  if (error) throw new Error('auth.consent', { cause: error })
}
