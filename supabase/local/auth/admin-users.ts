import { hash } from 'bcryptjs'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuthConfig } from '../config'
import { dbErrorOf, type Tables } from '../database/database'
import { jsonResponse } from '../web-bridge'
import { refusedAddress } from './addresses'
import { authError } from './auth-error'
import { storePassword } from './change-user'
import { passwordCost } from './password-cost'
import { findUserByEmail, findUserById, userJson, type UserRow } from './users'

type Db = Kysely<Tables>
type Body = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const json = (value: unknown) => JSON.stringify(value && typeof value === 'object' ? value : {})
const weakPassword = (length: number) =>
  authError(422, 'weak_password', `Password should be at least ${length} characters.`)

export async function listUsers(db: Db, query: URLSearchParams): Promise<Response> {
  const size = Math.min(Math.max(Number(query.get('per_page')) || 50, 1), 1000)
  const page = Math.max(Number(query.get('page')) || 1, 1)
  const users = await sql<UserRow>`
    select * from auth.users order by created_at desc, id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  )
  const count = await sql<{ total: number }>`select count(*)::int as total from auth.users`.execute(db)
  const total = count.rows[0]?.total ?? 0
  const last = Math.max(Math.ceil(total / size), 1)
  const link = (to: number, rel: string) => `<users?page=${to}&per_page=${size}>; rel="${rel}"`
  const links = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [link(last, 'last')]
  return jsonResponse(
    { users: await Promise.all(users.rows.map((user) => userJson(db, user))), aud: 'authenticated' },
    200,
    { 'x-total-count': String(total), link: links.join(', ') },
  )
}

export async function createUser(db: Db, body: Body, config: AuthConfig): Promise<Response> {
  const email = text(body.email)?.toLowerCase()
  const password = text(body.password)
  if (!email)
    return authError(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  const noAddress = refusedAddress(email)
  if (noAddress) return noAddress
  if (password && password.length < config.minimum_password_length)
    return weakPassword(config.minimum_password_length)
  const id = text(body.id) ?? randomUUID()
  const passwordHash = text(body.password_hash) ?? (password ? await hash(password, passwordCost) : '')
  const metadata = typeof body.app_metadata === 'object' ? body.app_metadata : {}
  try {
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
                                raw_app_meta_data, raw_user_meta_data)
        values (${id}::uuid, 'authenticated', 'authenticated', ${email}, ${passwordHash},
                case when ${body.email_confirm === true}::boolean then now() end,
                ${json({ provider: 'email', providers: ['email'], ...metadata })}::text::jsonb,
                ${json(body.user_metadata)}::text::jsonb)`.execute(tx)
      await sql`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values (${randomUUID()}::uuid, 'email', ${id}, ${id}::uuid,
                ${json({ sub: id, email, email_verified: body.email_confirm === true })}::text::jsonb)`.execute(
        tx,
      )
    })
  } catch (error) {
    if (dbErrorOf(error)?.code !== '23505') throw error
    return authError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  return answer(db, id)
}

/** Makes all requested changes to a user, or none if one of them fails, as hosted Supabase does. */
export async function updateUser(db: Db, user: UserRow, body: Body, config: AuthConfig): Promise<Response> {
  const email = text(body.email)?.toLowerCase() ?? null
  const noAddress = email ? refusedAddress(email) : null
  if (noAddress) return noAddress
  const password = text(body.password)
  if (password && password.length < config.minimum_password_length)
    return weakPassword(config.minimum_password_length)
  const passwordHash = password ? await hash(password, passwordCost) : null
  const ban = text(body.ban_duration)
  const confirmed = body.email_confirm === true
  try {
    await db.transaction().execute(async (tx) => {
      await sql`
        update auth.users set
          email_confirmed_at = case when ${confirmed}::boolean then now() else email_confirmed_at end,
          confirmation_token = case when ${confirmed}::boolean then null else confirmation_token end,
          banned_until = case when ${ban}::text is null then banned_until
                              when ${ban}::text = 'none' then null else now() + ${ban}::text::interval end,
          raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || ${json(body.app_metadata)}::text::jsonb,
          raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${json(body.user_metadata)}::text::jsonb,
          updated_at = now()
        where id = ${user.id}::uuid`.execute(tx)
      if (passwordHash) await storePassword(tx, user.id, passwordHash, null)
      if (!email) return
      await sql`update auth.users set email = ${email} where id = ${user.id}::uuid`.execute(tx)
      await sql`
        update auth.identities set identity_data = identity_data || ${json({ email, email_verified: confirmed })}::text::jsonb
        where user_id = ${user.id}::uuid and provider = 'email'`.execute(tx)
    })
  } catch (error) {
    if (!dbErrorOf(error)) throw error
    return authError(500, 'unexpected_failure', 'Error updating user')
  }
  return answer(db, user.id)
}

export async function deleteUser(db: Db, user: UserRow): Promise<Response> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from auth.refresh_tokens where user_id = ${user.id}::uuid`.execute(tx)
    await sql`delete from auth.users where id = ${user.id}::uuid`.execute(tx)
  })
  return jsonResponse({})
}

async function answer(db: Db, id: string): Promise<Response> {
  const user = await findUserById(db, id)
  return user ? jsonResponse(await userJson(db, user)) : authError(404, 'user_not_found', 'User not found')
}

/** Returns a link to reset a password instead of mailing it, because the caller has the secret key. */
export async function generateLink(db: Db, body: Body, config: AuthConfig): Promise<Response> {
  if (body.type !== 'recovery')
    return authError(400, 'validation_failed', 'Only links of type recovery are made here')
  const email = text(body.email) ?? ''
  const noAddress = refusedAddress(email)
  if (noAddress) return noAddress
  const user = await findUserByEmail(db, email)
  if (!user) return authError(404, 'user_not_found', 'User with this email not found')
  const digits = config.email.otp_length
  const code = Array.from({ length: digits }, () => randomInt(10)).join('')
  const hashed = createHash('sha224').update(`${user.email}${code}`).digest('hex')
  await sql`
    update auth.users set recovery_token = ${hashed}, recovery_sent_at = now()
    where id = ${user.id}::uuid`.execute(db)
  return jsonResponse({
    ...(await userJson(db, user)),
    email_otp: code,
    hashed_token: hashed,
    verification_type: 'recovery',
  })
}
