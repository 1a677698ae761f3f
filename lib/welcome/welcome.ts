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

/** Returns the data of the user's waiting account; null for a user who is not its owner. */
export async function readWelcome({ db }: Caller): Promise<Welcome | null> {
  const { data, error } = await db.rpc('my_welcome')
  if (error?.message === 'not-approved') return null
  if (error) throw databaseError(error, 'welcome.read')
  return welcomeSchema.parse(data)
}

export async function saveDraft({ db }: Caller, draft: WelcomeDraft): Promise<string> {
  return unwrap(db.rpc('save_welcome', { draft }), 'welcome.save')
}

/** Stores the file of the RUT. Without `file` the stored file is deleted. */
export async function saveRut({ db }: Caller, file?: { name: string; bytes: Buffer }): Promise<void> {
  await unwrap(
    db.rpc('save_welcome_rut', file ? { file_name: file.name, content: file.bytes.toString('base64') } : {}),
    'welcome.rut',
  )
}

/** Leaves out registrations to which the member has no access. */
export async function readDetails(
  { db }: Pick<Member, 'db'>,
  accounts: AccountId[],
): Promise<RegistrationDetails[]> {
  if (accounts.length === 0) return []
  return unwrap(db.rpc('registration_details', { accounts }), 'welcome.details', z.array(registrationDetails))
}

const file = z.object({ name: z.string(), content: z.base64() })

export async function readRegistrationRut({ db }: Pick<Member, 'db'>, client: AccountId) {
  const { name, content } = await unwrap(db.rpc('registration_rut', { client }), 'welcome.firm-rut', file)
  return { name, bytes: Buffer.from(content, 'base64') }
}

/** Mails the correction to the user, whose page shows it until the user sends the data again. */
export async function askCorrection(
  { db }: Pick<Member, 'db'>,
  target: string,
  correction: string,
): Promise<void> {
  await unwrap(db.rpc('ask_correction', { target, correction }), 'welcome.correction')
}
