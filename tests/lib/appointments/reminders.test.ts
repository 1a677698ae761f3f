import { expect, test } from 'vitest'
import { isLate } from '@/lib/appointments/reminders'

const startsAt = '2026-12-10T14:00:00+00:00'

test.each([
  ['appointment-tomorrow', '2026-12-09T22:00:00Z', false],
  // In Bogotá it is still the day before.
  ['appointment-tomorrow', '2026-12-10T04:59:00Z', false],
  ['appointment-tomorrow', '2026-12-10T05:00:00Z', true],
  ['appointment-soon', '2026-12-10T13:59:00Z', false],
  ['appointment-soon', '2026-12-10T14:00:00Z', true],
] as const)('a reminder «%s» sent at %s is late: %s', (reminder, now, late) => {
  expect(isLate(reminder, startsAt, new Date(now))).toBe(late)
})
