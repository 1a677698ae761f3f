import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionNames, factNames, silentFacts } from '@/content/audit'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

type Procedure = { name: string; schema: string; callable: boolean; body: string }

/** What a client does with what is theirs, through a lock that serves the firm as well. */
const ofClients = ['change_appointment']
/** Reserves a place for a file: the row is written when the file has become the client's document, by the server. */
const reserving = ['begin_client_file']
/** Who has an invoice before their eyes right now: kept for seconds, and decides nothing. */
const passing = ['leave_invoice', 'look_at_invoice']

let fresh: FreshDatabase
let procedures: Procedure[]

beforeAll(async () => {
  fresh = await openMigratedDatabase()
  const { rows } = await sql<Procedure>`
    select p.proname as name, p.pronamespace::regnamespace::text as schema, p.prosrc as body,
           p.provolatile = 'v' and has_function_privilege('authenticated', p.oid, 'execute') as callable
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by p.proname`.execute(fresh.database.kysely)
  procedures = rows
})
afterAll(() => fresh.remove())

/** The text of a procedure and of everything of ours that it calls. */
function wholeText({ name, body }: Procedure, seen = new Set<string>()): string {
  seen.add(name)
  const called = procedures.filter(
    (other) => !seen.has(other.name) && body.includes(`${other.schema}.${other.name}(`),
  )
  return [body, ...called.map((other) => wholeText(other, seen))].join('\n')
}

test('every procedure by which a member changes something writes its row in the same transaction', () => {
  const asksWho = /private\.(is_staff|is_admin|staff_role|sees_client|may_decide)\(/
  // Whether somebody may enter at all is asked of clients as well.
  const entry = ['may_enter', 'require_entry']
  const privileged = procedures.filter(
    (one) => one.schema === 'public' && one.callable && asksWho.test(wholeText(one, new Set(entry))),
  )
  const names = privileged.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['set_approval', 'remove_member', 'retry_delivery']))
  const silent = privileged.filter((one) => !wholeText(one).includes('insert into public.audit_log'))
  expect(silent.map(({ name }) => name)).toEqual([...reserving, ...ofClients, ...passing])
})

test('every action that the code writes has a name that people read', () => {
  const written = procedures.flatMap(({ body }) => [
    ...body.matchAll(/note_(?:staff|account)\(\s*(?:[\w.]+,\s*)?'([a-z-]+\.[a-z-]+)'/g),
    ...body.matchAll(/insert into public\.audit_log[^;]*?'([a-z-]+\.[a-z-]+)'/g),
  ])
  const actions = [...new Set(written.map(([, action]) => action ?? ''))]
  expect(actions.length).toBeGreaterThan(20)
  expect(actions.filter((action) => !(action in actionNames))).toEqual([])
})

/** Ids of other rows, which the log keeps and people do not read. */
const ids = ['id', 'user_id', 'invoice', 'appointment', 'thread', 'message', 'answer', 'delivery', 'document']

/** The names in front of the values of every `jsonb_build_object` in a text. */
function objectKeys(text: string): string[] {
  return [...text.matchAll(/jsonb_build_object\(/g)].flatMap(({ index }) => {
    const parts = ['']
    let depth = 0
    for (const sign of text.slice(text.indexOf('(', index) + 1)) {
      if (sign === ')' && depth === 0) break
      if (sign === '(') depth++
      if (sign === ')') depth--
      if (sign === ',' && depth === 0) parts.push('')
      else parts[parts.length - 1] += sign
    }
    return parts.filter((_, at) => at % 2 === 0).map((part) => part.trim())
  })
}

test('every fact that the code writes has a name that people read', async () => {
  const built = procedures
    .flatMap(({ body }) => body.split(';'))
    .filter((part) =>
      /note_(staff|account)\(|insert into public\.audit_log|\b(before|becomes|was)( jsonb)? :=|into was\b/.test(
        part,
      ),
    )
    .flatMap(objectKeys)
    .flatMap((key) => /^'([a-z_0-9]+)'$/.exec(key)?.[1] ?? [])
  // Rows that are written whole.
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('companies', 'data_requests') and column_name <> 'details'
  `.execute(fresh.database.kysely)
  const { rows: topics } = await sql<{ name: string }>`
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z]+)''', 'g'))[1] as name
    from pg_constraint where conname = 'notification_choices_topic_check'
  `.execute(fresh.database.kysely)
  const written = new Set([...built, ...[...columns, ...topics].map(({ name }) => name)])
  expect([...written]).toEqual(expect.arrayContaining(['verdict', 'standing', 'due_on', 'nit', 'newsletter']))
  expect(
    [...written].filter((name) => !(name in factNames) && ![...ids, ...silentFacts].includes(name)),
  ).toEqual([])
})

test('the owner of the tables cannot change the log either', async () => {
  const { kysely } = fresh.database
  await sql`insert into public.audit_log (action) values ('prueba.hecha')`.execute(kysely)
  for (const attempt of [
    sql`update public.audit_log set action = 'otra'`,
    sql`delete from public.audit_log`,
    sql`truncate public.audit_log`,
    sql`update public.audit_log set action = 'otra' where false`,
  ]) {
    await expect(attempt.execute(kysely)).rejects.toThrow('append-only')
  }
})
