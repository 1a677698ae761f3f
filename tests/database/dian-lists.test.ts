import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import { keepList, type ListPreview } from '@/lib/dian-lists/take-list'
import { refreshDianMonth, refreshStaleMonths } from '@/lib/dian-lists/refresh'
import type { DianPage } from '@/lib/dian-lists/line'
import { someRow } from '../support/dian-list/some-row'
import { openReviewScene, type ReviewScene } from './review-scene'

type Args = Record<string, unknown>
const parameters = vi.hoisted(() => ({
  call: null as null | ((name: string, args: Args) => Promise<unknown>),
}))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: (name: string, args: Args = {}) =>
      parameters.call?.(name, args).then(
        (data) => ({ data, error: null }),
        (error: { message: string }) => ({ data: null, error: { message: error.message, code: 'P0001' } }),
      ),
  }),
}))

let scene: ReviewScene
const json = ['rows', 'changes', 'spans']
beforeAll(async () => {
  scene = await openReviewScene()
  await scene.run(`insert into public.companies (user_id, name, nit, digit)
    values ('${scene.people.ana}', 'Distribuciones Mejía', '901207354', private.nit_check_digit('901207354'))`)
  parameters.call = async (name, args) => {
    const given = Object.entries(args).map(([key, value]) => {
      const written = json.includes(key)
        ? sql`${JSON.stringify(value)}::text::jsonb`
        : Array.isArray(value)
          ? sql`${JSON.stringify(value)}::text::jsonb`
          : sql`${value}`
      const cast = key === 'gone' ? 'text' : key === 'touches' ? 'bigint' : null
      return cast
        ? sql`${sql.ref(key)} => array(select jsonb_array_elements_text(${written})::${sql.raw(cast)})`
        : sql`${sql.ref(key)} => ${written}`
    })
    const many = name === 'stale_dian_months'
    const query = sql<{
      answer: unknown
    }>`select ${many ? sql`jsonb_agg(to_jsonb(x))` : sql`to_jsonb(x)`} as answer
      from ${sql.raw(`public.${name}`)}(${sql.join(given)}) x`
    const { rows } = await query.execute(scene.database.kysely)
    return rows[0]?.answer ?? (many ? [] : null)
  }
})
afterAll(() => scene?.close())
afterEach(() =>
  scene.run(`delete from public.dian_months; delete from private.dian_choices; delete from public.invoices;
    delete from public.document_requests; delete from private.dian_uploads`),
)

const preview = (
  rows: readonly ListRow[],
  change: Partial<ListPreview['months'][number]> = {},
): ListPreview => ({
  nit: '901.207.354',
  name: 'Distribuciones Mejía',
  rows: rows.length,
  first: '2026-10-01',
  last: '2026-10-31',
  undated: 0,
  formulas: false,
  months: [
    {
      month: '2026-10',
      first: '2026-10-01',
      last: '2026-10-31',
      purchase: rows.length,
      sale: 0,
      apart: 0,
      isCut: false,
      isClosed: false,
      before: null,
      ...change,
    },
  ],
})
const bring = (
  rows: readonly ListRow[],
  change: Partial<ListPreview['months'][number]> = {},
  by: 'advisor' | 'ana' = 'advisor',
  isWhole = false,
) =>
  keepList({
    client: scene.people.ana,
    by: scene.people[by],
    name: 'octubre.xlsx',
    isWhole,
    preview: preview(rows, change),
    rows: async (from, count) => rows.slice(from, from + count),
  })

/** Adds our own reviewed document for a row of DIAN's list. */
const have = (row: ListRow, extra: Record<string, string> = {}) =>
  scene.readInvoice('ana', `${row.folio}.xml`, {
    kind: `'invoice'`,
    code: `'${row.code}'`,
    supplier: `'${row.issuer}'`,
    supplier_nit: `'${row.issuerNit}'`,
    document_number: `'${row.prefix}${row.folio}'`,
    issued_on: `'${row.issued}'`,
    currency: `'COP'`,
    total: String((row.total ?? 0) / 100),
    iva: String((row.iva ?? 0) / 100),
    direction: `'purchase'`,
    ...extra,
  })

type Who = 'advisor' | 'other' | 'admin' | 'ana'
const page = (who: Who = 'advisor', more = '') =>
  scene.ask<DianPage>(who, `dian_month('${scene.people.ana}', '2026-10'${more})`)
const classesOf = async () =>
  Object.fromEntries(
    (
      await scene.rows<{ key: string; class: string }>(
        `select coalesce(row ->> 'folio', 'ours') as key, class from private.dian_entries where month = '2026-10' order by key`,
      )
    ).map((one) => [one.key, one.class]),
  )
const fresh = () => refreshDianMonth(scene.people.ana, '2026-10')
const line = async (name: keyof DianPage['classes'], at = 0) => {
  const found = (await page()).classes[name]?.rows[at]
  if (!found) throw new Error(`no line in ${name}`)
  return found
}
const decide = async (name: keyof DianPage['classes'], choice: object) => {
  const { key, class: found, at } = await line(name)
  return `decide_dian_row('${scene.people.ana}', '2026-10', '${key}', '${JSON.stringify(choice)}', '${JSON.stringify({ class: found, at })}')`
}

const [one, two, three] = [
  someRow({ folio: '1' }),
  someRow({ folio: '2', total: 5_000_00, iva: 0 }),
  someRow({ folio: '3' }),
]

test('DIAN’s list is matched with our documents, and its sums are those of the file', async () => {
  await have(one)
  await have(two, { total: '4000' })
  await have(someRow({ folio: '9' }))
  expect(await bring([one, two, three])).toEqual({ kept: ['2026-10'] })
  expect(await classesOf()).toEqual({ 1: 'igual', 2: 'valor_distinto', 3: 'falta_aqui', ours: 'falta_dian' })
  const { month, title, nits } = await page()
  expect([title, nits]).toEqual(['Distribuciones Mejía', ['901207354-0']])
  expect(month).toMatchObject({ dian: 3, ours: 3, open: 3, rows: 3, listedBy: 'Laura Gómez', stale: false })
  const sums = Object.values(month?.summary.purchase ?? {})
  expect(sums.reduce((sum, { dian }) => sum + dian[1], 0)).toBe(
    [one, two, three].reduce((sum, { total }) => sum + (total ?? 0), 0),
  )
})

test('a document that arrives later is matched by itself, and one that is withdrawn is missing again', async () => {
  await bring([one])
  const id = await have(one)
  expect((await page()).month?.stale).toBe(true)
  await refreshStaleMonths(1_000)
  expect(await classesOf()).toEqual({ 1: 'igual' })
  expect((await page()).month).toMatchObject({ stale: false, ours: 1 })
  await scene.run(`update public.invoices set withdrawn_at = now() where id = '${id}'`)
  await fresh()
  expect(await classesOf()).toEqual({ 1: 'falta_aqui' })
})

test('a newer list keeps the decisions of members and drops the rows that it does not have', async () => {
  await bring([one, two])
  await scene.ask('advisor', await decide('falta_aqui', { known: 'personal', note: '' }))
  const known = (await page()).classes.falta_aqui?.rows.find((found) => found.known)
  expect(known).toMatchObject({ known: 'personal', by: 'Laura Gómez' })
  expect((await page()).month?.open).toBe(1)
  await bring([known?.number === 'FE-1' ? one : two, three])
  const rows = (await page()).classes.falta_aqui?.rows ?? []
  expect(rows.map(({ number, known: why }) => [number, why]).toSorted()).toEqual(
    [
      [known?.number, 'personal'],
      ['FE-3', null],
    ].toSorted(),
  )
})

test('a list of part of a month replaces only its own days and reports nothing outside them', async () => {
  await have(someRow({ folio: '9', issued: '2026-10-29' }))
  await bring([one, two], { isCut: true, last: '2026-10-24' })
  expect(await classesOf()).toMatchObject({ ours: 'no_comparable' })
  await bring([someRow({ folio: '5', issued: '2026-10-28' })], { isCut: true, first: '2026-10-25' })
  expect(await classesOf()).toEqual({ 1: 'falta_aqui', 2: 'falta_aqui', 5: 'falta_aqui', ours: 'falta_dian' })
  expect((await page()).month).toMatchObject({ from: '2026-10-01', until: '2026-10-31' })
})

test('a doubtful match that a member confirmed stays when the list comes again', async () => {
  const same = { total: 297_500_00, issuerNit: '900100200' }
  const [first, second] = [someRow({ folio: '118', ...same }), someRow({ folio: '119', ...same })]
  const id = await have(first, { code: 'null', document_number: `'ilegible'` })
  await bring([first, second])
  expect(await classesOf()).toEqual({ 118: 'dudosa', 119: 'dudosa', ours: 'dudosa' })
  const row = (await page()).classes.dudosa?.rows.find(({ number }) => number === 'FE-118')
  expect(row?.ours.map((own) => own.id)).toEqual([id])
  const seen = JSON.stringify({ class: 'dudosa', at: null })
  const join = `decide_dian_row('${scene.people.ana}', '2026-10', '${row?.key}', '{"join": "${id}"}', '${seen}')`
  await scene.ask('advisor', join)
  await fresh()
  expect(await classesOf()).toEqual({ 118: 'igual', 119: 'falta_aqui' })
  await bring([first, second])
  expect(await classesOf()).toEqual({ 118: 'igual', 119: 'falta_aqui' })
  expect(await scene.refusal('admin', join)).toMatchObject({ message: 'conflict' })
})

describe('what is missing from DIAN’s list is requested from the client', () => {
  const content = (titles: readonly string[]) =>
    JSON.stringify({
      title: 'Facturas de octubre',
      note: '',
      dueOn: '2027-01-04',
      items: titles.map((title) => ({
        title,
        help: '',
        required: true,
        allowsNone: true,
        answerWith: 'file',
      })),
      before: 2,
      every: null,
      until: 'complete',
    })
  const ask = async (request: string, keys: readonly string[]) =>
    `ask_dian_rows('${request}', '${scene.people.ana}', '2026-10', array['${keys.join(`','`)}'], '${content(keys.map((_, at) => `Factura ${at}`))}')`

  test('with one document request, once, and each document that arrives completes its item', async () => {
    await bring([one, two])
    const keys = (await page()).classes.falta_aqui?.rows.map(({ key }) => key) ?? []
    const [request, again] = [randomUUID(), randomUUID()]
    await scene.ask('advisor', await ask(request, keys))
    await scene.ask('advisor', await ask(request, keys))
    expect((await line('falta_aqui')).request).toEqual({ id: request, due: '2027-01-04' })
    expect(await scene.refusal('admin', await ask(again, keys))).toMatchObject({ message: 'conflict' })
    await have(one)
    await have(two)
    await fresh()
    expect(
      await scene.rows(`select status, missing from public.document_requests where id = '${request}'`),
    ).toEqual([{ status: 'complete', missing: 0 }])
  })

  test('and a list that the client edited completes no item', async () => {
    await bring([one], {}, 'ana')
    const request = randomUUID()
    await scene.ask('advisor', await ask(request, [(await line('falta_aqui')).key]))
    await bring([{ ...one, total: null }], {}, 'ana')
    expect(await classesOf()).toEqual({ 1: 'no_comparable' })
    expect(
      await scene.rows(`select status, missing from public.document_requests where id = '${request}'`),
    ).toEqual([{ status: 'open', missing: 1 }])
  })
})

test('a list of the client adds rows to the firm’s list, and neither removes nor changes any', async () => {
  await bring([one, two])
  const blank = { ...one, total: null, typeName: 'Application response' }
  await bring([blank, { ...one, line: 9 }, three], {}, 'ana', true)
  await bring([{ ...three, total: null }], { isCut: true, first: '2026-10-03', last: '2026-10-04' }, 'ana')
  expect(await classesOf()).toEqual({ 1: 'falta_aqui', 2: 'falta_aqui', 3: 'no_comparable' })
  expect((await page()).month).toMatchObject({ rows: 3, from: '2026-10-01', until: '2026-10-31' })
  await bring([two])
  expect(await classesOf()).toEqual({ 2: 'falta_aqui' })
})

test('the client’s list of part of a month replaces no days of the firm’s list', async () => {
  await bring([someRow({ issued: '2026-10-25' })], { isCut: true, first: '2026-10-20' })
  await bring([one], { isCut: true, last: '2026-10-10' }, 'ana')
  expect((await page()).month).toMatchObject({ rows: 2, from: '2026-10-20', until: '2026-10-31' })
})

test('an interrupted list leaves no rows', async () => {
  const fails = keepList({
    client: scene.people.ana,
    by: scene.people.advisor,
    name: 'octubre.xlsx',
    isWhole: false,
    preview: { ...preview([one]), rows: 4_000 },
    rows: async (from) => {
      if (from > 0) throw new Error('the reader ended')
      return [one]
    },
  })
  await expect(fails).rejects.toThrow('the reader ended')
  expect(await scene.rows('select id from private.dian_uploads')).toEqual([])
})

test('the rows of an unfinished list are deleted after an hour', async () => {
  const begin = () =>
    parameters.call?.('begin_dian_list', {
      client: scene.people.ana,
      by: scene.people.ana,
      file_name: 'a.xlsx',
    })
  const [young, old] = [await begin(), await begin()]
  for (const [upload, age] of [
    [young, '50 minutes'],
    [old, '61 minutes'],
  ])
    await scene.run(
      `update private.dian_uploads set made_at = now() - interval '${age}' where id = '${upload}'`,
    )
  await scene.run('select public.forget_expired()')
  expect(await scene.rows('select id from private.dian_uploads')).toEqual([{ id: young }])
})

test('a member closes a month with its open rows, which keeps its figures until somebody reopens it with a reason', async () => {
  await bring([one, two])
  const close = (open: number) => `close_dian_month('${scene.people.ana}', '2026-10', ${open})`
  expect(await scene.refusal('advisor', close(1))).toMatchObject({ message: 'conflict' })
  await scene.ask('advisor', close(2))
  expect(await scene.refusal('admin', close(2))).toMatchObject({ message: 'conflict' })
  await have(one)
  await fresh()
  expect((await page()).month).toMatchObject({ open: 2, ours: 0, closedBy: 'Laura Gómez' })
  expect(await bring([three]).catch(() => 'refused')).toEqual({ kept: [] })
  expect(await scene.refusal('advisor', await decide('falta_aqui', { known: 'personal' }))).toMatchObject({
    message: 'dian-month-closed',
  })
  await scene.ask('advisor', `reopen_dian_month('${scene.people.ana}', '2026-10', 'Llegó una factura')`)
  await fresh()
  expect(await classesOf()).toEqual({ 1: 'igual', 2: 'falta_aqui' })
})

test('a month that has not ended cannot be closed', async () => {
  const month = new Date().toISOString().slice(0, 7)
  await scene.run(`insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
    values ('${scene.people.ana}', '${month}', '${month}-01', '${month}-02', 'a.xlsx', 'Laura')`)
  expect(
    await scene.refusal('advisor', `close_dian_month('${scene.people.ana}', '${month}', 0)`),
  ).toMatchObject({
    message: 'dian-month-running',
  })
})

test('only members who work for the client see and change its lists, and the client sees what is missing', async () => {
  await bring([one])
  expect(await scene.refusal('other', `dian_month('${scene.people.ana}', '2026-10')`)).toMatchObject({
    message: 'not-found',
  })
  expect(await scene.refusal('ana', `dian_month('${scene.people.ana}', '2026-10')`)).toMatchObject({
    message: 'staff-only',
  })
  expect(await scene.refusal('other', await decide('falta_aqui', { known: 'personal' }))).toMatchObject({
    message: 'not-found',
  })
  expect((await page('admin')).month?.dian).toBe(1)
  const own = await scene.ask<{ missing: { rows: unknown[] } }>('ana', 'my_dian_month()')
  expect(own.missing.rows).toHaveLength(1)
  expect(await scene.ask<{ month: null }>('luis', 'my_dian_month()')).toMatchObject({ month: null })
  expect(await scene.read('luis', 'dian_months')).toEqual([])
  expect(await scene.read('ana', 'dian_months')).toHaveLength(1)
  const firm = (who: Who) => scene.ask<{ rows: unknown[] }>(who, `firm_dian_months('2026-10')`)
  expect((await firm('advisor')).rows).toMatchObject([
    { title: 'Distribuciones Mejía', dian: 1, ours: 0, open: 1 },
  ])
  expect((await firm('other')).rows).toEqual([])
})

test('when two comparisons run at once, the older result is computed again', async () => {
  await bring([one])
  await have(one)
  await Promise.all([fresh(), fresh()])
  expect(await classesOf()).toEqual({ 1: 'igual' })
  expect(await scene.rows('select id from private.dian_touches')).toEqual([])
})

test('a client has at most three lists that are arriving and a million rows', async () => {
  const begin = () =>
    parameters.call?.('begin_dian_list', {
      client: scene.people.ana,
      by: scene.people.ana,
      file_name: 'a.xlsx',
    })
  for (let n = 0; n < 3; n++) await begin()
  await expect(begin()).rejects.toThrow('upload-busy')
  await scene.run(`delete from private.dian_uploads; insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by, rows)
    values ('${scene.people.ana}', '2025-01', '2025-01-01', '2025-01-31', 'a.xlsx', 'Laura', 1000000)`)
  await expect(bring([one])).rejects.toMatchObject({ code: 'dian-list-quota' })
})

test('a document without a date belongs to the day in Bogotá on which it arrived, also in the last evening of a month', async () => {
  const came = (at: string) => scene.readInvoice('ana', `${randomUUID()}.pdf`, { created_at: `'${at}'` })
  const [before, first, evening, after] = [
    await came('2026-11-01T04:59:00Z'),
    await came('2026-11-01T05:01:00Z'),
    await came('2026-12-01T04:59:00Z'),
    await came('2026-12-01T05:01:00Z'),
  ]
  const [row] = await scene.rows<{ ours: { id: string }[] }>(
    `select public.dian_month_ours('${scene.people.ana}', '2026-11-01', '2026-11-30') as ours`,
  )
  const ids = row?.ours.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([first, evening]))
  for (const id of [before, after]) expect(ids).not.toContain(id)
})
