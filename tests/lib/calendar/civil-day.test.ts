import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  addDays,
  bogotaDay,
  bogotaDayLimits,
  daysBetween,
  formatCivilDay,
  hourOf,
  isCivilDay,
  localDay,
  localMidnight,
  momentAt,
  weekdayOf,
} from '@/lib/calendar/civil-day'
import { addBusinessDays, isBusinessDay } from '@/lib/calendar/holidays'

const here = process.env.TZ
afterEach(() => {
  if (here === undefined) delete process.env.TZ
  else process.env.TZ = here
})

const machineZones = [
  'America/Bogota',
  'Asia/Tokyo',
  'UTC',
  'Pacific/Kiritimati',
  'America/Santiago',
  'Africa/Cairo',
]

describe.each(machineZones)('with the server clock in %s', (zone) => {
  test('every day of four years survives the conversion to the browser’s date and back', () => {
    process.env.TZ = zone
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      expect(localDay(localMidnight(day))).toBe(day)
    }
  })

  test('the last half minute of the year in Bogotá is 31 December, and the next is 1 January', () => {
    process.env.TZ = zone
    expect(bogotaDay('2027-01-01T04:59:30Z')).toBe('2026-12-31')
    expect(bogotaDay('2027-01-01T05:00:30Z')).toBe('2027-01-01')
  })

  test('a day begins and ends at midnight in Bogotá', () => {
    process.env.TZ = zone
    expect(bogotaDayLimits('2026-12-31')).toEqual({
      from: '2026-12-31T05:00:00.000Z',
      until: '2027-01-01T05:00:00.000Z',
    })
  })
})

test('only days that exist are valid', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isCivilDay)).toBe(true)
  const none = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '31/12/2026', '', '2026-12-31T00:00']
  expect(none.filter(isCivilDay)).toEqual([])
})

test('a day is shown as dd/MM/yyyy', () => {
  expect(formatCivilDay('2026-12-01')).toBe('01/12/2026')
})

const own = process.env.TZ
/** The offset of each time zone, in minutes, proves that the process really uses the zone. */
const zones = [
  ['UTC', 0],
  ['America/Bogota', 300],
  ['Asia/Tokyo', -540],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/Sao_Paulo', 180],
] as const
afterEach(() => {
  process.env.TZ = own
})

const anyDay = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2020-01-01', days))

describe.each(zones)('with the clock of the machine in %s', (zone, ahead) => {
  test('midnight and the last minute of the year belong to the day of Bogotá', () => {
    process.env.TZ = zone
    expect(new Date('2026-12-09T05:00:00Z').getTimezoneOffset()).toBe(ahead)
    expect(bogotaDay('2026-12-09T05:00:00Z')).toBe('2026-12-09')
    expect(bogotaDay('2026-12-09T04:59:59.999Z')).toBe('2026-12-08')
    expect(bogotaDay('2027-01-01T04:59:59Z')).toBe('2026-12-31')
    expect(bogotaDay(new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01')
    expect(momentAt('2026-12-31', 23)).toBe('2027-01-01T04:00:00.000Z')
    expect(hourOf('2027-01-01T04:00:00Z')).toBe(23)
  })

  test('property: a day that is converted to the browser’s date and back is the same day', () => {
    process.env.TZ = zone
    fc.assert(fc.property(anyDay, (day) => localDay(localMidnight(day)) === day))
    expect(localDay(localMidnight('2026-12-31'))).toBe('2026-12-31')
    expect(localDay(localMidnight('2018-11-04'))).toBe('2018-11-04')
  })
})

test('property: an hour of a day in Bogotá is a moment of that day at that hour', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 23 }), (day, hour) => {
      const moment = momentAt(day, hour)
      expect(bogotaDay(moment)).toBe(day)
      expect(hourOf(moment)).toBe(hour)
    }),
  )
})

test('property: days that were added can be subtracted, and a week later is the same weekday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
    }),
  )
})

test('a term in business days skips Sundays, Saturdays and holidays', () => {
  expect(addBusinessDays('2026-12-04', 1)).toBe('2026-12-07')
  expect(addBusinessDays('2026-12-04', 2)).toBe('2026-12-09')
  expect(addBusinessDays('2026-12-31', 1)).toBe('2027-01-04')
})

test('property: a term of business days ends on a business day and contains that many', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
      const end = addBusinessDays(day, count)
      const passed = Array.from({ length: daysBetween(day, end) }, (_, n) => addDays(day, n + 1))
      expect(isBusinessDay(end)).toBe(true)
      expect(passed.filter(isBusinessDay)).toHaveLength(count)
    }),
  )
})
