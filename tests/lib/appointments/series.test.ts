import fc from 'fast-check'
import { expect, test } from 'vitest'
import { occurrencesOf, rhythms } from '@/lib/appointments/series'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'

const days = (...series: Parameters<typeof occurrencesOf>) => occurrencesOf(...series).map(bogotaDay)

test('a weekly or fortnightly series keeps its weekday', () => {
  const first = momentAt('2026-12-22', 9)
  expect(days(first, 'week', 3)).toEqual(['2026-12-22', '2026-12-29', '2027-01-05'])
  expect(days(first, 'two-weeks', 2)).toEqual(['2026-12-22', '2027-01-05'])
})

test('a monthly series on the 31st uses the last day of shorter months and then returns to the 31st', () => {
  expect(days(momentAt('2026-12-31', 17), 'month', 4)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ])
})

test('property: a series keeps its hour in Bogotá, and a weekly one also its weekday', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(...rhythms),
      fc.integer({ min: 2, max: 13 }),
      (day, minute, rhythm, times) => {
        const midnight = Date.parse(momentAt(addDays('2026-01-01', day), 0))
        const all = occurrencesOf(new Date(midnight + minute * 60_000).toISOString(), rhythm, times)
        expect(all).toHaveLength(times)
        for (const one of all)
          expect(Date.parse(one) - Date.parse(momentAt(bogotaDay(one), 0))).toBe(minute * 60_000)
        if (rhythm !== 'month') expect(new Set(all.map((one) => weekdayOf(bogotaDay(one)))).size).toBe(1)
        expect(all).toEqual([...new Set(all)].toSorted())
      },
    ),
  )
})
