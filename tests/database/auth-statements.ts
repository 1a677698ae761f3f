import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@/supabase/local/database/database'

type Db = Kysely<Tables>

/** Creates a random text that looks like the auth service's hash of an e-mail address and a code. */
export const newHash = () => (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, 56)

const inOne = <T>(db: Db, work: (tx: Db) => Promise<T>) => db.transaction().execute(work)

const clearLinks = (tx: Db, id: string) =>
  sql`delete from auth.one_time_tokens where user_id = ${id}`.execute(tx)

async function keepLink(tx: Db, id: string, kind: string, hash: string) {
  await sql`delete from auth.one_time_tokens where user_id = ${id} and token_type = ${kind}::auth.one_time_token_type`.execute(
    tx,
  )
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${id}, ${kind}::auth.one_time_token_type, ${hash}, '') on conflict do nothing`.execute(
    tx,
  )
}

/** Begins a change of e-mail address or repeats its mails, and returns the hashes of both links. */
export const beginChange = (db: Db, id: string, email: string) =>
  inOne(db, async (tx) => {
    const [current, fresh] = [newHash(), newHash()]
    await sql`
      update auth.users set email_change_token_current = ${current}, email_change_token_new = ${fresh}, email_change = ${email},
        email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now() where id = ${id}`.execute(
      tx,
    )
    await keepLink(tx, id, 'email_change_token_current', current)
    await keepLink(tx, id, 'email_change_token_new', fresh)
    return [current, fresh] as const
  })

type Pending = { id: string; status: number; email_change: string; kind: string }

export const verifyChange = (db: Db, hash: string) =>
  inOne(db, async (tx): Promise<'unknown' | 'half' | 'changed'> => {
    const { rows } = await sql<Pending>`
      select u.id, u.email_change_confirm_status as status, u.email_change, t.token_type::text as kind
      from auth.one_time_tokens t join auth.users u on u.id = t.user_id
      where t.token_hash = ${hash} and t.token_type in ('email_change_token_current', 'email_change_token_new')`.execute(
      tx,
    )
    const [pending] = rows
    if (!pending) return 'unknown'
    if (pending.status === 0) {
      await sql`delete from auth.one_time_tokens where user_id = ${pending.id} and token_type = ${pending.kind}::auth.one_time_token_type`.execute(
        tx,
      )
      await sql`
        update auth.users set email_change_confirm_status = 1,
          email_change_token_current = case when ${pending.kind} = 'email_change_token_current' then '' else email_change_token_current end,
          email_change_token_new = case when ${pending.kind} = 'email_change_token_new' then '' else email_change_token_new end
        where id = ${pending.id}`.execute(tx)
      return 'half'
    }
    await sql`
      update auth.users set email = ${pending.email_change}, email_change = '', email_change_token_current = '',
        email_change_token_new = '', email_change_confirm_status = 0 where id = ${pending.id}`.execute(tx)
    await clearLinks(tx, pending.id)
    return 'changed'
  })

export async function storePassword(tx: Db, id: string, hash: string, kept: string | null = null) {
  await sql`
    update auth.users set encrypted_password = ${hash}, confirmation_token = '', confirmation_sent_at = null, recovery_token = '',
      recovery_sent_at = null, email_change_token_current = '', email_change_token_new = '', email_change_sent_at = null,
      phone_change_token = '', phone_change_sent_at = null, reauthentication_token = '', reauthentication_sent_at = null,
      updated_at = now() where id = ${id}`.execute(tx)
  await clearLinks(tx, id)
  await sql`delete from auth.sessions where user_id = ${id} and (${kept}::uuid is null or id <> ${kept}::uuid)`.execute(
    tx,
  )
}

export const changePassword = (db: Db, id: string, hash: string) =>
  inOne(db, (tx) => storePassword(tx, id, hash))

/** Sets the e-mail of a stolen account back to the owner's in one transaction, as the auth service does. */
export const giveBack = (db: Db, id: string, email: string, hash: string) =>
  inOne(db, async (tx) => {
    await sql`update auth.users set confirmation_token = '', email_confirmed_at = now() where id = ${id}`.execute(
      tx,
    )
    await clearLinks(tx, id)
    await storePassword(tx, id, hash)
    await sql`update auth.users set email = ${email}, updated_at = now() where id = ${id}`.execute(tx)
  })

/** Encrypts the stored password with another key, as the auth service does during a sign-in. */
export const sealAgain = (db: Db, id: string, sealed: string) =>
  sql`update auth.users set encrypted_password = ${sealed}, updated_at = now() where id = ${id}`.execute(db)

export const sealed = () =>
  JSON.stringify({ key_id: 'k1', alg: 'aes-gcm-hkdf', data: newHash(), nonce: newHash().slice(0, 16) })
