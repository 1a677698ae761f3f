import { expect, test } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { reminderSpans } from '@/lib/obligations/date-reminders'

const open = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
const until = (today: string) => reminderSpans(open, today).map((span) => [span.days, span.until])

test.each([
  ['a Tuesday', '2026-11-24', '2026-11-25', '2026-11-29', '2026-12-04'],
  // What is due on Monday is told on Friday.
  ['a Friday', '2026-11-27', '2026-11-30', '2026-12-04', '2026-12-09'],
  ['a day before a holiday', '2026-12-07', '2026-12-09', '2026-12-13', '2026-12-18'],
])('on %s the notices of the days off that follow are told too', (_, today, one, five, ten) => {
  expect(until(today)).toEqual([
    [1, one],
    [5, five],
    [10, ten],
  ])
})
