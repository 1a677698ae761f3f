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

const stepSchema = z.object({ on: z.boolean(), asked: z.boolean() })
/** Whether the client is asked for a code at every sign-in, and whether the firm asks them to be. */
export type OwnStep = z.output<typeof stepSchema>

export async function readOwnStep({ db }: SignedIn): Promise<OwnStep> {
  return unwrap(db.rpc('my_second_step'), 'account.second-step', stepSchema)
}

/** The key for the client's application. Nothing is asked of them before its first code is confirmed. `owes`: as an owner whom the firm asks. */
export async function beginOwnStep(
  client: SignedIn & { owes: boolean },
  password: string,
): Promise<Enrolment> {
  if (!client.owes && (await readOwnStep(client)).on) throw new ExpectedError('conflict')
  await requirePassword(client, password)
  // Whatever was set up past the site would be asked for in place of the client's own.
  await endStep(client)
  return beginSecondStep(client)
}

async function endStep({ id }: SignedIn): Promise<void> {
  await unwrap(adminClient().rpc('end_second_step', { person: id }), 'account.second-step-off')
}

/**
 * The first code of the application: from now on each sign-in needs one, and the other sessions end. The password is asked for again:
 * with a session alone somebody could set a step up past the site, and this would make it count.
 */
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
