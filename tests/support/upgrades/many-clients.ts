import { createHash } from 'node:crypto'

type Row = Record<string, unknown>
type Rows = Record<string, Row[]>

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** What counts from one on, or names something outside of the database: each client has their own. */
const numbered = ['id', 'decision']
const named = ['google_drive_id', 'folder_id', 'key']

/** All rows of one client: those that name them, and those that name such a row. */
function rowsOf(client: string, rows: Rows): Rows {
  const ids = new Set([client])
  const own: Rows = {}
  for (let grown = true; grown;) {
    grown = false
    for (const [table, all] of Object.entries(rows)) {
      const found = all.filter((row) => Object.values(row).some((value) => ids.has(value as string)))
      grown ||= found.length > (own[table]?.length ?? 0)
      own[table] = found
      for (const { id } of found) if (typeof id === 'string') ids.add(id)
    }
  }
  return own
}

/** The same rows with `count` more clients, who have what the one of this address has, under ids and names of their own. */
export function withClients(rows: Rows, email: string, count: number): Rows {
  const client = rows['auth.users']?.find((user) => user['email'] === email)?.['id'] as string
  const own = rowsOf(client, rows)
  const ownText = JSON.stringify(own)
  const others = Object.entries(rows).flatMap(([table, all]) =>
    all.filter((row) => !own[table]?.includes(row)),
  )
  const kept = new Set(others.map(({ id }) => id).filter((id) => typeof id === 'string'))
  const changed = [...new Set(ownText.match(uuid))].filter((id) => !kept.has(id))
  const all = structuredClone(rows)
  for (let at = 1; at <= count; at++) {
    const ids = new Map(changed.map((id) => [id, derived(`${at} ${id}`)]))
    const copy = JSON.parse(
      ownText.replace(uuid, (id) => ids.get(id) ?? id).replaceAll(email, `cliente${at}@demo.co`),
    ) as Rows
    for (const [table, made] of Object.entries(copy))
      all[table]?.push(...made.map((row) => renamed(table, row, at)))
  }
  return all
}

function derived(text: string): string {
  const hash = createHash('md5').update(text).digest('hex')
  return [0, 8, 12, 16, 20].map((from, n) => hash.slice(from, [8, 12, 16, 20, 32][n])).join('-')
}

function renamed(table: string, row: Row, at: number): Row {
  const next = { ...row }
  for (const column of numbered)
    if (typeof next[column] === 'number') next[column] = next[column] + at * 100_000
  for (const column of named) {
    const value = next[column]
    if (typeof value === 'string' && !value.match(/^[0-9a-f-]{36}$/)) next[column] = `${value}-${at}`
  }
  if (table === 'private.review_records') {
    const number = (last: string) => String(Number(last) + at * 100).padStart(4, '0')
    next['number'] = String(row['number']).replace(/\d+$/, number)
    const code = derived(`${at} ${String(row['code'])}`)
      .replaceAll('-', '')
      .toUpperCase()
    next['code'] = code.slice(0, 16).replace(/(....)(?=.)/g, '$1-')
  }
  // The firm's hours are taken once: each client comes in a year of their own.
  if (table === 'public.appointments')
    for (const column of ['starts_at', 'ends_at']) {
      const moment = Date.parse(String(row[column])) + at * 364 * 24 * 3_600_000
      next[column] = new Date(moment).toISOString()
    }
  return next
}
