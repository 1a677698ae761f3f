import 'server-only'
import { z } from 'zod'
import { requirePassword } from '@/lib/auth/password'
import { beginSecondStep, passSecondStep, type Enrolment } from '@/lib/auth/second-step'
import { ExpectedError } from '@/lib/errors'
import { endOtherSessions } from '@/lib/session/lifecycle'
import type { Client } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const stepSchema = z.object({ on: z.boolean(), asked: z.boolean(), codes: z.number() })
export type OwnStep = z.output<typeof stepSchema>

export async function readOwnStep({ db }: SignedIn): Promise<OwnStep> {
  return unwrap(db.rpc('my_second_step'), 'account.second-step', stepSchema)
}

/** Begins the setup of a second step; `owes` is true for an owner whom the firm requires to have one. */
export async function beginOwnStep(
  client: SignedIn & { owes: boolean },
  password: string,
): Promise<Enrolment> {
  if (!client.owes && (await readOwnStep(client)).on) throw new ExpectedError('conflict')
  await requirePassword(client, password)
  // Removes a second step that was set up outside the site, because Supabase would ask for its codes too.
  await endStep(client)
  return beginSecondStep(client)
}

async function endStep({ id }: SignedIn): Promise<void> {
  await unwrap(adminClient().rpc('end_second_step', { person: id }), 'account.second-step-off')
}

/** Activates the second step and ends other sessions; needs the password, because a session may be stolen. */
export async function confirmOwnStep(
  client: SignedIn,
  { current, code }: { current: string; code: string },
): Promise<null> {
  await requirePassword(client, current)
  await passSecondStep(client, code)
  await unwrap(adminClient().rpc('keep_second_step', { person: client.id }), 'account.second-step-on')
  await endOtherSessions(client.db)
  return null
}

export async function endOwnStep(client: Client, code: string): Promise<null> {
  await passSecondStep(client, code)
  await endStep(client)
  return null
}
