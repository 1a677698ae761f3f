import 'server-only'
import { createHash } from 'node:crypto'
import { ExpectedError } from '@/lib/errors'
import type { AccountId } from '@/lib/ids'
import type { MailFile } from '@/lib/incoming-mail/reading/task'
import type { KeptFile } from '@/lib/incoming-mail/schema'
import { adminClient } from '@/lib/supabase/admin'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { finishUpload } from '@/lib/uploads/finish-upload'

type About = { mail: string; account: AccountId; index: number }
type Bytes = () => Promise<Buffer>

/** The key of a file depends only on the mail and the file, so that reading a mail again stores nothing twice. */
function keyOf({ mail, index }: About, { sha256 }: MailFile, place: number): string {
  const hash = createHash('sha256').update(`${mail}\0${index}\0${sha256}\0${place}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

const faultResults = {
  locked: 'locked',
  damaged: 'damaged',
  'too-large': 'too-large',
  'too-deep': 'damaged',
  'refused-type': 'refused-type',
} as const

const refusals: Partial<Record<string, KeptFile['result']>> = {
  'file-type': 'refused-type',
  'file-size': 'too-large',
  'file-damaged': 'damaged',
}

/** A reserved upload expires after two hours, so reading a mail again may reserve up to this many more for a file. */
const mostPlaces = 5

/** Throws `upload-quota` when the account may store no more files today. */
export async function bringFile(about: About, file: MailFile, bytes: Bytes): Promise<KeptFile> {
  const { name, size, fault } = file
  const closed = (result: KeptFile['result'], why = '') => ({ name, size, result, why, document: null })
  if (fault) return closed(faultResults[fault])
  if (size === 0) return closed('empty')
  for (let place = 0; ; place++) {
    try {
      return await upload(about, file, keyOf(about, file, place), bytes)
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      if (error.code === 'upload-expired' && place < mostPlaces) continue
      const result = refusals[error.code]
      if (!result) throw error
      return closed(result, error.sentence ?? '')
    }
  }
}

async function upload(
  { mail, account }: About,
  file: MailFile,
  key: string,
  bytes: Bytes,
): Promise<KeptFile> {
  const { name, type, size } = file
  const input = { key, batch: mail, name, type, size }
  const begun = await beginUpload(adminClient(), input, { purpose: 'mail', mail })
  if (begun.url) await put(begun.url, file, await bytes())
  const finished = await finishUpload(account, begun.id)
  const stored = finished.number === null ? 'supporting' : 'accepted'
  return {
    name: finished.name,
    size,
    result: finished.status === 'duplicate' ? 'duplicate' : stored,
    why: '',
    document: finished.documentId,
  }
}

async function put(url: string, { type }: MailFile, bytes: Buffer): Promise<void> {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
    cache: 'no-store',
  })
  // A status 400 or 409 can mean that the bytes had already arrived before an interruption.
  if (!answer.ok && answer.status !== 409 && answer.status !== 400)
    throw Object.assign(new Error('mail.put-file'), { code: `status-${answer.status}` })
}
