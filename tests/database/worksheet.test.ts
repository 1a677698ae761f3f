import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
afterEach(() => scene.run('delete from public.invoices; delete from private.tax_profiles'))

type Share = { percent: string; base: string; amount: string }
type Tax = { code: string; amount: string; shares: Share[] }
const share = (percent: string, base: string, amount: string): Share => ({ percent, base, amount })
const tax = (code: string, amount: string, ...shares: Share[]): Tax => ({ code, amount, shares })
const vat19 = tax('01', '19000.00', share('19.00', '100000.00', '19000.00'))

type Written = Partial<{
  lines: string
  taxes: Tax[]
  withholdings: Tax[]
  typeCode: string
  currency: string
  exchange: { from: string; to: string; rate: string } | null
}>
let serial = 0
/** Adds an invoice, or an unreadable file if `written` is null; `said` replaces the SQL values of some columns. */
async function add(written: Written | null = {}, said: Record<string, string> = {}) {
  serial++
  const {
    lines = '100000.00',
    taxes = [vat19],
    withholdings = [],
    typeCode = '01',
    currency = 'COP',
    exchange = null,
  } = written ?? {}
  const document = {
    invoice: {
      typeCode,
      currency,
      exchange,
      taxes,
      withholdings,
      totals: { lines, allowances: '', charges: '' },
    },
  }
  const sound = {
    status: `'accepted'`,
    kind: `'invoice'`,
    code: `'code-${serial}'`,
    supplier: `'Papeles del Oriente'`,
    supplier_nit: `'999100201'`,
    customer: `'Ana'`,
    customer_nit: `'900123456'`,
    document_number: `'FE${serial}'`,
    issued_on: `'2026-09-15'`,
    currency: `'${currency}'`,
    direction: `'purchase'`,
    reviewed_at: 'now()',
  }
  const unread = { status: `'accepted'`, created_at: `'2026-10-02T12:00:00-05'` }
  const id = await scene.readInvoice('ana', `${serial}.xml`, { ...(written ? sound : unread), ...said })
  await scene.run(`insert into private.invoice_reviews (invoice_id, at, document)
    values ('${id}', now(), ${written ? `'${JSON.stringify(document)}'` : 'null'})`)
  return id
}

type Figure = { figure: string; base: string; amount: string; documents: number }
const call = `tax_worksheet('ID', '2026-09-01', '2026-10-31')`
const sheet = (who: 'advisor' | 'other' | 'admin' | 'ana' = 'advisor') =>
  scene.ask<{ title: string; cycle: string | null; figures: Figure[] }>(
    who,
    call.replace('ID', scene.people.ana),
  )
const figures = async () =>
  Object.fromEntries(
    (await sheet()).figures.map(({ figure, base, amount, documents }) => [figure, [base, amount, documents]]),
  )

test('purchases are split by rate, without VAT and INC, to the cent', async () => {
  await add({
    lines: '350000.10',
    taxes: [
      tax('01', '21500.02', share('19.00', '100000.10', '19000.02'), share('5', '50000.00', '2500.00')),
      tax('04', '8000.00', share('8.00', '100000.00', '8000.00')),
    ],
  })
  await add()
  expect(await figures()).toEqual({
    'purchase/01/19': ['200000.10', '38000.02', 2],
    'purchase/01/5': ['50000.00', '2500.00', 1],
    'purchase/04/8': ['100000.00', '8000.00', 1],
    'purchase/01/none': ['100000.00', '0.00', 1],
    'purchase/w/none': ['450000.10', '0.00', 2],
  })
})

test('the worksheet includes the first and the last day of its period, and not the days beside them', async () => {
  for (const day of ['2026-08-31', '2026-09-01', '2026-10-31', '2026-11-01'])
    await add({}, { issued_on: `'${day}'` })
  for (const at of [
    '2026-08-31T23:59:59',
    '2026-09-01T00:00:00',
    '2026-10-31T23:59:59',
    '2026-11-01T00:00:00',
  ])
    await add(null, { created_at: `'${at}-05'` })
  expect(await figures()).toMatchObject({
    'purchase/01/19': ['200000.00', '38000.00', 2],
    'left/unread': ['0.00', '0.00', 2],
  })
})

test('a rate of 0 is listed as no tax, and tax beyond the rates separately, so that the sum is the document’s', async () => {
  await add({ taxes: [tax('01', '0.00', share('0.00', '100000.00', '0.00'))] })
  await add({ taxes: [tax('01', '19000.00', share('19.00', '90000.00', '17100.00'))] })
  expect(await figures()).toMatchObject({
    'purchase/01/none': ['110000.00', '0.00', 2],
    'purchase/01/19': ['90000.00', '17100.00', 1],
    'purchase/01/amount': ['0.00', '1900.00', 1],
  })
})

test('credit notes are subtracted, debit notes added, sales and support documents separate, withholdings split by rate', async () => {
  await add({ withholdings: [tax('06', '2500.00', share('2.50', '100000.00', '2500.00'))] })
  await add(
    { lines: '40000.00', taxes: [tax('01', '7600.00', share('19', '40000.00', '7600.00'))] },
    { kind: `'credit-note'` },
  )
  await add({ lines: '10.00', taxes: [] }, { kind: `'debit-note'` })
  await add({}, { direction: `'sale'` })
  await add({
    typeCode: '05',
    taxes: [],
    withholdings: [tax('06', '10000.00', share('10', '100000.00', '10000.00'))],
  })
  expect(await figures()).toEqual({
    'purchase/01/19': ['60000.00', '11400.00', 2],
    'purchase/01/none': ['10.00', '0.00', 1],
    'purchase/w06/2.5': ['100000.00', '2500.00', 1],
    'purchase/w/none': ['-39990.00', '0.00', 2],
    'sale/01/19': ['100000.00', '19000.00', 1],
    'sale/w/none': ['100000.00', '0.00', 1],
    'support/01/none': ['100000.00', '0.00', 1],
    'support/w06/10': ['100000.00', '10000.00', 1],
  })
})

test('an amount in another currency is converted at its stated rate, and left out without one', async () => {
  const usd = {
    currency: 'USD',
    lines: '100.00',
    taxes: [tax('01', '19.00', share('19', '100.00', '19.00'))],
  }
  await add({ ...usd, exchange: { from: 'USD', to: 'COP', rate: '4000.50' } })
  await add(usd)
  await add({ ...usd, exchange: { from: 'COP', to: 'USD', rate: '4000.50' } })
  await add({ ...usd, exchange: { from: 'USD', to: 'COP', rate: 'mucho' } })
  expect(await figures()).toEqual({
    'left/no-rate': ['0.00', '0.00', 3],
    'purchase/01/19': ['400050.00', '76009.50', 1],
    'purchase/w/none': ['400050.00', '0.00', 1],
  })
})

describe('documents outside the sums of the worksheet', () => {
  test('are listed by reason, without those that no longer exist', async () => {
    await add(null)
    await add(null, { created_at: `'2026-11-01T00:00:00-05'` })
    await add({}, { direction: `'foreign'` })
    await add({}, { kind: `'NominaIndividual'` })
    await add({ lines: 'cien' })
    const first = await add({}, { code: `'same'` })
    await add({}, { code: `'same'` })
    await add({}, { status: `'reviewing'` })
    await add({}, { status: `'rejected'` })
    await add({}, { withdrawn_at: 'now()' })
    await add({}, { kind: `'credit-note'`, affects: `'${await add({}, { withdrawn_at: 'now()' })}'` })
    await add({}, { issued_on: `'2026-08-31'` })
    await add({}, { issued_on: `'2026-11-01'` })
    expect(await figures()).toEqual({
      'left/unread': ['0.00', '0.00', 2],
      'left/others': ['0.00', '0.00', 1],
      'left/other': ['0.00', '0.00', 1],
      'left/double': ['0.00', '0.00', 1],
      'purchase/01/19': ['100000.00', '19000.00', 1],
      'purchase/w/none': ['100000.00', '0.00', 1],
    })
    expect((await documents('purchase/01/19')).rows).toMatchObject([{ id: first }])
  })

  test('include malformed ones, which do not stop the rest', async () => {
    const id = await add()
    for (const document of [
      'null',
      '[]',
      '{"invoice": "x"}',
      '{"invoice": {}}',
      '{"invoice": {"taxes": {}, "totals": 4}}',
    ])
      await scene.run(
        `update private.invoice_reviews set document = '${document}' where invoice_id = '${id}'`,
      )
    expect(await figures()).toEqual({ 'left/unread': ['0.00', '0.00', 1] })
  })
})

type Document = {
  id: string
  figure: string
  base: string
  amount: string
  party: string
  document: string
  rate: string | null
}
const documents = (figure: string | null, more = '') =>
  scene.ask<{ rows: Document[]; more: boolean }>(
    'advisor',
    `tax_worksheet_documents('${scene.people.ana}', '2026-09-01', '2026-10-31', ${figure ? `'${figure}'` : 'null'}${more})`,
  )

test('every figure of the worksheet is the sum of its documents, which are listed in pages', async () => {
  await add({ withholdings: [tax('06', '2500.00', share('2.50', '100000.00', '2500.00'))] })
  await add({}, { kind: `'credit-note'`, direction: `'sale'` })
  await add(null)
  await add()
  const { rows, more } = await documents(null)
  expect(more).toBe(false)
  for (const { figure, base, amount, documents: count } of (await sheet()).figures) {
    const own = rows.filter((row) => row.figure === figure)
    const sum = (name: 'base' | 'amount') => own.reduce((all, row) => all + Number(row[name]), 0)
    expect([figure, sum('base'), sum('amount'), own.length]).toEqual([
      figure,
      Number(base),
      Number(amount),
      count,
    ])
  }
  expect(rows.find(({ figure }) => figure === 'sale/01/19')).toMatchObject({
    party: 'Ana',
    amount: '-19000.00',
  })
  const first = await documents('purchase/01/19', ', 1, 0')
  const second = await documents('purchase/01/19', ', 1, 1')
  expect([first.more, second.more, first.rows.length]).toEqual([true, false, 1])
  expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id)
})

test('only members who see the client read the worksheet, which says how often the client declares VAT', async () => {
  await scene.run(`insert into private.tax_profiles (account, valid_from, nit, digit, kind, regime, responsibilities, vat_cycle) values
    ('${scene.people.ana}', '2026-01-01', '900123456', 8, 'company', 'ordinary', '{48}', 'four-months'),
    ('${scene.people.ana}', '2027-01-01', '900123456', 8, 'company', 'ordinary', '{48}', 'bimester')`)
  expect(await sheet('admin')).toMatchObject({ cycle: 'four-months', figures: [] })
  for (const who of ['other', 'ana'] as const) {
    await expect(sheet(who)).rejects.toThrow(/not-found|staff-only/)
    const list = `tax_worksheet_documents('${scene.people.ana}', '2026-09-01', '2026-10-31')`
    await expect(scene.ask(who, list)).rejects.toThrow(/not-found|staff-only/)
  }
  expect(
    await scene.refusal('advisor', `tax_worksheet('${scene.people.ana}', '2026-01-01', '2026-12-31')`),
  ).toMatchObject({ message: 'invalid-input' })
})
