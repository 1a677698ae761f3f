import Holidays from 'date-holidays'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, makeDay, weekdayOf, yearOf } from '@/lib/calendar/civil-day'
import { easterOf, holidayOn, holidaysOf, isBusinessDay } from '@/lib/calendar/holidays'
import { businessDays, nonBusinessDaysOf, onOrAfter, onOrBefore } from '@/lib/calendar/business-days'

describe('the calendar of Colombia', () => {
  const years = Array.from({ length: 16 }, (_, n) => 2020 + n)
  const published = new Holidays('CO', { types: ['public'] })

  describe('holidays', () => {
    test.each(years)('of %i match those of the library date-holidays', (year) => {
      // The library date-holidays includes Easter Sunday, which is not a legal holiday in Colombia.
      const theirs = published
        .getHolidays(year)
        .filter(({ rule }) => rule !== 'easter')
        .map(({ date }) => date.slice(0, 10))
      expect([...holidaysOf(year).keys()]).toEqual([...new Set(theirs)].toSorted())
    })

    test('of 2026 and 2027 match the decree, with the new one in July', () => {
      const dates = (text: string) => text.split(' ')
      expect([...holidaysOf(2026).keys()].map((day) => day.slice(5))).toEqual(
        dates(
          '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
        ),
      )
      expect([...holidaysOf(2027).keys()].map((day) => day.slice(5))).toEqual(
        dates(
          '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-12 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
        ),
      )
    })

    test('include the Virgin of Chiquinquirá from 2026 on', () => {
      expect(holidayOn('2026-07-13')).toBe('Virgen de Chiquinquirá')
      expect(holidayOn('2025-07-14')).toBeUndefined()
    })

    test('on the same day share one entry with both names', () => {
      expect(holidayOn('2025-06-30')).toBe('Sagrado Corazón de Jesús y San Pedro y San Pablo')
    })
  })

  const anyYear = fc.integer({ min: 1984, max: 2199 })

  test('property: Easter is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const easter = easterOf(year)
        expect(weekdayOf(easter)).toBe(0)
        expect(easter >= makeDay(year, 3, 22) && easter <= makeDay(year, 4, 25)).toBe(true)
      }),
    )
  })

  test('property: a year has 16 to 19 holidays, all within it, and only fixed ones on a Sunday', () => {
    const fixed = /-(01-01|05-01|07-20|08-07|12-08|12-25)$/
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = [...holidaysOf(year).keys()]
        expect(days.length).toBeGreaterThanOrEqual(16)
        expect(days.length).toBeLessThanOrEqual(year < 2026 ? 18 : 19)
        expect(days.every((day) => yearOf(day) === year)).toBe(true)
        expect(days.filter((day) => weekdayOf(day) === 0 && !fixed.test(day))).toEqual([])
        expect(days).toEqual(days.toSorted())
      }),
    )
  })

  test('property: a moved holiday is on the Monday within six days after its date', () => {
    const offset = fc.constantFrom<[number, number, string]>(
      [1, 6, 'Reyes Magos'],
      [8, 15, 'Asunción de la Virgen'],
      [11, 11, 'Independencia de Cartagena'],
    )
    fc.assert(
      fc.property(anyYear, offset, (year, [month, date, title]) => {
        const origin = makeDay(year, month, date)
        const kept = [0, 1, 2, 3, 4, 5, 6]
          .map((days) => addDays(origin, days))
          .filter((day) => holidayOn(day)?.includes(title))
        expect(kept.map(weekdayOf)).toEqual([1])
      }),
    )
  })
})

const closed = (scopes: readonly string[]) => (year: number) =>
  new Set(
    nonBusinessDaysOf(year)
      .filter(({ scope }) => scopes.includes(scope))
      .map(({ day }) => day),
  )
const national = businessDays(closed(['national']))
const dian = businessDays(closed(['national', 'executive']))

describe('business days', () => {
  test('are the same for everyone in legal terms', () => {
    for (let month = 1; month <= 24; month += 1)
      for (const day of national.inMonth(2026, month)) expect(isBusinessDay(day)).toBe(true)
    expect(national.inMonth(2026, 8)).toHaveLength(19)
  })

  test('are fewer for the DIAN, which closes on a civic day', () => {
    expect(dian.has('2026-04-17')).toBe(false)
    expect(national.has('2026-04-17')).toBe(true)
    expect(dian.inMonth(2026, 4)[10]).toBe('2026-04-20')
  })

  test('of a month after December are those of the next year', () => {
    expect(dian.inMonth(2026, 13)).toEqual(dian.inMonth(2027, 1))
    expect(dian.inMonth(2026, 13)[0]).toBe('2027-01-04')
  })

  test('that are nearest to a day can be in another year', () => {
    expect(onOrAfter(dian, '2026-12-31')).toBe('2026-12-31')
    expect(onOrAfter(dian, '2028-01-01')).toBe('2028-01-03')
    expect(onOrBefore(dian, '2028-01-01')).toBe('2027-12-31')
  })

  test('include 29 February in a leap year', () => {
    expect(dian.inMonth(2028, 2).at(-1)).toBe('2028-02-29')
    expect(dian.inMonth(2027, 2).at(-1)).toBe('2027-02-26')
  })
})

describe('a day that is no business day', () => {
  const dayOf = (day: string) => nonBusinessDaysOf(Number(day.slice(0, 4))).find((each) => each.day === day)

  test('has its norm, and what may change it', () => {
    expect(dayOf('2026-12-08')).toMatchObject({ norm: 'Ley 51 de 1983', doubt: null })
    expect(dayOf('2027-07-12')).toMatchObject({
      norm: 'Ley 2578 de 2026',
      doubt: expect.stringContaining('demanda'),
    })
    expect(dayOf('2025-03-18')).toMatchObject({
      norm: 'Decreto 302 de 2025',
      scope: 'executive',
    })
  })
})

test('the civic day of nature, the third Friday of April, is no business day', () => {
  const days = [2026, 2027, 2028, 2029].map((year) => nonBusinessDaysOf(year).at(-1)?.day)
  expect(days).toEqual(['2026-04-17', '2027-04-16', '2028-04-21', '2029-04-20'])
})
