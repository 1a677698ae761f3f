import { randomUUID } from 'node:crypto'

export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** Ways to read a table of the API. */
export const reads = (table: string, client: string): Record<string, Ask> => {
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

export type Procedure = { name: string; reads: boolean; args: { name: string; type: string }[] }

/** Each uuid is one of client B's, by what the argument is called. */
export function argsOf({ args }: Procedure, ids: Record<string, string>): Record<string, unknown> {
  const simple: Record<string, unknown> = {
    integer: 1,
    bigint: 1,
    boolean: true,
    date: '2026-01-01',
    jsonb: {},
    'text[]': [],
    'timestamp with time zone': '2026-01-01T00:00:00Z', // prettier-ignore
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
