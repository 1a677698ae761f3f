import 'server-only'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { certainUser } from '@/lib/session/session'

type RealtimeTicket = {
  token: string
  /** When the token expires, in seconds since 1970. */
  exp: number
  url: string
  key: string
}

export async function realtimeTicket(): Promise<RealtimeTicket> {
  const user = await certainUser()
  const session = user && (await user.db.auth.getSession()).data.session
  if (!session?.expires_at) throw new ExpectedError('unauthenticated')
  return {
    token: session.access_token,
    exp: session.expires_at,
    url: env.SUPABASE_URL,
    key: env.SUPABASE_PUBLISHABLE_KEY,
  }
}
