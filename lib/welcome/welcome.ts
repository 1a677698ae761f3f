import { type AccountId } from '@/lib/ids'
import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'
import {
  welcomeSchema,
  registrationDetails,
  type Welcome,
  type WelcomeDraft,
  type RegistrationDetails,
} from '@/lib/welcome/schema'

type Caller = Pick<SignedIn, 'db'>

/** What the account of this request, which waits, told so far; null for whoever is no owner of it. */
export async function readWelcome({ db }: Caller): Promise<Welcome | null> {
  const { data, error } = await db.rpc('my_welcome')
  if (error?.message === 'not-approved') return null
  if (error) throw databaseError(error, 'welcome.read')
  return welcomeSchema.parse(data)
}

/** Returns when it was saved. */
export async function saveDraft({ db }: Caller, draft: WelcomeDraft): Promise<string> {
  return unwrap(db.rpc('save_welcome', { draft }), 'welcome.save')
}

/** Without a file the one that is there goes. */
export async function saveRut({ db }: Caller, file?: { name: string; bytes: Buffer }): Promise<void> {
  await unwrap(
    db.rpc('save_welcome_rut', file ? { file_name: file.name, content: file.bytes.toString('base64') } : {}),
    'welcome.rut',
  )
}

/** What registrations told of themselves, those of them that the member may decide or see. */
export async function readDetails(
  { db }: Pick<Member, 'db'>,
  accounts: AccountId[],
): Promise<RegistrationDetails[]> {
  if (accounts.length === 0) return []
  return unwrap(db.rpc('registration_details', { accounts }), 'welcome.details', z.array(registrationDetails))
}

const file = z.object({ name: z.string(), content: z.base64() })

/** The RUT that somebody sent with their registration. */
export async function readRegistrationRut({ db }: Pick<Member, 'db'>, client: AccountId) {
  const { name, content } = await unwrap(db.rpc('registration_rut', { client }), 'welcome.firm-rut', file)
  return { name, bytes: Buffer.from(content, 'base64') }
}

/** They read the note in their mail, and on their page until they send it again. */
export async function askCorrection(
  { db }: Pick<Member, 'db'>,
  target: string,
  correction: string,
): Promise<void> {
  await unwrap(db.rpc('ask_correction', { target, correction }), 'welcome.correction')
}
