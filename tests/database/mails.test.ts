import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

describe('mails about messages', () => {
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

  /** Returns after how many minutes each mail about the thread of messages is due. */
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

  test('a client who was last seen two minutes ago gets the mail at once', async () => {
    await seen('121 seconds')
    await answer()
    expect(await mails()).toEqual([0])
  })

  test('a client who was seen a moment ago has three minutes to read the message before the mail', async () => {
    await seen('100 seconds')
    await answer()
    expect(await mails()).toEqual([3])
  })

  test('a client who turned off mails about messages gets none', async () => {
    const choice = (mail: 'now' | 'never') =>
      run(`insert into public.notification_choices (user_id, topic, mail) values ('${client}', 'messages', '${mail}')
      on conflict (user_id, topic) do update set mail = excluded.mail`)
    await choice('never')
    await answer()
    expect(await mails()).toEqual([])
    await choice('now')
    await answer()
    expect(await mails()).toHaveLength(1)
  })

  test('the next mail of a conversation waits an hour, but other conversations do not wait for it', async () => {
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
})

describe('mails about the inbox', () => {
  let fresh: FreshDatabase
  const [client, lonely, advisor, other, admin] = Array.from({ length: 5 }, () => randomUUID())
  let thread: string

  beforeAll(async () => {
    fresh = await openMigratedDatabase()
    await run(`insert into auth.users (id, email) values ('${client}', 'ana@empresa.example'), ('${lonely}', 'sola@empresa.example'),
      ('${advisor}', 'diana@nogal.example'), ('${other}', 'oscar@nogal.example'), ('${admin}', 'jefa@nogal.example');
    update public.user_approval_status set status = 'approved' where user_id in ('${client}', '${lonely}');
    insert into private.firm_settings (name, value) values ('second_step', '"optional"');
    insert into private.staff (user_id, role) values ('${advisor}', 'advisor'), ('${other}', 'advisor'), ('${admin}', 'admin');
    insert into private.client_advisors (client, advisor) values ('${client}', '${advisor}'), ('${client}', '${other}')`)
  })
  afterAll(() => fresh.remove())

  const run = (text: string) => fresh.database.boot((session) => session(text))
  const as = (sub: string | undefined, call: string) =>
    fresh.database.asCaller({ role: 'authenticated', sub: sub ?? '' }, (db) =>
      sql.raw(`select public.${call}`).execute(db),
    )
  const write = (who = client) =>
    as(who, `send_message('${randomUUID()}', '${thread}', 'Hola', '{}', 'Una pregunta')`)
  const sent = (ago: string) =>
    run(`update public.outbox set status = 'done', done_at = clock_timestamp() - interval '${ago}'
    where payload -> 'data' ->> 'conversation' = '${thread}'`)

  /** Returns who gets a mail about the thread of messages, and after how many minutes the mail is due. */
  async function mails(): Promise<[to: string, due: number][]> {
    const { rows } = await sql<{ to: string; due: number }>`
    select payload ->> 'to' as to, round(extract(epoch from next_at - clock_timestamp()) / 60)::int as due from public.outbox
    where payload -> 'data' ->> 'conversation' = ${thread} and status = 'pending' order by 1`.execute(
      fresh.database.kysely,
    )
    return rows.map(({ to, due }) => [to, due])
  }

  beforeEach(() => {
    thread = randomUUID()
  })

  test('advisors get one mail about several unread messages after ten minutes', async () => {
    await write()
    await write()
    expect(await mails()).toEqual([
      ['diana@nogal.example', 10],
      ['oscar@nogal.example', 10],
    ])
  })

  test('no mail is sent when a member read the message first, and the next message has its own mail', async () => {
    await write()
    await as(other, `read_thread_as_firm('${thread}')`)
    expect(await mails()).toEqual([])
    await write()
    expect(await mails()).toHaveLength(2)
  })

  test('only the member who handles the conversation gets the mail', async () => {
    await write()
    await as(advisor, `read_thread_as_firm('${thread}')`)
    await as(advisor, `assign_thread('${thread}', '${advisor}')`)
    await write()
    expect(await mails()).toEqual([['diana@nogal.example', 10]])
  })

  test('administrators get the mail for a client without an advisor', async () => {
    await write(lonely)
    expect(await mails()).toEqual([['jefa@nogal.example', 10]])
  })

  test('the next mail of a conversation waits an hour, also after one was withdrawn', async () => {
    await write()
    await run(`update public.outbox set next_at = clock_timestamp() - interval '5 minutes'
    where payload -> 'data' ->> 'conversation' = '${thread}'`)
    await run(
      `update private.firm_mails set due_at = clock_timestamp() - interval '5 minutes' where thread_id = '${thread}'`,
    )
    await sent('5 minutes')
    await write()
    expect(await mails()).toEqual([
      ['diana@nogal.example', 55],
      ['oscar@nogal.example', 55],
    ])
    await as(advisor, `read_thread_as_firm('${thread}')`)
    await write()
    expect((await mails())[0]).toEqual(['diana@nogal.example', 55])
  })
})
