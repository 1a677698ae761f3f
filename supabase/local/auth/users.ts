import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/database'

export type UserRow = {
  id: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_sent_at: string | null
  last_sign_in_at: string | null
  banned_until: string | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

type IdentityRow = {
  id: string
  provider: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  created_at: string
  updated_at: string
}

export async function findUserByEmail(db: Kysely<Tables>, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select * from auth.users where email = ${email.toLowerCase()}`.execute(db)
  return rows[0]
}

export async function findUserById(db: Kysely<Tables>, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select * from auth.users where id = ${id}::uuid`.execute(db)
  return rows[0]
}

async function identitiesOf(db: Kysely<Tables>, userId: string) {
  const { rows } = await sql<IdentityRow>`
    select * from auth.identities where user_id = ${userId}::uuid order by created_at`.execute(db)
  return rows.map(({ id, provider_id, ...rest }) => ({ ...rest, identity_id: id, id: provider_id }))
}

export async function userJson(db: Kysely<Tables>, user: UserRow): Promise<Record<string, unknown>> {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(user.email_confirmed_at && {
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
    }),
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.email_change && { new_email: user.email_change }),
    ...(user.email_change_sent_at && { email_change_sent_at: user.email_change_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    ...(user.banned_until && { banned_until: user.banned_until }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: await identitiesOf(db, user.id),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

/** Answers the sign-up of a confirmed address with an invented user, so that nobody learns that the user exists. */
export function lookAlikeJson(email: string, metadata: unknown): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
