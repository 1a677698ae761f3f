import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { maxFileSize, maxLargeFileSize } from '@/content/upload-limit'
import type { Member } from '@/lib/session/require'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

/** True when messages and answers to requests accept more types than PDF, JPEG, PNG and XML. */
export const readMessageFiles = ({ db }: Pick<Member, 'db'>): Promise<boolean> =>
  unwrap(db.rpc('message_files'), 'uploads.message-files')

/** True when files of messages, document requests and the firm's documents may have up to 25 MB. */
export const readLargeFiles = (db: SupabaseClient<Database>): Promise<boolean> =>
  unwrap(db.rpc('large_files'), 'uploads.large-files')

/** In bytes: the largest size of a file in a message, a document request or the firm's documents. */
export const mostBytes = async (db: SupabaseClient<Database>): Promise<number> =>
  (await readLargeFiles(db)) ? maxLargeFileSize : maxFileSize
