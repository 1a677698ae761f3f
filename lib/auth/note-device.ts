import 'server-only'
import { readClaims } from '@/lib/auth/read-claims'
import { currentSender } from '@/lib/auth/sender'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import type { UserDatabase } from '@/lib/supabase/server'

/** Keeps from where this session is used: the auth service itself sees only our server. Never throws. */
export async function noteDevice(db: UserDatabase): Promise<void> {
  try {
    const claims = await readClaims(db)
    if (!claims || claims === 'unreachable') return
    const { address, userAgent } = await currentSender()
    const { error } = await adminClient().rpc('note_session', {
      client: claims.sub,
      session: claims.session_id,
      agent: userAgent ?? '',
      address,
    })
    if (error) report(error, 'auth.note-device')
  } catch (error) {
    report(error, 'auth.note-device')
  }
}
