import { compare } from 'bcryptjs'
import { authError } from './auth-error'
import type { AuthStep } from './auth-service'
import { findUserByEmail } from './users'

/** Checks the password before it says anything about the account, so that a wrong one never tells who has one. */
export const passwordFirst: AuthStep = async ({ url, body }, { database }) => {
  if (url.searchParams.get('grant_type') !== 'password') return null
  if (typeof body.email !== 'string' || typeof body.password !== 'string') return null
  const user = await findUserByEmail(database.kysely, body.email)
  if (!user?.encrypted_password) return null
  const banned = user.banned_until !== null && new Date(user.banned_until) > new Date()
  if (user.email_confirmed_at && !banned) return null
  if (!(await compare(body.password, user.encrypted_password))) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  return banned ? authError(400, 'user_banned', 'User is banned') : null
}
