import 'server-only'
import { create } from 'content-disposition'
import { wantedOf, type Cursor, type ListQuery } from '@/lib/documents/list-query'
import { pageSize, toDocumentItem, type DocumentColumns, type DocumentPage } from '@/lib/documents/schema'
import { ExpectedError } from '@/lib/errors'
import type { Member } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { databaseError } from '@/lib/supabase/database-error'

/** One page of a client's documents, as the client has them. */
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

type OpenDocument = { name: string; type: string; bytes: Response }

/** Long enough to start the transfer; the address itself never leaves the server. */
const addressSeconds = 60

/**
 * A stored file, opened with the rights of the user alone: what is missing and what is another's answer the same.
 * `bytes` is the storage's answer with its unread body; a `range` header gets a part.
 */
export async function openDocument(user: SignedIn, id: string, request: Request): Promise<OpenDocument> {
  const { data: document, error } = await user.db
    .from('documents')
    .select('name, file_type, storage_path')
    .eq('id', id)
    .eq('kind', 'file')
    .maybeSingle()
  if (error) throw new Error('documents.open', { cause: error })
  if (!document) throw new ExpectedError('not-found')
  const signed = await user.db.storage.from('facturas').createSignedUrl(document.storage_path, addressSeconds)
  if (signed.error) throw new Error('documents.sign', { cause: signed.error })
  const range = request.headers.get('range')
  const bytes = await fetch(signed.data.signedUrl, {
    headers: { 'accept-encoding': 'identity', ...(range ? { range } : {}) },
    signal: request.signal,
    cache: 'no-store',
    redirect: 'error',
  })
  if (!bytes.ok && bytes.status !== 416) throw new Error(`documents.fetch ${bytes.status}`)
  return { name: document.name, type: document.file_type, bytes }
}

const passedOn = ['content-length', 'content-range', 'accept-ranges']

/** A file from a client is only ever saved: never drawn, never run, never kept by a cache, never read by another site. */
export function downloadResponse({ name, type, bytes }: OpenDocument): Response {
  const headers = new Headers({
    'content-type': type === 'application/xml' ? 'application/octet-stream' : type,
    'content-disposition': create(name, { type: 'attachment' }),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const header of passedOn) {
    const value = bytes.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  return new Response(bytes.body, { status: bytes.status, headers })
}
