import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayKinds,
  dayRange,
  exportHref,
  hasFilters,
  historyHref,
  invoiceTabs,
  noFilters,
  readInvoiceQuery,
  tabHref,
  type InvoiceFilters,
} from '@/lib/invoices/href'
import type { PageCursor } from '@/lib/format/page-cursor'
import { invoiceStatuses } from '@/lib/invoices/invoice'

const read = (address: string) =>
  readInvoiceQuery(Object.fromEntries(new URL(address, 'http://portal.example').searchParams))

const days = fc.constantFrom(null, '2026-12-31', '2027-01-01', '2028-02-29')
const filters = fc
  .record({
    search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
    status: fc.constantFrom(null, ...invoiceStatuses),
    dayKind: fc.constantFrom(...dayKinds),
    range: fc.tuple(days, days).map(([day, until]) => dayRange(day, until)),
  })
  .map(({ range, ...rest }): InvoiceFilters => ({ ...rest, ...range }))
const cursor: PageCursor = ['2026-11-21T06:22:02.123456+00:00', '8f14e45f-ceea-467f-a1d2-0c9f4b5e7a10']

test('the address of the invoice history keeps its filters', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom('desde' as const, 'hasta' as const), (wanted, way) => {
      expect(read(historyHref(wanted))).toEqual({
        ...wanted,
        tab: 'history',
        cursor: null,
        backward: false,
      })
      const turned = read(historyHref(wanted, { way, cursor }))
      expect(turned).toEqual({ ...wanted, tab: 'history', cursor, backward: way === 'hasta' })
      const { search, status, dayKind, day, until } = read(exportHref(wanted, 'csv'))
      expect({ search, status, dayKind, day, until }).toEqual(wanted)
    }),
  )
})

test('an address with invalid filters of invoices is read without them', () => {
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))
  const names = fc.constantFrom('tab', 'estado', 'fecha', 'al', 'por', 'desde', 'hasta', '__proto__')
  fc.assert(
    fc.property(fc.dictionary(names, values), (params) => {
      const { search, ...rest } = readInvoiceQuery(params)
      expect(search).toBe('')
      expect(rest).toMatchObject({ status: null, day: null, until: null, cursor: null, backward: false })
    }),
  )
})

test.each(invoiceTabs)('the tab %s of the invoices opens from its address', (tab) => {
  expect(read(tabHref(tab)).tab).toBe(tab)
})

test('an empty field is not a filter of invoices', () => {
  expect(hasFilters(noFilters)).toBe(false)
  expect(hasFilters({ ...noFilters, search: '   ' })).toBe(false)
  expect(hasFilters({ ...noFilters, day: '2026-12-31' })).toBe(true)
  expect(historyHref(noFilters)).toBe('/portal/facturas?tab=history')
})

test.each([
  [['2026-11-20', null], '2026-11-20', null],
  [[null, '2026-11-20'], '2026-11-20', null],
  [['2026-11-20', '2026-11-20'], '2026-11-20', null],
  [['2026-11-20', '2026-10-01'], '2026-10-01', '2026-11-20'],
  [[null, null], null, null],
] as const)('the chosen days %j filter the invoices as a range', ([first, last], day, until) => {
  expect(dayRange(first, last)).toEqual({ day, until })
})
