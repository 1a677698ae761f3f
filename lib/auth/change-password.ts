import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import { requirePassword } from '@/lib/auth/check-password'
import { endOtherSessions } from '@/lib/auth/other-sessions'
import { passwordProblem } from '@/lib/auth/password-rules'
import { permitChange } from '@/lib/auth/set-password'
import type { SignedIn } from '@/lib/auth/session'
import { ExpectedError } from '@/lib/errors'

type Change = { current: string; password: string }

/** Sets another password for whoever knows the one there is, and ends the account's other sessions. */
export async function changePassword(user: SignedIn, { current, password }: Change): Promise<void> {
  const problem = await passwordProblem(password)
  if (problem) throw new ExpectedError(problem)
  await requirePassword(user, current)
  await permitChange(user.id, { kind: 'password' })
  const { error } = await user.db.auth.updateUser({ password, current_password: current })
  if (error) throw authFailure(error, 'auth.change-password')
  await endOtherSessions(user.db)
}
