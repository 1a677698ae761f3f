import 'server-only'
import { z } from 'zod'
import { adminClient } from '@/lib/supabase/admin'
import { mailLinkSeconds } from '@/lib/supabase/session-cookie'

const linkOwner = z.object({
  user: z.string(),
  email: z.string(),
  /** The hash of the mark of the last registration. */
  mark: z.string().nullable(),
  /** Of a member of the firm, who has set one up. */
  second_step: z.boolean(),
})
export type LinkOwner = z.infer<typeof linkOwner>

/** Whose link this is; null when it is spent or over. Asking does not use it. */
export async function findLinkOwner(link: 'signup' | 'recovery', token: string): Promise<LinkOwner | null> {
  const { data, error } = await adminClient().rpc('link_owner', { link, token, life: mailLinkSeconds })
  if (error) throw new Error('auth.link-owner', { cause: error })
  return data === null ? null : linkOwner.parse(data)
}
