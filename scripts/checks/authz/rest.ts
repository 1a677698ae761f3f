import { randomUUID } from 'node:crypto'
import { rawRequest } from '../../site-client/requests'
import { sideBySide } from '../check'
import type { Visitor } from '../people'
import { leaksIn, shows } from './markers'
import { strangers, type Site } from './site'

const tablesOf = ({ sql }: Site) =>
  sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by 1`
const proceduresOf = ({ sql }: Site) => sql<Procedure[]>`
  select p.proname as name, p.provolatile <> 'v' as reads,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
      format_type(p.proargtypes[i - 1], null))) from generate_series(1, p.pronargs) i), '[]') as args
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`

function send({ company }: Site, who: Visitor | 'service', { path, method = 'GET', headers, body }: Ask) {
  const { url, secretKey, publishableKey } = company.fixtures.target
  const token = who === 'service' ? secretKey : company.tokens[who]
  return rawRequest(url, path, {
    method,
    headers: {
      apikey: who === 'service' ? secretKey : publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
}

const callOf = (procedure: Procedure, ids: Record<string, string>): Ask => ({
  path: `/rest/v1/rpc/${procedure.name}`,
  method: 'POST',
  body: JSON.stringify(argsOf(procedure, ids)),
})

export async function probeRest(site: Site): Promise<void> {
  const { marked, tries } = site
  const { client = '' } = marked.ids
  const [tables, procedures] = [await tablesOf(site), await proceduresOf(site)]
  const probes = [
    ...tables.flatMap(({ name }) =>
      Object.entries(reads(name, client)).map(([how, one]) => ({ what: `${name}, ${how}`, one, rows: true })),
    ),
    ...procedures.map((one) => ({ what: `rpc ${one.name}`, one: callOf(one, marked.ids), rows: false })),
  ].flatMap((probe) => strangers.map((who) => ({ ...probe, who })))
  await sideBySide(probes, async ({ what, one, rows, who }) => {
    const { status, text } = await send(site, who, one)
    // A table must not return client B's id; a procedure may return the id, because it got the id as an argument.
    const own = rows && status < 300 && text.includes(client) ? ['rows of the client'] : []
    const leaks = [...leaksIn(marked, who, text), ...own]
    tries.expect(leaks.length === 0, `${what} shows ${who} ${leaks.join(', ')}`)
  })
  console.log(`  rest: ${tables.length} tables, ${procedures.length} procedures, ${probes.length} probes`)
}

/** As a control, permitted readers must see client B's data in every table and by every reading procedure. */
export async function showRest(site: Site): Promise<void> {
  const { marked, tries } = site
  const { client = '' } = marked.ids
  const readers = ['clientB', 'admin', 'service'] as const
  const isShown = async (one: Ask) => {
    for (const who of readers) {
      const { status, text } = await send(site, who, one)
      if (status === 200 && (shows(marked, text) || text.includes(client))) return true
    }
    return false
  }
  const [tables, procedures] = [await tablesOf(site), await proceduresOf(site)]
  const seen: string[] = []
  for (const { name } of tables) if (await isShown({ path: `/rest/v1/${name}?select=*` })) seen.push(name)
  const unseen = tables.map(({ name }) => name).filter((name) => !seen.includes(name))
  const nobodys = ['rate_limits', 'section_changes']
  for (const name of unseen)
    tries.expect(nobodys.includes(name), `${name} shows the client to nobody who may read it`)
  let shown = 0
  for (const one of procedures.filter(({ reads: only }) => only))
    if (await isShown(callOf(one, marked.ids))) shown++
  tries.expect(shown > 0, 'no procedure answers those who may ask about the client')
  console.log(
    `  control: ${seen.length} tables and ${shown} procedures show the client to those who may read them`,
  )
}

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

const reads = (table: string, client: string): Record<string, Ask> => {
  const path = `/rest/v1/${table}`
  return {
    'all rows': { path: `${path}?select=*` },
    'rows of the client': { path: `${path}?select=*&user_id=eq.${client}` },
    'either or': { path: `${path}?select=*&or=(user_id.eq.${client},user_id.is.null)` },
    'not those of nobody': { path: `${path}?select=*&not.and=(user_id.is.null)` },
    'with its neighbours': { path: `${path}?select=*,documents(*),invoices(*)` },
    'as CSV': { path: `${path}?select=*`, headers: { accept: 'text/csv' } },
    'as one object': {
      path: `${path}?select=*&limit=1`,
      headers: { accept: 'application/vnd.pgrst.object+json' },
    },
    'its plan': {
      path: `${path}?select=*`,
      headers: { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
    },
    counted: { path: `${path}?select=*`, method: 'HEAD', headers: { prefer: 'count=exact' } },
    'in the closed schema': { path, headers: { 'accept-profile': 'private' } },
    'in the schema of the accounts': {
      path: '/rest/v1/users?select=*',
      headers: { 'accept-profile': 'auth' },
    },
    'in the schema of the files': {
      path: '/rest/v1/objects?select=*',
      headers: { 'accept-profile': 'storage' },
    },
    'changed and returned': {
      path: `${path}?user_id=eq.${client}`,
      method: 'PATCH',
      headers: { prefer: 'return=representation' },
      body: '{}',
    },
    'deleted and returned': {
      path: `${path}?user_id=eq.${client}`,
      method: 'DELETE',
      headers: { prefer: 'return=representation' },
    },
    'merged and returned': {
      path,
      method: 'POST',
      headers: { prefer: 'return=representation,resolution=merge-duplicates' },
      body: JSON.stringify([{ user_id: client }]),
    },
    'two slashes': { path: `/rest/v1//${table}?select=*` },
    'out of another': { path: `/auth/v1/../../rest/v1/${table}?select=*` },
    'named encoded': { path: `/rest/v1/%${table.charCodeAt(0).toString(16)}${table.slice(1)}?select=*` },
  }
}

type Procedure = { name: string; reads: boolean; args: { name: string; type: string }[] }

function argsOf({ args }: Procedure, ids: Record<string, string>): Record<string, unknown> {
  const simple: Record<string, unknown> = {
    integer: 1,
    bigint: 1,
    boolean: true,
    date: '2026-01-01',
    jsonb: {},
    'text[]': [],
    'timestamp with time zone': '2026-01-01T00:00:00Z',
  }
  const uuid = (name: string) =>
    ids[name] ?? (/client|target|member|user|uid/.test(name) ? ids.client : undefined) ?? randomUUID()
  return Object.fromEntries(
    args.map(({ name, type }) => {
      const value =
        type === 'uuid' ? uuid(name) : type === 'uuid[]' ? [ids.client] : (simple[type] ?? 'waitlist')
      return [name, value]
    }),
  )
}
