import 'server-only'
import { wantedOf, type ListQuery } from '@/lib/documents/list-query'
import type { Cursor } from '@/lib/documents/schema'
import { pageSize, toDocumentItem, type DocumentColumns, type DocumentPage } from '@/lib/documents/schema'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

export async function listClientDocuments({ db }: Member, query: ListQuery): Promise<DocumentPage> {
  const { data, error } = await db.rpc('client_documents', {
    client: query.client ?? '',
    wanted: wantedOf(query),
    page_size: pageSize,
  })
  if (error) throw databaseError(error, 'documents.ofClient')
  const { rows, ...cursors } = data as unknown as {
    rows: DocumentColumns[]
    before: Cursor | null
    after: Cursor | null
  }
  return { items: rows.map(toDocumentItem), ...cursors }
}
