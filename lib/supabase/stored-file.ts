import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import type { UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

export type StoredFile = {
  name: string
  type: string
  bytes: Response
}

/** In seconds: how long the signed address of a file works. The address never leaves the server. */
const addressSeconds = 60

export async function openStoredFile(
  db: UserDatabase,
  id: string,
  { range, signal }: { range?: string | null; signal: AbortSignal },
): Promise<StoredFile | null> {
  const document = await unwrap(
    db
      .from('documents')
      .select('name, file_type, storage_path')
      .eq('id', id)
      .eq('kind', 'file')
      .maybeSingle(),
    'documents.open',
  )
  if (!document) return null
  const bucket = adminClient().storage.from('facturas')
  const signed = await unwrap(bucket.createSignedUrl(document.storage_path, addressSeconds), 'documents.sign')
  const bytes = await fetch(signed.signedUrl, {
    headers: { 'accept-encoding': 'identity', ...(range ? { range } : {}) },
    signal,
    cache: 'no-store',
    redirect: 'error',
  })
  if (!bytes.ok && bytes.status !== 416) throw new Error(`documents.fetch ${bytes.status}`)
  return { name: document.name, type: document.file_type, bytes }
}
