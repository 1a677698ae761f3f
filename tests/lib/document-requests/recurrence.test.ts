import { expect, test } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { monthBefore, occurrences, type Series } from '@/lib/document-requests/recurrence'

const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
const monthly: Series = {
  id: 's',
  monthDay: 5,
  daysBefore: null,
  leadDays: 10,
  lastDay: null,
  periods: [],
}
const ofVat: Series = {
  ...monthly,
  monthDay: null,
  daysBefore: 5,
  periods: [{ obligation: 'o', period: '2026-B6', due: '2027-01-19' }],
}

test('the month behind a day is what is asked for, also in January', () => {
  expect(monthBefore('2026-12-05')).toBe('2026-11')
  expect(monthBefore('2027-01-05')).toBe('2026-12')
})

test('each month, on a business day, as many days ahead as the firm says', () => {
  // The 5th of December is a Saturday.
  expect(occurrences(days, monthly, '2026-11-26')).toEqual([])
  expect(occurrences(days, monthly, '2026-11-27')).toEqual([
    {
      series: 's',
      period: '2026-11',
      due: '2026-12-07',
      of: null,
    },
  ])
  expect(occurrences(days, monthly, '2026-12-26')).toMatchObject([{ period: '2026-12', due: '2027-01-05' }])
})

test('with each period of an obligation, before its date', () => {
  expect(occurrences(days, ofVat, '2027-01-01')).toEqual([])
  expect(occurrences(days, ofVat, '2027-01-05')).toEqual([
    { series: 's', period: '2026-B6', due: '2027-01-14', of: 'o' },
  ])
  // Late, there is still today.
  expect(occurrences(days, ofVat, '2027-01-18')).toMatchObject([{ due: '2027-01-18' }])
})

test('no longer than its last day', () =>
  expect(occurrences(days, { ...ofVat, lastDay: '2027-01-10' }, '2027-01-08')).toEqual([]))
