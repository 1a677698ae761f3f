import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { soughtInvoice, type LargeFirm } from '../support/large-firm'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'
import { fillSearchFirm } from '../support/search-firm'

type Found = Record<string, { count: number }>
const large = [
  'invoices',
  'documents',
  'document_texts',
  'person_cards',
  'client_cards',
  'message_keys',
  'thread_desk',
  'obligations',
]

/** Each row has a search, the kind of results to count, and the exact number for firm and client, or null. */
const searches: [search: string, group: string, admin: number | null, client: number | null][] = [
  ['papeles oriente', 'invoices', 2, 1],
  [soughtInvoice.document, 'invoices', 2, 1],
  ['900.418.726', 'invoices', 2, 1],
  [soughtInvoice.code, 'invoices', 2, 1],
  ['7f3a91c0', 'invoices', 2, 1],
  ['2.824.911', 'invoices', 2, 1],
  ['cementos', 'invoices', null, null],
  ['factura', 'documents', null, null],
  ['fe', 'invoices', null, null],
  ['a', 'invoices', null, null],
  ['nomina 520', 'documents', null, null],
  ['palabra17', 'documents', null, null],
  ['iva', 'obligations', null, null],
  ['mejia', 'invoices', null, null],
  ['distribuciones mejia factura', 'invoices', null, null],
  ['inexistente', 'invoices', 0, 0],
  ['%_\\\\', 'invoices', 0, 0],
  ['9'.repeat(10_000), 'invoices', 0, 0],
]

describe('the search with 10,000 clients, 1,000,000 invoices and 100,000 files with text', () => {
  let reader: PlanReader
  let firm: LargeFirm
  beforeAll(async () => {
    reader = await openPlanReader()
    firm = await fillSearchFirm(reader.sql)
  }, 2_400_000)
  afterAll(() => reader?.stop())

  const people = ['admin', 'advisor', 'client', 'busy'] as const
  const cells = searches.flatMap((row) => people.map((who) => [row[0].slice(0, 40), who, ...row] as const))

  test.each(cells)(
    'the search for «%s» as %s reads everything by an index, in 80 ms',
    async (_, who, search, group, all, own) => {
      const isFirm = who === 'admin' || who === 'advisor'
      const wanted = { search, codes: search === 'iva' ? ['vat-bimonthly'] : [], rest: '' }
      const query = `select public.${isFirm ? 'search_firm' : 'search_mine'}('${JSON.stringify(wanted)}') as found`
      const { rows, plans } = await reader.asUser(firm[who], query)
      const [{ found }] = rows as [{ found: Found }]
      const count = found[group]?.count ?? 0
      const expected = isFirm ? all : own
      if (expected !== null) expect(count).toBe(expected)
      else if (isFirm) expect(count).toBeGreaterThan(4)
      expect(plans).not.toHaveLength(0)
      expect(
        large.flatMap((table) => readingsOf(plans, table)).filter((line) => line.includes('Seq Scan')),
      ).toEqual([])
      const ms = await reader.msAsUser(firm[who], query)
      console.log(`${search.slice(0, 40)}, ${who}: ${ms.toFixed(1)} ms`)
      expect(ms).toBeLessThan(80)
    },
  )
})
