import { describe, expect, test } from 'vitest'
import {
  noFilters,
  type ReviewQuery,
  hasFilters,
  placeOf,
  queueHref,
  readClientInvoices,
  readReviewQuery,
  reviewHref,
  withoutFilters,
} from '@/lib/invoices/decisions/href'
import { calendarDaysAgo, positionOf } from '@/lib/invoices/decisions/queue'
import type { QueuePage, QueueRow } from '@/lib/invoices/decisions/review-invoice'
import { readFindings } from '@/lib/invoices/decisions/schema'
import { someLabel } from '../../../support/invoice-label'

describe('the queue of invoices to review', () => {
  const row = (id: string): QueueRow => ({
    id,
    label: someLabel({ number: `INV-2026-${id}` }),
    client: 'Ana',
    state: 'waiting',
    since: '2026-11-20T12:00:00Z',
    withdrawn: false,
    replaces: false,
  })
  const query: ReviewQuery = { ...noFilters, cursor: null, backward: false }
  const page = (ids: string[], after: QueuePage['after'] = null): QueuePage => ({
    rows: ids.map(row),
    before: null,
    after,
  })
  const addressOf = (id: string) => `/admin/facturas/${id}`

  test('knows the invoices before and after each one', () => {
    expect(positionOf('2', query, page(['1', '2', '3']))).toEqual({
      place: 2,
      previous: addressOf('1'),
      next: addressOf('3'),
      onward: addressOf('3'),
    })
  })

  test('moves to the next invoice after a decision, at the end to the first, and then to the list', () => {
    expect(positionOf('2', query, page(['1', '2']))).toMatchObject({ next: null, onward: addressOf('1') })
    expect(positionOf('1', query, page(['1']))).toMatchObject({
      previous: null,
      next: null,
      onward: '/admin/facturas',
    })
  })

  test('continues on the next page', () => {
    const after = ['2026-11-20T12:00:00Z', '11111111-1111-4111-8111-111111111111'] as const
    expect(positionOf('1', query, page(['1'], after)).next).toContain('?desde=2026-11-20')
  })

  test('begins at the start for an invoice that is not in the list', () => {
    expect(positionOf('9', query, page(['1']))).toMatchObject({ place: null, next: addressOf('1') })
  })

  test.each([
    [
      [{ message: ' El IVA no cuadra. ' }, 'Falta el CUFE.'],
      ['El IVA no cuadra.', 'Falta el CUFE.'],
    ],
    [[{ message: '' }, { other: 1 }, null, 7], []],
    [null, []],
    ['Falta', []],
  ])('shows the findings %j as %j', (findings, read) => {
    expect(readFindings(findings)).toEqual(read)
  })

  test.each([
    ['2026-11-20T23:30:00-05:00', 'hoy'],
    ['2026-11-19T23:30:00-05:00', 'ayer'],
    ['2026-11-10T08:00:00-05:00', 'hace 10 días'],
  ])('says of an invoice from %s that it came «%s», by the calendar of Bogotá', (moment, words) => {
    expect(calendarDaysAgo(moment, new Date('2026-11-20T23:45:00-05:00'))).toBe(words)
  })
})

describe('the address of the queue of invoices', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const at = '2026-11-20T12:00:00.123456+00:00'
  const read = (address: string) =>
    readReviewQuery(Object.fromEntries(new URL(address, 'http://firm.example').searchParams))

  test('can be read back', () => {
    const query = {
      queue: 'rejected',
      client: id,
      findings: false,
      search: 'FE-48 & más',
      cursor: [at, id],
      backward: true,
    } as const
    const address = queueHref(query, placeOf(query))
    expect(read(address)).toEqual(query)
    expect(reviewHref(id, query, placeOf(query))).toBe(address.replace('facturas?', `facturas/${id}?`))
    expect(queueHref(noFilters)).toBe('/admin/facturas')
  })

  test.each([
    '?estado=otra&hallazgos=quizá&cliente=x',
    '?desde=ayer',
    `?hasta=2026-99-99T00:00:00Z_${id}`,
    '?buscar=',
  ])('ignores invalid values in %s', (address) => {
    expect(read(address)).toEqual({ ...noFilters, cursor: null, backward: false })
  })

  test('leads for one client to a tab of the client’s page, which shows all states by default; a review leads back to that tab', () => {
    const all = readClientInvoices({ ver: 'facturas' }, id)
    expect(all).toMatchObject({ queue: 'all', client: id, onClientPage: true })
    expect(queueHref(all)).toBe(`/admin/clientes/${id}?ver=facturas`)
    const waiting = { ...all, queue: 'waiting', search: 'iva' } as const
    const address = queueHref(waiting)
    expect(address).toBe(`/admin/clientes/${id}?ver=facturas&estado=por-revisar&buscar=iva`)
    const params = Object.fromEntries(new URL(address, 'http://firm.example').searchParams)
    expect(readClientInvoices(params, id)).toEqual(waiting)
    expect(queueHref(read(reviewHref(id, waiting)))).toBe(address)
    expect([hasFilters(all), hasFilters(waiting)]).toEqual([false, true])
    expect(queueHref(withoutFilters(waiting))).toBe(queueHref(all))
  })

  test('shows every state, of all clients or of one', () => {
    expect(read('?estado=todas').queue).toBe('all')
    expect(read(`?estado=todas&cliente=${id}`).queue).toBe('all')
  })

  test('limits the length of a search', () => {
    expect(read(`?buscar=${'x'.repeat(300)}`).search).toHaveLength(100)
  })
})
