import 'server-only'
import { z } from 'zod'
import { subjects, type Folders, type Subject } from '@/lib/documents/folders'
import { wantedOf, type ListQuery } from '@/lib/documents/list-query'
import { pageSize, toDocumentItem, type DocumentColumns, type DocumentPage } from '@/lib/documents/schema'
import type { Client, Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const subject = z.enum(subjects as [Subject])
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
  subject: subject.nullish(),
})
// A list that is sorted by size has a number in its cursor, so all values of cursors become texts.
const cursor = z.array(z.coerce.string()).nullable()
const page = z.object({ rows: z.array(row), before: cursor, after: cursor })
const folders = z.object({
  folders: z.array(z.object({ year: z.number(), subject, count: z.number(), size: z.number() })),
  names: z.partialRecord(subject, z.string()),
})

export const documentPageShape = page.transform(({ rows, ...cursors }): DocumentPage => ({
  items: rows.map(toDocumentItem),
  ...cursors,
}))

export type FiledDocuments = { page: DocumentPage; folders: Folders }

const filedShape = page
  .extend(folders.shape)
  .transform(({ rows, before, after, ...filed }): FiledDocuments => ({
    page: { items: rows.map(toDocumentItem), before, after },
    folders: filed,
  }))

export const listClientDocuments = ({ db }: Member, query: ListQuery): Promise<FiledDocuments> =>
  unwrap(
    db.rpc('client_documents', { client: query.client ?? '', wanted: wantedOf(query), page_size: pageSize }),
    'documents.ofClient',
    filedShape,
  )

export const listOwnDocuments = ({ db }: Client, query: ListQuery): Promise<FiledDocuments> =>
  unwrap(
    db.rpc('my_documents', { wanted: wantedOf(query), page_size: pageSize }),
    'documents.own',
    filedShape,
  )
