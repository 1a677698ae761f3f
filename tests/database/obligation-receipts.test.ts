import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { calendarShape } from '@/lib/obligations/calendar'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  await scene.run(`insert into public.notification_choices (user_id, topic, mail) values ('${scene.people.ana}', 'documents', 'now'),
    ('${scene.people.luis}', 'documents', 'now')`)
})
afterAll(() => scene?.close())

const today = bogotaDay(new Date())
let id: string
beforeEach(async () => {
  id = randomUUID()
  await scene.run(`delete from private.filings; delete from public.obligations; delete from public.outbox;
    delete from public.documents; delete from public.archivos_subidos; delete from private.account_members where role = 'reader';
    update public.user_approval_status set status = 'approved' where user_id = '${scene.people.luis}'`)
  await insert(id)
})

type Who = 'ana' | 'advisor' | 'other' | 'admin' | 'luis'
const insert = (one: string, period = '2026-10', client: Who = 'ana') =>
  scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
    select '${one}', '${scene.people[client]}', 'withholding', '${period}', d, d, d, 'computed', 'Norma', 'Fuente'
    from (select date '${addDays(today, 20)}' as d) x`)

let count = 0
/** Uploads a receipt and registers it, as the site does after checking the file. */
async function keep(who: Who = 'advisor', hash = String(++count).padStart(64, '0')) {
  const key = randomUUID()
  await scene.ask(
    who,
    `begin_receipt('${scene.people.ana}', '${key}', '350-${hash.slice(-3)}.pdf', 'application/pdf', 100)`,
  )
  const [place] = await scene.rows<{ id: string }>(`select id from public.uploads where key = '${key}'`)
  await scene.rows(`select * from public.claim_upload('${place!.id}', 60)`)
  const [end] = await scene.rows<{ end: { status: string; document_id: string } }>(
    `select public.finish_receipt('${place!.id}', 1, '${hash}', 100, 'application/pdf', true) as end`,
  )
  return end!.end
}

type Receipt = { document: string; kind: string; number?: string; date?: string; value?: number }
const item = (receipts: Receipt[], more: object = {}) => ({
  obligation: id,
  seen: 1,
  receipt: '3501',
  filed_on: today,
  value: 94_000,
  receipts,
  ...more,
})
const file = (
  items: object[],
  { filing = randomUUID(), deliver = true, who = 'advisor' as Who, copy = false } = {},
) =>
  scene
    .ask<{ refused: object[]; until: string | null }>(
      who,
      `file_obligations('${filing}', '${JSON.stringify(items)}', ${deliver}, ${copy})`,
    )
    .then((answer) => ({ filing, ...answer }))

const documents = (who: Who) => scene.read(who, 'documents')
const state = async () =>
  (
    await scene.rows<object>(
      `select state, receipt_number, filed_on::text, paid_on::text from public.obligations where id = '${id}'`,
    )
  )[0]
const calendar = async (who: Who) => calendarShape.parse(await scene.ask(who, 'my_calendar()')).rows[0]
/** Makes Luis a reader in Ana's account; his own account is no longer approved. */
const addReader = () =>
  scene.run(`update public.user_approval_status set status = 'waitlist' where user_id = '${scene.people.luis}';
    insert into private.account_members (account, user_id, role)
    values ('${scene.people.ana}', '${scene.people.luis}', 'reader')`)

describe('an uploaded receipt', () => {
  test('is visible only to the members who work for the client until it is delivered', async () => {
    const { document_id: document } = await keep()
    const seen = async (who: Who) => (await documents(who)).map((row) => row.id)
    expect(await seen('advisor')).toEqual([document])
    expect(await seen('admin')).toEqual([document])
    for (const who of ['ana', 'luis', 'other'] as const) expect(await seen(who)).toEqual([])
    expect(await scene.read('ana', 'archivos_subidos')).toEqual([])
    expect(await scene.rows(`select from public.outbox`)).toEqual([])
    await file([item([{ document, kind: 'return' }])], { deliver: false })
    expect(await seen('ana')).toEqual([])
    expect(await scene.read('ana', 'obligation_receipts')).toEqual([])
    expect((await calendar('ana'))?.receipts).toEqual([])
    const list = `client_documents('${scene.people.ana}')`
    expect((await scene.ask<{ rows: object[] }>('advisor', list)).rows).toHaveLength(1)
  })

  test('is stored once, and becomes visible when the client uploads the same file', async () => {
    const hash = 'f'.repeat(64)
    const first = await keep('advisor', hash)
    expect(await keep('advisor', hash)).toMatchObject({
      status: 'duplicate',
      document_id: first.document_id,
    })
    const key = randomUUID()
    await scene.ask('ana', `begin_attachment('${key}', 'mi soporte.pdf', 'application/pdf', 100)`)
    const [place] = await scene.rows<{ id: string }>(`select id from public.uploads where key = '${key}'`)
    await scene.rows(`select * from public.claim_upload('${place!.id}', 60)`)
    await scene.rows(
      `select public.finish_attachment('${place!.id}', 1, '${hash}', 100, 'application/pdf', false)`,
    )
    expect((await documents('ana')).map((row) => row.id)).toEqual([first.document_id])
  })

  test.each<[Who, string]>([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
  ])('may not be uploaded by %s: %s', async (who, message) => {
    const call = `begin_receipt('${scene.people.ana}', '${randomUUID()}', 'a.pdf', 'application/pdf', 100)`
    expect(await scene.refusal(who, call)).toMatchObject({ message })
  })
})

describe('filing an obligation with receipts', () => {
  test('delivers return and payment separately, and mail and Drive copy are held for ten minutes', async () => {
    const [form, payment] = [await keep(), await keep()]
    const { until, refused } = await file(
      [
        item(
          [
            { document: form.document_id, kind: 'return', number: '3501', date: today, value: 94_000 },
            { document: payment.document_id, kind: 'payment', number: '4901', date: today, value: 94_000 },
          ],
          { paid_on: today },
        ),
      ],
      { copy: true },
    )
    expect(refused).toEqual([])
    expect(await state()).toEqual({ state: 'paid', receipt_number: '3501', filed_on: today, paid_on: today })
    expect((await calendar('ana'))?.receipts).toMatchObject([
      { document: form.document_id, kind: 'return', number: '3501', value: 94_000, clientSees: true },
      { document: payment.document_id, kind: 'payment', number: '4901', date: today },
    ])
    expect(await documents('ana')).toHaveLength(2)
    expect(await scene.read('ana', 'archivos_subidos')).toHaveLength(2)
    const jobs = await scene.rows<{ kind: string; held: boolean; payload: { data?: { names: string } } }>(
      `select kind, next_at = '${until}' as held, payload from public.outbox order by kind`,
    )
    expect(jobs.map(({ kind, held }) => [kind, held])).toEqual([
      ['drive.push', true],
      ['drive.push', true],
      ['mail', true],
    ])
    expect(jobs[2]?.payload).toMatchObject({
      template: 'receipts-brought',
      to: 'ana@empresa.example',
      data: { account: scene.people.ana },
    })
    expect(jobs[2]?.payload.data?.names.split('\n')).toHaveLength(2)
    const minutes = (Date.parse(until!) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
  })

  test('gives people who see no figures the file without number, day and value', async () => {
    const { document_id: document } = await keep()
    await file([item([{ document, kind: 'return', number: '3501', date: today, value: 94_000 }])])
    await addReader()
    expect((await calendar('luis'))?.receipts).toEqual([
      {
        document,
        name: expect.any(String) as string,
        kind: 'return',
        number: null,
        date: null,
        value: null,
        clientSees: true,
      },
    ])
    expect(await scene.read('luis', 'obligation_receipts')).toEqual([])
    expect(await scene.read('ana', 'obligation_receipts')).toHaveLength(1)
    expect(await scene.read('advisor', 'obligation_receipts')).toHaveLength(1)
    expect(await scene.read('other', 'obligation_receipts')).toEqual([])
  })

  test('is done once although the call is repeated, and separately for each obligation', async () => {
    const { document_id: document } = await keep()
    const [late, alien] = [randomUUID(), randomUUID()]
    await insert(late, '2026-09')
    await insert(alien, '2026-09', 'luis')
    await scene.ask('admin', `set_obligation_state('${late}', 1, 'ready')`)
    const items = [
      item([{ document, kind: 'return' }]),
      item([], { obligation: late }),
      item([{ document, kind: 'return' }], { obligation: alien }),
    ]
    const { filing, refused } = await file(items)
    expect(refused).toHaveLength(2)
    expect(refused).toEqual(
      expect.arrayContaining([
        { obligation: alien, code: 'not-found' },
        { obligation: late, code: 'conflict', by: 'admin', at: expect.any(String) as string },
      ]),
    )
    expect((await file(items, { filing })).refused).toHaveLength(2)
    expect(await scene.rows(`select from private.filed_items`)).toHaveLength(1)
    expect(await scene.rows(`select from public.outbox where kind = 'mail'`)).toHaveLength(1)
    expect(await scene.refusal('admin', `file_obligations('${filing}', '[]', true)`)).toMatchObject({
      message: 'key-reused',
    })
  })

  test('is refused with a file of another client or a day in the future', async () => {
    const invoice = await scene.invoice('luis')
    const { refused } = await file([item([{ document: invoice, kind: 'return' }])])
    expect(refused).toEqual([{ obligation: id, code: 'not-found' }])
    expect((await file([item([], { filed_on: addDays(today, 1) })])).refused).toEqual([
      { obligation: id, code: 'invalid-input' },
    ])
    expect(await state()).toMatchObject({ state: 'not-started' })
  })
})

describe('undoing a filing', () => {
  test('restores states and documents and drops receipts, mails and copies', async () => {
    await scene.ask('advisor', `set_obligation_state('${id}', 1, 'waiting', 'Faltan soportes')`)
    const before = await state()
    const [form, payment] = [await keep(), await keep()]
    const receipts = [form, payment].map(({ document_id: document }, n) => ({
      document,
      kind: n ? 'payment' : 'return',
    }))
    const { filing } = await file([item(receipts, { seen: 2, paid_on: today })], { copy: true })
    expect(await scene.ask('advisor', `work_list('{"state":"all"}')`)).toMatchObject({
      filing: { id: filing, count: 1 },
    })
    expect(await scene.ask('advisor', `undo_filing('${filing}')`)).toEqual({ undone: 1, kept: [] })
    expect(await state()).toEqual(before)
    expect(await scene.rows(`select message from public.obligations where id = '${id}'`)).toEqual([
      { message: 'Faltan soportes' },
    ])
    for (const table of ['documents', 'archivos_subidos', 'outbox', 'obligation_receipts'])
      expect(await scene.rows(`select from public.${table}`)).toEqual([])
    expect(await scene.ask('advisor', `undo_filing('${filing}')`)).toEqual({ undone: 0, kept: [] })
    expect(await scene.ask('advisor', `work_list('{"state":"all"}')`)).toMatchObject({ filing: null })
  })

  test('leaves what a colleague changed meanwhile, with its receipt and mail', async () => {
    const other = randomUUID()
    await insert(other, '2026-09')
    const [first, second] = [await keep(), await keep()]
    const { filing } = await file([
      item([{ document: first.document_id, kind: 'return' }]),
      item([{ document: second.document_id, kind: 'return' }], { obligation: other }),
    ])
    await scene.ask('admin', `file_obligation('${other}', 2, '3599', '${today}')`)
    expect(await scene.ask('advisor', `undo_filing('${filing}')`)).toMatchObject({
      undone: 1,
      kept: [{ obligation: other, by: 'admin' }],
    })
    expect((await documents('ana')).map((row) => row.id)).toEqual([second.document_id])
    const [mail] = await scene.rows<{ payload: { data: { names: string } } }>(
      `select payload from public.outbox where kind = 'mail'`,
    )
    expect(mail?.payload.data.names.split('\n')).toHaveLength(1)
  })

  test('leaves a document that the client had before, and a receipt of another obligation', async () => {
    const own = await scene.invoice('ana')
    const shared = await keep()
    const other = randomUUID()
    await insert(other, '2026-09')
    await file([item([{ document: shared.document_id, kind: 'return' }], { obligation: other })], {
      deliver: false,
    })
    const { filing } = await file([
      item([
        { document: own, kind: 'return' },
        { document: shared.document_id, kind: 'payment' },
      ]),
    ])
    await scene.ask('advisor', `undo_filing('${filing}')`)
    expect((await documents('ana')).map((row) => row.id)).toEqual([own])
    expect((await documents('advisor')).map((row) => row.id)).toContain(shared.document_id)
    expect(await scene.rows(`select obligation from public.obligation_receipts`)).toEqual([
      { obligation: other },
    ])
  })

  test('can be done only by the member who filed it, and only in time', async () => {
    const { filing } = await file([item([])])
    expect(await scene.refusal('admin', `undo_filing('${filing}')`)).toMatchObject({ message: 'not-found' })
    await scene.run(`update private.filings set held_until = now() - interval '1 second'`)
    expect(await scene.refusal('advisor', `undo_filing('${filing}')`)).toMatchObject({ message: 'undo-late' })
    expect(await state()).toMatchObject({ state: 'filed' })
  })
})

test('a receipt can be taken off the wrong obligation, and the file stays', async () => {
  const { document_id: document } = await keep()
  await file([item([{ document, kind: 'return' }])])
  const call = `unlink_receipt('${id}', '${document}')`
  expect(await scene.refusal('other', call)).toMatchObject({ message: 'not-found' })
  await scene.ask('advisor', call)
  expect((await calendar('ana'))?.receipts).toEqual([])
  expect(await documents('ana')).toHaveLength(1)
})

test('a receipt that was not delivered can be delivered later, with the usual mail and copy', async () => {
  const { document_id: document } = await keep()
  await file([item([{ document, kind: 'return' }])], { deliver: false })
  const call = `deliver_receipt('${id}', '${document}', true)`
  for (const who of ['other', 'ana'] as const) expect(await scene.refusal(who, call)).not.toBeNull()
  expect(await documents('ana')).toEqual([])
  await scene.ask('advisor', call)
  await scene.ask('advisor', call)
  expect(await documents('ana')).toHaveLength(1)
  expect((await calendar('ana'))?.receipts).toHaveLength(1)
  expect(await scene.rows(`select kind from public.outbox order by kind`)).toEqual([
    { kind: 'drive.push' },
    { kind: 'mail' },
  ])
})
