import { PGlite } from '@supabase/lite/pglite'
import { Kysely, sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tables } from '@/supabase/local/database/database'
import { lockedDialect } from '@/supabase/local/database/pglite'
import { callerContext } from '@/supabase/local/database/session-context'

vi.setConfig({ testTimeout: 60_000 })

let pglite: PGlite
let kysely: Kysely<Tables>
beforeAll(async () => {
  pglite = new PGlite()
  await pglite.exec('create role authenticated nologin')
  kysely = new Kysely<Tables>({ dialect: lockedDialect(pglite) })
}, 60_000)
afterAll(async () => {
  await kysely.destroy()
  await pglite.close()
})

const whoAmI = sql<{ me: string }>`select current_setting('request.jwt.claim.sub') as me`

test('a transaction keeps its caller while it waits for something else', async () => {
  const asCaller = callerContext(kysely)
  const people = Array.from({ length: 40 }, (_, index) => `person-${index}`)
  const seen = await Promise.all(
    people.map((sub) =>
      asCaller({ role: 'authenticated', sub }, async (db) => {
        await pause(1)
        return (await whoAmI.execute(db)).rows[0]?.me
      }),
    ),
  )
  expect(seen).toEqual(people)
})

test('a failed transaction gives the session back, without what it wrote', async () => {
  await pglite.exec('create table notes (text text)')
  const failing = kysely.transaction().execute(async (db) => {
    await sql`insert into notes values ('lost')`.execute(db)
    await sql`select 1 / 0`.execute(db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect((await sql`select * from notes`.execute(kysely)).rows).toEqual([])
})
