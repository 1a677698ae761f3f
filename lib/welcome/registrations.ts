import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'
import { registrationDetails, type RegistrationDetails } from '@/lib/welcome/schema'

type Caller = Pick<Member, 'db'>

/** What registrations told of themselves, those of them that the member may decide or see. */
export async function readDetails({ db }: Caller, accounts: string[]): Promise<RegistrationDetails[]> {
  if (accounts.length === 0) return []
  const { data, error } = await db.rpc('registration_details', { accounts })
  if (error) throw databaseError(error, 'welcome.details')
  return z.array(registrationDetails).parse(data)
}

const file = z.object({ name: z.string(), content: z.base64() })

/** The RUT that somebody sent with their registration. */
export async function readRegistrationRut({ db }: Caller, client: string) {
  const { data, error } = await db.rpc('registration_rut', { client })
  if (error) throw databaseError(error, 'welcome.firm-rut')
  const { name, content } = file.parse(data)
  return { name, bytes: Buffer.from(content, 'base64') }
}

/** They read the note in their mail, and on their page until they send it again. */
export async function askCorrection({ db }: Caller, target: string, correction: string): Promise<void> {
  const { error } = await db.rpc('ask_correction', { target, correction })
  if (error) throw databaseError(error, 'welcome.correction')
}
