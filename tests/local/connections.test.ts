import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pipelinedQuery, type RunQuery } from '@/supabase/local/database/pipelined-query'
import { renewedPool } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'

describe('queries over a connection', () => {
  vi.setConfig({ testTimeout: 60_000 })

  let pglite: PGlite
  let run: RunQuery
  beforeAll(async () => {
    pglite = new PGlite()
    run = pipelinedQuery(pglite)
    await pglite.exec('create table notes (id int primary key, text text)')
  }, 60_000)
  afterAll(() => pglite.close())

  const values = [
    7,
    'año «2026»',
    null,
    true,
    { a: [1, null] },
    ['x', 'y,"z"'],
    new Date('2026-11-20T12:00:00Z'),
  ]
  const text = `select $1::int as a, $2::text as b, $3::text as c, $4::bool as d, $5::jsonb as e, $6::text[] as f,
  $7::timestamptz as g, 12.50::numeric as h, '\\xff00'::bytea as i`

  test('have the same result as in PGlite, at the first call and when the types are known', async () => {
    const expected = (await pglite.query(text, values)).rows
    expect((await run(text, values)).rows).toEqual(expected)
    expect((await run(text, values)).rows).toEqual(expected)
    expect(Object.values(expected[0] as object)).toHaveLength(9)
  })

  test('count the rows that a statement changed', async () => {
    expect((await run(`insert into notes values (1, 'a'), (2, 'b')`, [])).affected).toBe(2)
    expect((await run('update notes set text = $1 where id = $2', ['c', 2])).affected).toBe(1)
    expect((await run('select * from notes order by id', [])).rows).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: 'c' },
    ])
    expect(await run('begin', [])).toEqual({ rows: [], affected: 0 })
    await run('rollback', [])
  })

  test('that fail say why and leave the session usable', async () => {
    await expect(run('insert into notes values ($1, $2)', [1, 'again'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'notes_pkey',
    })
    await expect(run('select * from nowhere where id = $1', [1])).rejects.toMatchObject({ code: '42P01' })
    await expect(run('select $1::int', ['no number'])).rejects.toMatchObject({ code: '22P02' })
    expect((await run('select 1 as one', [])).rows).toEqual([{ one: 1 }])
  })
})

describe('broken connections', () => {
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
    'a transaction that the server cut between two statements is not committed',
    { timeout: 60_000 },
    async () => {
      const setup = await pool.reserve()
      await setup.unsafe('create table written (a int)')
      setup.release()
      const cut = await pool.reserve()
      await cut.unsafe('begin')
      await cut.unsafe('insert into written values (1)')
      await server.restart()
      // This query reconnects; the rest of the interrupted transaction must not be sent afterwards.
      await expect.poll(() => rowsOf().catch(() => null), { timeout: 20_000 }).toBe(0)
      await expect(cut.unsafe('insert into written values (2)')).rejects.toThrow()
      await expect(cut.unsafe('commit')).rejects.toThrow()
      cut.release()
      expect(await rowsOf()).toBe(0)
    },
  )
})
