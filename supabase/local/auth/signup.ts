import { jsonResponse } from '../json-response'
import { sendConfirmationAgain } from './confirmation-mail'
import type { AuthStep } from './auth-service'
import { findUserByEmail, findUserById, lookAlikeJson, userJson } from './users'

/**
 * A second sign-up with the same address. Confirmed: the answer looks like a new user, nobody learns that the
 * account exists. Still unconfirmed: a new mail, and neither password nor data of the first sign-up change.
 */
export const repeatedSignup: AuthStep = async ({ body }, parts) => {
  if (typeof body.email !== 'string' || typeof body.password !== 'string') return null
  if (body.password.length < parts.config.minimumPasswordLength) return null
  const { kysely } = parts.database
  const user = await findUserByEmail(kysely, body.email)
  if (!user) return null
  if (user.email_confirmed_at) return jsonResponse(lookAlikeJson(body.email.toLowerCase(), body.data))
  const refusal = await sendConfirmationAgain(user, parts)
  if (refusal) return refusal
  return jsonResponse(await userJson(kysely, (await findUserById(kysely, user.id)) ?? user))
}
