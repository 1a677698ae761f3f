import 'server-only'
import type { z } from 'zod'
import { recordTreatment, saveMailChoices } from '@/lib/auth/authorisations'
import { ExpectedError } from '@/lib/errors'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'
import { registrationDataSchema, type consentSchema } from '@/lib/welcome/schema'
import { readWelcome } from '@/lib/welcome/welcome'

/** This function uses the secret key, which no page may load, so it has a file of its own. */
export async function sendWelcome(
  person: SignedIn,
  { deadlines, newsletter }: z.output<typeof consentSchema>,
): Promise<void> {
  const welcome = await readWelcome(person)
  if (!welcome) throw new ExpectedError('not-approved')
  const answers = registrationDataSchema.safeParse(welcome.draft)
  if (!answers.success) throw new ExpectedError('welcome-incomplete')
  await saveMailChoices(person.id, {
    deadlines: deadlines ? 'daily' : 'never',
    newsletter: newsletter ? 'now' : 'never',
  })
  await recordTreatment(person)
  await unwrap(person.db.rpc('send_welcome', { told: answers.data }), 'welcome.send')
}
