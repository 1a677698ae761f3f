import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageCursor } from '@/lib/format/page-cursor'
import { checkDigit } from '@/lib/format/nit'
import { noFilters, type InvoiceQuery } from '@/lib/invoices/href'
import { listInvoices } from '@/lib/invoices/queries'
import { changeInvoice, makeInvoice, type NewInvoice } from '../support/contract-invoices'
import { must, registerClient, registerStaff, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let staff: Person
beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
})
afterAll(() => target?.stop())

const newClient = (name: string) => registerClient(target, staff, name)
const make = (wish: NewInvoice, person: Person) => makeInvoice(service, person, wish)
const list = async (query: Partial<InvoiceQuery>, person: Person, size = 50) =>
  listInvoices(person.client, { ...noFilters, cursor: null, backward: false, ...query }, size)
const numbers = async (query: Partial<InvoiceQuery>, person: Person) =>
  (await list(query, person)).items.map(({ label }) => label.number)

describe('the list of invoices', () => {
  test('has the client’s own invoices, newest first, and none of another client', async () => {
    const [clara, luis] = [await newClient('clara'), await newClient('luis')]
    const [first, second] = [await make({}, clara), await make({}, clara)]
    await make({}, luis)
    expect(await numbers({}, clara)).toEqual([second.number, first.number])
    expect(await numbers({}, staff)).toEqual([])
  })

  test('has pages in both directions, also when a new invoice arrives meanwhile', async () => {
    const diego = await newClient('diego')
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.unshift((await make({}, diego)).number)
    const page = async (cursor: PageCursor | null, backward = false) => list({ cursor, backward }, diego, 3)
    const read = ({ items }: Awaited<ReturnType<typeof page>>) => items.map(({ label }) => label.number)
    const one = await page(null)
    expect([read(one), one.before]).toEqual([made.slice(0, 3), null])
    await make({}, diego)
    const two = await page(one.after)
    expect(read(two)).toEqual(made.slice(3, 6))
    const three = await page(two.after)
    expect([read(three), three.after]).toEqual([made.slice(6), null])
    expect(read(await page(three.before, true))).toEqual(made.slice(3, 6))
    const back = await page(two.before, true)
    expect(read(back)).toEqual(made.slice(0, 3))
    expect(read(await page(back.before, true))).toHaveLength(3)
  })

  test('is searched by name or number, in upper or lower case, with or without accents', async () => {
    const elena = await newClient('elena')
    const one = await make({ name: 'FE-4821 Papeles del Oriente.pdf' }, elena)
    const two = await make({ name: 'Energía, local 2.pdf' }, elena)
    const three = await make({ name: '100% algodón_puro.pdf' }, elena)
    const search = (text: string) => numbers({ search: text }, elena)
    expect(await search('ORIENTE')).toEqual([one.number])
    expect(await search('oriente 4821')).toEqual([one.number])
    expect(await search('energia')).toEqual([two.number])
    expect(await search(two.number.toLowerCase())).toEqual([two.number])
    expect(await search(two.number.slice(-3))).toEqual([two.number])
    expect(await search('algodon_')).toEqual([three.number])
    expect(await search('%')).toHaveLength(3)
    for (const hostile of ["'; drop table invoices; --", '%%%zzz', '\\', '" or 1=1']) {
      expect(Array.isArray(await search(hostile))).toBe(true)
    }
    expect(await search("zz'; --")).toEqual([])
  })

  test('is searched by supplier, number, NIT, CUFE and amount as people type them', async () => {
    const greta = await newClient('greta')
    const [one] = [await make({ name: 'fv0900.xml' }, greta), await make({ name: 'otra.xml' }, greta)]
    const code = `7f3a91c0${'e24b08d5'.repeat(11)}`
    const known = {
      supplier: 'Papeles del Oriente S.A.S.',
      supplier_nit: '900418726',
      document_number: 'FE4821',
      code,
      total: 2_824_910.5,
    }
    must(await service.from('invoices').update(known).eq('id', one.invoice).select('id'))
    const search = (text: string) => numbers({ search: text }, greta)
    const typed = [
      'papeles oriente',
      'FE4821',
      'fe-4821',
      '4821',
      '900418726',
      '900.418.726',
      `900.418.726-${checkDigit('900418726')}`,
      code,
      code.toUpperCase(),
      `CUFE ${code}`,
      '7f3a91c0',
      '2824910',
      '2.824.910',
      '$ 2.824.910,50',
      '2,824,910',
      '2824910.50',
      'oriente 2.824.910',
      one.number,
    ]
    for (const text of typed) expect(await search(text), text).toEqual([one.number])
    for (const text of ['2.824.911', '900418727', 'fe4822', `8${code.slice(1)}`])
      expect(await search(text), text).toEqual([])
  })

  test('can be filtered from one day to another, both included', async () => {
    const hugo = await newClient('hugo')
    const [first, second, third] = [await make({}, hugo), await make({}, hugo), await make({}, hugo)]
    await changeInvoice(service, first, { created_at: '2026-11-01T05:00:00Z' })
    await changeInvoice(service, second, { created_at: '2026-12-01T04:59:59Z' })
    await changeInvoice(service, third, { created_at: '2026-12-01T05:00:00Z' })
    expect(await numbers({ day: '2026-11-01', until: '2026-11-30' }, hugo)).toEqual([
      second.number,
      first.number,
    ])
    expect(await numbers({ day: '2026-11-02', until: '2026-12-01' }, hugo)).toEqual([
      third.number,
      second.number,
    ])
  })

  test('can be filtered by status and by day in Bogotá, to the last half minute of the year', async () => {
    const fabio = await newClient('fabio')
    const late = await make({}, fabio)
    const early = await make({}, fabio)
    await changeInvoice(service, late, { created_at: '2027-01-01T04:59:30Z', status: 'accepted' })
    await changeInvoice(service, early, { created_at: '2027-01-01T05:00:30Z' })
    expect(await numbers({ day: '2026-12-31' }, fabio)).toEqual([late.number])
    expect(await numbers({ day: '2027-01-01' }, fabio)).toEqual([early.number])
    expect(await numbers({ day: '2026-12-30' }, fabio)).toEqual([])
    expect(await numbers({ status: 'accepted' }, fabio)).toEqual([late.number])
    expect(await numbers({ status: 'accepted', day: '2027-01-01' }, fabio)).toEqual([])
  })
})
