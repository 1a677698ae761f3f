import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'
import { startPostgres, type TestPostgres } from '../support/postgres'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let server: TestPostgres
let backends: LocalBackend[] = []
beforeAll(async () => {
  server = await startPostgres()
  const start = () => startLocalBackend({ env: { DATABASE_URL: server.url } })
  backends = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.stop()))
  await server?.stop()
})

test('two processes that start together on one PostgreSQL migrate it once', async () => {
  const sql = postgres(server.url, { max: 1 })
  const [row] = await sql<{ versions: number; locks: number }[]>`
    select (select count(*)::int from supabase_migrations.schema_migrations) as versions,
           (select count(*)::int from pg_locks where locktype = 'advisory') as locks`
  await sql.end()
  expect(row?.versions).toBeGreaterThan(0)
  expect(row?.locks).toBe(0)
})

test('what one of them writes is read by the other', async () => {
  const admins = backends.map(({ address }) => createClient(address.url, address.secretKey).auth.admin)
  const made = await admins[0]?.createUser({ email: 'ana@ejemplo.test', email_confirm: true })
  const found = await admins[1]?.getUserById(made?.data.user?.id ?? '')
  expect(found?.data.user?.email).toBe('ana@ejemplo.test')
})
