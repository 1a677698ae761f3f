import { expect, test } from 'vitest'
import { promisedBy } from '@/lib/today/promise'

test.each([
  ['a morning', '2026-11-24T08:12', 4, '2026-11-24T12:12'],
  ['the last hour of a day, which leaves the rest to the next', '2026-11-24T17:00', 4, '2026-11-25T11:00'],
  ['the end of a day', '2026-11-24T14:00', 4, '2026-11-24T18:00'],
  ['an early hour, which counts from the opening', '2026-11-24T05:30', 4, '2026-11-24T12:00'],
  ['a night', '2026-11-24T22:00', 4, '2026-11-25T12:00'],
  ['a Friday evening', '2026-11-27T17:30', 4, '2026-11-30T11:30'],
  ['a Saturday', '2026-11-28T10:00', 1, '2026-11-30T09:00'],
  ['the eve of a holiday', '2026-12-07T17:00', 2, '2026-12-09T09:00'],
  ['more than a day', '2026-11-24T08:00', 24, '2026-11-26T12:00'],
])('the promised time for what arrives in %s is right', (_, at, hours, until) => {
  expect(promisedBy('message', `${at}:00-05:00`, hours)).toBe(new Date(`${until}:00-05:00`).toISOString())
})

test('due dates and stopped deliveries have no promised time, and nothing has one when the firm promises none', () => {
  const at = '2026-11-24T13:12:00Z'
  expect(promisedBy('obligation', at, 4)).toBeNull()
  expect(promisedBy('delivery', at, 4)).toBeNull()
  expect(promisedBy('invoice', at, null)).toBeNull()
})
