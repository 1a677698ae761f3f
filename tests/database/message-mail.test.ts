import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

let fresh: FreshDatabase
const client = randomUUID()
const adviser = randomUUID()
let thread: string

beforeAll(async () => {
  fresh = await openMigratedDatabase()
  await run(`insert into auth.users (id, email) values ('${client}', 'ana@empresa.example'), ('${adviser}', 'asesora@nogal.example');
    update public.user_approval_status set status = 'approved' where user_id = '${client}';
    insert into private.staff (user_id, role) values ('${adviser}', 'advisor');
    insert into private.client_advisors (client, advisor) values ('${client}', '${adviser}')`)
})
afterAll(() => fresh.remove())

const run = (text: string) => fresh.database.boot((session) => session(text))
const as = (sub: string, call: string) =>
  fresh.database.asCaller({ role: 'authenticated', sub }, (db) =>
    sql.raw(`select public.${call}`).execute(db),
  )
const seen = (ago: string) =>
  run(
    `update private.presence set seen_at = clock_timestamp() - interval '${ago}' where user_id = '${client}'`,
  )
const answer = () => as(adviser, `answer_message('${randomUUID()}', '${thread}', 'Una respuesta')`)

/** In how many whole minutes each mail of the thread is due. */
async function mails(): Promise<number[]> {
  const { rows } = await sql<{ due: number }>`
    select round(extract(epoch from next_at - clock_timestamp()) / 60)::int as due from public.outbox
    where payload -> 'data' ->> 'thread' = ${thread} order by created_at`.execute(fresh.database.kysely)
  return rows.map(({ due }) => due)
}

beforeEach(async () => {
  thread = randomUUID()
  await as(client, `send_message('${randomUUID()}', '${thread}', 'Hola', '{}', 'Una pregunta')`)
})

test('who was last seen two minutes ago is away: the mail goes at once', async () => {
  await seen('121 seconds')
  await answer()
  expect(await mails()).toEqual([0])
})

test('who was there a moment ago has three minutes to see it', async () => {
  await seen('100 seconds')
  await answer()
  expect(await mails()).toEqual([3])
})

test('who has said not to want such mails gets none', async () => {
  const choice = (wanted: boolean) =>
    run(`insert into public.notification_choices (user_id, topic, wanted) values ('${client}', 'messages', ${wanted})
      on conflict (user_id, topic) do update set wanted = excluded.wanted`)
  await choice(false)
  await answer()
  expect(await mails()).toEqual([])
  await choice(true)
  await answer()
  expect(await mails()).toHaveLength(1)
})

test('the next one of a thread comes an hour after the last, those of other threads do not wait for it', async () => {
  await seen('1 hour')
  await answer()
  await run(`update public.outbox set status = 'done', done_at = clock_timestamp() - interval '20 minutes'
    where payload -> 'data' ->> 'thread' = '${thread}'`)
  await seen('1 hour')
  await answer()
  expect((await mails())[1]).toBe(40)
  thread = randomUUID()
  await as(client, `send_message('${randomUUID()}', '${thread}', 'Hola', '{}', 'Otra pregunta')`)
  await seen('1 hour')
  await answer()
  expect(await mails()).toEqual([0])
})
