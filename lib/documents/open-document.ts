import 'server-only'
import { create } from 'content-disposition'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import type { SignedIn } from '@/lib/session/session'
import { openStoredFile, type StoredFile } from '@/lib/supabase/stored-file'
import { unwrap } from '@/lib/supabase/unwrap'

/** A file is opened with the user's rights, so a missing file and a forbidden file give the same answer. */
export async function openDocument(user: SignedIn, id: string, request: Request): Promise<StoredFile> {
  const { headers, signal } = request
  const file = await openStoredFile(user.db, id, { range: headers.get('range'), signal })
  if (!file) throw new ExpectedError('not-found')
  return file
}

/** Never throws, because the file matters more than the record of who opened it. */
export async function noteView({ db }: SignedIn, document: string): Promise<void> {
  await unwrap(db.rpc('note_document_view', { document }), 'documents.view').catch((error: unknown) =>
    report(error, 'documents view'),
  )
}

const passedOn = ['content-length', 'content-range', 'accept-ranges']

/** The browser must save a client's file, which must never be displayed, run, cached or read by another site. */
export function downloadResponse({ name, type, bytes }: StoredFile): Response {
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
