import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
let invoice: string
const hash = 'c'.repeat(64)

beforeAll(async () => {
  scene = await openReviewScene()
  invoice = await scene.invoice('ana')
  await scene.run(`update public.documents set sha256 = '${hash}' where id = '${invoice}'`)
})
afterAll(() => scene?.close())

const keep = async (call: string, proposal: string, owner: 'ana' | 'luis' = 'ana', note = '') =>
  (
    await scene.rows<{ answer: string }>(
      `select public.keep_proposal('${call}', '${scene.people[owner]}', '${hash}', '${proposal}', '${note}') as answer`,
    )
  )[0]?.answer
type Desk = { opinion: object | null }
const opinion = async (who: keyof ReviewScene['people']) =>
  (await scene.ask<Desk>(who, `review_invoice('${invoice}')`)).opinion

test('a call that arrives twice is stored once, and members who see the client see the latest proposal', async () => {
  expect(await opinion('advisor')).toBeNull()
  expect(await keep('call-1', 'doubtful', 'ana', ' El proveedor es nuevo. ')).toBe('kept')
  expect(await keep('call-1', 'sound')).toBe('known')
  expect(await opinion('advisor')).toMatchObject({ proposal: 'doubtful', note: 'El proveedor es nuevo.' })
  expect(await keep('call-2', 'sound')).toBe('kept')
  expect(await opinion('admin')).toMatchObject({ proposal: 'sound', note: null })
  const [row] = await scene.rows(`select status from public.invoices where id = '${invoice}'`)
  expect(row).toEqual({ status: 'reviewing' })
  expect((await scene.refusal('other', `review_invoice('${invoice}')`))?.message).toBe('not-found')
  expect((await scene.refusal('ana', `review_invoice('${invoice}')`))?.message).toBe('staff-only')
  expect(await scene.ask('ana', `my_invoice('${invoice}')`)).not.toHaveProperty('opinion')
})

test('a call about one client cannot reach a file of another client with the same content', async () => {
  expect(await keep('call-3', 'wrong', 'luis')).toBe('gone')
  expect(await keep('call-3', 'wrong')).toBe('kept')
})

test('a proposal changes nothing that the client reads and no row that pages follow live', async () => {
  const tables = await scene.rows<{ name: string }>(`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
      and has_table_privilege('authenticated', c.oid, 'select') order by 1`)
  expect(tables.map(({ name }) => name)).toContain('invoices')
  const everything = async () => ({
    rows: Object.fromEntries(
      await Promise.all(tables.map(async ({ name }) => [name, await scene.read('ana', name)] as const)),
    ),
    invoice: await scene.ask('ana', `my_invoice('${invoice}')`),
    list: await scene.ask('ana', 'my_invoices()'),
    dashboard: await scene.ask('ana', 'my_dashboard()'),
    version: await scene.rows(`select xmin::text from public.invoices where id = '${invoice}'`),
  })
  const before = await everything()
  expect(before.rows.invoices).toHaveLength(1)
  expect(await keep('call-4', 'doubtful')).toBe('kept')
  expect(await everything()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('automation')
})

test('the firm’s open pages are updated once for each new proposal', async () => {
  const at = async () =>
    (
      await scene.rows<{ at: string }>(
        `select at::text from public.section_changes where section = 'deliveries'`,
      )
    )[0]?.at
  const before = await at()
  expect(await keep('call-5', 'sound')).toBe('kept')
  const after = await at()
  expect(after).not.toBe(before)
  expect(await keep('call-5', 'sound')).toBe('known')
  expect(await at()).toBe(after)
})
