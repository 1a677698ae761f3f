import { beginUpload } from '@/lib/uploads/begin-upload'
import { closeBatch } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { BatchOutcome, FinishedUpload } from '@/lib/uploads/schema'
import type { UserDatabase } from '@/lib/supabase/server'
import type { SampleFile } from '@/supabase/sample-files/sample-file'

export type Errand = { userId: string; batch: string; key: string; file: SampleFile }

const ignore = () => undefined

export const begin = (db: UserDatabase, { batch, key, file }: Omit<Errand, 'userId'>) =>
  beginUpload(
    db,
    { batch, key, name: file.name, type: file.type, size: file.bytes.length },
    { purpose: 'invoice' },
  )

export async function put(url: string, file: SampleFile): Promise<number> {
  const headers = { 'content-type': file.type, 'cache-control': 'max-age=3600' }
  const response = await fetch(url, { method: 'PUT', headers, body: file.bytes })
  await response.arrayBuffer()
  return response.status
}

/** Uploads a file as a browser does, and calls `onStored` when storage has the bytes. */
export async function upload(
  db: UserDatabase,
  errand: Errand,
  onStored: () => void = ignore,
): Promise<FinishedUpload> {
  const { id, url } = await begin(db, errand)
  if (url) {
    const status = await put(url, errand.file)
    if (status !== 200) throw new Error(`The storage answered ${status}`)
  }
  onStored()
  return finishUpload(errand.userId, id, { leaseSeconds: 1 })
}

export const close = async (userId: string, batch: string): Promise<BatchOutcome> => {
  const { outcome, settled } = await closeBatch(userId, batch)
  await settled
  return outcome
}
