import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccountScene, ranked, type AccountScene, type Role } from './account-scene'

type Viewer = Role | 'former' | 'outsider' | 'advisor' | 'other' | 'admin'
let scene: AccountScene
let queries: string[]
const viewers = new Map<Viewer, string>()
/** These addresses, names and telephone numbers are searched for in everything that a viewer can read. */
const signs = new Map<string, string>()

beforeAll(async () => {
  scene = await openAccountScene()
  const { ana, luis, advisor, other, admin } = scene.people
  await scene.run(`delete from private.account_members where account = '${ana}'`)
  for (const [at, role] of [...ranked, 'former' as const].entries()) {
    const id = await scene.person([ana, role === 'former' ? 'reader' : role])
    const phone = `+57 310 555 000${at}`
    await scene.run(`insert into public.client_profiles (user_id, name, phone) values ('${id}', 'Nombre de ${role}', '${phone}')
      on conflict (user_id) do update set name = excluded.name, phone = excluded.phone`)
    viewers.set(role, id)
    signs.set(`${role} email`, `${id}@empresa.example`)
    signs.set(`${role} name`, `Nombre de ${role}`)
    signs.set(`${role} phone`, phone)
  }
  await scene.run(
    `update private.account_members set until = now() where user_id = '${viewers.get('former')}'`,
  )
  await scene.run(`insert into private.account_invitations (account, email, name, role, invited_by, sent)
    values ('${ana}', 'invitada@futura.example', 'Nombre de invitada', 'accountant', '${viewers.get('owner')}', 1)`)
  signs.set('outsider email', 'luis@empresa.example').set('admin email', 'admin@empresa.example')
  signs.set('invited email', 'invitada@futura.example').set('invited name', 'Nombre de invitada')
  for (const [viewer, id] of Object.entries({ outsider: luis, advisor, other, admin }))
    viewers.set(viewer as Viewer, id)
  const { kysely } = scene.database
  queries = [
    ...(await procedures.execute(kysely)).rows.flatMap((one) => callsOf(one, ana)),
    ...(await tables.execute(kysely)).rows.map(
      ({ name }) => `select to_jsonb(t) as answer from public.${name} t`,
    ),
  ]
  // All queries run in one statement, because one statement for each query takes ten times as long.
  await scene.run(`create function public.answer_of(query text) returns jsonb language plpgsql as $$
    declare answer jsonb;
    begin
      execute format('select jsonb_agg(q.answer) from (%s) q', query) into answer;
      return answer;
    exception when others then return null;
    end $$`)
})
afterAll(() => scene?.close())

type Readable = { name: string; args: { type: string; optional: boolean }[] }
const procedures = sql<Readable>`
  select p.proname as name, coalesce((select jsonb_agg(jsonb_build_object(
      'type', format_type(p.proargtypes[i - 1], null), 'optional', i > p.pronargs - p.pronargdefaults) order by i)
    from generate_series(1, p.pronargs) i), '[]') as args
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile = 's' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute') order by 1`
const tables = sql<{ name: string }>`
  select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and has_table_privilege('authenticated', c.oid, 'select') order by 1`

/** Returns calls of a read-only procedure, without and with optional arguments; each uuid is the account's id. */
function callsOf({ name, args }: Readable, account: string): string[] {
  const samples: Record<string, string> = {
    uuid: `'${account}'`,
    jsonb: `'{}'`,
    integer: '50',
    date: 'current_date',
  }
  const values = args.map(({ type }) => samples[type] ?? (type.startsWith('timestamp') ? 'now()' : `''`))
  const needed = values.filter((_, at) => !args[at]?.optional)
  return [...new Set([needed.join(), values.join()])].map(
    (given) => `select to_jsonb(public.${name}(${given})) as answer`,
  )
}

/** Returns whose address, name or telephone number the viewer can read anywhere. */
async function foundBy(viewer: Viewer): Promise<Record<string, string>> {
  const claims = { role: 'authenticated' as const, sub: viewers.get(viewer) ?? '', aal: 'aal2' }
  const { rows } = await scene.database.asCaller(claims, async (db) => {
    const headers = JSON.stringify({ 'x-account': scene.people.ana })
    await sql`select set_config('request.headers', ${headers}, true)`.execute(db)
    return sql`select public.answer_of(q) as answer from unnest(${queries}::text[]) q`.execute(db)
  })
  const all = JSON.stringify(rows)
  const found: Record<string, string> = {}
  for (const [what, sign] of signs) {
    const [whose = '', fact = ''] = what.split(' ')
    if (all.includes(sign)) found[whose] = found[whose] ? `${found[whose]}, ${fact}` : fact
  }
  return found
}

const [face, whole] = ['email, name', 'email, name, phone']
const colleagues = { reader: face, assistant: face, accountant: face, owner: face }
const beside = { former: face, invited: face }
const seenByFirm = { reader: whole, assistant: whole, accountant: whole, owner: whole, ...beside }

test('the tests try everything that a client or member can read', () =>
  expect(queries.length).toBeGreaterThan(100))

test.each<[Viewer, Record<string, string>]>([
  ['reader', { ...colleagues, reader: whole }],
  ['assistant', { ...colleagues, assistant: whole }],
  ['accountant', { ...colleagues, accountant: whole }],
  ['owner', { ...colleagues, ...beside, owner: whole }],
  ['former', {}],
  ['outsider', { outsider: 'email' }],
  ['advisor', { ...seenByFirm, admin: 'email' }],
  ['other', { admin: 'email' }],
  ['admin', { ...seenByFirm, former: whole, outsider: 'email', admin: 'email' }],
])(
  '%s reads only the permitted addresses, names and telephone numbers of the people of an account',
  async (viewer, faces) => {
    expect(await foundBy(viewer)).toEqual(faces)
  },
)
