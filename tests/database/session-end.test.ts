import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

const user = randomUUID()
let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await openMigratedDatabase()
  await sql`insert into auth.users (id, email) values (${user}::uuid, 'ana@ejemplo.test')`.execute(
    fresh.database.kysely,
  )
})
afterAll(() => fresh.remove())

const ago = (age: string | null) => sql`now() at time zone 'utc' - ${age}::interval`

async function openSession(
  opened: string,
  refreshed: string | null,
  endedAgo: string | null = null,
): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, aal)
    values (${id}::uuid, ${user}::uuid, now() - ${opened}::interval, ${ago(refreshed)}, now() - ${endedAgo}::interval, 'aal1')`.execute(
    fresh.database.kysely,
  )
  return id
}

const claims = (session: string) => ({
  role: 'authenticated' as const,
  sub: user,
  session_id: session,
  exp: 0,
})

const isOpen = (session: string) =>
  fresh.database.asCaller(claims(session), async (db) => {
    const { rows } = await sql<{ access: object | null; listed: number }>`
      select public.my_access() as access, (select count(*)::int from public.my_sessions()) as listed`.execute(
      db,
    )
    expect(rows[0]?.access === null).toBe(rows[0]?.listed === 0)
    return rows[0]?.access !== null
  })

/** Updates a session's rows as the auth service does at each refresh. */
const refresh = (session: string) =>
  sql`update auth.sessions set refreshed_at = now() at time zone 'utc' where id = ${session}::uuid`.execute(
    fresh.database.kysely,
  )

test.each([
  ['almost a week without use', '20 days', '6 days 23 hours', null, true],
  ['a week without use', '20 days', '7 days 1 minute', null, false],
  ['never used, almost a week', '6 days 23 hours', null, null, true],
  ['never used, a week', '7 days 1 minute', null, null, false],
  ['almost thirty days, used lately', '29 days 23 hours', '1 hour', null, true],
  ['thirty days, used lately', '30 days 1 minute', '1 hour', null, false],
  ['told to end', '1 hour', '1 minute', '1 second', false],
] as const)(
  '%s: whether a session that began %s ago is still open',
  async (_what, opened, refreshed, endedAgo, open) => {
    const session = await openSession(opened, refreshed, endedAgo)
    expect(await isOpen(session)).toBe(open)
    await refresh(session)
    expect(await isOpen(session)).toBe(open)
  },
)
