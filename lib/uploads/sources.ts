import 'server-only'
import type { AccountId } from '@/lib/ids'
import type { Database } from '@/lib/supabase/database.types'
import { purposes, type PurposeName } from '@/lib/uploads/purposes'
import type { SupabaseClient } from '@supabase/supabase-js'

/** The purpose `sent` is not allowed here, because only the server makes copies for clients. */
export type Source = { purpose: Exclude<PurposeName, 'sent'> } & (
  | { purpose: 'invoice' | 'attachment' }
  | { purpose: 'for-client' | 'receipt'; client: AccountId }
  | { purpose: 'outgoing'; sending: string }
  | { purpose: 'mail'; mail: string }
)

type Functions = Database['public']['Functions']
type Place = Functions['begin_attachment']['Args'] & { batch: string }

/** Only invoices use the caller's `batch`. For all other files the database chooses one. */
export function reservePlace(db: SupabaseClient<Database>, source: Source, { batch, ...place }: Place) {
  switch (source.purpose) {
    case 'invoice':
      return db.rpc(purposes.invoice.begin, { ...place, batch })
    case 'attachment':
      return db.rpc(purposes.attachment.begin, place)
    case 'for-client':
    case 'receipt':
      return db.rpc(purposes[source.purpose].begin, { ...place, client: source.client })
    case 'outgoing':
      return db.rpc(purposes.outgoing.begin, { ...place, sending: source.sending })
    case 'mail':
      return db.rpc(purposes.mail.begin, { ...place, mail: source.mail })
  }
}
