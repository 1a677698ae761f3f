import { describe, expect, test } from 'vitest'
import { businessDays, nonBusinessDaysOf, onOrAfter, onOrBefore } from '@/lib/calendar/business-days'
import { isBusinessDay } from '@/lib/calendar/holidays'

const closed = (scopes: readonly string[]) => (year: number) =>
  new Set(
    nonBusinessDaysOf(year)
      .filter(({ scope }) => scopes.includes(scope))
      .map(({ day }) => day),
  )
const national = businessDays(closed(['national']))
const dian = businessDays(closed(['national', 'executive']))

describe('business days', () => {
  test('of everyone are those by which legal terms are counted', () => {
    for (let month = 1; month <= 24; month += 1)
      for (const day of national.inMonth(2026, month)) expect(isBusinessDay(day)).toBe(true)
    expect(national.inMonth(2026, 8)).toHaveLength(19)
  })

  test('a civic day closes the DIAN and nobody else', () => {
    expect(dian.has('2026-04-17')).toBe(false)
    expect(national.has('2026-04-17')).toBe(true)
    expect(dian.inMonth(2026, 4)[10]).toBe('2026-04-20')
  })

  test('months go on behind December', () => {
    expect(dian.inMonth(2026, 13)).toEqual(dian.inMonth(2027, 1))
    expect(dian.inMonth(2026, 13)[0]).toBe('2027-01-04')
  })

  test('the nearest business day lies over the year end too', () => {
    expect(onOrAfter(dian, '2026-12-31')).toBe('2026-12-31')
    expect(onOrAfter(dian, '2028-01-01')).toBe('2028-01-03')
    expect(onOrBefore(dian, '2028-01-01')).toBe('2027-12-31')
  })

  test('a leap year has its 29 February', () => {
    expect(dian.inMonth(2028, 2).at(-1)).toBe('2028-02-29')
    expect(dian.inMonth(2027, 2).at(-1)).toBe('2027-02-26')
  })
})

describe('days that are no business days', () => {
  const dayOf = (day: string) => nonBusinessDaysOf(Number(day.slice(0, 4))).find((each) => each.day === day)

  test('say their norm, and what may take them away', () => {
    expect(dayOf('2026-12-08')).toMatchObject({ norm: 'Ley 51 de 1983', doubt: null })
    expect(dayOf('2027-07-12')).toMatchObject({
      norm: 'Ley 2578 de 2026',
      doubt: expect.stringContaining('demanda'),
    })
    expect(dayOf('2025-03-18')).toMatchObject({
      norm: 'Decreto 302 de 2025',
      scope: 'executive',
      knownSince: '2025-03-19',
    })
  })

  test('the civic day of nature is the third Friday of April', () => {
    const days = [2026, 2027, 2028, 2029].map((year) => nonBusinessDaysOf(year).at(-1)?.day)
    expect(days).toEqual(['2026-04-17', '2027-04-16', '2028-04-21', '2029-04-20'])
  })
})
