import { randomUUID } from 'node:crypto'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { openReviewScene, type ReviewScene } from '../database/review-scene'
import { createMigrated } from '../support/postgres-databases'
import { startPostgres, type TestPostgres } from '../support/postgres'

let server: TestPostgres
let scene: ReviewScene
/** The first connection locks a row; on the other two connections the calls of two members wait for this row. */
let connections: [Sql, Sql, Sql]
let ids: ReviewScene['people']
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
  ids = scene.people
  await scene.run(
    `insert into private.client_advisors (client, advisor) values ('${ids.ana}', '${ids.other}')`,
  )
  const [{ name = '' } = {}] = await scene.rows<{ name: string }>('select current_database() as name')
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const connect = () => postgres(url, { max: 1, onnotice: () => undefined })
  connections = [connect(), connect(), connect()]
}, 240_000)
afterAll(async () => {
  await Promise.all((connections ?? []).map((one) => one.end()))
  await scene?.close()
  await server?.stop()
})
beforeEach(() =>
  scene.run('delete from public.appointments; delete from public.outbox; delete from private.absences'),
)

const waiting = async (count: number) =>
  expect
    .poll(async () =>
      scene.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(count)

const step = (connection: Sql, member: string, call: string) =>
  connection
    .begin(async (transaction) => {
      const claims = JSON.stringify({ sub: member, role: 'authenticated', aal: 'aal2' })
      await transaction.unsafe(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true),
          set_config('request.jwt.claim.sub', '${member}', true)`,
      )
      await transaction.unsafe(`select public.${call}`)
      return 'done'
    })
    .catch((error: Error) => error.message)

/** Locks the row `held` until both calls wait for it, and returns the result of each call. */
async function both(held: string, [one, other]: readonly [string, string]): Promise<string[]> {
  const [holder, first, second] = connections
  const end = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const held_ = holder.begin(async (transaction) => {
    await transaction.unsafe(`select 1 from public.appointments where id = '${held}' for update`)
    holding.resolve()
    await end.promise
  })
  await holding.promise
  const earlier = step(first, ids.advisor, one)
  await waiting(1)
  const later = step(second, ids.other, other)
  await waiting(2)
  end.resolve()
  await held_
  return Promise.all([earlier, later])
}

/** The hours of four weekly appointments, of which none is on a holiday. */
const slots = Array.from({ length: 30 }, (_, n) => addDays(bogotaDay(new Date()), n + 3))
  .map((day) => Array.from({ length: 4 }, (_, week) => addDays(day, 7 * week)))
  .find((days) => days.every((day) => weekdayOf(day) % 6 !== 0 && !holidayOn(day)))!
  .map((day) => momentAt(day, 9))
async function series(): Promise<string[]> {
  const list = slots.map((slot) => `'${slot}'`).join()
  const { made } = await scene.ask<{ made: string[] }>(
    'advisor',
    `propose_series('${randomUUID()}', '${ids.ana}', array[${list}]::timestamptz[], 'Comité', null, '${ids.advisor}', null, true)`,
  )
  return made
}
const later = (slot: string) => new Date(Date.parse(slot) + 3_600_000).toISOString()
const open = () =>
  scene.rows<{ id: string; sequence: number }>(
    `select id, sequence from public.appointments where status <> 'cancelled' order by starts_at`,
  )

test('when two members cancel a series from different appointments on, one wins and the other sees a conflict', async () => {
  const [first, second, third] = await series()
  const ended = await both(second!, [`cancel_following('${first}', 0)`, `cancel_following('${third}', 0)`])
  expect(ended.toSorted()).toEqual(['conflict', 'done'])
})

test('moving a series and swapping two of its appointments never block each other', async () => {
  for (const backwards of [false, true]) {
    const made = await series()
    // Ids are random, so the test tries both orders of the two appointments.
    const [low, high] = [made[1]!, made[3]!].toSorted() as [string, string]
    const pair = backwards ? [high, low] : [low, high]
    const ended = await both(low, [
      `move_following('${made[0]}', '${later(slots[0]!)}', 0, null, '${ids.advisor}')`,
      `swap_appointments('${pair[0]}', 0, '${pair[1]}', 0, 'hours')`,
    ])
    expect(ended.toSorted()).toEqual(['conflict', 'done'])
    await scene.run('delete from public.appointments')
  }
})

test('when one member moves an appointment and another gives it away, only the first change is made', async () => {
  const [first] = await series()
  const ended = await both(first!, [
    `propose_other_hour('${first}', '${later(slots[0]!)}', 0, null, '${ids.other}')`,
    `assign_appointment('${first}', '${ids.advisor}', 0, '${ids.other}')`,
  ])
  expect(ended).toEqual(['done', 'conflict'])
})

test('an absence that would cancel an appointment waits for a member who moves it, and then sees a conflict', async () => {
  const [first] = await series()
  const plan = JSON.stringify([{ appointment: first, seen: 0, act: 'cancel' }])
  const away = `'${momentAt(slots[0]!.slice(0, 10), 0)}', '${momentAt(addDays(slots[0]!.slice(0, 10), 1), 0)}'`
  const ended = await both(first!, [
    `propose_other_hour('${first}', '${later(slots[0]!)}', 0, null, '${ids.other}')`,
    `save_absence('${ids.other}', ${away}, 'Vacaciones', null, '${plan}')`,
  ])
  expect(ended).toEqual(['done', 'conflict'])
  expect(await open()).toHaveLength(4)
})
