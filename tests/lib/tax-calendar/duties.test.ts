import { describe, expect, test } from 'vitest'
import { periodName, whyText } from '@/content/tax-calendar/words'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dutiesBetween, dutiesOfYear, type Duty } from '@/lib/tax-calendar/duties'
import { cityObligationIds, obligationIds } from '@/lib/tax-calendar/obligations'
import { profileProblemsOf, type ClientProfile } from '@/lib/tax-calendar/profile'
import { publishedSources } from '@/lib/tax-calendar/published'
import { missingTables } from '../../support/tax-calendar/checks'
import { always, company, endingIn } from '../../support/tax-calendar/clients'

const calendar = taxCalendar(publishedSources)
const bogota = { code: '11001', duties: ['local-tax-bimonthly', 'local-withholding'] } as const
const dueOf = (duty?: Duty) => (duty?.date.status === 'dated' ? duty.date.due : '')
const counts = (client: ClientProfile, year = 2026) => {
  const ids = dutiesOfYear(calendar, always(client), year).map(({ obligation }) => obligation)
  return Object.fromEntries(
    obligationIds
      .filter((id) => ids.includes(id))
      .map((id) => [id, ids.filter((each) => each === id).length]),
  )
}

describe('the duties of a year', () => {
  test('of a company with bimonthly VAT are the expected ones', () => {
    expect(counts(company)).toEqual({
      'company-income-return': 1,
      'company-income-second': 1,
      'vat-bimonthly': 6,
      withholding: 12,
      'withholding-certificates': 1,
      exogenous: 1,
      'electronic-payroll': 12,
      'social-security': 12,
      'severance-interest': 1,
      'severance-deposit': 1,
      'service-bonus': 2,
      'safety-self-assessment': 1,
      'business-register': 1,
      'ordinary-meeting': 1,
    })
  })

  test('include three VAT returns when it is four-monthly, and always six for a large taxpayer', () => {
    expect(counts({ ...company, vatCycle: 'four-months' })).toMatchObject({ 'vat-four-monthly': 3 })
    const large = counts({
      ...company,
      responsibilities: [...company.responsibilities, '13'],
      vatCycle: 'four-months',
    })
    expect(large).toMatchObject({
      'vat-bimonthly': 6,
      'large-taxpayer-income-third': 1,
      'exogenous-large-taxpayer': 1,
    })
    expect(large).not.toHaveProperty('company-income-return')
  })

  test('in the SIMPLE include six advances and no income tax, without advances for a small person', () => {
    const simple: ClientProfile = { ...company, regime: 'simple', responsibilities: ['47', '48'], traits: [] }
    expect(counts(simple)).toEqual({ 'simple-advance': 6, 'simple-return': 1, 'simple-vat': 1 })
    expect(counts({ ...simple, traits: ['without-advances'] })).not.toHaveProperty('simple-advance')
  })

  test('of an individual are due by the last two digits', () => {
    const person: ClientProfile = { ...company, kind: 'person', responsibilities: ['05', '49'], traits: [] }
    const [only, ...others] = dutiesOfYear(calendar, always(person), 2025)
    expect(others).toEqual([])
    expect(only).toMatchObject({ obligation: 'person-income-return', date: { due: '2026-09-21' } })
  })

  test('include those of each city, with or without a table', () => {
    const duties = dutiesOfYear(
      calendar,
      always({ ...company, municipalities: [bogota, { code: '08001', duties: bogota.duties }] }),
      2026,
    )
    const local = duties.filter(({ obligation }) => cityObligationIds.includes(obligation))
    expect(local).toHaveLength(24)
    expect(missingTables(duties)).toEqual([
      { obligation: 'exogenous', municipality: null, year: 2026 },
      { obligation: 'safety-self-assessment', municipality: null, year: 2026 },
      { obligation: 'local-tax-bimonthly', municipality: '08001', year: 2026 },
      { obligation: 'local-withholding', municipality: '08001', year: 2026 },
    ])
  })

  test('include VAT without a date while its period is unknown', () => {
    const duties = dutiesOfYear(calendar, always({ ...company, vatCycle: null }), 2026)
    const vat = duties.filter(({ obligation }) => obligation === 'vat-bimonthly')
    expect(vat).toHaveLength(6)
    expect(vat[0]?.date).toEqual({ status: 'to-be-confirmed', missing: 'vat-period' })
  })

  test('say why the client has them', () => {
    const duties = dutiesOfYear(calendar, always({ ...company, municipalities: [bogota] }), 2026)
    const why = (id: string) => whyText(duties.find(({ obligation }) => obligation === id)?.reasons ?? [])
    expect(why('vat-bimonthly')).toBe(
      'Régimen ordinario de renta. Responsabilidad 48 del RUT: impuesto sobre las ventas, IVA. IVA cada dos meses.',
    )
    expect(why('social-security')).toBe('Tiene trabajadores.')
    expect(why('local-withholding')).toBe('Tributa en Bogotá, D.C.')
    expect(duties.every(({ reasons }) => reasons.length > 0)).toBe(true)
  })
})

describe('the duties between two days', () => {
  test('are in order, also across the year', () => {
    const january = dutiesBetween(calendar, always(company), '2027-01-01', '2027-01-31')
    expect(january.map(({ obligation, date }) => [obligation, date.status === 'dated' && date.due])).toEqual([
      ['electronic-payroll', '2027-01-10'],
      ['social-security', '2027-01-15'],
      ['vat-bimonthly', '2027-01-20'],
      ['withholding', '2027-01-20'],
      ['severance-interest', '2027-01-31'],
    ])
  })

  test('appear once at the end of their usual month when their date is unknown', () => {
    const may = dutiesBetween(calendar, always(company), '2027-05-01', '2027-05-31')
    expect(may.at(-1)).toMatchObject({ obligation: 'exogenous', date: { status: 'no-table' } })
    const june = dutiesBetween(calendar, always(company), '2027-06-01', '2027-06-30')
    expect(june.map(({ obligation }) => obligation)).not.toContain('exogenous')
  })

  test('add up to those of the year, none twice and none missing', () => {
    const client = always({ ...company, municipalities: [bogota] })
    const whole = dutiesBetween(calendar, client, '2026-01-01', '2026-12-31')
    const parts = Array.from({ length: 12 }, (_, n) => {
      const month = `2026-${String(n + 1).padStart(2, '0')}`
      return dutiesBetween(
        calendar,
        client,
        `${month}-01`,
        `${month}-${new Date(Date.UTC(2026, n + 1, 0)).getUTCDate()}`,
      )
    })
    expect(parts.flat()).toHaveLength(whole.length)
  })
})

describe('the preview of a change', () => {
  test('of a table or a holiday shows what moves, also to an earlier day', () => {
    const without = taxCalendar({
      ...publishedSources,
      nonBusinessDays: (year) => publishedSources.nonBusinessDays(year).filter(({ doubt }) => doubt === null),
    })
    const before = dutiesOfYear(calendar, always(endingIn('1')), 2026)
    const after = dutiesOfYear(without, always(endingIn('1')), 2026)
    const moved = after.filter((duty, index) => dueOf(duty) !== dueOf(before[index]))
    expect(after.map(({ obligation, period }) => [obligation, period])).toEqual(
      before.map(({ obligation, period }) => [obligation, period]),
    )
    expect(moved.map(({ obligation }) => obligation)).toContain('company-income-second')
    expect(after.filter((duty, index) => dueOf(duty) > dueOf(before[index]))).toEqual([])
  })

  test('of a profile shows which duties come and go', () => {
    const { 'vat-bimonthly': gone, ...others } = counts(company)
    expect(gone).toBe(6)
    expect(counts({ ...company, vatCycle: 'four-months' })).toEqual({ ...others, 'vat-four-monthly': 3 })
  })

  test('that adds a missing fact shows the new dates', () => {
    const dated = (client: ClientProfile) =>
      dutiesOfYear(calendar, always(client), 2026).filter(({ date }) => date.status === 'dated').length
    expect(dated(company) - dated({ ...company, digit: null })).toBe(32)
  })
})

test('a tax profile that contradicts itself is reported', () => {
  expect(profileProblemsOf(company)).toEqual([])
  expect(
    profileProblemsOf({
      ...company,
      regime: 'simple',
      responsibilities: ['05', '47', '48', '49', '33', '50', '5'],
    }),
  ).toEqual(['two-regimes', 'vat-both', 'consumption-both', 'no-responsibility'])
  expect(
    profileProblemsOf({
      ...company,
      responsibilities: [...company.responsibilities, '13'],
      vatCycle: 'four-months',
    }),
  ).toEqual(['large-taxpayer-four-months'])
})

test('the periods of duties are named in everyday words', () => {
  expect(periodName({ cycle: 'month', year: 2026, part: 11 })).toBe('noviembre de 2026')
  expect(periodName({ cycle: 'bimester', year: 2026, part: 5 })).toBe('bimestre 5 de 2026')
  expect(periodName({ cycle: 'four-months', year: 2026, part: 1 })).toBe('cuatrimestre 1 de 2026')
  expect(periodName({ cycle: 'year', year: 2025, part: 1 })).toBe('2025')
})
