import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ImportField } from '@/content/client-import'
import {
  continueImport,
  errorsFile,
  readHolders,
  readImport,
  readRows,
  startImport,
} from '@/lib/clients/import/import'
import { judgeRows } from '@/lib/clients/import/judge'
import type { Holder } from '@/lib/clients/import/row'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import {
  must,
  newEmail,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openSharedTarget, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let admin: Person

beforeAll(async () => {
  target = await openSharedTarget()
})
afterAll(() => target.stop())
beforeEach(async () => {
  admin = await registerStaff(target)
})

const caller = () => ({ db: admin.client as never })
const mapping: ImportField[] = ['nit', 'name', 'email', 'regime', 'vat', 'municipalities', 'phone', 'advisor']
let last = 840_000_000
const newNit = () => String(++last)
const thisYear = bogotaDay(new Date()).slice(0, 4)

async function imported(
  rows: string[][],
  accepted: (holders: Holder[]) => string[] = () => [],
): Promise<string> {
  const id = randomUUID()
  const about = { import: id, file_name: 'clientes.xlsx', headings: mapping, mapping, total: rows.length }
  succeed(await admin.client.rpc('begin_client_import', about))
  const numbered = rows.map((cells, at) => ({ row: at + 6, cells }))
  succeed(await admin.client.rpc('save_import_rows', { import: id, rows: numbered }))
  const nits = rows.map(([nit]) => nit ?? '')
  await startImport(caller(), {
    import: id,
    send: true,
    accepted: accepted(await readHolders(caller(), nits)),
  })
  while ((await continueImport(caller(), id)).state !== 'done');
  return id
}

/** Returns the keys of the changes that the import page shows for one row, which is line 6 of the imported file. */
const keysOf = (holders: Holder[], cells: string[], kinds: string[]) => {
  const known = {
    staff: [],
    taken: new Map(holders.map((one) => [one.nit, one])),
    today: bogotaDay(new Date()),
  }
  const [judged] = judgeRows([{ row: 6, cells }], mapping, known)
  const changes = judged?.existing?.changes ?? []
  return changes.flatMap(({ key }) => (kinds.some((kind) => key.includes(` ${kind} `)) ? [key] : []))
}
const holderOf = async (nit: string) => (await readHolders(caller(), [nit]))[0]!
const historyOf = async (client: string) =>
  must(await admin.client.rpc('tax_profile_history', { client })) as unknown as {
    profiles: Record<string, unknown>[]
  }
const invitationsOf = async (client: string) =>
  (
    must(await admin.client.rpc('account_people', { client })) as unknown as {
      invitations: { email: string; role: string }[]
    }
  ).invitations

test('an imported client has its tax profile, its people from several rows and a note', async () => {
  const [nit, first, second] = [newNit(), newEmail('ana'), newEmail('luis')]
  const id = await imported([
    [
      `${nit}-${checkDigit(nit)}`,
      'Café Sur S.A.S.',
      `Ana Díaz <${first}>`,
      'Ordinario',
      'Bimestral',
      'Bogotá (bimestral)',
      '300 123 4567',
      '',
    ],
    [nit, '', second, '', '', '', '', ''],
  ])
  expect(await readImport(caller())).toMatchObject({
    id,
    total: 2,
    done: 1,
    joined: 1,
    failed: 0,
    uninvited: 0,
  })
  const holder = await holderOf(nit)
  expect(holder).toMatchObject({
    name: 'Café Sur S.A.S.',
    notes: [],
    phone: '300 123 4567',
    profile: {
      regime: 'ordinary',
      vat_cycle: 'bimester',
      responsibilities: ['05', '48'],
      kind: 'company',
      digit: checkDigit(nit),
    },
  })
  expect((await historyOf(holder.id)).profiles).toMatchObject([
    { valid_from: `${thisYear}-01-01`, municipalities: [{ code: '11001', duties: ['local-tax-bimonthly'] }] },
  ])
  const byEmail = (await invitationsOf(holder.id)).toSorted((one, other) =>
    one.email.localeCompare(other.email),
  )
  expect(byEmail).toMatchObject([
    { email: first, role: 'owner' },
    { email: second, role: 'assistant' },
  ])
})

test('a person who cannot be invited does not stop the other people, and the file of errors names them', async () => {
  const advisor = await registerAdvisor(target)
  const [nit, email] = [newNit(), newEmail('ana')]
  const id = randomUUID()
  const about = { import: id, file_name: 'clientes.xlsx', headings: mapping, mapping, total: 1 }
  succeed(await admin.client.rpc('begin_client_import', about))
  succeed(await admin.client.rpc('save_import_rows', { import: id, rows: [{ row: 6, cells: [nit] }] }))
  // The page leaves out members of the firm, but this person became a member after the import had started.
  const people = [advisor.email, email].map((address, at) => ({
    email: address,
    name: '',
    role: at === 0 ? 'owner' : 'assistant',
  }))
  const ready = {
    company: { name: 'Flores', nit, digit: checkDigit(nit) },
    advisor: null,
    people,
    profile: null,
    note: '',
  }
  succeed(await admin.client.rpc('prepare_import_rows', { import: id, rows: [{ row: 6, ready, said: [] }] }))
  succeed(await admin.client.rpc('start_client_import', { import: id, send: false }))
  await continueImport(caller(), id)
  expect(await readImport(caller())).toMatchObject({ state: 'done', done: 1, uninvited: 2 })
  const file = await (await errorsFile(caller())).text()
  expect(file).toContain(advisor.email)
})

test('a second import changes only what the administrator accepted, and reports the rest', async () => {
  const [nit, email] = [newNit(), newEmail('ana')]
  await imported([[nit, 'Flores Ltda.', '', 'Ordinario', 'Bimestral', '', '', '']])
  const before = await holderOf(nit)
  const cells = [nit, 'Flores S.A.S.', email, 'Simple', '', 'Cali', '', '']
  const id = await imported([cells], (holders) => keysOf(holders, cells, ['profile', 'people']))
  expect(await readImport(caller())).toMatchObject({ id, done: 0, changed: 1, same: 0 })
  const after = await holderOf(nit)
  expect(after).toMatchObject({
    id: before.id,
    name: 'Flores Ltda.',
    emails: [email],
    profile: {
      regime: 'simple',
      responsibilities: ['47', '48'],
      municipalities: [{ code: '76001', duties: [] }],
    },
  })
  await imported([cells, [newNit(), 'Otra', '', '', '', '', '', '']])
  expect(await readImport(caller())).toMatchObject({ done: 1, changed: 0, same: 1 })
  const [row] = await readRows(caller(), (await readImport(caller()))?.id ?? '')
  expect(row).toMatchObject({
    outcome: 'kept',
    said: ['Sin aceptar: Nombre, de «Flores Ltda.» a «Flores S.A.S.».'],
  })
  const name = await imported([cells], (holders) => keysOf(holders, cells, ['name']))
  expect([(await readRows(caller(), name))[0]?.outcome, (await holderOf(nit)).name]).toEqual([
    'changed',
    'Flores S.A.S.',
  ])
})

test('a change that the administrator did not see is not made', async () => {
  const nit = newNit()
  await imported([[nit, 'Flores Ltda.', '', 'Ordinario', '', '', '', '']])
  const { id: client, seen, profile } = await holderOf(nit)
  const cells = [nit, 'Flores Ltda.', '', 'Simple', '', '', '', '']
  const stale = keysOf([await holderOf(nit)], cells, ['profile'])
  // Another member saves another tax profile between the preview and the start of the import.
  const { valid_from = '', ...facts } = profile ?? {}
  const theirs = {
    client,
    valid_from,
    profile: { ...facts, responsibilities: ['05', '07'] },
    seen: seen ?? '',
  }
  must(await admin.client.rpc('save_tax_profile', theirs as never))
  await expect(imported([cells], () => stale)).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await holderOf(nit)).toMatchObject({
    profile: { regime: 'ordinary', responsibilities: ['05', '07'] },
  })
})

test('an accepted phone number replaces the stored one, unless a colleague changed it meanwhile', async () => {
  const nit = newNit()
  const row = (phone: string) => [nit, 'Flores Ltda.', '', '', '', '', phone, '']
  await imported([row('300 123 4567')])
  const first = [await holderOf(nit)]
  await imported([row('601 555 1234')], (holders) => keysOf(holders, row('601 555 1234'), ['phone']))
  expect(await holderOf(nit)).toMatchObject({ phone: '601 555 1234', notes: [] })
  // These changes are outdated: another telephone number was stored after the person saw the changes.
  const stale = keysOf(first, row('604 555 1234'), ['phone'])
  await expect(imported([row('604 555 1234')], () => stale)).rejects.toMatchObject({ code: 'invalid-input' })
  expect((await holderOf(nit)).phone).toBe('601 555 1234')
})
