import 'server-only'
import { requirePassword } from '@/lib/auth/password'
import { beginSecondStep, passSecondStep, type Enrolment } from '@/lib/auth/second-step'
import { ExpectedError } from '@/lib/errors'
import { endOtherSessions } from '@/lib/session/lifecycle'
import type { Client } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { databaseError } from '@/lib/supabase/database-error'

/** Whether the client is asked for a code at every sign-in. */
export async function hasSecondStep({ db }: SignedIn): Promise<boolean> {
  const { data, error } = await db.rpc('my_second_step')
  if (error) throw databaseError(error, 'account.second-step')
  return data
}

/** The key for the client's application. Nothing is asked of them before its first code is confirmed. */
export async function beginOwnStep(client: Client, password: string): Promise<Enrolment> {
  if (await hasSecondStep(client)) throw new ExpectedError('conflict')
  await requirePassword(client, password)
  // Whatever was set up past the site would be asked for in place of the client's own.
  await endStep(client)
  return beginSecondStep(client)
}

async function endStep({ id }: Client): Promise<void> {
  const { error } = await adminClient().rpc('end_second_step', { person: id })
  if (error) throw databaseError(error, 'account.second-step-off')
}

/**
 * The first code of the application: from now on each sign-in needs one, and the other sessions end. The password is asked for again:
 * with a session alone somebody could set a step up past the site, and this would make it count.
 */
export async function confirmOwnStep(
  client: Client,
  { current, code }: { current: string; code: string },
): Promise<null> {
  await requirePassword(client, current)
  await passSecondStep(client, code)
  const { error } = await adminClient().rpc('keep_second_step', { person: client.id })
  if (error) throw databaseError(error, 'account.second-step-on')
  await endOtherSessions(client.db)
  return null
}

export async function endOwnStep(client: Client, code: string): Promise<null> {
  await passSecondStep(client, code)
  await endStep(client)
  return null
}
