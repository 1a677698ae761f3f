import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { continueImport, readImport, readRows, startImport } from '@/lib/clients/import/import'
import { checkDigit } from '@/lib/format/nit'
import { isThorough } from '../support/thorough'
import {
  consentOf,
  must,
  newEmail,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let other: Person

beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
})
afterAll(() => target.stop())
beforeEach(async () => {
  admin = await registerStaff(target)
  other = await registerStaff(target)
})

const as = (person: Person) => ({ db: person.client as never })
const headings = ['Razón social', 'NIT', 'Correo', 'Asesor']
const mapping = ['name', 'nit', 'email', 'advisor']
let nit = 830_000_000
const row = (more: { name?: string; nit?: string; email?: string; advisor?: string } = {}) => {
  const own = String(++nit)
  return [
    more.name ?? `Cliente ${own}`,
    more.nit ?? `${own}-${checkDigit(own)}`,
    more.email ?? '',
    more.advisor ?? '',
  ]
}
const numbered = (rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

async function draft(rows: string[][], by = admin): Promise<string> {
  const id = randomUUID()
  succeed(
    await by.client.rpc('begin_client_import', {
      import: id,
      file_name: 'clientes.csv',
      headings,
      mapping,
      total: rows.length,
    }),
  )
  succeed(await by.client.rpc('save_import_rows', { import: id, rows: numbered(rows) }))
  return id
}

const start = (id: string, send: boolean, accepted: string[] = []) =>
  startImport(as(admin), { import: id, send, accepted })

async function finish(id: string, by = admin): Promise<void> {
  for (;;) if ((await continueImport(as(by), id)).state === 'done') return
}

const clientsOf = async (nits: string[]) =>
  must(await admin.client.rpc('clients_by_nit', { nits })).map(({ title }) => title)
const plainNits = (rows: string[][]) => rows.map((cells) => (cells[1] ?? '').split('-')[0] ?? '')
const refusal = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message

test('a draft creates no client and can be opened on another device until it is discarded', async () => {
  const rows = [row(), row()]
  const id = await draft(rows)
  expect(await clientsOf(plainNits(rows))).toEqual([])
  expect(await readImport(as(admin))).toMatchObject({ id, state: 'draft', total: 2, headings, mapping })
  expect((await readRows(as(admin), id)).map(({ cells }) => cells)).toEqual(rows)
  succeed(await admin.client.rpc('discard_client_import', { import: id }))
  expect(await readImport(as(admin))).toBeNull()
})

test('only its author sees a draft', async () => {
  const id = await draft([row()])
  expect(await readImport(as(other))).toBeNull()
  expect(await readRows(as(other), id)).toEqual([])
  const theirs = { import: id }
  const rows = numbered([row()])
  expect(await refusal(other.client.rpc('save_import_rows', { ...theirs, rows }))).toBe('not-found')
  expect(await refusal(other.client.rpc('set_import_mapping', { ...theirs, mapping }))).toBe('not-found')
  expect(await refusal(other.client.rpc('prepare_import_rows', { ...theirs, rows: [] }))).toBe('not-found')
  expect(await refusal(other.client.rpc('start_client_import', { ...theirs, send: true }))).toBe('not-found')
  expect(await refusal(other.client.rpc('continue_client_import', theirs))).toBe('not-found')
  succeed(await other.client.rpc('discard_client_import', theirs))
  expect((await readImport(as(admin)))?.id).toBe(id)
})

test('an import creates each valid row once, also corrected ones, and leaves out wrong rows and known clients', async () => {
  const advisor = await registerAdvisor(target)
  const known = row()
  const first = await draft([known])
  await start(first, false)
  await finish(first)
  const email = newEmail('gerencia')
  const rows = [row({ email, advisor: advisor.email }), row({ nit: '900108281-4' }), known, row({ name: '' })]
  const id = await draft(rows)
  const corrected = { row: 2, cells: row({ name: 'Corregida' }) }
  succeed(await admin.client.rpc('save_import_rows', { import: id, rows: [corrected] }))
  await start(id, true)
  await start(id, true)
  await finish(id)
  expect(await readImport(as(admin))).toMatchObject({ state: 'done', total: 4, ready: 2, done: 2, failed: 0 })
  const stored = await readRows(as(admin), id)
  expect(stored.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'same', null])
  const client = stored[0]?.client ?? ''
  const people = must(await admin.client.rpc('account_people', { client })) as { invitations: object[] }
  expect(people.invitations).toMatchObject([{ email, role: 'owner', sent: true }])
  expect(await clientsOf(plainNits([corrected.cells]))).toEqual(['Corregida'])
  // A finished import can no longer be changed, but the person can begin a new draft.
  const again = { import: id, rows: numbered([row()]) }
  expect(await refusal(admin.client.rpc('save_import_rows', again))).toBe('import-running')
  await draft([row()])
})

test('the timer continues an interrupted import, and two runs at once create each client only once', async () => {
  const rows = Array.from({ length: 60 }, () => row())
  const id = await draft(rows)
  await start(id, false)
  expect(await continueImport(as(admin), id)).toMatchObject({ state: 'running', done: 25, left: 35 })
  expect(await refusal(admin.client.rpc('discard_client_import', { import: id }))).toBe('import-running')
  const wanted = { import: randomUUID(), file_name: 'otro.csv', headings, mapping, total: 1 }
  expect(await refusal(admin.client.rpc('begin_client_import', wanted))).toBe('import-running')
  await Promise.all([continueImport(as(admin), id), service.rpc('continue_client_imports')])
  while ((await service.rpc('continue_client_imports')).data === true);
  expect(await readImport(as(admin))).toMatchObject({ state: 'done', done: 60, left: 0 })
  expect(await clientsOf(plainNits(rows))).toHaveLength(60)
  const { rows: log } = must(
    await admin.client.rpc('list_audit', { wanted: { area: 'client', actor: admin.id } }),
  ) as unknown as { rows: { action: string }[] }
  expect(log.filter(({ action }) => action === 'client.imported')).toHaveLength(1)
})

test('a row whose NIT was taken meanwhile is left out, and the other rows are imported', async () => {
  const rows = [row(), row()]
  const id = await draft(rows)
  await start(id, false)
  const [taken = ''] = plainNits(rows)
  const company = { name: 'Más rápida', nit: taken, digit: checkDigit(taken) }
  succeed(await other.client.rpc('create_client', { client: randomUUID(), company }))
  await finish(id)
  expect((await readRows(as(admin), id)).map(({ outcome }) => outcome)).toEqual(['client-exists', 'done'])
})

test('an import stops when its author is no longer an administrator', async () => {
  const rows = Array.from({ length: 30 }, () => row())
  const id = await draft(rows)
  await start(id, false)
  await continueImport(as(admin), id)
  const change = { member: admin.id, member_role: 'advisor', member_name: '', expected: 'admin' }
  succeed(await other.client.rpc('change_member', change))
  expect(await refusal(admin.client.rpc('continue_client_import', { import: id }))).toBe('admin-only')
  succeed(await service.rpc('continue_client_imports'))
  const made = must(await other.client.rpc('clients_by_nit', { nits: plainNits(rows) }))
  expect(made).toHaveLength(25)
})

test.runIf(isThorough)(
  'an import of 200 clients mails an invitation to each, and one of them accepts it',
  async () => {
    const emails = Array.from({ length: 200 }, (_, at) => newEmail(`gerencia${at}`))
    const rows = emails.map((email) => row({ email }))
    const id = await draft(rows)
    await start(id, true)
    await finish(id)
    expect(await readImport(as(admin))).toMatchObject({ state: 'done', total: 200, done: 200, failed: 0 })
    const made = must(await admin.client.rpc('clients_by_nit', { nits: plainNits(rows) }))
    expect(new Set(made.map(({ id: client }) => client)).size).toBe(200)
    const sent = must(
      await service.from('outbox').select('key, payload').like('key', 'mail:invitation:%').limit(1000),
    ).map(({ payload }) => payload as { to: string; data: { token: string } })
    expect(emails.filter((email) => sent.filter(({ to }) => to === email).length !== 1)).toEqual([])
    const [email = ''] = emails
    const token = sent.find(({ to }) => to === email)?.data.token ?? ''
    const person = must(
      await service.auth.admin.createUser({
        email,
        password: 'Portal-2026',
        email_confirm: true,
        user_metadata: { invitation: token },
      }),
    )
    succeed(await service.from('consents').insert(consentOf(person.user.id, email)))
    const client = openClient(target)
    must(await client.auth.signInWithPassword({ email, password: 'Portal-2026' }))
    must(await client.rpc('accept_invitation', { token }))
    expect(must(await client.rpc('my_access'))).toMatchObject({
      status: 'approved',
      account: made.find(({ nit: of }) => of === plainNits(rows)[0])?.id,
      accounts: [{ role: 'owner' }],
    })
  },
  120_000,
)

test('an import cannot start before all rows of the file have arrived', async () => {
  const rows = [row(), row()]
  const id = randomUUID()
  const about = { import: id, file_name: 'clientes.csv', headings, mapping, total: rows.length }
  succeed(await admin.client.rpc('begin_client_import', about))
  const [first, second] = numbered(rows)
  succeed(await admin.client.rpc('save_import_rows', { import: id, rows: [first] as never }))
  await expect(start(id, false)).rejects.toMatchObject({ code: 'import-partial' })
  succeed(await admin.client.rpc('save_import_rows', { import: id, rows: [second] as never }))
  await start(id, false)
  expect((await readImport(as(admin)))?.state).toBe('running')
})

test('files and rows that no page would send are refused', async () => {
  const wrong = [
    { total: 5001 },
    { total: 0 },
    { headings: [] },
    { headings: Array.from({ length: 61 }, String) },
    { file_name: '' },
  ]
  const wanted = { file_name: 'clientes.csv', headings, mapping, total: 1 }
  for (const change of wrong)
    expect(
      await refusal(admin.client.rpc('begin_client_import', { import: randomUUID(), ...wanted, ...change })),
    ).toBe('invalid-input')
  const id = await draft([row()])
  const rows = [{ row: 2, cells: row() }]
  expect(await refusal(admin.client.rpc('save_import_rows', { import: id, rows }))).toBe('invalid-input')
  expect(await refusal(admin.client.rpc('set_import_mapping', { import: id, mapping: [] }))).toBe(
    'invalid-input',
  )
  const nothing = await draft([row({ nit: '' })])
  await expect(start(nothing, true)).rejects.toMatchObject({ code: 'invalid-input' })
})
