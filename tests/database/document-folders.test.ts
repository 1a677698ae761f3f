import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from public.documents; delete from private.folder_names; delete from private.document_zips;
    delete from private.account_members where role = 'reader'`),
)

type Who = 'ana' | 'luis' | 'advisor' | 'other' | 'admin'
type Filed = {
  rows: { id: string; subject: string }[]
  folders: { year: number; subject: string; count: number; size: number }[]
  names: Record<string, string>
}

async function add(
  name: string,
  more: { by?: string; sees?: boolean; at?: string; of?: 'ana' | 'luis' } = {},
) {
  const id = randomUUID()
  const owner = scene.people[more.of ?? 'ana']
  await scene.run(`insert into public.documents
      (id, user_id, name, file_path, storage_path, file_type, file_size, uploaded_by, client_sees, created_at)
    values ('${id}', '${owner}', '${name}', '/api/documentos/${id}', '${owner}/${id}.pdf', 'application/pdf', 100,
      '${more.by ?? 'client'}', ${more.sees ?? true}, '${more.at ?? '2026-05-04T12:00:00Z'}')`)
  return id
}
const mine = (who: Who = 'ana', wanted = {}) =>
  scene.ask<Filed>(who, `my_documents('${JSON.stringify(wanted)}')`)
const ofClient = (who: Who, wanted = {}) =>
  scene.ask<Filed>(who, `client_documents('${scene.people.ana}', '${JSON.stringify(wanted)}')`)
const subjectOf = async (id: string) =>
  (
    await scene.rows<{ subject: string }>(
      `select subject from private.document_places where document = '${id}'`,
    )
  )[0]?.subject

describe('the folder of a file', () => {
  test.each([
    ['Nómina de mayo.pdf', 'client', 'payroll'],
    ['planilla PILA.pdf', 'client', 'payroll'],
    ['Extracto Banco Andino.pdf', 'client', 'banks'],
    ['Balance de prueba.pdf', 'firm', 'statements'],
    ['RUT 2026.pdf', 'client', 'company'],
    ['fruta.pdf', 'client', 'others'],
    ['Informe.pdf', 'firm', 'firm'],
    ['Informe.pdf', 'client', 'others'],
  ])('%s from %s is in %s', async (name, by, subject) => {
    expect(await subjectOf(await add(name, { by }))).toBe(subject)
  })

  test('changes with what the file becomes', async () => {
    const invoice = await scene.invoice('ana')
    const [row] = await scene.rows<{ id: string }>(
      `select document_id as id from public.invoices where id = '${invoice}'`,
    )
    expect(await subjectOf(row!.id)).toBe('invoices')
    await scene.run(`delete from public.invoices where id = '${invoice}'`)
    const kept = await add('soporte.pdf', { by: 'firm', sees: false })
    await scene.run(`insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      values ('${scene.people.ana}', 'withholding', '2026-10', '2026-11-10', '2026-11-10', '2026-11-10', 'computed', 'n', 's')`)
    await scene.run(`insert into public.obligation_receipts (obligation, document, user_id, kind)
      select id, '${kept}', user_id, 'return' from public.obligations`)
    expect(await subjectOf(kept)).toBe('returns')
    await scene.run('delete from public.obligation_receipts')
    expect(await subjectOf(kept)).toBe('firm')
    await scene.run('delete from public.obligations')
  })

  test('has the year of the file in Bogotá', async () => {
    await add('uno.pdf', { at: '2026-01-01T04:59:00Z' })
    await add('dos.pdf', { at: '2026-01-01T05:00:00Z' })
    expect((await mine()).folders.map(({ year, count }) => [year, Number(count)])).toEqual([
      [2026, 1],
      [2025, 1],
    ])
  })

  test('lists its files, and counts files that only the firm sees for the firm only', async () => {
    const seen = await add('Nómina 1.pdf')
    const hidden = await add('Nómina 2.pdf', { by: 'firm', sees: false })
    await add('otro.pdf')
    const wanted = { year: 2026, subject: 'payroll' }
    expect((await mine('ana', wanted)).rows.map(({ id }) => id)).toEqual([seen])
    expect((await mine()).folders.find(({ subject }) => subject === 'payroll')).toMatchObject({
      count: 1,
      size: 100,
    })
    expect((await ofClient('advisor', wanted)).rows.map(({ id }) => id).toSorted()).toEqual(
      [seen, hidden].toSorted(),
    )
    expect((await ofClient('admin')).folders.find(({ subject }) => subject === 'payroll')?.count).toBe(2)
    expect(await scene.refusal('other', `client_documents('${scene.people.ana}')`)).toMatchObject({
      message: 'not-found',
    })
    await scene.run(`update public.documents set client_sees = true where id = '${hidden}'`)
    expect((await mine('ana', wanted)).rows).toHaveLength(2)
    expect((await mine('luis')).folders).toEqual([])
  })
})

describe('the name of a folder', () => {
  test('is the same for the client and the firm, and an empty name restores the usual one', async () => {
    await add('Nómina.pdf')
    await scene.ask('ana', `name_my_folder('payroll', ' Pagos al equipo ')`)
    expect((await ofClient('advisor')).names).toEqual({ payroll: 'Pagos al equipo' })
    await scene.ask('advisor', `name_client_folder('${scene.people.ana}', 'payroll', '')`)
    expect((await mine()).names).toEqual({})
    expect(
      await scene.rows(`select before, after from public.audit_log where action = 'document.folder'`),
    ).toEqual([{ before: { name: 'Pagos al equipo' }, after: { name: null } }])
  })

  test.each([
    ['ana', `name_my_folder('otra', 'x')`, 'invalid-input'],
    ['ana', `name_my_folder('payroll', '${'x'.repeat(41)}')`, 'invalid-input'],
    ['ana', `name_my_folder(null, 'x')`, 'invalid-input'],
    ['other', `name_client_folder('ana', 'payroll', 'x')`, 'not-found'],
    ['ana', `name_client_folder('ana', 'payroll', 'x')`, 'staff-only'],
  ] as const)('is not changed when %s calls %s', async (who, call, message) => {
    expect(await scene.refusal(who, call.replace(`'ana'`, `'${scene.people.ana}'`))).toMatchObject({
      message,
    })
  })

  test('cannot be changed by a reader', async () => {
    await scene.run(`update public.user_approval_status set status = 'waitlist' where user_id = '${scene.people.luis}';
      insert into private.account_members (account, user_id, role) values ('${scene.people.ana}', '${scene.people.luis}', 'reader')`)
    await add('Nómina.pdf')
    expect((await mine('luis')).rows).toHaveLength(1)
    expect(await scene.refusal('luis', `name_my_folder('payroll', 'x')`)).toMatchObject({
      message: 'forbidden',
    })
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${scene.people.luis}'`,
    )
  })
})

describe('a ZIP of documents', () => {
  const begin = (who: Who, ...ids: string[]) =>
    scene.ask<{ id: string; files: number; size: number }>(
      who,
      `begin_zip(array[${ids.map((id) => `'${id}'::uuid`).join()}])`,
    )
  const claim = (who: Who, id: string) =>
    scene.ask<{
      files: { id: string; folder: string; called: string | null }[]
      left_out: string[]
    }>(who, `claim_zip('${id}')`)

  test('has each document that the person may read once, and no other', async () => {
    const seen = await add('Nómina.pdf')
    const hidden = await add('recibo.pdf', { by: 'firm', sees: false })
    const foreign = await add('ajeno.pdf', { of: 'luis' })
    await scene.ask('ana', `name_my_folder('payroll', 'Pagos')`)
    const zip = await begin('ana', seen, hidden, foreign)
    expect(zip).toMatchObject({ files: 1, size: 100 })
    for (const who of ['luis', 'advisor', 'admin'] as const)
      expect(await scene.refusal(who, `claim_zip('${zip.id}')`)).toMatchObject({ message: 'not-found' })
    expect(await claim('ana', zip.id)).toMatchObject({
      files: [{ id: seen, folder: 'payroll', called: 'Pagos' }],
      left_out: [],
    })
    expect(await scene.refusal('ana', `claim_zip('${zip.id}')`)).toMatchObject({ message: 'not-found' })
    expect(await begin('advisor', seen, hidden, foreign)).toMatchObject({ files: 2 })
    expect(await scene.refusal('other', `begin_zip(array['${seen}'::uuid])`)).toMatchObject({
      message: 'not-found',
    })
  })

  test('waits while two others of the account are running', async () => {
    const file = await add('uno.pdf')
    const zips = [await begin('ana', file), await begin('ana', file), await begin('ana', file)]
    await claim('ana', zips[0]!.id)
    await claim('ana', zips[1]!.id)
    expect(await scene.refusal('ana', `claim_zip('${zips[2]!.id}')`)).toMatchObject({ message: 'zip-busy' })
    expect(await scene.refusal('ana', `begin_zip(array['${file}'::uuid])`)).toMatchObject({
      message: 'zip-busy',
    })
    // Only the server may call `keep_zip`; otherwise a person could prepare any number of ZIPs at once.
    expect(await scene.refusal('ana', `keep_zip('${zips[0]!.id}', true)`)).toMatchObject({
      message: expect.stringContaining('permission denied'),
    })
    await scene.database.asCaller({ role: 'service_role' }, (db) =>
      sql`select public.keep_zip(${zips[0]!.id}, true)`.execute(db),
    )
    expect((await claim('ana', zips[2]!.id)).files).toHaveLength(1)
    // The claim of a server that died ends after ten minutes, and then the ZIP can be prepared again.
    await scene.run(`update private.document_zips set running_until = now() - interval '1 second'`)
    expect(await begin('ana', file)).toMatchObject({ files: 1 })
  })

  test('has at most 2 GB and a thousand files, and sixty are allowed in an hour', async () => {
    const file = await add('grande.pdf')
    await scene.run(`update public.documents set file_size = 2147483649 where id = '${file}'`)
    expect(await scene.refusal('ana', `begin_zip(array['${file}'::uuid])`)).toMatchObject({
      message: 'zip-size',
    })
    await scene.run(`update public.documents set file_size = 2147483648 where id = '${file}'`)
    expect(await begin('ana', file)).toMatchObject({ files: 1 })
    expect(
      await scene.refusal('ana', `begin_zip(array(select gen_random_uuid() from generate_series(1, 1001)))`),
    ).toMatchObject({ message: 'invalid-input' })
    await scene.run(`insert into private.document_zips (person, account, documents)
      select person, account, documents from private.document_zips, generate_series(1, 59)`)
    expect(await scene.refusal('ana', `begin_zip(array['${file}'::uuid])`)).toMatchObject({
      message: 'rate-limited',
    })
  })

  type FolderZip = { id: string; files: number; size: number; left: number }
  const beginFolder = (who: Who, client: string | null, subject: string | null = null) =>
    scene.ask<FolderZip>(
      who,
      `begin_folder_zip(${client ? `'${client}'` : 'null'}, 2026${subject ? `, '${subject}'` : ''})`,
    )

  test('of a whole folder has the documents that the person may read', async () => {
    const seen = await add('Nómina.pdf')
    await add('recibo.pdf', { by: 'firm', sees: false })
    await add('ajeno.pdf', { of: 'luis' })
    const own = await beginFolder('ana', null)
    expect(own).toMatchObject({ files: 1, size: 100, left: 0 })
    expect(await claim('ana', own.id)).toMatchObject({ files: [{ id: seen }] })
    expect(await beginFolder('ana', null, 'payroll')).toMatchObject({ files: 1 })
    expect(await beginFolder('advisor', scene.people.ana)).toMatchObject({ files: 2 })
    for (const [who, client, subject] of [
      ['ana', 'null', `'banks'`],
      ['luis', `'${scene.people.ana}'`, 'null'],
      ['other', `'${scene.people.ana}'`, 'null'],
    ] as const)
      expect(await scene.refusal(who, `begin_folder_zip(${client}, 2026, ${subject})`)).toMatchObject({
        message: 'not-found',
      })
  })

  test('of a folder beyond these limits has the newest documents and names the others', async () => {
    const [oldest, large, newest] = [await add('viejo.pdf'), await add('grande.pdf'), await add('nuevo.pdf')]
    await scene.run(`update public.documents set file_size = 2147483600 where id = '${large}';
      update public.documents set created_at = created_at - interval '1 second' where id = '${large}';
      update public.documents set created_at = created_at - interval '2 seconds' where id = '${oldest}'`)
    const zip = await beginFolder('ana', null)
    expect(zip).toMatchObject({ files: 1, size: 100, left: 2 })
    expect(await claim('ana', zip.id)).toMatchObject({
      files: [{ id: newest }],
      left_out: ['grande.pdf', 'viejo.pdf'],
    })
  })
})
