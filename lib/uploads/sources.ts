import 'server-only'
import type { AccountId } from '@/lib/ids'
import type { Database } from '@/lib/supabase/database.types'
import type { SupabaseClient } from '@supabase/supabase-js'

/** The sender of a file. A new kind needs its two procedures below, and a caller that names it. */
export type Source =
  /** A person of the client uploads an invoice. */
  | { kind: 'client' }
  /** Someone attaches a file to a message or to a request for documents. */
  | { kind: 'message' }
  /** The firm adds a document to those of a client. */
  | { kind: 'firm'; client: AccountId }
  /** The firm stores a receipt of a client's filing, which the client sees once it is delivered. */
  | { kind: 'receipt'; client: AccountId }
  /** A member adds a file to those that they send to clients. */
  | { kind: 'sending'; sending: string }
  /** A mail to the address of an account contained the file, so nobody is signed in. */
  | { kind: 'mail'; mail: string }

type Functions = Database['public']['Functions']
type Place = Functions['begin_attachment']['Args'] & { batch: string }

/** Reserves a place for the file with the rights of `db`; only uploads of clients and the files of a mail form batches. */
export function reservePlace(db: SupabaseClient<Database>, source: Source, { batch, ...place }: Place) {
  switch (source.kind) {
    case 'client':
      return db.rpc('begin_upload', { ...place, batch })
    case 'message':
      return db.rpc('begin_attachment', place)
    case 'firm':
      return db.rpc('begin_client_file', { ...place, client: source.client })
    case 'receipt':
      return db.rpc('begin_receipt', { ...place, client: source.client })
    case 'sending':
      return db.rpc('begin_sending_file', { ...place, sending: source.sending })
    case 'mail':
      return db.rpc('begin_mail_file', { ...place, mail: source.mail })
  }
}

/** The procedure that stores a checked file, by the purpose that its reservation recorded. */
const keepingProcedures = {
  invoice: 'finish_upload',
  attachment: 'finish_attachment',
  'for-client': 'finish_client_file',
  receipt: 'finish_receipt',
  outgoing: 'finish_sending_file',
  sent: 'finish_sent_file',
  mail: 'finish_mail_file',
} as const

/** Throws for a purpose that this build does not know, so that no file becomes an invoice by mistake. */
export function keepingProcedure(purpose: string) {
  if (!Object.hasOwn(keepingProcedures, purpose)) throw new Error(`uploads.purpose ${purpose}`)
  return keepingProcedures[purpose as keyof typeof keepingProcedures]
}
