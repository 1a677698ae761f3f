import { describe, expect, test } from 'vitest'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { rowsOfRule } from '../../support/tax-calendar/rule-table'
import { dateAfterOutage, type Override } from '@/lib/tax-calendar/due-row'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { readPeriod } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'
import { company, endingIn } from '../../support/tax-calendar/clients'

const calendar = taxCalendar(publishedSources)

function dateOf(id: ObligationId, key: string, ending = '56', known = calendar) {
  const period = readPeriod(key)
  if (!period) throw new Error(key)
  return dueDate(known, id, period, { ...endingIn(ending), municipality: null })
}
const dayOf = (...asked: Parameters<typeof dateOf>) => {
  const date = dateOf(...asked)
  return date.status === 'dated' ? date.due : date.status
}

describe('for the NIT 900.123.456-8, which ends in 6 and 56,', () => {
  test.each([
    ['company-income-return', '2025', '2026-05-20'],
    ['company-income-second', '2025', '2026-07-17'],
    ['withholding', '2026-10', '2026-11-19'],
    ['withholding', '2026-11', '2026-12-17'],
    ['withholding', '2026-12', '2027-01-20'],
    ['exogenous', '2025', '2026-06-01'],
    ['social-security', '2026-11', '2026-12-14'],
    ['wealth-second', '2026', '2026-09-14'],
    ['country-by-country-report', '2025', '2026-12-15'],
    ['single-use-plastics-tax', '2025', '2026-02-13'],
    ['significant-presence-return', '2025', '2026-04-23'],
    ['beneficial-owners', '2026-Q4', '2026-11-03'],
    ['large-taxpayer-income-return', '2026', '2027-04-19'],
  ] as const)('%s of %s is due %s', (id, period, day) => {
    expect(dayOf(id, period)).toBe(day)
  })
})

test.each([
  ['the civic day of April 2026', 'withholding', '2026-03', '5', '2026-04-20'],
  ['the new holiday of July 2026', 'company-income-second', '2025', '3', '2026-07-14'],
  ['the civic day of March 2025', 'vat-bimonthly', '2025-B1', '6', '2025-03-19'],
  ['the first group of two digits', 'person-income-return', '2025', '02', '2026-08-12'],
  ['the last of August', 'person-income-return', '2025', '26', '2026-08-31'],
  ['the first of September', 'person-income-return', '2025', '27', '2026-09-01'],
  ['the last of September', 'person-income-return', '2025', '65', '2026-09-28'],
  ['00 closes the last group', 'person-income-return', '2025', '00', '2026-10-26'],
  ['00 closes the last group of a table', 'exogenous', '2025', '00', '2026-06-12'],
  ['an extension', 'exogenous-large-taxpayer', '2025', '1', '2026-05-14'],
  ['no extension', 'exogenous-large-taxpayer', '2025', '4', '2026-05-05'],
  ['digits 1 and 2 share a day', 'simple-return', '2025', '2', '2026-04-20'],
  ['digits 9 and 0 share the last', 'simple-vat', '2025', '0', '2026-02-20'],
  ['the first advance is due in May', 'simple-advance', '2026-B1', '1', '2026-05-12'],
  ['the second in June', 'simple-advance', '2026-B2', '1', '2026-06-10'],
  ['00 begins the social security', 'social-security', '2026-11', '00', '2026-12-02'],
  ['July 2027 as computed', 'company-income-second', '2026', '1', '2027-07-13'],
  ['exogenous information of 2027 is not published', 'exogenous', '2026', '56', 'no-table'],
] as const)('the due date is right in a special case: %s', (_, id, period, ending, day) => {
  expect(dayOf(id, period, ending)).toBe(day)
})

describe('the calendar does not guess a due date', () => {
  const october = { cycle: 'month', year: 2026, part: 10 } as const
  const asked = (facts: object, id: ObligationId = 'withholding') =>
    dueDate(calendar, id, october, { ...company, municipality: null, ...facts })

  test.each([
    [
      'ten numbers that a company’s NIT and its digit may be',
      { nit: '9001234568', digit: null },
      'glued-digit',
    ],
    ['the same ten numbers with a digit of their own', { nit: '9001234568', digit: 0 }, 'glued-digit'],
    ['ten numbers of a person without a check digit', { nit: '1020304050', digit: null }, 'check-digit'],
    ['no NIT', { nit: null }, 'nit'],
    ['a NIT of four numbers', { nit: '9001', digit: 1 }, 'nit'],
    ['a check digit of another NIT', { digit: 3 }, 'wrong-check-digit'],
  ])('for %s', (_, facts, missing) => {
    expect(asked(facts)).toEqual({ status: 'to-be-confirmed', missing })
  })

  test('but needs no NIT when everyone is due on the same day', () => {
    expect(asked({ nit: null }, 'fuel-tax')).toMatchObject({ status: 'dated', due: '2026-11-17' })
  })

  test('for an unknown municipality, or for one without a table', () => {
    const bimester = { cycle: 'bimester', year: 2026, part: 1 } as const
    const inCity = (code: string | null) =>
      dueDate(calendar, 'local-withholding', bimester, { ...company, municipality: { code, duties: [] } })
    expect(inCity(null)).toEqual({ status: 'to-be-confirmed', missing: 'municipality' })
    expect(inCity('Bogotá')).toEqual({ status: 'to-be-confirmed', missing: 'municipality' })
    expect(inCity('08001')).toEqual({ status: 'no-table' })
    expect(inCity('11001')).toMatchObject({ due: '2026-03-20', state: 'published', from: 'table' })
  })

  test('for the digits that a table lacks', () => {
    const year = { cycle: 'year', year: 2025, part: 1 } as const
    const municipality = { code: '11001', duties: [] }
    const of = (ending: string) =>
      dueDate(calendar, 'local-information', year, { ...endingIn(ending), municipality })
    expect(of('9')).toMatchObject({ due: '2026-10-26' })
    expect(of('6')).toEqual({ status: 'no-table' })
  })

  test('for a property tax whose sector is unknown', () => {
    const quarter = { cycle: 'quarter', year: 2026, part: 1 } as const
    const of = (sector?: string) =>
      dueDate(calendar, 'property-tax-by-sector', quarter, {
        ...company,
        municipality: { code: '05001', duties: [], ...(sector ? { sector } : {}) },
      })
    expect(of()).toEqual({ status: 'to-be-confirmed', missing: 'sector' })
    expect(of('14')).toMatchObject({ due: '2026-02-13' })
  })

  test('for a month with too few business days', () => {
    const strike = Array.from({ length: 5 }, (_, n) => `2026-08-0${n + 3}`)
    const short = taxCalendar({
      ...publishedSources,
      nonBusinessDays: (year) => [
        ...nonBusinessDaysOf(year),
        ...strike.map((day) => ({ day, name: '', scope: 'national', norm: '', doubt: null }) as const),
      ],
    })
    expect(dateOf('person-income-return', '2025', '26', short)).toEqual({
      status: 'to-be-confirmed',
      missing: 'short-month',
    })
  })

  test('for periods before its rules', () => {
    expect(dayOf('withholding', '2023-11')).toBe('no-table')
    expect(dayOf('withholding', '2023-12')).toBe('2024-01-18')
  })
})

describe('the due date comes from the first of its sources', () => {
  const slot = { obligation: 'withholding', municipality: null, period: '2026-10' } as const
  const override = (change: Partial<Override>): Override => ({
    ...slot,
    endings: '*',
    due: '2026-11-23',
    norm: 'E.T., art. 579-2',
    source: 'Comunicado',
    state: 'confirmed',
    reason: 'outage',
    client: null,
    at: '2026-11-19T22:00:00.000Z',
    ...change,
  })
  const calendarWith = (...overrides: Override[]) => taxCalendar({ ...publishedSources, overrides })
  const row = {
    ...slot,
    endings: '6',
    due: '2026-11-20',
    norm: 'DIAN',
    source: 'PDF',
    state: 'confirmed',
  } as const
  const rows = [
    { ...row, version: 1 },
    { ...row, version: 2, due: '2026-11-24' },
  ]

  test('in the order: override of the client, override of the firm, newest row, rule', () => {
    const everyone = override({})
    const own = override({ client: 'one', due: '2026-11-25', reason: 'firm', at: '2026-11-01T00:00:00.000Z' })
    const tables = taxCalendar({ ...publishedSources, rows })
    expect(dateOf('withholding', '2026-10', '56', calendarWith(everyone, own))).toMatchObject({
      due: '2026-11-25',
      from: 'client-override',
    })
    expect(dateOf('withholding', '2026-10', '56', calendarWith(everyone))).toMatchObject({
      due: '2026-11-23',
      from: 'firm-override',
      state: 'confirmed',
      norm: 'E.T., art. 579-2',
    })
    expect(dateOf('withholding', '2026-10', '56', tables)).toMatchObject({ due: '2026-11-24', from: 'table' })
    expect(dateOf('withholding', '2026-10', '56')).toMatchObject({ due: '2026-11-19', from: 'rule' })
  })

  test('and is unknown without a NIT when an extension is only for some digits', () => {
    const some = calendarWith(override({ obligation: 'fuel-tax', endings: '1-5' }))
    const october = { cycle: 'month', year: 2026, part: 10 } as const
    const date = dueDate(some, 'fuel-tax', october, { ...company, nit: null, municipality: null })
    expect(date).toEqual({ status: 'to-be-confirmed', missing: 'nit' })
    expect(dayOf('fuel-tax', '2026-10', '56', some)).toBe('2026-11-17')
    expect(dayOf('fuel-tax', '2026-10', '53', some)).toBe('2026-11-23')
  })

  test('and from the newest of two overrides for those digits and clients', () => {
    const later = override({ due: '2026-11-26', at: '2026-11-20T09:00:00.000Z' })
    expect(dayOf('withholding', '2026-10', '56', calendarWith(later, override({})))).toBe('2026-11-26')
    expect(dayOf('withholding', '2026-10', '56', calendarWith(override({ endings: '7-0' })))).toBe(
      '2026-11-19',
    )
    expect(dayOf('withholding', '2026-10', '56', calendarWith(override({ client: 'two' })))).toBe(
      '2026-11-19',
    )
  })
})

test('after an outage of the DIAN the due date is one business day later, or eight for the exógena', () => {
  const days = calendar.daysFor('dian')
  expect(dateAfterOutage(days, 'company-income-return', '2025-05-23')).toBe('2025-05-26')
  expect(dateAfterOutage(days, 'exogenous', '2026-05-29')).toBe('2026-06-11')
})

describe('the reliability of a due date', () => {
  test('is «published» when the date was compared with its source, and otherwise «computed»', () => {
    expect(dateOf('withholding', '2026-12')).toMatchObject({ state: 'published' })
    expect(dateOf('withholding', '2027-01')).toMatchObject({
      state: 'computed',
      norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.33 (Decreto 2229 de 2023)',
    })
  })

  test('falls to «computed» for the dates after a civic day that was added later', () => {
    const civic = {
      day: '2026-11-18',
      name: '',
      scope: 'executive',
      norm: '',
      doubt: null,
    } as const
    const moved = taxCalendar({
      ...publishedSources,
      nonBusinessDays: (year) => [...nonBusinessDaysOf(year), civic],
    })
    expect(dateOf('withholding', '2026-10', '56', moved)).toMatchObject({
      due: '2026-11-20',
      state: 'computed',
    })
    expect(dateOf('withholding', '2026-10', '01', moved)).toMatchObject({
      due: '2026-11-11',
      state: 'published',
    })
  })

  test('is «confirmed» when the firm confirms the dates of a year', () => {
    const rows = rowsOfRule(calendar, 'withholding', { cycle: 'month', year: 2027, part: 1 }).map((row) => ({
      ...row,
      state: 'confirmed' as const,
      source: 'PDF de la DIAN',
    }))
    expect(rows).toHaveLength(10)
    const confirmed = taxCalendar({ ...publishedSources, rows })
    const rule = dateOf('withholding', '2027-01')
    expect(dateOf('withholding', '2027-01', '56', confirmed)).toMatchObject({
      due: rule.status === 'dated' && rule.due,
      state: 'confirmed',
      source: 'PDF de la DIAN',
      from: 'table',
    })
  })

  test('includes an earlier day to act by while a holiday is disputed', () => {
    expect(dateOf('company-income-second', '2026', '1')).toMatchObject({
      due: '2027-07-13',
      actBy: '2027-07-09',
    })
    expect(dateOf('large-taxpayer-income-return', '2026')).toMatchObject({
      due: '2027-04-19',
      actBy: '2027-04-15',
    })
    expect(dateOf('company-income-second', '2025', '3')).toMatchObject({
      due: '2026-07-14',
      actBy: '2026-07-14',
    })
  })

  test('includes a business day to act by when the legal day is a Sunday', () => {
    expect(dateOf('severance-interest', '2026')).toMatchObject({
      due: '2027-01-31',
      actBy: '2027-01-29',
      latest: '2027-01-31',
    })
    expect(dateOf('service-bonus', '2026-S2')).toMatchObject({ due: '2026-12-20', actBy: '2026-12-18' })
  })

  test('notes the later day when a norm can be read in two ways', () => {
    expect(dateOf('electronic-payroll', '2026-04')).toMatchObject({
      due: '2026-05-10',
      actBy: '2026-05-08',
      latest: '2026-05-15',
    })
    expect(dateOf('special-regime-update', '2025')).toMatchObject({ due: '2025-06-30', latest: '2025-07-01' })
  })
})
