import 'server-only'
import { createHash } from 'node:crypto'
import type { Session } from '@supabase/supabase-js'
import type { Route } from 'next'
import { cookies } from 'next/headers'
import { authFailure, linkFailure } from '@/lib/auth/auth-failure'
import { spendBackupCode } from '@/lib/auth/backup-codes'
import { findLinkOwner, type LinkOwner } from '@/lib/auth/link-owner'
import { endOtherSessions, openSession } from '@/lib/session/lifecycle'
import { passSecondStep } from '@/lib/auth/second-step'
import { ExpectedError } from '@/lib/errors'
import { linkRenewalLimits, takeLimits } from '@/lib/limits'
import { readClaims } from '@/lib/session/session'
import { permitChange } from '@/lib/auth/password'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { anonymousClient } from '@/lib/supabase/anonymous'
import { serverClient } from '@/lib/supabase/server'
import { resetCookie } from '@/lib/supabase/session-cookie'

type Reset = {
  owner: LinkOwner
  tokenHash: string
  /** The token that is still valid: the token of the mail or, after a wrong code, the token of the new link. */
  token: string
  password: string
  /** Proves the second sign-in step: a code of the authenticator app, or a backup code if the app is lost. */
  proof: { code: string } | { backupCode: string }
}

/** A wrong code uses up the link, so this browser then gets another link. */
export async function resetWithCode({ owner, tokenHash, token, password, proof }: Reset): Promise<Route> {
  const reader = anonymousClient()
  const opened = await reader.auth.verifyOtp({ token_hash: token, type: 'recovery' })
  if (opened.error) throw linkFailure(opened.error)
  let session
  try {
    session =
      'code' in proof
        ? await passSecondStep({ id: owner.user, db: reader }, proof.code)
        : await openWithBackupCode(reader, owner.user, proof.backupCode, opened.data.session)
    await permitChange(owner.user, { kind: 'password' })
    const { error } = await reader.auth.updateUser({ password })
    // A new password that equals the current one is accepted, because the user can sign in with it.
    if (error && error.code !== 'same_password') throw authFailure(error, 'auth.new-password')
  } catch (error) {
    await renewLink(owner, tokenHash)
    await reader.auth.signOut({ scope: 'local' })
    throw error
  }
  const db = await serverClient()
  const entered = await db.auth.setSession(session)
  if (entered.error) throw authFailure(entered.error, 'auth.new-password')
  await endOtherSessions(db)
  const jar = await cookies()
  jar.set({ ...resetCookie, value: '', maxAge: 0 })
  return openSession(db, owner.email, null)
}

type Reader = ReturnType<typeof anonymousClient>

/** Opens the session of a user who lost the authenticator app; the backup code ends all other sessions. */
async function openWithBackupCode(
  reader: Reader,
  person: string,
  code: string,
  session: Session | null,
): Promise<Session> {
  const claims = await readClaims(reader)
  if (!claims || claims === 'unreachable' || !session) throw new ExpectedError('unavailable')
  await spendBackupCode(person, code, claims.session_id)
  return session
}

export async function needsCode(tokenHash: string): Promise<boolean> {
  const owner = await findLinkOwner('recovery', await currentResetToken(tokenHash))
  return owner?.second_step ?? false
}

const nameOf = (tokenHash: string) => createHash('sha256').update(tokenHash).digest('base64url')

export async function currentResetToken(tokenHash: string): Promise<string> {
  const [of, token] = ((await cookies()).get(resetCookie.name)?.value ?? '').split('.')
  return of === nameOf(tokenHash) && token ? token : tokenHash
}

/**
 * After a wrong code, makes another link for this browser, up to a limit.
 * Without this limit, somebody with a stolen link could renew the link for days.
 */
async function renewLink({ user, email }: LinkOwner, tokenHash: string): Promise<void> {
  try {
    await takeLimits(linkRenewalLimits(user))
  } catch (error) {
    return error instanceof ExpectedError ? undefined : report(error, 'auth.renew-link')
  }
  const { data, error } = await adminClient().auth.admin.generateLink({ type: 'recovery', email })
  if (error) return report(error, 'auth.renew-link')
  const jar = await cookies()
  jar.set({ ...resetCookie, value: `${nameOf(tokenHash)}.${data.properties.hashed_token}` })
}
