import 'server-only'
import { wordingHashes } from '@/lib/account/wordings'
import { currentSender } from '@/lib/auth/sender'
import { firm } from '@/content/firm'
import { adminClient } from '@/lib/supabase/admin'

/** Keeps which mails the client wants; for those that need an authorisation, with the evidence of it. */
export async function saveMailChoices(client: string, choices: Record<string, boolean>): Promise<void> {
  const { address, userAgent } = await currentSender()
  const { error } = await adminClient().rpc('save_mail_choices', {
    client,
    choices,
    wordings: wordingHashes,
    policy: firm.policyVersion,
    sender_ip: address,
    sender_agent: userAgent ?? '',
  })
  if (error) throw new Error('account.mail-choices', { cause: error })
}
