import postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renewedPool } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'

let server: TestPostgres
let pool: ReturnType<typeof renewedPool>
beforeEach(async () => {
  server = await startPostgres()
  pool = renewedPool((onclose) => postgres(server.url, { max: 1, onclose, onnotice: () => undefined }))
})
afterEach(async () => {
  await pool.end({ timeout: 1 })
  await server.stop()
})

const rowsOf = async () => {
  const session = await pool.reserve()
  const [row] = await session.unsafe('select count(*)::int as count from written')
  session.release()
  return row?.count as number
}

test(
  'a transaction that the server cut between two statements is never told that it was committed',
  { timeout: 60_000 },
  async () => {
    const setup = await pool.reserve()
    await setup.unsafe('create table written (a int)')
    setup.release()
    const cut = await pool.reserve()
    await cut.unsafe('begin')
    await cut.unsafe('insert into written values (1)')
    await server.restart()
    // Somebody else's question connects anew; the driver would say the rest of the transaction there, outside of it.
    await expect.poll(() => rowsOf().catch(() => null), { timeout: 20_000 }).toBe(0)
    await expect(cut.unsafe('insert into written values (2)')).rejects.toThrow()
    await expect(cut.unsafe('commit')).rejects.toThrow()
    cut.release()
    expect(await rowsOf()).toBe(0)
  },
)
