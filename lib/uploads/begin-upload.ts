import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ExpectedError } from '@/lib/errors'
import { maxFileSize } from '@/content/upload-limit'
import { checkpoint } from '@/lib/observability/checkpoint'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Database } from '@/lib/supabase/database.types'
import {
  allTypes,
  declaredType,
  displayName,
  fileProblem,
  nameOfContent,
  papers,
  whyByName,
} from '@/lib/uploads/file'
import { refusedEarlier, refusedFile } from '@/lib/uploads/claim'
import { warmReader } from '@/lib/uploads/reader/readers'
import type { BeginUpload, BegunUpload } from '@/lib/uploads/schema'
import { purposeOf } from '@/lib/uploads/purposes'
import { mostBytes } from '@/lib/uploads/queries'
import { reservePlace, type Source } from '@/lib/uploads/sources'

type Upload = Database['public']['Functions']['begin_upload']['Returns']

/** Reserves a place in storage and creates a signed URL for the bytes, with the rights of `db`. */
export async function beginUpload(
  db: SupabaseClient<Database>,
  input: BeginUpload,
  source: Source,
): Promise<BegunUpload> {
  const shown = displayName(input.name)
  // Only the database knows whether the firm accepts all types and larger files.
  const { isWide = false } = purposeOf(source.purpose)
  const takes = isWide ? allTypes : papers
  const most = isWide && input.size > maxFileSize ? await mostBytes(db) : maxFileSize
  const problem = fileProblem(input, takes, most)
  const type = declaredType(shown, input.type, takes)
  if (problem || !type) throw refusedFile(problem ?? 'file-type', shown, whyByName(shown, input.size), most)
  const { key, batch, size } = input
  const name = nameOfContent(shown, type)
  const place = { key, batch, file_name: name, declared_type: type, declared_size: size }
  const upload = await unwrap(reservePlace(db, source, place), 'uploads.begin').catch((error: unknown) => {
    // If the database refuses the file's type, the user gets the same explanation as from `fileProblem`.
    const isType = error instanceof ExpectedError && error.code === 'file-type'
    throw isType ? refusedFile('file-type', shown, whyByName(name, input.size)) : error
  })
  checkpoint('upload.reserved')
  requireOpen(upload)
  warmReader()
  if (input.replaces) await announceReplacement(db, upload.id, input.replaces)
  if (upload.status !== 'reserved') return { id: upload.id, url: null, status: 'stored' }
  return signPlace(db, upload)
}

/** Stores at once which invoice the upload replaces, because a background job may have to finish the upload. */
async function announceReplacement(
  db: SupabaseClient<Database>,
  upload: string,
  replaced: string,
): Promise<void> {
  await unwrap(db.rpc('answer_invoice', { upload, replaced }), 'uploads.replace')
}

function requireOpen({ status, reason, name, expires_at }: Upload): void {
  if (status === 'rejected') throw refusedEarlier(reason, name)
  const late = status === 'reserved' && Date.parse(expires_at) <= Date.now()
  if (status === 'expired' || late) throw new ExpectedError('upload-expired')
}

async function signPlace(db: SupabaseClient<Database>, { id, path }: Upload): Promise<BegunUpload> {
  const { data, error } = await db.storage.from('facturas').createSignedUploadUrl(path)
  if (!error) return { id, url: data.signedUrl, status: 'reserved' }
  const taken = 'statusCode' in error && error.statusCode === '409'
  if (taken) return { id, url: null, status: 'stored' }
  throw new Error('uploads.sign', { cause: error })
}
