import 'server-only'
import { z } from 'zod'
import { taxProfileText } from '@/content/tax-profile'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import type { SignedIn } from '@/lib/session/session'
import { databaseError, refusalDetail } from '@/lib/supabase/database-error'
import { historySchema, type ProfileHistory, type StoredProfile } from '@/lib/tax-profile/schema'

type Caller = Pick<SignedIn, 'db'>
type Refusal = { code?: string; message: string; details?: string | null }
type Kept = { client: string; valid_from: string; seen: string | null }

/** The profiles of the account of this request, or for members of the firm those of a `client` whom they see. */
export async function readProfiles({ db }: Caller, client?: string): Promise<ProfileHistory> {
  const { data, error } = await db.rpc('tax_profile_history', client ? { client } : {})
  if (error) throw databaseError(error, 'tax-profile.history')
  return historySchema.parse(data)
}

/** Answers when it was saved, which is what whoever saves next has seen. */
export async function saveProfile(
  { db }: Caller,
  { client, valid_from, seen }: Kept,
  profile: StoredProfile,
): Promise<string> {
  // The generated types know no argument that may be null.
  const kept = { client, valid_from, profile, seen: seen as string }
  const { data, error } = await db.rpc('save_tax_profile', kept)
  if (error) throw refusalOf(error)
  return data
}

export async function removeProfile({ db }: Caller, { client, valid_from, seen }: Kept) {
  const { error } = await db.rpc('remove_tax_profile', { client, valid_from, seen: seen as string })
  if (error) throw refusalOf(error)
}

const earlier = z.object({ by: z.string().nullable(), at: z.string() })

/** Who was faster is named, as the database wrote it into the detail. */
function refusalOf(error: Refusal): Error {
  const refusal = databaseError(error, 'tax-profile.save')
  const faster = error.message === 'profile-meanwhile' ? refusalDetail(earlier, error.details) : null
  if (!faster?.by) return refusal
  const sentence = taxProfileText.conflict.before(faster.by, formatDateTime(faster.at))
  return new ExpectedError('profile-meanwhile', { sentence })
}
