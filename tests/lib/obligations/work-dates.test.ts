import { expect, test } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { workDates, type WorkRule } from '@/lib/obligations/work/work-dates'

const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
const close: WorkRule = { cycle: 'month', monthAfter: 1, dayKind: 'business', day: 5 }
const dates = (rule: Partial<WorkRule>, from: string, until: string) =>
  workDates({ ...close, ...rule }, days, from, until).map(({ period, due, act_by }) => [period, due, act_by])

test('the fifth business day of the month behind the period, over the end of the year', () => {
  expect(dates({}, '2026-12-01', '2027-02-28')).toEqual([
    ['2026-11', '2026-12-07', '2026-12-07'],
    ['2026-12', '2027-01-08', '2027-01-08'],
    ['2027-01', '2027-02-05', '2027-02-05'],
  ])
})

test('a day of the calendar stays what it is, and should be done by the business day before', () => {
  expect(dates({ monthAfter: 0, dayKind: 'calendar', day: 15 }, '2026-11-01', '2026-11-30')).toEqual([
    ['2026-11', '2026-11-15', '2026-11-13'],
  ])
})

test('a month without that day has it on its last one, in leap years too', () => {
  const last = { monthAfter: 0, dayKind: 'calendar', day: 31 } as const
  expect(dates(last, '2027-02-01', '2027-02-28').map(([, due]) => due)).toEqual(['2027-02-28'])
  expect(dates(last, '2028-02-01', '2028-02-29').map(([, due]) => due)).toEqual(['2028-02-29'])
  const late = dates({ day: 20 }, '2026-01-01', '2027-12-31').map(([, due]) => due!)
  expect(late.every((due) => days.has(due))).toBe(true)
})

test.each([
  ['bimester', '2026-B6', '2027-01-05'],
  ['quarter', '2026-Q4', '2027-01-05'],
  ['four-months', '2026-C3', '2027-01-05'],
  ['semester', '2026-S2', '2027-01-05'],
  ['year', '2026', '2027-01-05'],
] as const)('each %s once', (cycle, period, due) => {
  expect(dates({ cycle, dayKind: 'calendar', day: 5 }, '2027-01-01', '2027-01-31')).toEqual([
    [period, due, due],
  ])
})
