import 'server-only'
import { z } from 'zod'
import { accountId } from '@/lib/ids'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { readSignedCall } from '@/lib/http/signed-call'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const call = z.object({
  type: z.literal('invoice.proposed'),
  data: z.object({
    user_id: accountId,
    /** The hexadecimal hash of the file identifies the invoice, because the file's URL expires. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/i),
    proposal: z.enum(['sound', 'doubtful', 'wrong']),
    note: z.string().trim().max(1000).default(''),
  }),
})

export type Received = 'kept' | 'known'

/**
 * Stores a proposal that was signed by the rules of Standard Webhooks; a repeated id changes nothing.
 * Throws `unauthenticated` for a signature that is wrong or over five minutes old, `not-found` for an unknown invoice.
 */
export async function receiveProposal(headers: Headers, body: string): Promise<Received> {
  const { id, content } = readSignedCall(env.AUTOMATION_WEBHOOK_SECRET, headers, body)
  const parsed = call.safeParse(content)
  if (!parsed.success) throw new ExpectedError('invalid-input', { cause: parsed.error })
  const { user_id: client, sha256, proposal: proposed, note } = parsed.data.data
  const data = await unwrap(
    adminClient().rpc('keep_proposal', {
      call: id,
      client,
      content_sha256: sha256.toLowerCase(),
      proposed,
      note,
    }),
    'automation.keep-proposal',
  )
  if (data === 'gone') throw new ExpectedError('not-found')
  return data === 'known' ? 'known' : 'kept'
}
