import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** `readAt` is when a calendar app last read the feed, rounded to the hour. */
export type Feed = { createdAt: string; readAt: string | null }

export const feedRow = z
  .object({ created_at: z.string(), read_at: z.string().nullable() })
  .transform(({ created_at, read_at }): Feed => ({ createdAt: created_at, readAt: read_at }))

/** Returns the state of the member's own calendar feed; null when there is no feed. */
export async function readMemberFeedState({ db }: Member): Promise<Feed | null> {
  return unwrap(db.rpc('my_member_feed'), 'feed.member-state', feedRow.nullable())
}
