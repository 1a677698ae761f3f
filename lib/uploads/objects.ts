import 'server-only'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const bucket = () => adminClient().storage.from('facturas')

/** In milliseconds: reading a stored file stops after this time, before the worker's claim on the upload ends. */
const readTimeoutMs = 60_000

export async function openObject(path: string): Promise<ReadableStream<Uint8Array> | null> {
  const signal = AbortSignal.timeout(readTimeoutMs)
  const { data, error } = await bucket().download(path, {}, { signal, cache: 'no-store' }).asStream()
  if (!error) return data
  if ('statusCode' in error && error.statusCode === '404') return null
  throw new Error('uploads.open-object', { cause: error })
}

/** Copies a stored file to a reserved place, unless the copy exists already. */
export async function copyObject(from: string, to: string, contentType: string): Promise<void> {
  const stream = await openObject(from)
  if (!stream) throw new Error('uploads.copy-object')
  const bytes = await new Response(stream).arrayBuffer()
  const { error } = await bucket().upload(to, bytes, { contentType, upsert: false })
  if (error && !('statusCode' in error && error.statusCode === '409'))
    throw new Error('uploads.copy-object', { cause: error })
}

export async function removeObjects(paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await unwrap(bucket().remove(paths), 'uploads.remove-objects')
}
