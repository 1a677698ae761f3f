import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const bucket = () => adminClient().storage.from('mails')
const readTimeoutMs = 30_000

/** Stores the bytes of a mail; a repeated delivery writes the same bytes again. */
export async function keepOriginal(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await unwrap(
    bucket().upload(name, bytes, { contentType: 'message/rfc822', upsert: true }),
    'mail.keep-original',
  )
}

/** Opens a mail's original without reading its bytes; null when the original was deleted. */
export async function openOriginal(name: string): Promise<ReadableStream<Uint8Array> | null> {
  const signal = AbortSignal.timeout(readTimeoutMs)
  const { data, error } = await bucket().download(name, {}, { signal, cache: 'no-store' }).asStream()
  if (!error) return data
  if ('statusCode' in error && error.statusCode === '404') return null
  throw Object.assign(new Error('mail.open-original', { cause: error }), { code: 'mail-unopened' })
}

/** Throws after the last byte if the name is not the hash of the bytes, because the mail is then incomplete. */
export async function* wholeOriginal(name: string, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== path.basename(name, '.eml'))
    throw Object.assign(new Error('mail.original-incomplete'), { code: 'mail-incomplete' })
}

const original = z.object({ path: z.string(), received_at: z.string() }).nullable()

/** Returns the original of a mail that the user may read, and the day of its arrival; null if there is none. */
export async function openMail({ db }: Pick<SignedIn, 'db'>, mail: string) {
  const found = await unwrap(db.rpc('mail_original', { mail }), 'mail.original', original)
  const bytes = found && (await openOriginal(found.path))
  return bytes && { bytes, day: bogotaDay(found.received_at) }
}

/** Bytes without a mail come from an interrupted delivery and are removed after this many seconds. */
const idleSeconds = 3_600

/** Removes originals of mails after 30 days, and originals without a mail. Returns the number of removed files. */
export async function removeOldOriginals(): Promise<number> {
  const names = await unwrap(
    adminClient().rpc('mail_objects_to_remove', { idle_seconds: idleSeconds }),
    'mail.old-originals',
  )
  if (names.length > 0) await unwrap(bucket().remove(names), 'mail.remove-originals')
  await unwrap(adminClient().rpc('forget_mails'), 'mail.forget')
  return names.length
}

export async function removeOriginal(name: string): Promise<void> {
  await unwrap(bucket().remove([name]), 'mail.remove-original')
}
