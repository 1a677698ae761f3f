import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { monthlyTotalsSchema, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
afterEach(() => scene.run('delete from public.invoices'))

function monthsAgo(count: number): string {
  const [year = 0, month = 0] = bogotaDay(Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 15)).toISOString().slice(0, 7)
}
const [thisMonth, lastMonth] = [monthsAgo(0), monthsAgo(1)]

let serial = 0
/** Adds an invoice that the totals include; `said` replaces the SQL values of some columns. */
const add = (said: Record<string, string> = {}, owner: 'ana' | 'luis' = 'ana') => {
  serial++
  const sound = {
    status: `'accepted'`,
    kind: `'invoice'`,
    code: `'code-${serial}'`,
    supplier_nit: `'999100201'`,
    document_number: `'FE${serial}'`,
    issued_on: `'${thisMonth}-01'`,
    currency: `'COP'`,
    total: '119000.10',
    iva: '19000.03',
    withheld: '2500.00',
    direction: `'purchase'`,
    reviewed_at: 'now()',
  }
  return scene.invoice(owner, `${serial}.xml`, { ...sound, ...said })
}
const unread = {
  kind: 'null',
  code: 'null',
  supplier_nit: 'null',
  document_number: 'null',
  issued_on: 'null',
  currency: 'null',
  total: 'null',
  iva: 'null',
  withheld: 'null',
  direction: 'null',
}

const figures = async (call = 'my_monthly_totals()', who: keyof ReviewScene['people'] = 'ana') =>
  monthlyTotalsSchema.parse(await scene.ask(who, call))
const monthOf = ({ months }: MonthlyTotals, name: string) => months.find(({ month }) => month === name)
const nothing = { total: '0.00', iva: '0.00', withheld: '0.00', count: 0 }
const nothingLeft = { unread: 0, currencies: [], others: 0, unknown: 0, illegible: 0 }
const bought = async () => monthOf(await figures(), thisMonth)?.purchases
const once = { total: '119000.10', iva: '19000.03', withheld: '2500.00', count: 1 }

test('the totals have all twelve months, the oldest first, also months without invoices', async () => {
  const { months, sum, left } = await figures()
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, place) => monthsAgo(11 - place)),
  )
  expect(months.every(({ purchases, sales }) => purchases.count + sales.count === 0)).toBe(true)
  expect(sum).toEqual({ purchases: nothing, sales: nothing })
  expect(left).toEqual(nothingLeft)
})

test('purchases and sales add up to the cent, each in the month of its issue', async () => {
  await add()
  await add()
  await add({ issued_on: `'${lastMonth}-28'` })
  await add({ direction: `'sale'`, total: '0.10', iva: '0.01', withheld: '0' })
  await add({ direction: `'sale'`, total: '0.20', iva: '0.02', withheld: '0', status: `'reviewing'` })
  await add({ issued_on: `(date '${monthsAgo(11)}-01' - 1)` })
  await add({ issued_on: `(date '${thisMonth}-01' + interval '1 month')` })
  const found = await figures()
  expect(monthOf(found, thisMonth)).toEqual({
    month: thisMonth,
    purchases: { total: '238000.20', iva: '38000.06', withheld: '5000.00', count: 2 },
    sales: { total: '0.30', iva: '0.03', withheld: '0.00', count: 2 },
  })
  expect(monthOf(found, lastMonth)?.purchases).toEqual(once)
  expect(found.sum.purchases).toEqual({ total: '357000.30', iva: '57000.09', withheld: '7500.00', count: 3 })
  expect(found.reviewing).toBe(1)
  expect(found.left).toEqual(nothingLeft)
})

describe('credit and debit notes', () => {
  const half = { total: '59500.05', iva: '9500.01', withheld: '1250.00' }
  test('are subtracted (credit) or added (debit), each in their own month', async () => {
    await add()
    await add({ kind: `'credit-note'`, ...half })
    await add({ kind: `'debit-note'`, total: '10', iva: '0', withheld: '0' })
    await add({ kind: `'credit-note'`, issued_on: `'${lastMonth}-02'`, ...half })
    const found = await figures()
    expect(monthOf(found, thisMonth)?.purchases).toEqual({
      total: '59510.05',
      iva: '9500.02',
      withheld: '1250.00',
      count: 3,
    })
    expect(monthOf(found, lastMonth)?.purchases.total).toBe('-59500.05')
  })

  test.each(['rejected', 'withdrawn'] as const)('change nothing if their invoice is %s', async (fate) => {
    const gone = await add(
      fate === 'rejected' ? { status: `'rejected'` } : { status: `'accepted'`, withdrawn_at: 'now()' },
    )
    await add({ kind: `'credit-note'`, effect: `'cancels'`, affects: `'${gone}'` })
    expect(await bought()).toEqual(nothing)
  })

  test('are separate documents even if they have the same number as their invoice', async () => {
    await add({ document_number: `'7'` })
    await add({ document_number: `'7'`, kind: `'debit-note'` })
    expect((await bought())?.count).toBe(2)
  })
})

describe('the totals leave out', () => {
  test('rejected, withdrawn and deleted invoices', async () => {
    await add({ status: `'rejected'` })
    await add({ withdrawn_at: 'now()' })
    await add({ status: `'reviewing'`, withdrawn_at: 'now()', deleted_at: 'now()' })
    expect(await bought()).toEqual(nothing)
    expect((await figures()).left).toEqual(nothingLeft)
  })

  test('an invoice that another file replaced', async () => {
    const old = await add({ status: `'reviewing'` })
    await add({ replaces: `'${old}'` })
    expect(await bought()).toEqual(once)
  })

  test('the second copy of a document with the same number or code', async () => {
    await add({ document_number: `'FE-1'`, code: 'null' })
    await add({ document_number: `'FE-1'`, code: `'other'` })
    await add({ document_number: `'FE-2'`, code: `'same'`, status: `'reviewing'`, total: '1' })
    await add({ document_number: `'FE-3'`, code: `'same'` })
    expect(await bought()).toEqual({ total: '238000.20', iva: '38000.06', withheld: '5000.00', count: 2 })
    await add({ document_number: `'FE-1'`, supplier_nit: `'999100202'` })
    expect((await bought())?.count).toBe(3)
  })

  test('no invoice only because a second file of it was rejected', async () => {
    await add({ document_number: `'FE-1'` })
    await add({ document_number: `'FE-1'`, status: `'rejected'` })
    expect(await bought()).toEqual(once)
  })

  test('a file that does not say whose it is, if another file of the same invoice does', async () => {
    await add({ document_number: `'FE-1'`, direction: 'null' })
    await add({ document_number: `'FE-1'` })
    const found = await figures()
    expect(monthOf(found, thisMonth)?.purchases).toEqual(once)
    expect(found.left.unknown).toBe(0)
  })
})

describe('the totals report as left out', () => {
  test('invoices in other currencies, other people’s invoices and unreadable files', async () => {
    const abroad = { total: 'null', iva: 'null', withheld: 'null' }
    await add({ currency: `'USD'`, ...abroad })
    await add({ currency: `'USD'`, ...abroad })
    await add({ currency: `'EUR'`, ...abroad })
    await add({ direction: `'foreign'` })
    await add({ direction: 'null' })
    await add({ iva: 'null' })
    await add({ issued_on: 'null' })
    await add({ currency: 'null' })
    const found = await figures()
    expect(found.sum).toEqual({ purchases: nothing, sales: nothing })
    expect(found.left).toEqual({
      unread: 0,
      currencies: [
        { currency: 'USD', count: 2 },
        { currency: 'EUR', count: 1 },
      ],
      others: 1,
      unknown: 1,
      illegible: 3,
    })
  })

  test('unread files, unless their electronic document is here or they are over a year old', async () => {
    const [paper, other] = [await add(unread), await add(unread)]
    await add({ ...unread, reviewed_at: 'null', status: `'reviewing'` })
    await add({ ...unread, created_at: `now() - interval '13 months'` })
    await add({ ...unread, kind: `'NominaIndividual'` })
    await add({ code: `'cufe-1'` })
    await scene.run(`insert into private.invoice_reviews (invoice_id, at, scan_code)
      values ('${paper}', now(), 'cufe-1'), ('${other}', now(), '')`)
    expect((await figures()).left).toEqual({ ...nothingLeft, unread: 2 })
  })
})

test('the dashboard has the same totals for this month and the last as the twelve months', async () => {
  await add()
  await add({ issued_on: `'${lastMonth}-28'`, direction: `'sale'` })
  await add({ issued_on: `'${monthsAgo(2)}-01'` })
  await add(unread)
  const { totals: latest } = await scene.ask<{ totals: unknown }>('ana', 'my_dashboard()')
  expect(latest).toEqual((await figures()).months.slice(-2))
  expect(latest).toMatchObject([{ sales: once }, { purchases: once }])
})

test('a client sees their own totals and an advisor those of their clients, and nobody sees others', async () => {
  await add()
  await add({ total: '5', iva: '0', withheld: '0' }, 'luis')
  const ofAna = `client_monthly_totals('${scene.people.ana}')`
  const total = ({ sum }: MonthlyTotals) => sum.purchases.total
  expect(total(await figures())).toBe('119000.10')
  expect(total(await figures('my_monthly_totals()', 'luis'))).toBe('5.00')
  for (const member of ['advisor', 'admin'] as const) {
    expect(await figures(ofAna, member)).toEqual(await figures())
    expect(total(await figures('my_monthly_totals()', member))).toBe('0.00')
  }
  expect(await scene.refusal('other', ofAna)).toMatchObject({ message: 'not-found' })
  expect(await scene.refusal('advisor', `client_monthly_totals('${scene.people.luis}')`)).toMatchObject({
    message: 'not-found',
  })
  for (const client of ['ana', 'luis'] as const)
    expect(await scene.refusal(client, ofAna)).toMatchObject({ message: 'staff-only' })
  await scene.run(
    `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.luis}'`,
  )
  expect(await scene.refusal('luis', 'my_monthly_totals()')).toMatchObject({ message: 'not-approved' })
})
