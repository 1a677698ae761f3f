import 'server-only'
import { openToken, revokeToken } from '@/lib/appointments/google/consent'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** If the member has connected a calendar again, nothing is ended, because Google would end the new consent too. */
export async function endConsent(
  { person, sealed }: { person: string; sealed: string },
  signal: AbortSignal,
): Promise<void> {
  if (await unwrap(adminClient().rpc('google_token', { member: person }), 'google.token')) return
  const token = openToken(sealed, person)
  // A token that was encrypted with an earlier key cannot be read, so its consent cannot be ended.
  if (token) await revokeToken(token, signal)
}
