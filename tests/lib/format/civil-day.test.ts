import { afterEach, describe, expect, test } from 'vitest'
import {
  bogotaDay,
  bogotaDayLimits,
  formatCivilDay,
  isCivilDay,
  localDay,
  localMidnight,
} from '@/lib/calendar/civil-day'

const here = process.env.TZ
afterEach(() => {
  if (here === undefined) delete process.env.TZ
  else process.env.TZ = here
})

const zones = [
  'America/Bogota',
  'Asia/Tokyo',
  'UTC',
  'Pacific/Kiritimati',
  'America/Santiago',
  'Africa/Cairo',
]

describe.each(zones)('with the clock of %s', (zone) => {
  test('every day of four years goes to the calendar and back unchanged', () => {
    process.env.TZ = zone
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      expect(localDay(localMidnight(day))).toBe(day)
    }
  })

  test('the last half minute of the year in Bogotá is 31 December, the next is 1 January', () => {
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

test('only days that exist are days', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isCivilDay)).toBe(true)
  const none = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '31/12/2026', '', '2026-12-31T00:00']
  expect(none.filter(isCivilDay)).toEqual([])
})

test('a day is shown as dd/MM/yyyy', () => {
  expect(formatCivilDay('2026-12-01')).toBe('01/12/2026')
})
