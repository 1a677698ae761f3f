import 'server-only'
import type { ErrorCode } from '@/lib/errors'
import { done } from '@/lib/people/people'
import { openedInvitationSchema, tokenSchema, type OpenedInvitation } from '@/lib/people/schema'
import { adminClient } from '@/lib/supabase/admin'

/** What a link opens, whoever looks at it; null for a link that nobody was sent. */
export async function readInvitation(token: string): Promise<OpenedInvitation | null> {
  if (!tokenSchema.safeParse(token).success) return null
  const found = await done(adminClient().rpc('invitation_of', { token }), 'people.invitation')
  return found === null ? null : openedInvitationSchema.parse(found)
}

const refusals: Record<OpenedInvitation['state'], ErrorCode | null> = {
  open: null,
  used: 'invitation-used',
  late: 'invitation-late',
  withdrawn: 'invitation-withdrawn',
}

/** Why an invitation opens nothing any more; null while it does. */
export const refusalOf = ({ state }: OpenedInvitation): ErrorCode | null => refusals[state]
