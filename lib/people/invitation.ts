import 'server-only'
import type { Route } from 'next'
import { authFailure } from '@/lib/auth/auth-failure'
import { passwordProblem } from '@/lib/auth/password'
import { recordConsent } from '@/lib/auth/sign-up'
import { currentSender } from '@/lib/http/client-ip'
import { ExpectedError, type ErrorCode } from '@/lib/errors'
import { linkLimits, takeLimits } from '@/lib/limits'
import { report } from '@/lib/observability/report'
import { acceptInvitation } from '@/lib/people/people'
import { openedInvitationSchema, tokenSchema, type OpenedInvitation, type Join } from '@/lib/people/schema'
import { openSession } from '@/lib/session/lifecycle'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'
import { aboutAccount } from '@/lib/supabase/named-account'
import { serverClient } from '@/lib/supabase/server'

export async function readInvitation(token: string): Promise<OpenedInvitation | null> {
  if (!tokenSchema.safeParse(token).success) return null
  return unwrap(
    adminClient().rpc('invitation_of', { token }),
    'people.invitation',
    openedInvitationSchema.nullable(),
  )
}

const refusals: Record<OpenedInvitation['state'], ErrorCode | null> = {
  open: null,
  used: 'invitation-used',
  late: 'invitation-late',
  withdrawn: 'invitation-withdrawn',
}

export const refusalOf = ({ state }: OpenedInvitation): ErrorCode | null => refusals[state]

/** The invitation's link went only to this mailbox, so the e-mail address counts as confirmed. */
export async function joinByInvitation({ token, password }: Join): Promise<{ target: Route; team: boolean }> {
  const { ip, userAgent } = await currentSender()
  await takeLimits(linkLimits(ip))
  const invitation = await readInvitation(token)
  if (!invitation) throw new ExpectedError('not-found')
  const refusal = refusalOf(invitation)
  if (refusal) throw new ExpectedError(refusal)
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  const { email } = invitation
  const { admin } = adminClient().auth
  const { data, error } = await admin.createUser({
    email,
    password,
    email_confirm: true,
    // The invitation's token tells the database that the user needs no account.
    user_metadata: { invitation: token },
  })
  if (error?.code === 'email_exists') throw new ExpectedError('invited-known')
  if (error) throw authFailure(error, 'auth.join')
  try {
    await recordConsent({ personId: data.user.id, email, ip, userAgent })
  } catch (failure) {
    // Without a record of consent the user is deleted again, so that the invitation can be used again.
    const removed = await admin.deleteUser(data.user.id)
    if (removed.error) report(removed.error, 'auth.join')
    throw failure
  }
  const db = await serverClient()
  const signedIn = await db.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw authFailure(signedIn.error, 'auth.join')
  const account = await acceptInvitation({ db }, token)
  const target = await openSession(db, email, null)
  const { team } = invitation
  return { team, target: team ? target : aboutAccount<Route>('/portal', account) }
}
