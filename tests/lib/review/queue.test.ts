import { expect, test } from 'vitest'
import { noFilters, type ReviewQuery } from '@/lib/review/address'
import { age, positionOf } from '@/lib/review/queue'
import type { QueuePage, QueueRow } from '@/lib/review/review-invoice'
import { someLabel } from '../../support/invoice-label'
import { readFindings } from '@/lib/review/schema'

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

test('an invoice has those before and after it in the list', () => {
  expect(positionOf('2', query, page(['1', '2', '3']))).toEqual({
    place: 2,
    previous: addressOf('1'),
    next: addressOf('3'),
    onward: addressOf('3'),
  })
})

test('after the last one a decision leads to the first that is left, and from the only one to the queue', () => {
  expect(positionOf('2', query, page(['1', '2']))).toMatchObject({ next: null, onward: addressOf('1') })
  expect(positionOf('1', query, page(['1']))).toMatchObject({
    previous: null,
    next: null,
    onward: '/admin/facturas',
  })
})

test('past the end of a page comes the next page', () => {
  const after = ['2026-11-20T12:00:00Z', '11111111-1111-4111-8111-111111111111'] as const
  expect(positionOf('1', query, page(['1'], after)).next).toContain('?desde=2026-11-20')
})

test('from an invoice that is not in the list one goes to its beginning', () => {
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
])('the findings %j read %j', (findings, read) => {
  expect(readFindings(findings)).toEqual(read)
})

test.each([
  ['2026-11-20T23:30:00-05:00', 'hoy'],
  ['2026-11-19T23:30:00-05:00', 'ayer'],
  ['2026-11-10T08:00:00-05:00', 'hace 10 días'],
])('what came at %s came %s, by the calendar of Bogotá', (moment, words) => {
  expect(age(moment, new Date('2026-11-20T23:45:00-05:00'))).toBe(words)
})
