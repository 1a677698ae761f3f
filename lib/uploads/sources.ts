import 'server-only'
import type { AccountId } from '@/lib/ids'
import type { Database } from '@/lib/supabase/database.types'
import type { UserDatabase } from '@/lib/supabase/server'

/** Who uploads a file. A new kind needs its two procedures below and a caller that names it. */
export type Source =
  /** A person of the client uploads an invoice. */
  | { kind: 'client' }
  /** Someone attaches a file to a message or to a request for documents. */
  | { kind: 'message' }
  /** The firm adds a document to those of a client. */
  | { kind: 'firm'; client: AccountId }

type Functions = Database['public']['Functions']
type Place = Functions['begin_attachment']['Args'] & { batch: string }

/** Reserves a place with the rights of `db`; only uploads of clients form batches. */
export function reservePlace(db: UserDatabase, source: Source, { batch, ...place }: Place) {
  switch (source.kind) {
    case 'client':
      return db.rpc('begin_upload', { ...place, batch })
    case 'message':
      return db.rpc('begin_attachment', place)
    case 'firm':
      return db.rpc('begin_client_file', { ...place, client: source.client })
  }
}

/** The database procedure that keeps a checked file; `purpose` was stored when its place was reserved. */
export function keepingProcedure(purpose: string) {
  if (purpose === 'attachment') return 'finish_attachment'
  return purpose === 'for-client' ? 'finish_client_file' : 'finish_upload'
}
