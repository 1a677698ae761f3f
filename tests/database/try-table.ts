import type { Database } from '@/lib/supabase/database.types'
import type { Cast } from './cast'
import { callRest, refusalOf, type Answer } from './rest'
import { roles, type Command, type Reach, type Role } from './roles'
import { attempts, type Attempt, type TableName } from './table-attempts'

type Row = Record<string, unknown>

const known = (table: string): Attempt<TableName> => {
  const attempt = (attempts as Partial<Record<string, unknown>>)[table]
  if (!attempt) throw new Error(`tests/database/table-attempts.ts does not say how to try the table ${table}`)
  return attempt as Attempt<TableName>
}

async function snapshot({ service }: Cast, table: string): Promise<Map<string, Row>> {
  const { data, error } = await service
    .from(table as TableName)
    .select('*')
    .limit(1000)
  if (error) throw new Error(`The table ${table} cannot be read back`, { cause: error })
  return new Map(data.map((row) => [JSON.stringify(Object.values(row)), row]))
}

const differing = (before: Map<string, Row>, after: Map<string, Row>): Row[] =>
  [...before, ...after].filter(([key]) => !before.has(key) || !after.has(key)).map(([, row]) => row)

const generated = ['kind', 'name_key', 'family']
const withoutGenerated = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !generated.includes(column)))

/** Undoes a change that a cell allows, so that the next cell finds the same rows. */
async function restore({ service }: Cast, before: Map<string, Row>, after: Map<string, Row>): Promise<void> {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, row]) => row)
  const made = [...after].filter(([key]) => !before.has(key)).map(([, row]) => String(row.id))
  const documents = service.from('documents')
  const removed = await documents.delete().in('id', made)
  const rows = gone.map((row) => withoutGenerated(row) as Database['public']['Tables']['documents']['Insert'])
  const put = await documents.upsert(rows)
  if (removed.error ?? put.error)
    throw new Error('The documents cannot be put back', { cause: removed.error ?? put.error })
}

/** Which people a set of rows belongs to, by their roles. */
function ownersOf(cast: Cast, rows: Row[], column: string): Role[] {
  const ids = new Set(rows.map((row) => row[column]))
  return roles.filter((role) => role !== 'anon' && ids.has(cast.people[role].id))
}

function reachOf(role: Role, touched: Role[]): Reach | string {
  const names = touched.join(', ')
  if (names === '') return 'ownerless'
  if (names === role) return 'own'
  if (names === 'clientA, advisor' && role === 'advisor') return 'mine'
  // Members have a status of their own, which nobody decides: it stays at waiting.
  if (names === 'waitlist, clientA, advisor, admin' && role === 'advisor') return 'mine and waiting'
  const others: Role[] = ['waitlist', 'rejected', 'clientA', 'clientB']
  return others.every((one) => touched.includes(one)) ? 'all' : `rows of ${names}`
}

/** Calls that would write to every row of the table that the caller reaches. */
async function write(cast: Cast, table: string, command: Command, role: Role): Promise<Answer[]> {
  const { owner, row, patch } = known(table)
  if (command === 'insert')
    return Promise.all(
      Object.values(cast.people).map(({ id }) =>
        callRest(cast, role, { method: 'POST', path: table, body: row(id) }),
      ),
    )
  const change = command === 'update' ? { method: 'PATCH', body: patch } : { method: 'DELETE' }
  const filtered = await callRest(cast, role, { ...change, path: `${table}?${owner}=not.is.null` })
  // A filter needs the right to read its column, which would hide the right to change. The hosted service insists on one.
  const whole = await callRest(cast, role, { ...change, path: table })
  return whole.code === '21000' ? [filtered] : [filtered, whole]
}

/** How far a role really gets, from the answer and from what the table holds before and after. */
export async function tryTable(cast: Cast, table: string, command: Command, role: Role): Promise<string> {
  const { owner } = known(table)
  const outcome = (rows: Row[], answers: Answer[]) =>
    rows.length > 0 ? reachOf(role, ownersOf(cast, rows, owner)) : (refusalOf(answers) ?? 'none')
  if (command === 'select') {
    const answer = await callRest(cast, role, {
      method: 'GET',
      path: `${table}?${owner}=not.is.null&select=*`,
    })
    return outcome(Array.isArray(answer.body) ? (answer.body as Row[]) : [], [answer])
  }
  const before = await snapshot(cast, table)
  const answers = await write(cast, table, command, role)
  const after = await snapshot(cast, table)
  const changed = differing(before, after)
  if (changed.length > 0 && table === 'documents') await restore(cast, before, after)
  return outcome(changed, answers)
}
