import type { Visitor } from '../company'
import { rawRequest } from '../raw-request'
import { sideBySide } from '../side-by-side'
import { leaksIn, shows } from './plant'
import { argsOf, reads, type Ask, type Procedure } from './rest-asks'
import { strangers, type Site } from './site'

const tablesOf = ({ sql }: Site) =>
  sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by 1`
const proceduresOf = ({ sql }: Site) => sql<Procedure[]>`
  select p.proname as name, p.provolatile <> 'v' as reads,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type',
      format_type(p.proargtypes[i - 1], null))) from generate_series(1, p.pronargs) i), '[]') as args
  from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`

function send({ company }: Site, who: Visitor | 'service', { path, method = 'GET', headers, body }: Ask) {
  const { url, secretKey, publishableKey } = company.cast.target
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

/** Every table and every procedure of the API, with the publishable key and everybody's own token. */
export async function probeRest(site: Site): Promise<void> {
  const { planted, tries } = site
  const { client = '' } = planted.ids
  const [tables, procedures] = [await tablesOf(site), await proceduresOf(site)]
  const probes = [
    ...tables.flatMap(({ name }) =>
      Object.entries(reads(name, client)).map(([how, one]) => ({ what: `${name}, ${how}`, one, rows: true })),
    ),
    ...procedures.map((one) => ({ what: `rpc ${one.name}`, one: callOf(one, planted.ids), rows: false })),
  ].flatMap((probe) => strangers.map((who) => ({ ...probe, who })))
  await sideBySide(probes, async ({ what, one, rows, who }) => {
    const { status, text } = await send(site, who, one)
    // A row would name its owner; a procedure may well repeat what it was asked.
    const own = rows && status < 300 && text.includes(client) ? ['rows of the client'] : []
    const leaks = [...leaksIn(planted, who, text), ...own]
    tries.expect(leaks.length === 0, `${what} shows ${who} ${leaks.join(', ')}`)
  })
  console.log(`  rest: ${tables.length} tables, ${procedures.length} procedures, ${probes.length} probes`)
}

/** Each table shows the client to whoever may read it, and so do the procedures that read. */
export async function showRest(site: Site): Promise<void> {
  const { planted, tries } = site
  const { client = '' } = planted.ids
  const readers = ['clientB', 'admin', 'service'] as const
  const isShown = async (one: Ask) => {
    for (const who of readers) {
      const { status, text } = await send(site, who, one)
      if (status === 200 && (shows(planted, text) || text.includes(client))) return true
    }
    return false
  }
  const [tables, procedures] = [await tablesOf(site), await proceduresOf(site)]
  const seen: string[] = []
  for (const { name } of tables) if (await isShown({ path: `/rest/v1/${name}?select=*` })) seen.push(name)
  const unseen = tables.map(({ name }) => name).filter((name) => !seen.includes(name))
  // What was counted and when a room changed is about nobody.
  const nobodys = ['rate_limits', 'room_changes']
  for (const name of unseen)
    tries.expect(nobodys.includes(name), `${name} shows the client to nobody who may read it`)
  let told = 0
  for (const one of procedures.filter(({ reads: only }) => only))
    if (await isShown(callOf(one, planted.ids))) told++
  tries.expect(told > 0, 'no procedure tells anything of the client to whoever may ask')
  console.log(
    `  control: ${seen.length} tables and ${told} procedures show the client to whoever may read them`,
  )
}
