import { expect, test } from 'vitest'
import {
  hasFilters,
  noFilters,
  placeOf,
  queueAddress,
  readClientInvoices,
  readReviewAddress,
  reviewAddress,
  withoutFilters,
} from '@/lib/review/address'

const id = '11111111-1111-4111-8111-111111111111'
const at = '2026-11-20T12:00:00.123456+00:00'
const read = (address: string) =>
  readReviewAddress(Object.fromEntries(new URL(address, 'http://firm.example').searchParams))

test('what an address says comes back as the same address', () => {
  const query = {
    queue: 'rejected',
    client: id,
    findings: false,
    search: 'FE-48 & más',
    cursor: [at, id],
    backward: true,
  } as const
  const address = queueAddress(query, placeOf(query))
  expect(read(address)).toEqual(query)
  expect(reviewAddress(id, query, placeOf(query))).toBe(address.replace('facturas?', `facturas/${id}?`))
  expect(queueAddress(noFilters)).toBe('/admin/facturas')
})

test.each([
  '?estado=otra&hallazgos=quizá&cliente=x',
  '?desde=ayer',
  `?hasta=2026-99-99T00:00:00Z_${id}`,
  '?buscar=',
])('what makes no sense in %s is as if it were not there', (address) => {
  expect(read(address)).toEqual({ ...noFilters, cursor: null, backward: false })
})

test('the invoices of a client are a tab of the page about them, all states first, and a review leads back to it', () => {
  const all = readClientInvoices({ ver: 'facturas' }, id)
  expect(all).toMatchObject({ queue: 'all', client: id, onClientPage: true })
  expect(queueAddress(all)).toBe(`/admin/clientes/${id}?ver=facturas`)
  const waiting = { ...all, queue: 'waiting', search: 'iva' } as const
  const address = queueAddress(waiting)
  expect(address).toBe(`/admin/clientes/${id}?ver=facturas&estado=por-revisar&buscar=iva`)
  const params = Object.fromEntries(new URL(address, 'http://firm.example').searchParams)
  expect(readClientInvoices(params, id)).toEqual(waiting)
  expect(queueAddress(read(reviewAddress(id, waiting)))).toBe(address)
  expect([hasFilters(all), hasFilters(waiting)]).toEqual([false, true])
  expect(queueAddress(withoutFilters(waiting))).toBe(queueAddress(all))
})

test('all invoices whatever became of them are those of one client', () => {
  expect(read('?estado=todas').queue).toBe('waiting')
  expect(read(`?estado=todas&cliente=${id}`).queue).toBe('all')
})

test('a search is as long as a search can be', () => {
  expect(read(`?buscar=${'x'.repeat(300)}`).search).toHaveLength(100)
})
