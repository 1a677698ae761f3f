import { jsonResponse } from '../json-response'
import { sendConfirmationAgain } from './confirmation-mail'
import type { AuthCall, AuthStep } from './auth-service'
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

const flights = new Map<string, Promise<Response>>()

/**
 * Sign-ups of one address at the same moment share one answer. The library looks first and writes later: of twenty at once
 * nineteen would fail, which tells that the address is new.
 */
export async function signupTogether(
  { request, body }: AuthCall,
  minimumLength: number,
  ask: () => Promise<Response>,
): Promise<Response> {
  const isSignup = request.method === 'POST' && new URL(request.url).pathname.endsWith('/signup')
  const { email, password } = body
  if (
    !isSignup ||
    typeof email !== 'string' ||
    typeof password !== 'string' ||
    password.length < minimumLength
  )
    return ask()
  const key = email.toLowerCase()
  const flight = flights.get(key) ?? ask().finally(() => flights.delete(key))
  flights.set(key, flight)
  return (await flight).clone()
}
