import 'server-only'
import type { SignedIn } from '@/lib/auth/session'
import { ExpectedError } from '@/lib/errors'

export type OpenDocument = { name: string; type: string; bytes: Response }

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
