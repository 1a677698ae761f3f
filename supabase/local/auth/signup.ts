import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/database'
import { jsonResponse } from '../web-bridge'
import { refusedAddress } from './addresses'
import type { AuthCall, AuthStep } from './auth-service'
import { authError } from './auth-error'
import { sendConfirmationAgain } from './mailer'
import { findUserByEmail, findUserById, lookAlikeJson, userJson } from './users'

/**
 * Answers the sign-up of an address that already has a user.
 * A confirmed user is not changed, and the answer looks as if the user were new.
 * An unconfirmed user gets the mail again and keeps the first password.
 */
export const repeatedSignup: AuthStep = async ({ body }, parts) => {
  if (typeof body.email !== 'string' || typeof body.password !== 'string') return null
  if (body.password.length < parts.config.minimum_password_length) return null
  const noAddress = refusedAddress(body.email)
  if (noAddress) return noAddress
  const { kysely } = parts.database
  const user = await findUserByEmail(kysely, body.email)
  if (!user) return null
  if (user.email_confirmed_at) return jsonResponse(lookAlikeJson(body.email.toLowerCase(), body.data))
  const refusal = await sendConfirmationAgain(user, parts)
  if (refusal) return refusal
  return jsonResponse(await userJson(kysely, (await findUserById(kysely, user.id)) ?? user))
}

const flights = new Map<string, Promise<Response>>()

/** Simultaneous sign-ups share one answer, because a duplicate-key error would reveal that the address is new. */
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

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type Pending = {
  id: string
  email: string | null
  email_change_confirm_status: number | null
  sent: string | null
}

/** Handles both links of an e-mail address change here, because `@supabase/lite` supports only one link. */
export const verifyLink: AuthStep = async (
  { request, url, body },
  { database: { kysely }, config, mailer: { siteUrl } },
) => {
  const read = request.method === 'GET'
  const type = read ? url.searchParams.get('type') : body.type
  const token = read ? url.searchParams.get('token') : body.token_hash
  if (type !== 'email_change' || typeof token !== 'string' || token.length < 20) return null
  const taken = await takeHalf(kysely, token, config.email.otp_expiry, config.email.double_confirm_changes)
  if (taken === 'last' || (read && taken === 'none')) return null
  if (taken === 'none') return authError(403, 'otp_expired', 'Email link is invalid or has expired')
  if (!read) return jsonResponse({ msg: halfDone, code: '200' })
  const location = `${siteUrl}#${new URLSearchParams({ message: halfDone }).toString()}`
  return new Response(null, { status: 303, headers: { location } })
}

/** With `both`, the first opened link is only recorded; at the second, `@supabase/lite` changes the address. */
async function takeHalf(db: Kysely<Tables>, token: string, life: number, both: boolean) {
  return db.transaction().execute(async (tx): Promise<'half' | 'last' | 'none'> => {
    const { rows } = await sql<Pending>`
      select id, email, email_change_confirm_status, email_change_sent_at as sent from auth.users
      where email_change_token_current = ${token} or email_change_token_new = ${token} for update`.execute(tx)
    const [pending] = rows
    if (!pending?.sent || Date.now() > new Date(pending.sent).getTime() + life * 1000) return 'none'
    if (both && pending.email && !pending.email_change_confirm_status) {
      await sql`
        update auth.users set email_change_confirm_status = 1,
          email_change_token_current = nullif(email_change_token_current, ${token}),
          email_change_token_new = nullif(email_change_token_new, ${token})
        where id = ${pending.id}::uuid`.execute(tx)
      return 'half'
    }
    await sql`
      update auth.users set email_change_confirm_status = 0, email_change_token_current = null, email_change_token_new = ${token}
      where id = ${pending.id}::uuid`.execute(tx)
    return 'last'
  })
}
