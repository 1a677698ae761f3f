import 'server-only'
import { wantedOf, type ListQuery } from '@/lib/documents/list-query'
import type { Cursor } from '@/lib/documents/schema'
import { pageSize, toDocumentItem, type DocumentColumns, type DocumentPage } from '@/lib/documents/schema'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export async function listClientDocuments({ db }: Member, query: ListQuery): Promise<DocumentPage> {
  const data = await unwrap(
    db.rpc('client_documents', {
      client: query.client ?? '',
      wanted: wantedOf(query),
      page_size: pageSize,
    }),
    'documents.ofClient',
  )
  const { rows, ...cursors } = data as unknown as {
    rows: DocumentColumns[]
    before: Cursor | null
    after: Cursor | null
  }
  return { items: rows.map(toDocumentItem), ...cursors }
}
