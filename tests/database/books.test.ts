import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookDocumentShape, type BookDocument } from '@/lib/books/document'
import type { Entry } from '@/lib/books/entry'
import { makeEntry } from '@/lib/books/make-entry'
import { batchesShape, batchShape, monthShape, rulesShape } from '@/lib/books/month'
import { proposalsOf } from '@/lib/books/proposals'
import { treatmentSchema, type Treatment } from '@/lib/books/treatment'
import { withholdingConcepts } from '@/content/books-withholding'
import { readDocument } from '@/lib/einvoice/model/read-document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { documentOf } from '../support/books/document-of'
import { someTreatment } from '../support/books/treatment'
import { demoAnchors } from '../support/einvoice/deliveries'
import { soldShapes } from '../support/einvoice/shapes/sold'
import { draft, line } from '../support/einvoice/shapes/build'
import { taxedShapes } from '../support/einvoice/shapes/taxed'
import { invoiceXml } from '../support/einvoice/invoice-xml'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  await scene.run(`insert into public.companies (user_id, name, nit, digit)
    values ('${scene.people.ana}', 'Distribuciones Mejía', '901207354', private.nit_check_digit('901207354'))`)
})
afterAll(() => scene?.close())
afterEach(() =>
  scene.run(`delete from private.book_batches; delete from private.book_rules; delete from private.book_models; delete from private.book_accounts;
    delete from public.dian_months;
    delete from public.invoices`),
)

type Who = 'advisor' | 'other' | 'admin' | 'ana'
const month = '2026-10'
const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const read = async (xml: string): Promise<Invoice> => {
  const { invoice } = await readDocument(new TextEncoder().encode(xml), demoAnchors)
  if (!invoice) throw new Error('no invoice')
  return invoice
}
const plain = await read(invoiceXml(draft([line(1, 1_000_000)])))
let serial = 0

/** Adds an accepted purchase of October; `said` replaces the SQL values of some columns. */
async function have(invoice: Partial<Invoice> = {}, said: Record<string, string> = {}): Promise<string> {
  serial++
  const whole = { ...plain, ...invoice }
  const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`
  const id = await scene.readInvoice('ana', `${serial}.xml`, {
    status: `'accepted'`,
    kind: quoted(whole.kind),
    code: `'code-${serial}'`,
    supplier: quoted(whole.supplier.name),
    supplier_nit: quoted(whole.supplier.nit),
    document_number: quoted(`${whole.number}-${serial}`),
    issued_on: `'2026-10-15'`,
    currency: quoted(whole.currency),
    direction: `'purchase'`,
    ...said,
  })
  await scene.run(
    `insert into private.invoice_reviews (invoice_id, at, document) values ('${id}', now(), ${text({ invoice: whole })})`,
  )
  return id
}
const simple = (amount = '1000000.00'): Partial<Invoice> => ({
  number: 'FE1',
  taxes: [],
  withholdings: [],
  allowances: [],
  totals: {
    lines: amount,
    taxExclusive: '0',
    taxInclusive: amount,
    allowances: '',
    charges: '',
    prepaid: '',
    rounding: '',
    payable: amount,
  },
})

const page = async (who: Who = 'advisor', wanted = month) =>
  monthShape.parse(await scene.ask(who, `book_month('${scene.people.ana}', '${wanted}')`))
/** Returns the month's documents, each with the newest booking decision on another invoice of the same supplier. */
const documents = async (): Promise<BookDocument[]> => {
  const { documents: rows, decisions } = await page()
  return rows.map((row) => {
    const document = bookDocumentShape.parse(row)
    const newest = decisions.find(({ nit }) => nit === document.nit)?.newest ?? []
    return { ...document, last: newest.find((one) => one?.invoice !== document.id) ?? null }
  })
}
const one = async (id: string): Promise<BookDocument> => {
  const found = (await documents()).find((document) => document.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
type Taught = { only?: boolean; seen?: string | null; treatment?: Treatment }
const teach = (invoice: string, { only = false, seen = null, treatment = someTreatment() }: Taught = {}) =>
  `teach_book('${scene.people.ana}', '${invoice}', ${only}, ${text(treatment)}, ${seen ? `'${seen}'` : 'null'})`
const entriesOf = async (): Promise<Entry[]> => proposalsOf(await documents()).ready.map(({ entry }) => entry)

type Exported = {
  batch?: string
  repeated?: string[]
  reason?: string | null
  dated?: boolean
  month?: string
}
const options = { type: '', number: 1, prefix: '', company: '', tax: '', parts: 1, model: null }
const exported = (
  entries: Entry[],
  { batch = randomUUID(), repeated = [], reason = null, dated = false, month: of = month }: Exported = {},
) =>
  `export_books('${batch}', '${scene.people.ana}', '${of}', 'journal', ${text(options)}, ${text(entries)},
    array[${repeated.map((id) => `'${id}'`).join()}]::uuid[], ${reason ? `'${reason}'` : 'null'}, ${dated})`
const batches = async () =>
  batchesShape.parse(await scene.ask('advisor', `book_batches('${scene.people.ana}', '${month}')`)).rows

describe('the purchases of a month', () => {
  test('come from the database as the rules expect, for every kind of invoice that the review knows', async () => {
    const shapes = [...taxedShapes, ...soldShapes]
    const expected = new Map<string, BookDocument>()
    for (const { text: xml } of shapes) {
      const invoice = await read(xml)
      const id = await have(invoice)
      expected.set(id, documentOf(invoice, { id }))
    }
    const all: BookDocument[] = []
    for (let passed = 0; ; passed = all.length) {
      const next = monthShape.parse(
        await scene.ask('advisor', `book_month('${scene.people.ana}', '${month}', ${passed})`),
      )
      all.push(...next.documents.map((document) => ({ ...bookDocumentShape.parse(document), last: null })))
      if (!next.more) break
    }
    expect(all.length).toBeGreaterThan(60)
    const treatment = someTreatment()
    for (const document of all) {
      const wanted = expected.get(document.id)!
      const { base, taxes, payable, prepaid, rounding, lines, items, operation, rate, prefix, idType } =
        wanted
      expect(document).toMatchObject({
        base,
        payable,
        prepaid,
        rounding,
        lines,
        items,
        operation,
        rate,
        prefix,
        idType,
      })
      expect(document.taxes).toHaveLength(taxes.length)
      const made = makeEntry(document, treatment, true).entry?.lines
      const same = makeEntry({ ...wanted, day: document.day }, treatment, true).entry?.lines
      const sums = (of: typeof made) =>
        of?.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`).toSorted()
      expect(sums(made)).toEqual(sums(same))
    }
  })

  test('are the accepted ones of that month, and one that cannot become an entry has a reason', async () => {
    const id = await have(simple())
    await have(simple(), { status: `'reviewing'` })
    await have(simple(), { direction: `'sale'` })
    await have(simple(), { direction: `'foreign'` })
    const found = await page()
    expect(found.documents.map((document) => document.id)).toEqual([id])
    expect(found.left.map(({ reason }) => reason)).toEqual(['others'])
    expect(found).toMatchObject({
      nits: ['901207354-0'],
      company: 'Distribuciones Mejía',
      closed: null,
      firstOpen: '2026-11-01',
    })
    expect((await page('admin', '2026-09')).documents).toEqual([])
  })

  test.each([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
  ] as const)('are not visible to %s: %s', async (who, message) => {
    for (const call of [
      `book_month('${scene.people.ana}', '${month}')`,
      `book_rules('${scene.people.ana}')`,
      `book_batches('${scene.people.ana}', '${month}')`,
      exported([]),
      teach(randomUUID()),
    ])
      expect(await scene.refusal(who, call)).toMatchObject({ message })
  })
})

describe('teaching the treatment of a purchase', () => {
  test('to a supplier applies to all its invoices, and names the member who taught it', async () => {
    const [first, second] = [await have(simple()), await have(simple())]
    expect(await one(first)).toMatchObject({ own: null, rule: null, last: null })
    await scene.ask('advisor', teach(first))
    for (const id of [first, second])
      expect((await one(id)).rule).toMatchObject({ by: 'Laura Gómez', treatment: { account: '513595' } })
    const rules = rulesShape.parse(await scene.ask('admin', `book_rules('${scene.people.ana}')`))
    expect(rules.rows).toMatchObject([
      { nit: plain.supplier.nit, name: plain.supplier.name, by: 'Laura Gómez' },
    ])
    const log = (await scene.read('admin', 'audit_log')).find(({ action }) => action === 'books.taught')
    expect(log).toMatchObject({
      target: scene.people.ana,
      after: { supplier: plain.supplier.name, account: '513595' },
    })
  })

  test('to one invoice proposes it for the supplier’s next invoices, which a member still has to confirm', async () => {
    const [first, second] = [await have(simple()), await have(simple())]
    await scene.ask(
      'advisor',
      teach(first, { only: true, treatment: someTreatment({ account: '143505', difference: true }) }),
    )
    expect((await one(first)).own).toMatchObject({ treatment: { account: '143505' } })
    expect(await one(second)).toMatchObject({
      own: null,
      rule: null,
      last: { treatment: { account: '143505' } },
    })
    const { ready, untaught } = proposalsOf(await documents())
    expect([ready.length, untaught.length]).toEqual([1, 1])
  })

  test('is refused if a colleague taught or changed it meanwhile, and so is forgetting it', async () => {
    const id = await have(simple())
    await scene.ask('advisor', teach(id))
    expect(await scene.refusal('admin', teach(id))).toMatchObject({ message: 'conflict' })
    const { at } = (await one(id)).rule!
    await scene.ask('admin', teach(id, { seen: at, treatment: someTreatment({ account: '519595' }) }))
    const forget = (seen: string) =>
      `forget_book_rule('${scene.people.ana}', '${plain.supplier.nit}', '${seen}')`
    expect(await scene.refusal('advisor', forget(at))).toMatchObject({ message: 'conflict' })
    await scene.ask('advisor', forget((await one(id)).rule!.at))
    expect((await one(id)).rule).toBeNull()
  })

  test.each([
    ['an account with letters', { account: '51x595' }],
    ['no account of the IVA', { taxAccount: null }],
    ['a hidden mark in the concept', { detail: 'Aseo\u202E' }],
    ['a base for all invoices', { base: 100 }],
    ['a difference for all invoices', { difference: true }],
    ['a base that is a text', { base: '100' }],
    ['a difference that is none', { difference: null }],
    ['a key that nobody knows', { more: 1 }],
    ['a number instead of an account', { account: 513595 }],
    ['no centre', { centre: undefined }],
    ['a concept that nobody knows', { withholding: { concept: 'gold', account: '2365' } }],
    [
      'a withholding of more than everything',
      { withholding: { concept: 'own', name: 'Regalías', percent: 101, from: 0, account: '2365' } },
    ],
    [
      'cents in parts',
      { withholding: { concept: 'own', name: 'Regalías', percent: 1, from: 0.5, account: '2365' } },
    ],
    ['a withholding of IVA without percentage', { vatWithheld: { from: 0, account: '2367' } }],
    ['a withholding of ICA below nothing', { icaWithheld: { perMil: 4, from: -1, account: '2368' } }],
  ])('refuses %s', async (_, more) => {
    const id = await have(simple())
    expect(
      await scene.refusal('advisor', teach(id, { treatment: someTreatment(more as Partial<Treatment>) })),
    ).toMatchObject({
      message: 'invalid-input',
    })
  })
})

test('a rule that cannot be read is one line of the list and hides no other rule', async () => {
  const [first] = [await have(simple())]
  await scene.ask('advisor', teach(first!))
  await scene.run(`alter table private.book_rules drop constraint book_rules_treatment_check;
    insert into private.book_rules (user_id, nit, treatment, made_by) values ('${scene.people.ana}', '1', '{"account": 7}', 'Alguien')`)
  const { rows } = rulesShape.parse(await scene.ask('admin', `book_rules('${scene.people.ana}')`))
  expect(rows.map(({ nit, treatment }) => [nit, treatment?.account ?? null])).toEqual([
    ['1', null],
    [plain.supplier.nit, '513595'],
  ])
  await scene.ask('advisor', `forget_book_rule('${scene.people.ana}', '1', '${rows[0]!.at}')`)
  await scene.run(
    `alter table private.book_rules add constraint book_rules_treatment_check check (private.is_book_treatment(treatment))`,
  )
})

test('the database and the site accept the same forged treatments', async () => {
  const own = { concept: 'own', name: 'Regalías', percent: 2.5, from: 100, account: '236525' } as const
  const rule = someTreatment({
    withholding: own,
    vatWithheld: { percent: 15, from: 0, account: '236701' },
    icaWithheld: { perMil: 9.66, from: 0, account: '236801' },
    lines: [{ account: '', centre: '', detail: '', withholding: { concept: 'same' } }],
  })
  const odd = [null, '', 'x', 7, -1, 0.5, 1e14, true, [], {}, '5135', 'Aseo\u202E', ' Aseo ', undefined]
  const paths = [
    ...Object.keys(rule).map((key) => [key]),
    ...['withholding', 'vatWithheld', 'icaWithheld', 'lines.0'].flatMap((part) =>
      [
        'concept',
        'name',
        'percent',
        'perMil',
        'from',
        'account',
        'centre',
        'detail',
        'withholding',
        'more',
      ].map((key) => [...part.split('.'), key]),
    ),
  ]
  const takes = async (treatment: unknown) =>
    (
      await scene.rows<{ ok: boolean }>(
        `select private.is_book_treatment(${text(treatment as object)}) as ok`,
      )
    )[0]!.ok
  expect(await takes(rule)).toBe(true)
  for (const whole of ['x', 7, true, [], {}, [rule]]) expect(await takes(whole), String(whole)).toBe(false)
  for (const path of paths)
    for (const value of odd) {
      const forged: unknown = structuredClone(rule)
      const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], forged)
      Object.assign(parent as object, { [path.at(-1)!]: value })
      const read = treatmentSchema.safeParse(JSON.parse(JSON.stringify(forged)))
      if (await takes(forged)) expect([path, value, read.success]).toEqual([path, value, true])
      if (read.success) expect([path, value, await takes(read.data)]).toEqual([path, value, true])
    }
})

test.each(Object.keys(withholdingConcepts))(
  'the database knows the withholding concept %s',
  async (concept) => {
    const [answer] = await scene.rows<{ ok: boolean }>(
      `select private.is_book_withholding(${text({ concept, account: '236525' })}) as ok`,
    )
    expect(answer?.ok).toBe(true)
  },
)

describe('splitting an invoice by its lines', () => {
  const withLines = async () => have(await read(invoiceXml(draft([line(1, 810_000), line(2, 300_000)]))))
  const same = { account: '', detail: '', centre: '', withholding: { concept: 'same' } } as const
  const split = someTreatment({
    account: '143505',
    lines: [same, { ...same, account: '514515', detail: 'Instalación', withholding: null }],
  })

  test('is stored for this invoice, exported by line, and proposed for the supplier’s next invoice', async () => {
    const [first, second] = [await withLines(), await withLines()]
    await scene.ask('advisor', teach(first, { only: true, treatment: split }))
    const own = await one(first)
    expect(own.own?.treatment.lines).toEqual(split.lines)
    const next = await one(second)
    expect(next.last?.says).toEqual(own.items.map(({ description }) => description))
    expect(next.last?.says).toHaveLength(2)
    const entries = await entriesOf()
    const accounts = entries[0]?.lines.map(({ account }) => account)
    expect(accounts?.slice(0, 2)).toEqual(['143505', '514515'])
    await scene.ask('advisor', exported(entries))
    const batch = (await batches())[0]!.id
    const whole = batchShape.parse(await scene.ask('admin', `book_batch('${scene.people.ana}', '${batch}')`))
    expect(whole.entries).toEqual(entries)
  })

  test('is sent to the page once for all invoices of the supplier', async () => {
    const [first] = [await withLines(), await withLines(), await withLines(), await withLines()]
    await scene.ask('advisor', teach(first!, { only: true, treatment: split }))
    const whole = JSON.stringify(await scene.ask('advisor', `book_month('${scene.people.ana}', '${month}')`))
    // The decision is sent once for its own invoice, and once for all other invoices of the supplier.
    expect(whole.match(/"Instalación"/g)).toHaveLength(2)
    expect((await documents()).map(({ last }) => last !== null)).toEqual([false, true, true, true])
  })

  test('proposes to each invoice the last decision about another one, even if its own decision is newer', async () => {
    const [first, second, third] = [await withLines(), await withLines(), await withLines()]
    const decide = (id: string, account: string) =>
      scene.ask('advisor', teach(id, { only: true, treatment: { ...split, account } }))
    await decide(first, '143505')
    await decide(second, '143510')
    expect((await one(first)).last?.treatment.account).toBe('143510')
    expect((await one(second)).last?.treatment.account).toBe('143505')
    expect((await one(third)).last?.treatment.account).toBe('143510')
  })

  test.each([
    ['for a supplier', split, false],
    ['with a code of letters', { ...split, lines: [{ ...same, account: '51x' }] }, true],
    ['with a hidden mark', { ...split, lines: [{ ...same, detail: 'A\u202E' }] }, true],
    ['with more lines than an invoice may have', { ...split, lines: Array(61).fill(same) }, true],
    ['that is no list', { ...split, lines: { 0: same } }, true],
    [
      'with a withholding without account',
      { ...split, lines: [{ ...same, withholding: { concept: 'services' } }] },
      true,
    ],
  ])('is refused %s', async (_, treatment, only) => {
    const id = await withLines()
    expect(
      await scene.refusal('advisor', teach(id, { only, treatment: treatment as Treatment })),
    ).toMatchObject({ message: 'invalid-input' })
  })
})

describe('the catalogue of accounts', () => {
  const account = (code: string, name = 'Cuenta') => ({ code, name, needsParty: true, needsCentre: false })
  const keep = (accounts: object, whole = true) =>
    `keep_book_accounts('${scene.people.ana}', ${text(accounts)}, ${whole})`
  const drop = (code: string) => `drop_book_account('${scene.people.ana}', '${code}')`
  const codes = async () => (await page()).accounts.map(({ code }) => code)
  const mine = ['513595', '24081001', '23652501', '23355001'].map((code) => account(code))

  test('is replaced by a file, and an account is added, changed and dropped, all of which the log says', async () => {
    expect(await codes()).toEqual([])
    expect(await scene.ask('advisor', keep([account('143505'), account('2205')]))).toBe(2)
    expect(await scene.ask('admin', keep([account('0511'), account('2205', 'Nacionales')]))).toBe(2)
    expect((await page()).accounts).toEqual([account('0511'), account('2205', 'Nacionales')])
    await scene.ask('advisor', keep([account('2205', 'Proveedores')], false))
    await scene.ask(
      'advisor',
      keep(
        [account('61')].map((one) => ({ ...one, code: '6135' })),
        false,
      ),
    )
    await scene.ask('advisor', drop('0511'))
    expect((await page()).accounts.map(({ code, name }) => [code, name])).toEqual([
      ['2205', 'Proveedores'],
      ['6135', 'Cuenta'],
    ])
    expect(await scene.refusal('advisor', drop('0511'))).toMatchObject({ message: 'not-found' })
    const log = (await scene.read('admin', 'audit_log')).map(({ action }) => action)
    expect(log).toEqual(expect.arrayContaining(['books.accounts', 'books.account-dropped']))
  })

  test('finds accounts by the beginning of a code, by words without accents, and by whole codes', async () => {
    await scene.ask('advisor', keep([account('143505', 'Mercancías de Cali'), account('1435', 'Inventario'), account('2205', 'Nacionales'),
      ...Array.from({ length: 30 }, (_, n) => account(String(600_000 + n), `Costo ${n}`))])) // prettier-ignore
    const find = async (words: string, codes: string[] = []) =>
      (
        (await scene.ask<{ code: string }[]>(
          'advisor',
          `find_book_accounts('${scene.people.ana}', '${words}', '{${codes.join()}}')`,
        )) ?? []
      ).map(({ code }) => code)
    expect(await find('1435')).toEqual(['1435', '143505'])
    expect(await find('cali mercan')).toEqual(['143505'])
    expect(await find('', ['2205', '9999'])).toEqual(['2205'])
    await scene.ask('advisor', keep(mine, false))
    for (const nit of ['901207354', '999120773'])
      await scene.run(`insert into private.book_rules (user_id, nit, treatment, made_by)
        values ('${scene.people.ana}', '${nit}', ${text(someTreatment())}, 'Alguien')`)
    expect(await scene.ask('advisor', `find_book_accounts('${scene.people.ana}', '513595')`)).toMatchObject([
      { code: '513595', rules: 2 },
    ])
    expect(await find('600', ['2205'])).toHaveLength(13)
    for (const nothing of ['', '   ', '%', '_', '.', 'zzz']) expect(await find(nothing)).toEqual([])
    expect(
      await scene.refusal('other', `find_book_accounts('${scene.people.ana}', '1435', '{}')`),
    ).toMatchObject({ message: 'not-found' })
  })

  test.each([
    ['no accounts', []],
    ['a code of letters', [account('14x5')]],
    ['a code twice', [account('1435'), account('1435')]],
    ['no name', [account('1435', ' ')]],
    ['a hidden mark in a name', [account('1435', 'A\u202E')]],
    ['no list', { code: '1435' }],
    ['more than 5,000', Array.from({ length: 5001 }, (_, n) => account(String(10_000 + n)))],
  ])('does not take %s', async (_, accounts) => {
    expect(await scene.refusal('advisor', keep(accounts))).toMatchObject({ message: 'invalid-input' })
  })

  test('refuses a code that it does not have, wherever the treatment names it', async () => {
    const id = await have(simple())
    await scene.ask('advisor', keep(mine))
    for (const wrong of [
      { account: '9999' },
      { taxAccount: '9999' },
      { payable: '9999' },
      { icaWithheld: { perMil: 9, from: 0, account: '9999' } },
    ])
      expect(await scene.refusal('advisor', teach(id, { treatment: someTreatment(wrong) }))).toMatchObject({
        message: 'books-account',
      })
    const same = { account: '', detail: '', centre: '', withholding: { concept: 'same' } } as const
    const lines = (account: string) => someTreatment({ lines: [same, { ...same, account }] })
    expect(await scene.refusal('advisor', teach(id, { only: true, treatment: lines('9999') }))).toMatchObject(
      { message: 'books-account' },
    )
    await scene.ask('advisor', teach(id, { only: true, treatment: lines('513595') }))
    await scene.ask('advisor', teach(id))
  })

  test.each([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
  ] as const)('cannot be changed by %s: %s', async (who, message) => {
    for (const call of [keep(mine), keep(mine, false), drop('513595')])
      expect(await scene.refusal(who, call)).toMatchObject({ message })
  })
})

describe('exporting entries', () => {
  async function ready(count = 2) {
    const ids: string[] = []
    for (let at = 0; at < count; at++) ids.push(await have(simple()))
    await scene.ask('advisor', teach(ids[0]!))
    return { ids, entries: await entriesOf() }
  }

  test('stores number, member and day with the entries, and the same call again makes no second batch', async () => {
    const { ids, entries } = await ready()
    const batch = randomUUID()
    expect(await scene.ask('advisor', exported(entries, { batch }))).toBe(1)
    expect(await scene.ask('advisor', exported(entries, { batch }))).toBe(1)
    expect(await batches()).toMatchObject([
      { number: 1, entries: 2, total: 2_000_000_00, rows: 6, by: 'Laura Gómez', repeated: 0 },
    ])
    expect((await one(ids[0]!)).exported).toMatchObject({ batch, by: 'Laura Gómez', format: 'journal' })
    const whole = batchShape.parse(await scene.ask('admin', `book_batch('${scene.people.ana}', '${batch}')`))
    expect(whole.entries).toEqual(entries)
    const log = (await scene.read('admin', 'audit_log')).findLast(({ action }) => action === 'books.made')
    expect(log).toMatchObject({
      actor: scene.people.advisor,
      after: { month, number: 1, entries: 2, format: 'journal' },
    })
  })

  test('moves exported invoices behind those that still have to be exported, until it is withdrawn', async () => {
    const { ids, entries } = await ready(3)
    const batch = randomUUID()
    const order = async () => (await page()).documents.map(({ id }) => id)
    expect(await order()).toEqual(ids)
    await scene.ask('advisor', exported(entries.slice(0, 2), { batch }))
    expect(await order()).toEqual([ids[2], ids[0], ids[1]])
    await scene.ask('advisor', `withdraw_book_batch('${scene.people.ana}', '${batch}')`)
    expect(await order()).toEqual(ids)
  })

  test('is refused a second time unless each repeated entry is named, with a reason', async () => {
    const { ids, entries } = await ready()
    await scene.ask('advisor', exported(entries.slice(0, 1)))
    const [left] = entries.slice(0, 1).map(({ invoice }) => invoice)
    for (const how of [
      {},
      { repeated: ids.filter((id) => id !== left), reason: 'No entró' },
      { repeated: ids },
    ])
      expect(await scene.refusal('admin', exported(entries, how))).toMatchObject({
        message: 'books-exported',
      })
    await scene.ask('admin', exported(entries, { repeated: [left!], reason: 'El archivo no se importó' }))
    expect((await batches())[0]).toMatchObject({
      number: 2,
      entries: 2,
      repeated: 1,
      reason: 'El archivo no se importó',
    })
  })

  test('is refused for another file of a document that was already exported', async () => {
    const { ids, entries } = await ready(1)
    await scene.ask('advisor', exported(entries))
    const { number } = await one(ids[0]!)
    const again = await have(simple(), { document_number: `'${number.toLowerCase()}'` })
    await scene.run(`update public.invoices set replaced_by = '${again}' where id = '${ids[0]}'`)
    expect((await one(again)).exported).not.toBeNull()
    expect(await scene.refusal('advisor', exported(await entriesOf()))).toMatchObject({
      message: 'books-exported',
    })
  })

  test('succeeds for one of four calls at the same moment, and the others are refused', async () => {
    const { entries } = await ready(8)
    for (const entry of entries) {
      const tries = await Promise.all(
        (['advisor', 'admin', 'advisor', 'admin'] as const).map((who) =>
          scene.refusal(who, exported([entry])),
        ),
      )
      const told = tries.map((refused) => refused?.message ?? 'done').toSorted()
      expect(told).toEqual(['books-exported', 'books-exported', 'books-exported', 'done'])
    }
    expect(await batches()).toHaveLength(8)
  })

  test('can be withdrawn once, and then its entries are new again', async () => {
    const { ids, entries } = await ready()
    const batch = randomUUID()
    await scene.ask('advisor', exported(entries, { batch }))
    const withdraw = `withdraw_book_batch('${scene.people.ana}', '${batch}')`
    await scene.ask('admin', withdraw)
    expect(await scene.refusal('advisor', withdraw)).toMatchObject({ message: 'conflict' })
    expect((await one(ids[0]!)).exported).toBeNull()
    expect(await scene.ask('advisor', exported(entries))).toBe(2)
    expect((await batches())[1]?.withdrawnBy).toBe('admin')
  })

  test('can be marked as entered in the accounting program and unmarked, but not after it was withdrawn', async () => {
    const { entries } = await ready()
    const batch = randomUUID()
    await scene.ask('advisor', exported(entries, { batch }))
    const mark = (entered: boolean) => `mark_book_batch('${scene.people.ana}', '${batch}', ${entered})`
    const noted = async () => (await batches())[0]?.enteredBy
    await scene.ask('admin', mark(true))
    await scene.ask('advisor', mark(true))
    expect(await noted()).toBe('admin')
    const { last } = monthShape.parse(
      await scene.ask('advisor', `book_month('${scene.people.ana}', '${month}')`),
    )
    expect(last).toMatchObject([{ entered: true }])
    await scene.ask('advisor', mark(false))
    expect(await noted()).toBeNull()
    await scene.ask('advisor', mark(true))
    await scene.ask('advisor', `withdraw_book_batch('${scene.people.ana}', '${batch}')`)
    expect(await noted()).toBeNull()
    expect(await scene.refusal('advisor', mark(true))).toMatchObject({ message: 'conflict' })
  })

  test('counts the invoices of a batch that are no longer accepted', async () => {
    const { ids, entries } = await ready()
    await scene.ask('advisor', exported(entries))
    expect((await batches())[0]?.gone).toBe(0)
    await scene.run(`update public.invoices set status = 'rejected' where id = '${ids[0]}'`)
    expect((await batches())[0]?.gone).toBe(1)
  })

  test('from a closed month needs the date that the entries get', async () => {
    const { entries } = await ready()
    for (const closed of ['2026-10', '2026-11'])
      await scene.run(`insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by, closed_at, closed_by)
        values ('${scene.people.ana}', '${closed}', '${closed}-01', '${closed}-30', 'lista.xlsx', 'Laura', now(), 'Laura')`)
    expect(await page()).toMatchObject({ closed: { by: 'Laura' }, firstOpen: '2026-12-01' })
    expect(await scene.refusal('advisor', exported(entries))).toMatchObject({ message: 'books-closed' })
    expect(await scene.ask('advisor', exported(entries, { dated: true }))).toBe(1)
  })

  test('is refused for entries that do not balance or are not of this month', async () => {
    const { ids, entries } = await ready(1)
    const [entry] = entries as [Entry]
    const lines = (change: (at: number) => object) =>
      entry.lines.map((line, at) => ({ ...line, ...change(at) }))
    const bad = [
      [],
      [entry, entry],
      [{ ...entry, lines: lines((at) => (at === 0 ? { debit: 1 } : {})) }],
      [{ ...entry, lines: lines(() => ({ debit: 0, credit: 0 })) }],
      [{ ...entry, lines: [] }],
      [{ ...entry, lines: lines(() => ({ account: 'x' })) }],
    ]
    for (const wrong of bad)
      expect(await scene.refusal('advisor', exported(wrong as Entry[]))).toMatchObject({
        message: 'invalid-input',
      })
    expect(await scene.refusal('advisor', exported(entries, { month: '2026-09' }))).toMatchObject({
      message: 'conflict',
    })
    await scene.run(`update public.invoices set status = 'rejected' where id = '${ids[0]}'`)
    expect(await scene.refusal('advisor', exported(entries))).toMatchObject({ message: 'conflict' })
    expect(await batches()).toEqual([])
  })

  test('leaves nothing when the account is deleted', async () => {
    const { entries } = await ready()
    await scene.ask('advisor', exported(entries))
    await scene.ask('advisor', `keep_book_model('${scene.people.ana}', '{"headings": []}')`)
    const kept = (table: string) =>
      scene.rows<{ rows: number }>(
        `select count(*)::int as rows from private.${table} where user_id = '${scene.people.ana}'`,
      )
    await scene.ask(
      'advisor',
      `keep_book_accounts('${scene.people.ana}', '[{"code": "1435", "name": "Inventario"}]', true)`,
    )
    for (const table of ['book_rules', 'book_accounts', 'book_models', 'book_batches', 'book_entries'])
      expect((await kept(table))[0]?.rows).toBeGreaterThan(0)
    const [{ on }] = (await scene.rows<{ on: string }>(
      `select string_agg(distinct confdeltype::text, '') as on from pg_constraint where conrelid in
        ('private.book_rules'::regclass, 'private.book_accounts'::regclass, 'private.book_models'::regclass, 'private.book_batches'::regclass, 'private.book_entries'::regclass)
        and contype = 'f'`,
    )) as [{ on: string }]
    expect(on).toBe('c')
  })
})
