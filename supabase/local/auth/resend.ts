import { jsonResponse } from '../json-response'
import { sendConfirmationAgain } from './confirmation-mail'
import type { AuthStep } from './auth-service'
import { findUserByEmail } from './users'

/** A new confirmation mail for a pending sign-up; any other address gets the same empty answer. */
export const resendSignup: AuthStep = async ({ body }, parts) => {
  if (body.type !== 'signup' || typeof body.email !== 'string') return null
  const user = await findUserByEmail(parts.database.kysely, body.email)
  if (!user || user.email_confirmed_at) return jsonResponse({})
  return (await sendConfirmationAgain(user, parts)) ?? jsonResponse({})
}
