import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/supabase/database.types'
import type { Fixtures } from './fixtures'
import { callRest, refusalOf, roles, type Answer, type Command, type Reach, type Role } from './roles'

type Row = Record<string, unknown>

const known = (table: string): Attempt<TableName> => {
  const attempt = (attempts as Partial<Record<string, unknown>>)[table]
  if (!attempt) throw new Error(`tests/database/try-table.ts does not say how to try the table ${table}`)
  return attempt as Attempt<TableName>
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

/** Undoes a permitted change, so that the next cell finds the same rows. */
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
  // Members have a status row too, which always waits.
  if (names === 'waitlist, clientA, advisor, admin' && role === 'advisor') return 'mine and waiting'
  const others: Role[] = ['waitlist', 'rejected', 'clientA', 'clientB']
  return others.every((one) => touched.includes(one)) ? 'all' : `rows of ${names}`
}

async function write(fixtures: Fixtures, table: string, command: Command, role: Role): Promise<Answer[]> {
  const { owner, row, patch } = known(table)
  if (command === 'insert')
    return Promise.all(
      Object.values(fixtures.people).map(({ id }) =>
        callRest(fixtures, role, { method: 'POST', path: table, body: row(id) }),
      ),
    )
  const change = command === 'update' ? { method: 'PATCH', body: patch } : { method: 'DELETE' }
  const filtered = await callRest(fixtures, role, { ...change, path: `${table}?${owner}=not.is.null` })
  // A filter needs the right to read its column, which would hide the right to change; the hosted service insists on
  // one.
  const whole = await callRest(fixtures, role, { ...change, path: table })
  return whole.code === '21000' ? [filtered] : [filtered, whole]
}

export async function tryTable(
  fixtures: Fixtures,
  table: string,
  command: Command,
  role: Role,
): Promise<string> {
  const { owner } = known(table)
  const outcome = (rows: Row[], answers: Answer[]) =>
    rows.length > 0 ? reachOf(role, ownersOf(fixtures, rows, owner)) : (refusalOf(answers) ?? 'none')
  if (command === 'select') {
    const answer = await callRest(fixtures, role, {
      method: 'GET',
      path: `${table}?${owner}=not.is.null&select=*`,
    })
    return outcome(Array.isArray(answer.body) ? (answer.body as Row[]) : [], [answer])
  }
  const before = await snapshot(fixtures, table)
  const answers = await write(fixtures, table, command, role)
  const after = await snapshot(fixtures, table)
  const changed = differing(before, after)
  if (changed.length > 0 && table === 'documents') await restore(fixtures, before, after)
  return outcome(changed, answers)
}

type Tables = Database['public']['Tables']
type TableName = keyof Tables
/** `owner` is the column with the person; `row` and `patch` are what a caller tries to write. */
type Attempt<T extends TableName> = {
  owner: keyof Tables[T]['Row'] & string
  row: (owner: string) => Tables[T]['Insert']
  patch: Tables[T]['Update']
}

const hash = 'a'.repeat(64)
const link = 'https://drive.example/x'

const attempts: { [T in TableName]: Attempt<T> } = {
  accounts: { owner: 'id', row: () => ({ id: randomUUID() }), patch: { made_at: '2026-01-01' } },
  appointments: {
    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      title: 'x',
      starts_at: '2026-01-05T13:00:00Z',
      ends_at: '2026-01-05T14:00:00Z',
      status: 'confirmed',
    }),
    patch: { status: 'confirmed' },
  },
  archivos_subidos: {
    owner: 'user_id',
    row: (user_id) => ({
      nombre_archivo: 'x',
      ruta_storage: randomUUID(),
      tipo_archivo: 'x',
      tamano_bytes: 1,
      url_publica: 'x',
      user_id,
    }),
    patch: { descripcion: 'x' },
  },
  audit_log: { owner: 'target', row: (target) => ({ action: 'x', target }), patch: { action: 'x' } },
  calendar_changes: { owner: 'user_id', row: (user_id) => ({ user_id }), patch: { at: '2026-01-01' } },
  client_profiles: { owner: 'user_id', row: (user_id) => ({ user_id, name: 'xx' }), patch: { name: 'otro' } },
  companies: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, name: 'xx', nit: '900108281', digit: 3 }),
    patch: { name: 'otra' },
  },
  consents: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, email: 'x', purpose: 'x', policy_version: 'x', text_sha256: hash }),
    patch: { purpose: 'x' },
  },
  contact_messages: {
    owner: 'email',
    row: (email) => ({ consent_id: randomUUID(), name: 'xx', email, message: 'Un mensaje cualquiera' }),
    patch: { name: 'otro' },
  },
  data_exports: { owner: 'user_id', row: (user_id) => ({ user_id }), patch: { status: 'done' } },
  data_requests: {
    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      key: randomUUID(),
      kind: 'deletion',
      details: 'x'.repeat(10),
      due_on: '2026-12-31',
    }),
    patch: { status: 'answered' },
  },
  document_request_files: {
    owner: 'user_id',
    row: (user_id) => ({ item: randomUUID(), document: randomUUID(), user_id }),
    patch: { added_at: '2026-01-01' },
  },
  document_request_items: {
    owner: 'user_id',
    row: (user_id) => ({ request: randomUUID(), user_id, place: 9, title: 'xx' }),
    patch: { state: 'accepted' },
  },
  document_requests: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, title: 'xxx', due_on: '2026-12-04', asked_by: 'x' }),
    patch: { status: 'cancelled' },
  },
  documents: {
    owner: 'user_id',
    row: (user_id) => ({
      name: 'x',
      user_id,
      file_path: `task_${randomUUID()}`,
      storage_path: `tasks/${user_id}`,
      file_type: 'pending',
      file_size: 0,
    }),
    patch: { file_type: 'completed' },
  },
  invoices: {
    owner: 'user_id',
    row: (user_id) => ({
      document_id: randomUUID(),
      user_id,
      number: 'INV-2026-999',
      name: 'x',
      file_size: 1,
    }),
    patch: { status: 'accepted' },
  },
  message_threads: {
    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id, subject: 'x' }),
    patch: { subject: 'x' },
  },
  messages: {
    owner: 'user_id',
    row: (user_id) => ({
      id: randomUUID(),
      thread_id: randomUUID(),
      user_id,
      author: 'firm',
      body: 'x',
      created_at: '2026-01-01',
    }),
    patch: { body: 'x' },
  },
  notification_choices: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, topic: 'newsletter', wanted: true }),
    patch: { wanted: true },
  },
  obligations: {
    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      obligation: 'withholding',
      period: '2026-01',
      listed: '2026-02-28',
      missing: 'nit',
    }),
    patch: { state: 'ready' },
  },
  outbox: {
    owner: 'user_id',
    row: (user_id) => ({ kind: 'mail', key: randomUUID(), user_id }),
    patch: { status: 'done' },
  },
  rate_limits: { owner: 'key', row: (key) => ({ key, tat: '2026-01-01' }), patch: { tat: '2026-01-01' } },
  section_changes: { owner: 'section', row: () => ({ section: 'otro' }), patch: { at: '2026-01-01' } },
  upload_batches: {
    owner: 'user_id',
    row: (user_id) => ({ id: randomUUID(), user_id }),
    patch: { closed_at: '2026-01-01' },
  },
  uploads: {
    owner: 'user_id',
    row: (user_id) => ({
      user_id,
      batch_id: randomUUID(),
      key: randomUUID(),
      name: 'x',
      path: `${user_id}/x.pdf`,
      declared_type: 'application/pdf',
      declared_size: 1,
    }),
    patch: { status: 'done' },
  },
  user_approval_status: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, status: 'approved' }),
    patch: { status: 'approved' },
  },
  user_drive_folders: {
    owner: 'user_id',
    row: (user_id) => ({ user_id, folder_id: randomUUID(), folder_name: 'x', folder_url: link }),
    patch: { folder_name: 'x' },
  },
}
