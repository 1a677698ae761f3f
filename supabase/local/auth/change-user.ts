import { compare, hash } from 'bcryptjs'
import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { dbErrorOf, type Tables } from '../database/database'
import { jsonResponse } from '../web-bridge'
import { refusedAddress } from './addresses'
import type { AuthCall, AuthParts, AuthStep } from './auth-service'
import { authError } from './auth-error'
import { passwordCost } from './password-cost'
import { requiredUser } from './required-user'
import { assuranceOf } from './tokens'
import { tooSoon } from './mailer'
import { factorsJson, findFactors } from './factor-rows'
import { findUserByEmail, findUserById, userJson, type UserRow } from './users'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Changes password or e-mail address; a new password requires the current one, except after a mail link. */
export const changeUser: AuthStep = async (call, parts) => {
  const { body } = call
  const password = text(body.password)
  const email = text(body.email)?.toLowerCase() ?? null
  const { kysely } = parts.database
  const open = await requiredUser(call, parts)
  if (open instanceof Response) return open
  const { user, sessionId } = open
  if (body.app_metadata !== undefined)
    return authError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (text(body.phone)) return authError(500, 'unexpected_failure', 'Unable to get SMS provider')
  if (!password && !email) return null
  const noAddress = email ? refusedAddress(email) : null
  if (noAddress) return noAddress
  const { minimum_password_length: minimumPasswordLength } = parts.config
  if (password && password.length < minimumPasswordLength)
    return authError(422, 'weak_password', `Password should be at least ${minimumPasswordLength} characters.`)

  const newEmail = email && email !== user.email ? email : null
  const assurance = await assuranceOf(kysely, sessionId)
  const factors = await findFactors(kysely, user.id)
  if (
    (password || newEmail) &&
    factors.some(({ status }) => status === 'verified') &&
    assurance.aal !== 'aal2'
  )
    return authError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  if (newEmail && (await findUserByEmail(kysely, newEmail)))
    return authError(422, 'email_exists', 'A user with this email address has already been registered')
  if (password) {
    const byLink = assurance.amr.some(({ method }) => method === 'otp')
    const refusal = await passwordRefusal(
      user,
      password,
      byLink ? null : { current: text(body.current_password) },
    )
    if (refusal) return refusal
  }
  const refusal = newEmail ? tooSoon(user.email_change_sent_at, parts.config.email.max_frequency) : null
  if (refusal) return refusal
  try {
    if (password) {
      const passwordHash = await hash(password, passwordCost)
      await kysely.transaction().execute((tx) => storePassword(tx, user.id, passwordHash, sessionId))
    }
    if (newEmail) await askMailboxes(parts, user, newEmail)
  } catch (error) {
    // Code 42501 means that one of our triggers refused the change.
    if (dbErrorOf(error)?.code !== '42501') throw error
    return authError(
      500,
      'unexpected_failure',
      password ? 'Error during password storage' : 'Error sending email change email',
    )
  }
  return answer(call, parts, user.id)
}

async function passwordRefusal(user: UserRow, password: string, asked: { current: string | null } | null) {
  const known = user.encrypted_password
  if (!known) return null
  const needed = 'Current password required when setting new password.'
  if (asked && !asked.current) return authError(400, 'current_password_required', needed)
  if (asked?.current && !(await compare(asked.current, known)))
    return authError(400, 'current_password_invalid', needed)
  return (await compare(password, known))
    ? authError(422, 'same_password', 'New password should be different from the old password.')
    : null
}

/** Stores the password, and ends unused mail links and all sessions except the session `kept`. */
export async function storePassword(
  tx: Kysely<Tables>,
  userId: string,
  passwordHash: string,
  kept: string | null,
): Promise<void> {
  await sql`
    update auth.users set encrypted_password = ${passwordHash}, confirmation_token = null,
      confirmation_sent_at = null, recovery_token = null, recovery_sent_at = null,
      email_change_token_current = null, email_change_token_new = null, email_change_sent_at = null,
      reauthentication_token = null, reauthentication_sent_at = null, updated_at = now()
    where id = ${userId}::uuid`.execute(tx)
  await sql`
    delete from auth.refresh_tokens
    where user_id = ${userId}::uuid and (${kept}::text is null or session_id::text <> ${kept}::text)`.execute(
    tx,
  )
  await sql`
    delete from auth.sessions
    where user_id = ${userId}::uuid and (${kept}::text is null or id::text <> ${kept}::text)`.execute(tx)
}

/** Mails the links before the change is stored, as hosted Supabase does; if storing fails, the links do nothing. */
async function askMailboxes({ database, mailer, config }: AuthParts, user: UserRow, newEmail: string) {
  const [current, fresh] = [randomBytes(28).toString('hex'), randomBytes(28).toString('hex')]
  const both = config.email.double_confirm_changes && !!user.email
  const mail = { template: 'email_change', email: user.email ?? '', newEmail } as const
  if (both && user.email) await mailer.send({ ...mail, to: user.email, tokenHash: current })
  await mailer.send({ ...mail, to: newEmail, tokenHash: fresh })
  await sql`
    update auth.users set email_change = ${newEmail}, email_change_token_new = ${fresh},
      email_change_token_current = ${both ? current : null}, email_change_confirm_status = 0,
      email_change_sent_at = now(), updated_at = now()
    where id = ${user.id}::uuid`.execute(database.kysely)
}

async function answer({ body }: AuthCall, { database: { kysely } }: AuthParts, id: string) {
  if (typeof body.data === 'object' && body.data !== null)
    await sql`
      update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${JSON.stringify(body.data)}::text::jsonb
      where id = ${id}::uuid`.execute(kysely)
  const user = await findUserById(kysely, id)
  if (!user) return authError(404, 'user_not_found', 'User not found')
  const factors = await factorsJson(kysely, id)
  return jsonResponse({ ...(await userJson(kysely, user)), ...(factors.length > 0 && { factors }) })
}
