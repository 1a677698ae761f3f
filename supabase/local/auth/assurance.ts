import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/database'

/** How a session was opened, as the claims of its tokens say it: `aal2` once a second step was passed. */
export type Assurance = { aal: string; amr: { method: string; timestamp: number }[] }

type SessionRow = { aal: string | null; opened: number; stepped: number }

export async function assuranceOf(db: Kysely<Tables>, sessionId: unknown): Promise<Assurance> {
  if (typeof sessionId !== 'string') return { aal: 'aal1', amr: [] }
  const { rows } = await sql<SessionRow>`
    select aal, extract(epoch from created_at)::int as opened, extract(epoch from updated_at)::int as stepped
    from auth.sessions where id = ${sessionId}::uuid`.execute(db)
  const [session] = rows
  if (!session) return { aal: 'aal1', amr: [] }
  const password = { method: 'password', timestamp: session.opened }
  return session.aal === 'aal2'
    ? { aal: 'aal2', amr: [{ method: 'totp', timestamp: session.stepped }, password] }
    : { aal: 'aal1', amr: [password] }
}
