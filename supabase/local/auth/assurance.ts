import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/database'

/** How a session was opened, as the claims of its tokens say it: `aal2` once a second step was passed. */
export type Assurance = { aal: string; amr: { method: string; timestamp: number }[] }

type SessionRow = { aal: string | null; opened: number; stepped: number; by_link: boolean }

export async function assuranceOf(db: Kysely<Tables>, sessionId: unknown): Promise<Assurance> {
  if (typeof sessionId !== 'string') return { aal: 'aal1', amr: [] }
  const { rows } = await sql<SessionRow>`
    select aal, extract(epoch from created_at)::int as opened, extract(epoch from updated_at)::int as stepped,
      exists (select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = 'otp') as by_link
    from auth.sessions s where id = ${sessionId}::uuid`.execute(db)
  const [session] = rows
  if (!session) return { aal: 'aal1', amr: [] }
  const first = { method: session.by_link ? 'otp' : 'password', timestamp: session.opened }
  return session.aal === 'aal2'
    ? { aal: 'aal2', amr: [{ method: 'totp', timestamp: session.stepped }, first] }
    : { aal: 'aal1', amr: [first] }
}

/** Notes that the link of a mail opened a session: it may set a password without the one there is. */
export async function noteLink(db: Kysely<Tables>, sessionId: unknown): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${String(sessionId)}::uuid, 'otp')
    on conflict do nothing`.execute(db)
}

export async function isOpen(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from auth.sessions where id = ${sessionId}::uuid`.execute(db)
  return rows.length > 0
}
