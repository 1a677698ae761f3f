import { randomUUID } from 'node:crypto'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { openReviewScene, type ReviewScene } from '../database/review-scene'
import { createMigrated } from '../support/postgres-databases'
import { startPostgres, type TestPostgres } from '../support/postgres'

/** PGlite has only one connection, so these tests use two connections to a real server. */
let server: TestPostgres
let scene: ReviewScene
let first: Sql
let second: Sql
beforeAll(async () => {
  server = await startPostgres()
  const migrated = await openPostgres(await createMigrated(server.url))
  await migrate(migrated, path.resolve(import.meta.dirname, '../../supabase/migrations'))
  await migrated.close()
  const before = process.env.TEST_POSTGRES_URL
  process.env.TEST_POSTGRES_URL = server.url
  scene = await openReviewScene().finally(() => {
    if (before === undefined) delete process.env.TEST_POSTGRES_URL
    else process.env.TEST_POSTGRES_URL = before
  })
  const [{ name = '' } = {}] = await scene.rows<{ name: string }>('select current_database() as name')
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const connect = () => postgres(url, { max: 1, onnotice: () => undefined })
  ;[first, second] = [connect(), connect()]
}, 240_000)
afterAll(async () => {
  await Promise.all([first?.end(), second?.end()])
  await scene?.close()
  await server?.stop()
})

type Who = 'ana' | 'luis'
const tell = (who: Who) =>
  `select private.notify(array['${scene.people[who]}']::uuid[], 'signature', '${scene.people[who]}', '${randomUUID()}', '{}')`

test('two documents sent in quiet hours to the same people in another order do not block each other', async () => {
  const hour = `extract(hour from now() at time zone 'America/Bogota')::int`
  await scene.run(`delete from private.rest_hours; insert into private.rest_hours
    select id, ${hour}, (${hour} + 3) % 24, false from auth.users`)
  for (const who of ['ana', 'luis'] as const) {
    const session = randomUUID()
    await scene.run(`insert into auth.sessions (id, user_id, created_at) values ('${session}', '${scene.people[who]}', now());
      select public.save_push_device('${scene.people[who]}', '${session}', 'https://web.push.apple.com/${session}',
        '${'B'.repeat(87)}', '${'a'.repeat(22)}', '${'B'.repeat(87)}', '')`)
  }
  const told = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = (by: Sql, at: number, [one, other]: [Who, Who]) =>
    by.begin(async (transaction) => {
      await transaction.unsafe(tell(one))
      told[at]!.resolve()
      await told[1 - at]!.promise
      await transaction.unsafe(tell(other))
    })
  await Promise.all([send(first, 0, ['ana', 'luis']), send(second, 1, ['luis', 'ana'])])
  const queued = () =>
    scene.rows<{
      person: string
      waits: boolean
      since: boolean
    }>(`select distinct d.person, o.next_at > now() as waits, o.payload ? 'since' as since
      from public.outbox o join private.push_devices d on d.id = (o.payload ->> 'device')::uuid where o.kind = 'push'`)
  expect((await queued()).map(({ person }) => person).toSorted()).toEqual(
    [scene.people.ana, scene.people.luis].toSorted(),
  )
  expect((await queued()).every(({ waits, since }) => waits && since)).toBe(true)
  const count = async () =>
    (await scene.rows<{ n: number }>(`select count(*)::int as n from public.outbox where kind = 'push'`))[0]!
      .n
  const before = await count()
  await scene.run(tell('ana'))
  expect(await count()).toBe(before)
})
