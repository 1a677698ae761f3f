import type { Database } from '@/lib/supabase/database.types'
import type { Person } from '../support/contract-people'
import type { Fixtures } from './fixtures'
import { callRest, refusalOf, roles, type Answer, type Command, type Reach, type Role } from './roles'
import { tables, type TableName, type TableRow } from './tables'

type Row = Record<string, unknown>

const known = (table: string): TableRow<TableName> => {
  const row = (tables as Partial<Record<string, unknown>>)[table]
  if (!row) throw new Error(`tests/database/tables.ts does not say how to try the table ${table}`)
  return row as TableRow<TableName>
}

async function snapshot({ service }: Fixtures, table: string): Promise<Map<string, Row>> {
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

/** Puts the rows of `documents` back after a successful change, so that the next try finds the same rows. */
async function restore(
  { service }: Fixtures,
  before: Map<string, Row>,
  after: Map<string, Row>,
): Promise<void> {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, row]) => row)
  const made = [...after].filter(([key]) => !before.has(key)).map(([, row]) => String(row.id))
  const documents = service.from('documents')
  const removed = await documents.delete().in('id', made)
  const rows = gone.map((row) => withoutGenerated(row) as Database['public']['Tables']['documents']['Insert'])
  const put = await documents.upsert(rows)
  if (removed.error ?? put.error)
    throw new Error('The documents cannot be put back', { cause: removed.error ?? put.error })
}

function ownersOf(fixtures: Fixtures, rows: Row[], column: string): Role[] {
  const ids = new Set(rows.map((row) => row[column]))
  return roles.filter((role) => role !== 'anon' && ids.has(fixtures.people[role].id))
}

function reachOf(role: Role, touched: Role[]): Reach | string {
  const names = touched.join(', ')
  if (names === '') return 'ownerless'
  if (names === role) return 'own'
  if (names === 'clientA, advisor' && role === 'advisor') return 'mine'
  // Members have the status 'waitlist' too, so an advisor who may read waiting people also reaches the members' rows.
  if (names === 'waitlist, clientA, advisor, admin' && role === 'advisor') return 'mine and waiting'
  const others: Role[] = ['waitlist', 'rejected', 'clientA', 'clientB']
  return others.every((one) => touched.includes(one)) ? 'all' : `rows of ${names}`
}

async function write(fixtures: Fixtures, table: string, command: Command, role: Role): Promise<Answer[]> {
  const { owner, row, patch } = known(table)
  if (command === 'insert') {
    const insert = ({ id }: Person) =>
      callRest(fixtures, role, { method: 'POST', path: table, body: row(id) })
    const [first, ...others] = Object.values(fixtures.people)
    const answer = await insert(first!)
    // The right to write to a table does not depend on the row, so writing other people's rows would be denied too.
    if (refusalOf([answer]) === 'denied') return [answer]
    return [answer, ...(await Promise.all(others.map(insert)))]
  }
  const change = command === 'update' ? { method: 'PATCH', body: patch } : { method: 'DELETE' }
  const filtered = await callRest(fixtures, role, { ...change, path: `${table}?${owner}=not.is.null` })
  // A filter also needs the right to read its column, so a refusal with a filter does not prove that writing is denied.
  // The change is also tried without a filter, unless the service refuses every change without a filter (21000).
  const whole = await callRest(fixtures, role, { ...change, path: table })
  return whole.code === '21000' ? [filtered] : [filtered, whole]
}

/**
 * Returns a function that tries a command on the table as a role, and returns which rows the command reached.
 * No other code may write to the table, because each try is compared with the rows after the previous try.
 */
export function triesOf(table: string) {
  const { owner } = known(table)
  let seen: Map<string, Row> | undefined
  return async (fixtures: Fixtures, command: Command, role: Role): Promise<string> => {
    const outcome = (rows: Row[], answers: Answer[]) =>
      rows.length > 0 ? reachOf(role, ownersOf(fixtures, rows, owner)) : (refusalOf(answers) ?? 'none')
    if (command === 'select') {
      const path = `${table}?${owner}=not.is.null&select=*`
      const answer = await callRest(fixtures, role, { method: 'GET', path })
      return outcome(Array.isArray(answer.body) ? (answer.body as Row[]) : [], [answer])
    }
    const before = seen ?? (await snapshot(fixtures, table))
    const answers = await write(fixtures, table, command, role)
    const refusal = refusalOf(answers)
    if (refusal) {
      // A refused statement is rolled back, so the rows have not changed.
      seen = before
      return refusal
    }
    const after = await snapshot(fixtures, table)
    const changed = differing(before, after)
    const isRestored = changed.length > 0 && table === 'documents'
    if (isRestored) await restore(fixtures, before, after)
    seen = isRestored ? undefined : after
    return outcome(changed, answers)
  }
}

export const tryTable = (fixtures: Fixtures, table: string, command: Command, role: Role) =>
  triesOf(table)(fixtures, command, role)
