import 'server-only'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

/** True when messages and answers to requests accept more types than `papers`. For administrators. */
export const readMessageFiles = ({ db }: Pick<Member, 'db'>): Promise<boolean> =>
  unwrap(db.rpc('message_files'), 'uploads.message-files')
