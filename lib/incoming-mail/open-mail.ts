import 'server-only'
import { z } from 'zod'
import { openOriginal } from '@/lib/incoming-mail/originals'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

const original = z.object({ path: z.string(), received_at: z.string() }).nullable()

export async function openMail({ db }: Pick<SignedIn, 'db'>, mail: string) {
  const found = await unwrap(db.rpc('mail_original', { mail }), 'mail.original', original)
  const bytes = found && (await openOriginal(found.path))
  return bytes && { bytes, day: found.received_at.slice(0, 10) }
}
