import { expect, test, vi } from 'vitest'
import { readCalendarQuery } from '@/lib/firm-calendar/href'

test('every year whose tables can be loaded can be opened in the firm’s calendar', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  expect(readCalendarQuery({}).years).toEqual([2024, 2025, 2026, 2027, 2028, 2029])
  expect(readCalendarQuery({ ano: '2029' }).year).toBe(2029)
  expect(readCalendarQuery({ ano: '2030' }).year).toBe(2026)
  vi.useRealTimers()
})
