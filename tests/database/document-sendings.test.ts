import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { thoroughly } from '../support/thorough'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const nits = { ana: '900108281', luis: '901207354' }
beforeEach(async () => {
  await scene.run(`delete from private.sendings; delete from public.outbox; delete from public.uploads; delete from public.documents;
    delete from public.upload_batches; delete from public.archivos_subidos; delete from public.companies; delete from private.document_views;
    delete from public.notification_choices; delete from private.client_advisors where advisor <> '${scene.people.advisor}';
    update public.user_approval_status set status = 'approved' where user_id in ('${scene.people.ana}', '${scene.people.luis}')`)
  for (const who of ['ana', 'luis'] as const) await addCompany(scene.people[who], nits[who])
})
const wants = (client: string, mail: 'now' | 'daily' | 'never') =>
  scene.run(
    `insert into public.notification_choices (user_id, topic, mail) values ('${client}', 'documents', '${mail}')`,
  )
const addCompany = (client: string, nit: string) =>
  scene.run(`insert into public.companies (user_id, name, nit, digit)
    values ('${client}', 'Empresa ${nit}', '${nit}', ${checkDigit(nit)})`)

type Who = 'advisor' | 'other' | 'admin' | 'ana' | 'luis'
let count = 0
async function add(sending: string, name: string, who: Who = 'admin') {
  const key = randomUUID()
  await scene.ask(who, `begin_sending_file('${sending}', '${key}', '${name}', 'application/pdf', 100)`)
  const [place] = await scene.rows<{ id: string }>(`select id from public.uploads where key = '${key}'`)
  await scene.rows(`select * from public.claim_upload('${place!.id}', 60)`)
  const hash = String(++count).padStart(64, '0')
  await scene.rows(
    `select public.finish_sending_file('${place!.id}', 1, '${hash}', 100, 'application/pdf', true)`,
  )
  return place!.id
}
const array = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]::text[]`
const match = (file: string, inName: string[], inContent: string[] = [], who: Who = 'admin') =>
  scene.ask<string>(who, `match_sending_file('${file}', ${array(inName)}, ${array(inContent)})`)
const send = (sending: string, rest = randomUUID(), more = '', who: Who = 'admin') =>
  scene.ask<{ send_at: string; rest: string | null }>(
    who,
    `send_sending('${sending}', '${rest}', 'Ya presentamos.', ${more || 'null'})`,
  )
type Page = {
  state: string
  counts: Record<string, number>
  files: {
    name: string
    reason: string | null
    count: number
    clients: { id: string }[]
    hints: { id: string }[]
  }[]
  failed: { name: string; title: string; problem: string }[]
  read: { client: string; seen: { name: string; at: string }[] }[]
}
const page = (sending: string, who: Who = 'admin') =>
  scene.ask<Page | null>(who, `sending_page('${sending}')`)
const leave = (sending: string) =>
  scene.run(`update private.sendings set send_at = now() - interval '1 second' where id = '${sending}'`)

async function server<T>(query: string): Promise<T[]> {
  const { rows } = await scene.database.asCaller({ role: 'service_role' }, (db) =>
    sql.raw<T>(query).execute(db),
  )
  return rows
}

type Item = { file: string; client: string; member: string }
/** Sends the documents that are due in batches of 25, as the site's job does. */
async function work(): Promise<number> {
  let done = 0
  const files = await scene.rows<{ id: string; sha256: string }>(
    `select id, sha256 from private.sending_files`,
  )
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]))
  for (;;) {
    const items = await server<Item>(`select * from public.claim_sending_items(25)`)
    if (items.length === 0) return done
    for (const { file, client } of items) {
      const settle = (how: string) =>
        server(`select public.settle_sending_item('${file}', '${client}', ${how})`)
      try {
        const [place] = await server<{ id: string }>(
          `select (public.begin_sent_file('${file}', '${client}')).id`,
        )
        await server(`select * from public.claim_upload('${place!.id}', 60)`)
        const [end] = await server<{ end: { document_id: string } }>(
          `select public.finish_sent_file('${place!.id}', 1, '${hashes.get(file)}', 100, 'application/pdf', false) as end`,
        )
        await settle(`'${end!.end.document_id}'`)
        done += 1
      } catch (error) {
        await settle(`null, '${(error as Error).message}'`)
      }
    }
  }
}

describe('a file that is sent is matched with a client', () => {
  test.each([
    ['by the NIT in its name', [nits.ana], [], 'name', 'ana'],
    ['by its name, though the content names others too', [nits.ana], [nits.ana, nits.luis], 'name', 'ana'],
    ['by the NIT in its content', [], [nits.luis, '800000000'], 'content', 'luis'],
    ['not when the content is about another client', [nits.ana], [nits.luis], 'differs', null],
    ['not when there are several', [], [nits.ana, nits.luis], 'several', null],
    ['not without a NIT', ['800000000'], [], 'none', null],
  ] as const)('%s', async (_what, inName, inContent, reason, who) => {
    const sending = randomUUID()
    const file = await add(sending, 'recibo.pdf')
    expect(await match(file, [...inName], [...inContent])).toBe(reason)
    const read = await page(sending)
    expect(read?.files[0]).toMatchObject({ reason, count: who ? 1 : 0 })
    expect(read?.files[0]?.clients.map(({ id }) => id)).toEqual(who ? [scene.people[who]] : [])
    if (reason === 'several' || reason === 'differs') expect(read?.files[0]?.hints).toHaveLength(2)
  })

  test('only when the member works for the client', async () => {
    const sending = randomUUID()
    const file = await add(sending, 'recibo.pdf', 'other')
    expect(await match(file, [nits.ana], [], 'other')).toBe('none')
    expect(
      await scene.refusal('other', `set_sending_clients('${file}', array['${scene.people.ana}'::uuid])`),
    ).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('admin', `set_sending_clients('${file}', '{}')`)).toMatchObject({
      message: 'not-found',
    })
    expect(await page(sending, 'admin')).toBeNull()
  })

  test('only until a person chooses another client or several', async () => {
    const sending = randomUUID()
    const file = await add(sending, 'recibo.pdf')
    await match(file, [nits.ana])
    await scene.ask(
      'admin',
      `set_sending_clients('${file}', array['${scene.people.ana}', '${scene.people.luis}']::uuid[])`,
    )
    await match(file, [nits.luis])
    expect((await page(sending))?.files[0]).toMatchObject({ reason: 'person', count: 2 })
  })

  test('from a list that can be searched by words and NIT', async () => {
    const find = async (search: string, who: Who = 'admin') =>
      (await scene.ask<{ id: string }[]>(who, `sending_clients('${search}')`)).map(({ id }) => id)
    expect((await find('')).toSorted()).toEqual([scene.people.ana, scene.people.luis].toSorted())
    for (const search of [`Empresa ${nits.ana}`, nits.ana, 'ÉMPRESA 900108', `900.108.281 empresa`])
      expect(await find(search), search).toEqual([scene.people.ana])
    expect(await find('nadie')).toEqual([])
    expect(await find('', 'advisor')).toEqual([scene.people.ana])
    expect(await find('', 'other')).toEqual([])
  })

  test('after the site has tried to read the file at most three times', async () => {
    const sending = randomUUID()
    await add(sending, 'recibo.pdf')
    const unread = () => scene.ask<object[]>('admin', `unread_sending_files('${sending}')`)
    for (let n = 0; n < 3; n++) expect(await unread()).toMatchObject([{ name: 'recibo.pdf' }])
    expect(await unread()).toEqual([])
    expect((await page(sending))?.files[0]?.reason).toBe('none')
  })
})

describe('a sending of documents', () => {
  test('leaves after ten minutes, in which it can be undone', async () => {
    const sending = randomUUID()
    await match(await add(sending, 'a.pdf'), [nits.ana])
    const { send_at } = await send(sending)
    expect(Date.parse(send_at) - Date.now()).toBeGreaterThan(595_000)
    expect(await work()).toBe(0)
    expect(await scene.refusal('other', `undo_sending('${sending}')`)).toMatchObject({ message: 'not-found' })
    await scene.ask('admin', `undo_sending('${sending}')`)
    await scene.ask('admin', `undo_sending('${sending}')`)
    expect(await page(sending)).toMatchObject({ state: 'draft', counts: { items: 1 } })
    await send(sending)
    await leave(sending)
    expect(await scene.refusal('admin', `undo_sending('${sending}')`)).toMatchObject({ message: 'undo-late' })
    expect(await scene.refusal('admin', `send_sending('${sending}', gen_random_uuid(), '')`)).toMatchObject({
      message: 'sending-left',
    })
    expect(await work()).toBe(1)
    expect(await page(sending)).toMatchObject({ state: 'sent', counts: { sent: 1, failed: 0 } })
  })

  test('leaves at the chosen time, and files without a client stay in a draft', async () => {
    const [sending, rest] = [randomUUID(), randomUUID()]
    await match(await add(sending, 'a.pdf'), [nits.ana])
    const doubtful = await add(sending, 'b.pdf')
    expect(await scene.refusal('admin', `send_sending('${sending}', '${rest}', '')`)).toMatchObject({
      message: 'sending-unread',
    })
    await match(doubtful, [])
    const answer = await send(sending, rest, `'returns', now() + interval '2 days'`)
    expect(answer.rest).toBe(rest)
    expect(Date.parse(answer.send_at) - Date.now()).toBeGreaterThan(2 * 86_400_000 - 5_000)
    expect((await page(rest))?.files).toMatchObject([{ name: 'b.pdf', count: 0 }])
    expect(await scene.refusal('admin', `send_sending('${rest}', gen_random_uuid(), '')`)).toMatchObject({
      message: 'sending-empty',
    })
  })

  test('mails each client once with all file names, and puts the documents in the chosen folder', async () => {
    const sending = randomUUID()
    await wants(scene.people.ana, 'now')
    for (const name of ['a.pdf', 'b.pdf']) await match(await add(sending, name), [nits.ana])
    await send(sending, randomUUID(), `'returns'`)
    await leave(sending)
    await work()
    const mails = await scene.rows<{ payload: object }>(
      `select payload from public.outbox where kind = 'mail'`,
    )
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'documents-sent', data: { names: 'a.pdf\nb.pdf', message: 'Ya presentamos.' } },
    ])
    expect(await scene.rows(`select distinct subject from private.document_places`)).toEqual([
      { subject: 'returns' },
    ])
    expect(await scene.read('ana', 'documents')).toHaveLength(2)
    expect(await scene.read('luis', 'documents')).toEqual([])
  })

  test.each([
    ['never', 0],
    ['daily', 1],
  ] as const)(
    'mails its message at once even to a client with daily mails, but not to one without mails: %s',
    async (mail, count) => {
      const sending = randomUUID()
      await wants(scene.people.ana, mail)
      await match(await add(sending, 'a.pdf'), [nits.ana])
      await send(sending)
      await leave(sending)
      expect(await work()).toBe(1)
      expect(await scene.rows(`select from public.outbox where kind = 'mail'`)).toHaveLength(count)
    },
  )

  test('is complete without clients who were deleted before it left', async () => {
    const sending = randomUUID()
    const client = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${client}', 'se-va@empresa.example');
      update public.user_approval_status set status = 'approved' where user_id = '${client}'`)
    const file = await add(sending, 'a.pdf')
    await scene.ask('admin', `set_sending_clients('${file}', array['${client}'::uuid])`)
    await send(sending)
    await scene.run(`delete from public.accounts where id = '${client}'`)
    expect(await work()).toBe(0)
    expect(await page(sending)).toMatchObject({ state: 'waiting' })
    await leave(sending)
    expect(await work()).toBe(0)
    expect(await page(sending)).toMatchObject({ state: 'sent', counts: { files: 1, items: 0 } })
    await scene.run(`update private.sendings set done_at = now() - interval '91 days'`)
    await server(`select public.forget_sendings()`)
    expect(await scene.rows(`select from private.sending_files`)).toEqual([])
  })

  test('can deliver one file to many clients', async () => {
    const sending = randomUUID()
    const file = await add(sending, 'cierre.pdf')
    await scene.ask(
      'admin',
      `set_sending_clients('${file}', array['${scene.people.ana}', '${scene.people.luis}']::uuid[])`,
    )
    await send(sending)
    await leave(sending)
    expect(await work()).toBe(2)
    for (const who of ['ana', 'luis'] as const) expect(await scene.read(who, 'documents')).toHaveLength(1)
  })

  test('continues after a server died, and gives up a file after five tries', async () => {
    const sending = randomUUID()
    await match(await add(sending, 'a.pdf'), [nits.ana])
    await send(sending)
    await leave(sending)
    const claim = () => server<Item>(`select * from public.claim_sending_items(25)`)
    expect(await claim()).toHaveLength(1)
    expect(await claim()).toHaveLength(0)
    for (let n = 0; n < 4; n++) {
      await scene.run(`update private.sending_items set leased_until = now() - interval '1 second'`)
      expect(await claim()).toHaveLength(1)
    }
    await scene.run(`update private.sending_items set leased_until = now() - interval '1 second'`)
    expect(await claim()).toHaveLength(0)
    expect(await page(sending)).toMatchObject({ state: 'sent', failed: [{ problem: 'unexpected' }] })
    expect(await scene.rows(`select from public.outbox`)).toEqual([])
  })

  test('continues the next day when a client’s daily quota is used up, and gives up after a week', async () => {
    const sending = randomUUID()
    for (const name of ['a.pdf', 'b.pdf']) await match(await add(sending, name), [nits.ana])
    await send(sending)
    await leave(sending)
    const claim = (most: number) => server<Item>(`select * from public.claim_sending_items(${most})`)
    const refuse = async (items: readonly Item[]) => {
      for (const { file, client } of items)
        await server(`select public.settle_sending_item('${file}', '${client}', null, 'upload-quota')`)
    }
    const hourLater = () =>
      scene.run(`update private.sending_items set leased_until = leased_until - interval '1 hour'`)
    // After a failed file the other files of the sending wait too, so that they are not all tried in vain.
    for (let hour = 0; hour < 8; hour++) {
      const items = await claim(1)
      expect(items).toHaveLength(1)
      await refuse(items)
      expect(await claim(25)).toHaveLength(0)
      await hourLater()
    }
    expect(await page(sending)).toMatchObject({ state: 'sending', failed: [] })
    expect(await work()).toBe(2)
    const late = randomUUID()
    await match(await add(late, 'c.pdf'), [nits.ana])
    await send(late)
    await leave(late)
    await scene.run(`update private.sendings set send_at = now() - interval '8 days' where id = '${late}'`)
    await refuse(await claim(25))
    expect(await page(late)).toMatchObject({ state: 'sent', failed: [{ problem: 'upload-quota' }] })
  })

  test('is no longer listed once its last file is taken out', async () => {
    const file = await add(randomUUID(), 'a.pdf')
    expect(await scene.ask<unknown[]>('admin', 'my_sendings()')).toHaveLength(1)
    await scene.ask('admin', `remove_sending_file('${file}')`)
    expect(await scene.ask('admin', 'my_sendings()')).toEqual([])
  })

  test('says who of the client opened what, and when', async () => {
    const sending = randomUUID()
    await match(await add(sending, 'a.pdf'), [nits.ana])
    await send(sending)
    await leave(sending)
    await work()
    const [document] = await scene.rows<{ id: string }>(`select id from public.documents`)
    for (const who of ['luis', 'advisor', 'admin', 'ana', 'ana'] as const)
      await scene.ask(who, `note_document_view('${document!.id}')`)
    const read = await page(sending)
    expect(read?.read).toMatchObject([{ client: scene.people.ana, seen: [{ name: expect.any(String) }] }])
    expect(await scene.rows(`select person from private.document_views`)).toEqual([
      { person: scene.people.ana },
    ])
    expect((await scene.ask<{ seen: number }[]>('admin', 'my_sendings()'))[0]).toMatchObject({
      sent: 1,
      seen: 1,
    })
    expect(await scene.ask('other', 'my_sendings()')).toEqual([])
  })

  test('shows its author only counts of clients for whom the author no longer works', async () => {
    const [sending, draft] = [randomUUID(), randomUUID()]
    const { ana, luis, other } = scene.people
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${ana}', '${other}'), ('${luis}', '${other}')`,
    )
    for (const [name, nit] of [
      ['a.pdf', nits.ana],
      ['b.pdf', nits.luis],
      ['c.pdf', nits.luis],
    ] as const)
      await match(await add(sending, name, 'other'), [nit], [], 'other')
    await send(sending, randomUUID(), '', 'other')
    await leave(sending)
    await scene.run(`update private.sending_items i set state = 'failed', problem = 'unexpected'
      from private.sending_files f where f.id = i.file and f.name = 'c.pdf'`)
    expect(await work()).toBe(2)
    for (const { id } of await scene.rows<{ id: string }>(`select id from public.documents`))
      for (const who of ['ana', 'luis'] as const) await scene.ask(who, `note_document_view('${id}')`)
    await match(await add(draft, 'd.pdf', 'other'), [], [nits.ana, nits.luis], 'other')
    const seen = async () => {
      const rows = await scene.ask<{ id: string; seen: number }[]>('other', 'my_sendings()')
      return rows.find(({ id }) => id === sending)?.seen
    }
    expect((await page(sending, 'other'))?.read).toHaveLength(2)
    expect((await page(sending, 'other'))?.failed).toHaveLength(1)
    expect(await seen()).toBe(2)

    await scene.run(`delete from private.client_advisors where client = '${luis}' and advisor = '${other}'`)
    const left = await page(sending, 'other')
    expect(left?.counts).toMatchObject({ files: 3, clients: 2, sent: 2, failed: 1 })
    expect(left?.read.map(({ client }) => client)).toEqual([ana])
    expect(left?.failed).toEqual([])
    expect(left?.files.map(({ name, count, clients }) => [name, count, clients.map(({ id }) => id)])).toEqual(
      [
        ['a.pdf', 1, [ana]],
        ['b.pdf', 1, []],
        ['c.pdf', 1, []],
      ],
    )
    expect((await page(draft, 'other'))?.files[0]?.hints.map(({ id }) => id)).toEqual([ana])
    expect(await seen()).toBe(1)
    expect((await page(sending, 'admin'))?.read).toHaveLength(2)
  })
})

// `npm test` sends fewer files, because the database needs ten milliseconds for each file.
const manyClients = thoroughly(200, 20)
const manyFiles = manyClients * 5

test(`${manyFiles} files to ${manyClients} clients, one of whom was suspended for one file: the others are done and the one is named`, async () => {
  const sending = randomUUID()
  await scene.run(`
    insert into auth.users (id, email)
      select gen_random_uuid(), 'muchos' || n || '@empresa.example' from generate_series(1, ${manyClients}) n;
    update public.user_approval_status s set status = 'approved' from auth.users u
      where u.id = s.user_id and u.email like 'muchos%';
    insert into public.notification_choices (user_id, topic, mail)
      select id, 'documents', 'now' from auth.users where email like 'muchos%';
    insert into public.companies (user_id, name, nit, digit)
      select u.id, 'Muchos ' || x.n, x.nit, private.nit_check_digit(x.nit)
      from (select n, (800100000 + n * 7)::text as nit from generate_series(1, ${manyClients}) n) x
      join auth.users u on u.email = 'muchos' || x.n || '@empresa.example'`)
  await add(sending, 'primero.pdf')
  await scene.run(`delete from private.sending_files`)
  await scene.run(`insert into private.sending_files (id, sending, name, path, type, size, sha256)
    select gen_random_uuid(), '${sending}', c.nit || '_' || k || '.pdf', c.nit || '/' || k, 'application/pdf', 100,
      lpad(c.nit || k, 64, '0')
    from public.companies c, generate_series(1, 5) k where c.name like 'Muchos %'`)
  const files = await scene.rows<{ id: string; name: string }>(`select id, name from private.sending_files`)
  expect(files).toHaveLength(manyFiles)
  for (const { id, name } of files) expect(await match(id, [name.slice(0, 9)])).toBe('name')
  await send(sending)
  await leave(sending)
  // The last file of one client is held back, so that the client is suspended before this file is sent.
  const [last] = await scene.rows<{ client: string; name: string }>(
    `select i.client, f.name from private.sending_items i join private.sending_files f on f.id = i.file limit 1`,
  )
  await scene.run(`update private.sending_items i set leased_until = now() + interval '1 hour' from private.sending_files f
    where f.id = i.file and f.name = '${last!.name}'`)
  expect(await work()).toBe(manyFiles - 1)
  await scene.run(`update public.user_approval_status set status = 'rejected' where user_id = '${last!.client}';
    update private.sending_items set leased_until = null where state = 'waiting'`)
  expect(await work()).toBe(0)
  expect(await page(sending)).toMatchObject({
    state: 'sent',
    counts: { files: manyFiles, clients: manyClients, sent: manyFiles - 1, failed: 1 },
    failed: [{ name: last!.name, problem: 'client-closed' }],
  })
  const [mails] = await scene.rows<{ n: number }>(
    `select count(*)::int as n from public.outbox where payload ->> 'template' = 'documents-sent'`,
  )
  expect(mails?.n).toBe(manyClients)
}, 240_000)
