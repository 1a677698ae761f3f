import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { authError } from './auth-error'
import type { AuthParts } from './auth-service'
import type { UserRow } from './users'

/** The refusal while the last mail to this user is too fresh; null when another one may go out. */
export function tooSoon(sentAt: string | null, seconds: number): Response | null {
  const wait = sentAt ? Math.ceil((new Date(sentAt).getTime() - Date.now()) / 1000 + seconds) : 0
  if (wait <= 0) return null
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  return authError(429, 'over_email_send_rate_limit', message)
}

/** Sends a fresh confirmation link; the one before stops working. Answers the refusal when it is too soon. */
export async function sendConfirmationAgain(user: UserRow, parts: AuthParts): Promise<Response | null> {
  const refusal = tooSoon(user.confirmation_sent_at, parts.config.maxFrequency)
  if (refusal || !user.email) return refusal
  const tokenHash = randomBytes(28).toString('hex')
  await sql`
    update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now()
    where id = ${user.id}::uuid`.execute(parts.database.kysely)
  await parts.mailer.send({ template: 'confirmation', to: user.email, tokenHash })
  return null
}
