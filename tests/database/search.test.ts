import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { openAccountScene, ranked, type AccountScene } from './account-scene'

type Group = { count: number; rows: Record<string, unknown>[] }
type Found = Record<string, Group | undefined>

let scene: AccountScene
let invoice: string
let thread: string
beforeAll(async () => {
  scene = await openAccountScene()
  const { ana } = scene.people
  await scene.run(`
    insert into public.client_profiles (user_id, name, phone) values ('${ana}', 'Ana Peñalosa', '300 1234567')
      on conflict (user_id) do update set name = excluded.name, phone = excluded.phone;
    insert into public.companies (user_id, name, nit, digit) values ('${ana}', 'Distribuciones Mejía S.A.S.', '901207354', private.nit_check_digit('901207354'))`)
  const read = (total: number, number: string, code: string) => ({
    supplier: `'Papeles del Oriente S.A.S.'`,
    supplier_nit: `'900418726'`,
    document_number: `'${number}'`,
    total: String(total),
    code: `'${code}'`,
    kind: `'invoice'`,
  })
  invoice = await scene.readInvoice('ana', 'uno.xml', read(2_824_910, 'FE-4821', '7f3a91c0'.repeat(12)))
  await scene.readInvoice('ana', 'dos.xml', read(2_842_910, 'FE-4790', 'b'.repeat(96)))
  await scene.readInvoice('ana', 'tres.xml', read(2_824_000, 'SU-331', 'c'.repeat(96)))
  await scene.readInvoice('ana', 'lejos.xml', read(5_000_000, 'SU-332', 'd'.repeat(96)))
  await scene.readInvoice('luis', 'ajena.xml', read(2_824_910, 'FE-4821', '7f3a91c0'.repeat(12)))
  thread = randomUUID()
  const file = randomUUID()
  await scene.run(`
    insert into public.message_threads (id, user_id, subject) values ('${thread}', '${ana}', 'Retención de octubre');
    insert into public.messages (id, thread_id, user_id, author, body, created_at)
      values ('${randomUUID()}', '${thread}', '${ana}', 'client', 'El total dice 2.824.910 y está mal', now());
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
      values ('${file}', '${ana}', 'Extracto bancario.pdf', '/api/documentos/${file}', '${file}', 'application/pdf', 10);
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, client_sees, uploaded_by)
      values (gen_random_uuid(), '${ana}', 'Extracto interno.pdf', '/api/documentos/x', 'interno', 'application/pdf', 10, false, 'firm');
    select public.store_text('${file}', 'Pagaré a favor de Ferretería Ñungo NIT 900.418.726');
    insert into public.document_requests (user_id, title, due_on, asked_by, status, sent_at)
      values ('${ana}', 'Soportes de nómina', '2026-12-01', 'Laura', 'open', now());
    insert into public.document_requests (user_id, title, due_on, asked_by)
      values ('${ana}', 'Soportes en borrador', '2026-12-01', 'Laura');
    insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      values ('${ana}', 'withholding', '2026-10', '2026-11-20', '2026-11-20', '2026-11-19', 'computed', 'Norma', 'Tabla')`)
})
afterAll(() => scene?.close())

const literal = (wanted: object) => `'${JSON.stringify(wanted).replaceAll("'", "''")}'`
const inFirm = (search: string, who: 'admin' | 'advisor' | 'other' = 'admin', more: object = {}) =>
  scene.ask<Found>(who, `search_firm(${literal({ search, ...more })})`)
const own = async (person: string, search: string, account?: string, more: object = {}) =>
  (await scene.queryAs(
    person,
    `select public.search_mine(${literal({ search, ...more })}) as answer`,
    account,
  )) as Found
const countsOf = (found: Found) =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, group]) => (group?.count ? [[name, group.count]] : [])),
  )

describe('the firm’s search', () => {
  test.each([
    ['a company without its accents', 'mejia', ['clients']],
    ['a company in capitals', 'MEJÍA', ['clients']],
    ['a NIT', '901207354', ['clients']],
    ['a NIT with points and check digit', '901.207.354-0', ['clients']],
    ['a person without accents', 'penalosa', ['people']],
    ['a telephone without spaces', '3001234567', ['people']],
    ['a supplier', 'papeles oriente', ['invoices']],
    ['a number without its hyphen', 'fe4821', ['invoices']],
    ['the beginning of a CUFE', '7F3A91C0', ['invoices']],
    ['a file by its name', 'EXTRACTO', ['documents']],
    ['a word inside a file, without accents', 'pagare nungo', ['documents']],
    ['a NIT inside a file with its check digit', `900.418.726-${checkDigit('900418726')}`, ['documents']],
    ['words of a message', 'está mal', ['messages']],
    ['the subject of a conversation', 'retencion octubre', ['messages']],
  ])('finds %s', async (_, search, groups) => {
    expect(Object.keys(countsOf(await inFirm(search)))).toEqual(expect.arrayContaining(groups))
  })

  test('finds an amount, amounts with swapped digits and near ones, and says which is which', async () => {
    for (const search of ['2824910', '$ 2.824.910', '2.824.910,00']) {
      const { amounts, messages } = await inFirm(search, 'advisor')
      expect(amounts?.rows.map(({ why }) => why)).toEqual(['exact', 'crossed', 'near'])
      expect(amounts?.rows[0]).toMatchObject({ id: invoice })
      expect(messages?.rows).toMatchObject([{ id: thread, hit: 'El total dice 2.824.910 y está mal' }])
    }
    expect((await inFirm('2.824.910,50')).amounts?.rows.map(({ why }) => why)).not.toContain('exact')
  })

  test('finds an obligation by the words of its title and of its client', async () => {
    const asked = { codes: ['withholding'], rest: 'mejia' }
    expect((await inFirm('retencion mejia', 'advisor', asked)).obligations).toMatchObject({ count: 1 })
    expect((await inFirm('retencion nadie', 'admin', { ...asked, rest: 'nadie' })).obligations?.count).toBe(0)
  })

  test('finds for an advisor only what belongs to their clients', async () => {
    for (const search of ['mejia', 'penalosa', 'oriente', '2824910', 'extracto', 'pagare', 'está mal']) {
      expect(countsOf(await inFirm(search, 'other')), search).toEqual({})
      expect(countsOf(await inFirm(search, 'advisor')), search).not.toEqual({})
    }
    expect((await inFirm('FE-4821', 'advisor')).invoices?.count).toBe(1)
    expect((await inFirm('FE-4821', 'admin')).invoices?.count).toBe(2)
    expect(
      (await inFirm('2824910', 'advisor')).amounts?.rows.filter(({ why }) => why === 'exact'),
    ).toHaveLength(1)
    expect(
      (await inFirm('retencion', 'other', { codes: ['withholding'], rest: '' })).obligations?.count,
    ).toBe(0)
  })

  test('is closed to clients', async () => {
    expect(await scene.refusal('ana', `search_firm('{"search": "mejia"}')`)).toMatchObject({
      message: 'staff-only',
    })
  })
})

describe('a client’s search', () => {
  const everything = ['oriente', 'extracto', 'pagare', 'está mal', 'soportes']

  test('finds the client’s own rows, and none of another client', async () => {
    const { ana, luis } = scene.people
    for (const search of everything) expect(countsOf(await own(ana, search)), search).not.toEqual({})
    expect((await own(ana, 'FE-4821')).invoices?.rows.map(({ owner }) => owner)).toEqual([ana])
    expect((await own(luis, 'FE-4821')).invoices?.rows.map(({ owner }) => owner)).toEqual([luis])
    for (const search of ['extracto', 'pagare', 'está mal', 'soportes'])
      expect(countsOf(await own(luis, search)), search).toEqual({})
    expect(await own(luis, 'oriente', ana)).toBe('not-found')
  })

  test('never finds drafts and files that the client cannot see', async () => {
    const { ana } = scene.people
    expect((await own(ana, 'extracto')).documents?.rows.map(({ name }) => name)).toEqual([
      'Extracto bancario.pdf',
    ])
    expect((await inFirm('extracto')).documents?.count).toBe(2)
    expect((await own(ana, 'soportes')).requests?.rows.map(({ title }) => title)).toEqual([
      'Soportes de nómina',
    ])
  })

  test.each(ranked)('as %s finds amounts only if the role may see figures', async (role) => {
    const { ana } = scene.people
    const someone = await scene.person([ana, role])
    const mayKnow = role === 'accountant' || role === 'owner'
    const byAmount = await own(someone, '2824910', ana)
    expect(byAmount.amounts?.count ?? 0).toBe(mayKnow ? 3 : 0)
    expect(byAmount.invoices?.count).toBe(mayKnow ? 1 : 0)
    const [row] = (await own(someone, 'FE-4821', ana)).invoices?.rows ?? []
    expect(row).toMatchObject({ id: invoice, label: { total: mayKnow ? 2_824_910 : null } })
  })

  test('finds nothing for a person who was removed', async () => {
    const { ana } = scene.people
    const gone = await scene.person([ana, 'owner'])
    expect(countsOf(await own(gone, 'oriente', ana))).not.toEqual({})
    await scene.run(`update private.account_members set until = now() where user_id = '${gone}'`)
    for (const search of everything) {
      expect(await own(gone, search, ana)).toBe('not-found')
      expect(await own(gone, search)).toBe('not-approved')
    }
  })
})

describe('odd input for the search', () => {
  const inputs = {
    'a wildcard': '%',
    'another one': '_',
    'all of them': '%_\\',
    'the end of a query': "'; drop table x; --",
    'signs of a query of texts': '&|!:*',
    backslashes: '\\\\',
    'a parenthesis': '(',
    'one digit': '7',
    'one letter': 'ñ',
    '10,000 letters': 'a'.repeat(10_000),
    '10,000 digits': '9'.repeat(10_000),
    '2,000 words': 'palabra '.repeat(2_000),
    'a picture': '😀',
    'nothing visible': '\u200d',
  }
  test.each(Object.entries(inputs))('is harmless: %s', async (_name, search) => {
    for (const who of ['admin', 'advisor'] as const)
      expect(typeof (await inFirm(search, who, { codes: [], rest: search }))).toBe('object')
    expect(typeof (await own(scene.people.ana, search))).toBe('object')
  })

  test('of the signs %, _ and \\ finds nothing instead of everything', async () => {
    for (const search of ['%', '_', '%_\\']) {
      expect(countsOf(await inFirm(search))).toEqual({})
      expect(countsOf(await own(scene.people.ana, search))).toEqual({})
    }
  })
})

describe('the text of files', () => {
  test('is found once if the name matches too, even if the date of the file was corrected', async () => {
    const { ana } = scene.people
    const id = randomUUID()
    await scene.run(`insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
      values ('${id}', '${ana}', 'zarigueya.pdf', '/api/documentos/${id}', '${id}', 'application/pdf', 10)`)
    await scene.run(`select public.store_text('${id}', 'zarigueya')`)
    await scene.run(
      `update public.documents set created_at = created_at - interval '1 month' where id = '${id}'`,
    )
    expect((await own(ana, 'zarigueya')).documents).toMatchObject({ count: 1, rows: [{ id }] })
  })

  const claim = () => scene.rows<{ id: string; is_pdf: boolean }>('select * from public.claim_texts()')

  test('is read once, the newest file first, a few of each client, and given up after three tries', async () => {
    await scene.run(`update private.document_texts set read_at = now() where read_at is null`)
    const add = async (owner: string, type: string) => {
      const id = randomUUID()
      await scene.run(`insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
        values ('${id}', '${owner}', 'a.pdf', '/api/documentos/${id}', '${id}', '${type}', 10)`)
      return id
    }
    const { ana, luis } = scene.people
    await add(ana, 'image/png')
    await add(ana, 'application/pdf')
    const wanted = [
      await add(ana, 'application/pdf'),
      await add(ana, 'text/xml'),
      await add(luis, 'application/pdf'),
    ]
    expect((await claim()).map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
    const third = await claim()
    expect(third).toHaveLength(1)
    expect(await claim()).toEqual([])
    for (const id of wanted) await scene.run(`select public.store_text('${id}', 'unapalabra')`)
    for (let more = 0; more < 3; more++) {
      await scene.run('update private.document_texts set leased_until = null where read_at is null')
      expect(await claim()).toHaveLength(more < 2 ? 1 : 0)
    }
    await scene.run('update private.document_texts set leased_until = null where read_at is null')
    expect(await claim()).toEqual([])
  })

  test('is limited to 2,000 words of at most 40 letters for each file', async () => {
    const [row] = await scene.rows<{ document: string }>(
      'select document from private.document_texts limit 1',
    )
    const many = Array.from({ length: 9_000 }, (_, n) => `w${n}`).join(' ')
    await scene.run(`select public.store_text('${row?.document}', '${'x'.repeat(50)} ${many}')`)
    const [{ words } = { words: 0 }] = await scene.rows<{ words: number }>(
      `select length(words)::int as words from private.document_texts where document = '${row?.document}'`,
    )
    expect(words).toBe(2_000)
  })
})
