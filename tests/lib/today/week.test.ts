import { expect, test, vi } from 'vitest'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))
const { weekOf } = await import('@/lib/today/queries')

const rows = [
  { day: '2026-11-23', accepted: 4, rejected: 0, minutes: 80 },
  { day: '2026-11-26', accepted: 1, rejected: 1, minutes: 40 },
]
const shown = (now: string) =>
  weekOf(rows as never, new Date(now)).days.map(({ day, decided }) => [day, decided])

test('the chart of the week goes from Monday to today in Bogotá', () => {
  expect(shown('2026-11-26T23:00:00-05:00')).toEqual([
    ['2026-11-23', 4],
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 2],
  ])
  expect(shown('2026-11-23T00:30:00-05:00')).toEqual([['2026-11-23', 4]])
})

test('the chart compares each day with the busiest, and averages over every decision', () => {
  const { days, accepted, rejected, average } = weekOf(rows as never, new Date('2026-11-26T12:00:00-05:00'))
  expect(days.map(({ share }) => share)).toEqual([1, 0, 0, 0.5])
  expect([accepted, rejected, average]).toEqual([5, 1, 20])
})
