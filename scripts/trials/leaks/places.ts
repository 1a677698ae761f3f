import type { Sql } from 'postgres'
import { publicRoutes } from '../../../content/public-routes'
import { closedAddresses } from '../authz/addresses'
import { rawRequest } from '../raw-request'
import type { Stage } from '../stage'

/** All pages as one person gets them, headers included. */
export async function readPages(url: string, ids: Record<string, string>, cookie: string): Promise<string> {
  const closed = closedAddresses(ids).filter(({ kind }) => kind === 'page')
  let text = ''
  for (const address of [...publicRoutes, '/auth', ...closed.map(({ path }) => path)]) {
    const answer = await rawRequest(url, address, { headers: { cookie } })
    text += `\n${address}\n${JSON.stringify(answer.headers)}${answer.text}`
  }
  return text
}

/** Every row that the product writes, by table. */
export async function readRows(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'storage') order by 1`
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const query = `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`
    rows[name] = (await sql.unsafe<{ text: string }[]>(query))[0]?.text ?? ''
  }
  return rows
}

/** The worst moment for a log: everything fails while people are at work. */
export async function workWithoutBackend(
  { url, backend }: Stage,
  cookie: string,
  { file, words, id }: { file: string; words: string; id: string },
): Promise<void> {
  await backend().stop()
  for (const address of [
    '/portal',
    '/portal/facturas',
    '/portal/cuenta',
    '/admin',
    '/api/tareas',
    '/api/ready',
  ])
    await rawRequest(url, address, { headers: { cookie } })
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const bodies = {
    '/api/facturas': { key: id, batch: id, name: file, type: 'application/xml', size: 10 },
    '/api/mensajes': { id, thread: id, words, files: [] },
  }
  for (const [address, body] of Object.entries(bodies))
    await rawRequest(url, address, { method: 'POST', headers, body: JSON.stringify(body) })
}
