import 'server-only'
import { z } from 'zod'
import { wantedOf, type ListQuery } from '@/lib/documents/list-query'
import { pageSize, toDocumentItem, type DocumentColumns, type DocumentPage } from '@/lib/documents/schema'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const row: z.ZodType<DocumentColumns> = z.object({
  id: z.string(),
  name: z.string(),
  file_type: z.string(),
  file_size: z.number(),
  google_drive_link: z.string().nullable(),
  uploaded_by: z.string(),
  created_at: z.string(),
  kind: z.string(),
  made_by: z.string().nullable(),
  client_sees: z.boolean().optional(),
})
// Cursor values become texts, because a list sorted by size has a number in its cursor.
const cursor = z.array(z.coerce.string()).nullable()

export const documentPageShape = z
  .object({ rows: z.array(row), before: cursor, after: cursor })
  .transform(({ rows, ...cursors }): DocumentPage => ({ items: rows.map(toDocumentItem), ...cursors }))

export async function listClientDocuments({ db }: Member, query: ListQuery): Promise<DocumentPage> {
  return unwrap(
    db.rpc('client_documents', { client: query.client ?? '', wanted: wantedOf(query), page_size: pageSize }),
    'documents.ofClient',
    documentPageShape,
  )
}
