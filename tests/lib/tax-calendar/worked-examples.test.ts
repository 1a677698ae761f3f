import { describe, expect, test } from 'vitest'
import { obligationTexts, type ObligationId } from '@/content/tax-calendar/obligations'
import { codeLabel, rutCodes } from '@/content/tax-calendar/rut-codes'
import { thresholds } from '@/content/tax-calendar/thresholds'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { dutiesOfYear } from '@/lib/tax-calendar/duties'
import { noFigures, unitsInPesos } from '@/lib/tax-calendar/figures'
import type { DatedProfile } from '@/lib/tax-calendar/history'
import { periodKey } from '@/lib/tax-calendar/period'
import { profileProblemsOf, regimeFromRut } from '@/lib/tax-calendar/profile'
import { publishedSources } from '@/lib/tax-calendar/published'
import { lastDayToPay, remarkOf } from '@/lib/tax-calendar/remarks'
import { endingIn } from '../../support/tax-calendar/clients'

const calendar = taxCalendar(publishedSources)

/** Returns a company whose NIT ends in 56 and whose regime follows from its RUT. */
const company = (codes: string, more: Partial<DatedProfile> = {}): DatedProfile => {
  const responsibilities = codes.split(' ')
  const regime = regimeFromRut(responsibilities)
  return {
    ...endingIn('56'),
    since: '2020-01-01',
    regime,
    responsibilities,
    vatCycle: null,
    traits: [],
    ...more,
  }
}
const person = (codes: string, more: Partial<DatedProfile> = {}) =>
  company(codes, { kind: 'person', ...more })

/** Returns for each obligation of a year its due days, or why a day is unknown. */
function owed(history: DatedProfile | DatedProfile[], year: number) {
  const found = new Map<ObligationId, string[]>()
  for (const { obligation, date } of dutiesOfYear(calendar, [history].flat(), year)) {
    const said = date.status === 'dated' ? date.due : date.status === 'no-table' ? 'no-table' : date.missing
    found.set(obligation, [...(found.get(obligation) ?? []), said])
  }
  return found
}
const idsOf = (history: DatedProfile | DatedProfile[], year = 2026) => [...owed(history, year).keys()]
const income = (history: DatedProfile | DatedProfile[], year: number) =>
  Object.fromEntries(
    [...owed(history, year)]
      .filter(([id]) => /income|special-regime-update|works/.test(id))
      .map(([id, days]) => [id, days.join()]),
  )

describe('(a) a large taxpayer is one by the status on the day of filing', () => {
  const before = company('05 13 07')
  test('1: a company off the list of 2027 files in May and July and not in February', () => {
    const history = [before, company('05 07', { since: '2027-01-01' })]
    expect(income(history, 2026)).toEqual({
      'company-income-return': '2027-05-19',
      'company-income-second': '2027-07-21',
    })
  })

  test('2: a company on the list from 1 January files in February, April and June', () => {
    const history = [company('05 07'), company('05 07 13', { since: '2027-01-01' })]
    expect(income(history, 2026)).toEqual({
      'large-taxpayer-income-first': '2027-02-16',
      'large-taxpayer-income-return': '2027-04-19',
      'large-taxpayer-income-third': '2027-06-17',
    })
  })

  test('3: a company named in March owed nothing in February, and has no dates in April and June', () => {
    const history = [company('05 07'), company('05 07 13', { since: '2027-03-10' })]
    expect(income(history, 2026)).toEqual({
      'large-taxpayer-income-return': 'named-late',
      'large-taxpayer-income-third': 'named-late',
    })
  })

  test('a company that was large before it became a client is not named late', () => {
    expect(income(company('05 13', { since: '2027-03-10' }), 2026)).toHaveProperty(
      'large-taxpayer-income-first',
      '2027-02-16',
    )
  })

  test('VAT with a cycle that changes within the year waits for a confirmation, and no period is lost', () => {
    const history = [
      company('05 48', { vatCycle: 'four-months' }),
      company('05 13 48', { vatCycle: 'four-months', since: '2027-03-10' }),
    ]
    expect(owed(history, 2026).get('vat-four-monthly')).toHaveLength(3)
    expect(owed(history, 2027).get('vat-four-monthly')).toEqual(['vat-changed', 'vat-changed', 'vat-changed'])
    expect(owed(history, 2028).get('vat-bimonthly')).toHaveLength(6)
  })
})

describe('(b) a client who does not pay income tax', () => {
  test('1: a residential building files withholding, social security and exogenous information', () => {
    const building = company('07 14', {
      regime: 'non-contributor',
      entity: 'horizontal-property',
      traits: ['employer'],
    })
    expect(idsOf(building)).toEqual(expect.arrayContaining(['withholding', 'social-security', 'exogenous']))
    expect(income(building, 2026)).toEqual({})
  })

  test('2: a temporary union files withholding, VAT and exógena, even though its RUT names no exógena', () => {
    const union = company('07 48 52', {
      regime: 'non-contributor',
      entity: 'temporary-union',
      vatCycle: 'bimester',
    })
    expect(idsOf(union)).toEqual(['vat-bimonthly', 'withholding', 'withholding-certificates', 'exogenous'])
    expect(owed(union, 2026).get('exogenous')).toEqual(['information-code'])
  })

  test('3: a church files form 110 in May, without payment, and withholding', () => {
    const church = company('06 07', { entity: 'church' })
    expect(church.regime).toBe('non-contributor')
    expect(income(church, 2025)).toEqual({ 'income-and-assets-return': '2026-05-20' })
    expect(obligationTexts['income-and-assets-return'].form).toBe('110')
    expect(owed(church, 2026).get('withholding')).toHaveLength(12)
  })

  test.each([
    [
      'none of the codes',
      company('07'),
      { 'company-income-return': 'income-code', 'company-income-second': 'income-code' },
    ],
    [
      'an unknown kind of entity',
      company('07', { regime: 'non-contributor' }),
      { 'income-and-assets-return': 'entity-kind' },
    ],
    [
      'a church without its code',
      company('07', { regime: 'non-contributor', entity: 'church' }),
      { 'income-and-assets-return': 'entity-code' },
    ],
    [
      'a union with the code of a church',
      company('06', { entity: 'trade-union' }),
      { 'income-and-assets-return': 'entity-files' },
    ],
    [
      'a building with shops',
      company('06', { entity: 'mixed-property' }),
      { 'income-and-assets-return': 'mixed-property' },
    ],
    ['a unknown kind with its code', company('06'), { 'income-and-assets-return': '2027-05-19' }],
  ])('with %s waits for a confirmation', (_, client, expected) => {
    expect(income(client, 2026)).toEqual(expected)
  })

  test('follows a code that the next RUT brings before the due date', () => {
    const history = [company('07'), company('05 07', { since: '2027-03-01' })]
    expect(income(history, 2026)['company-income-return']).toBe('2027-05-19')
  })
})

describe('(c) consumption tax and the SIMPLE regime', () => {
  test.each([
    ['1: food only', company('47 33', { traits: ['food-only'] }), undefined],
    ['2: vehicles too', company('47 33', { traits: ['other-consumption'] }), '2027-01-20'],
    ['2: nobody has asked', company('47 33'), 'consumption-facts'],
    ['3: ordinary regime', company('05 33'), '2027-01-20'],
    ['3: not responsible, 50', company('05 50'), undefined],
    ['3: not responsible, 57', company('05 57'), undefined],
    ['both codes', company('05 33 50'), 'consumption-both'],
  ])('%s', (_, client, last) => {
    expect(owed(client, 2026).get('consumption-tax')?.at(-1)).toBe(last)
  })

  test('a SIMPLE client that sells food only has the advances and the yearly return', () => {
    expect(idsOf(company('47 33', { traits: ['food-only'] }))).toEqual(['simple-advance', 'simple-return'])
  })
})

describe('(d) the special regime beside the status as large taxpayer', () => {
  const three = {
    'large-taxpayer-income-first': '2027-02-16',
    'large-taxpayer-income-return': '2027-04-19',
    'large-taxpayer-income-third': '2027-06-17',
  }
  test('1: the codes 04 and 13 give the dates of large taxpayers and the update of 30 June', () => {
    expect(income(company('04 13'), 2026)).toEqual({ ...three, 'special-regime-update': '2026-06-30' })
    expect(income(company('04 13'), 2027)['special-regime-update']).toBe('2027-06-30')
  })
  test('2: the code 04 alone gives the dates of companies and the update', () => {
    expect(income(company('04'), 2026)).toEqual({
      'company-income-return': '2027-05-19',
      'company-income-second': '2027-07-21',
      'special-regime-update': '2026-06-30',
    })
  })
  test('3: the codes 05 and 13 give no update', () => expect(income(company('05 13'), 2026)).toEqual(three))
})

describe('(f) the codes of the RUT', () => {
  test('1: of an ordinary company give its six duties', () => {
    const ids = idsOf(company('05 07 14 48 52', { vatCycle: 'bimester' }))
    expect(ids).toEqual([
      'company-income-return',
      'company-income-second',
      'vat-bimonthly',
      'withholding',
      'withholding-certificates',
      'exogenous',
    ])
  })
  test('2: of the SIMPLE with VAT give three duties with their forms', () => {
    expect(idsOf(company('47 48'))).toEqual(['simple-vat', 'simple-advance', 'simple-return'])
    const forms = ['simple-advance', 'simple-return', 'simple-vat'] as const
    expect(forms.map((id) => obligationTexts[id].form)).toEqual(['2593', '260', '300'])
  })
  test('3: are inconsistent with 59 beside 06', () => {
    const odd = company('06 07 59', { entity: 'church' })
    expect(idsOf(odd)).toEqual(['income-and-assets-return', 'withholding', 'withholding-certificates'])
    expect(profileProblemsOf(odd)).toEqual(['self-withholding-assets'])
  })
  test.each([
    ['07', 'withholding'],
    ['08', 'withholding'],
    ['09', 'withholding'],
    ['15', 'withholding'],
    ['23', 'withholding'],
    ['59', 'withholding'],
    ['03', 'wealth-return'],
    ['18', 'transfer-pricing-return'],
    ['32', 'fuel-tax'],
    ['41', 'company-foreign-assets'],
    ['46', 'foreign-provider-vat'],
    ['55', 'beneficial-owners'],
    ['56', 'carbon-tax'],
    ['62', 'single-use-plastics-tax'],
    ['63', 'sugary-drinks-tax'],
  ] as const)('include %s, which brings %s', (code, id) => expect(idsOf(company(`05 ${code}`))).toContain(id))

  test('may include an unknown one, which is shown and decides nothing', () => {
    expect(codeLabel('64')).toMatch(/^64 .*por confirmar/)
    expect(idsOf(company('05 64'))).toEqual(idsOf(company('05')))
    expect(profileProblemsOf(company('05 64'))).toEqual([])
  })
  test('all have a name', () => {
    expect(Object.keys(rutCodes).toSorted().join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 13 14 15 16 17 18 19 20 21 22 23 24 26 32 33 36 39 41 42 45 46 47 48 49 50 52 53 54 55 56 57 58 59 60 61 62 63',
    )
  })
})

describe('(g) the VAT of exempt producers and exporters', () => {
  const cycle = (client: DatedProfile) => idsOf(client).filter((id) => id.startsWith('vat'))
  test.each([
    [
      '1: 19 and 48, whatever the profile says',
      company('05 19 48', { vatCycle: 'four-months' }),
      'vat-bimonthly',
    ],
    ['2: egg or milk producer, confirmed', company('05 48', { traits: ['exempt-sales'] }), 'vat-bimonthly'],
    [
      '3: no exempt sales, below the limit',
      company('05 48', { vatCycle: 'four-months' }),
      'vat-four-monthly',
    ],
    [
      '3: exporter of services',
      company('05 48', { vatCycle: 'four-months', traits: ['exempt-sales'] }),
      'vat-bimonthly',
    ],
  ])('%s', (_, client, id) => expect(cycle(client)).toEqual([id]))

  test('2: has no date before somebody confirms its cycle', () => {
    expect(owed(company('05 48'), 2026).get('vat-bimonthly')?.[0]).toBe('vat-period')
  })
  test('is bimonthly in 2026 from 4,581,508,000 pesos', () => {
    expect(unitsInPesos(thresholds.vatBimonthly.units, 2025)).toBe(4_581_508_000)
  })
  test('with a contradiction is reported', () => {
    expect(profileProblemsOf(company('05 19 48', { vatCycle: 'four-months' }))).toEqual([
      'exempt-four-months',
    ])
  })
})

describe('(h) an individual', () => {
  const returnOf = (client: DatedProfile, year = 2025) => owed(client, year).get('person-income-return')
  const asked = (trait: 'files-income' | 'below-thresholds', codes = '49') =>
    person(codes, { traits: [trait], since: '2026-02-01' })

  test('with code 05, VAT or a passed limit files a return, and without answers perhaps not', () => {
    expect(returnOf(person('05 49'))).toEqual(['2026-09-21'])
    expect(returnOf(person('48', { vatCycle: 'four-months' }))).toEqual(['2026-09-21'])
    expect(returnOf(asked('files-income'))).toEqual(['2026-09-21'])
    expect(returnOf(person('49'))).toEqual(['income-thresholds'])
  })
  test('below the limits files none that year, and is asked again the next year', () => {
    expect(returnOf(asked('below-thresholds'))).toBeUndefined()
    expect(returnOf(asked('below-thresholds', '05 49'))).toBeUndefined()
    expect(returnOf(asked('below-thresholds'), 2026)).toEqual(['income-thresholds'])
  })
  test('who is responsible for VAT files even below the limits, and is told so', () => {
    expect(returnOf(asked('below-thresholds', '48'))).toEqual(['2026-09-21'])
    expect(profileProblemsOf(asked('below-thresholds', '48'))).toContain('thresholds-vat')
  })
  test('is measured by the limits of the declared year, in UVT while its UVT is unknown', () => {
    const said = (period: string) =>
      remarkOf({ obligation: 'person-income-return', period, due: null }, noFigures)
    expect(said('2025')).toContain('$ 69.718.600'.replace(' ', String.fromCharCode(160)))
    expect(said('2025')).toContain('224.095.500')
    expect(said('2026')).toContain('73.323.600')
    expect(said('2027')).toContain('1.400 UVT')
  })
  test('who is independent pays social security the month after, on the days of an employer', () => {
    const pila = owed(person('05', { traits: ['independent'] }), 2026).get('social-security')
    expect(pila?.at(10)).toBe('2026-12-14')
    expect(pila).toEqual(owed(company('05', { traits: ['employer'] }), 2026).get('social-security'))
  })
})

describe('(k) works for taxes replace the due date of the return', () => {
  const applied = company('05', { traits: ['works-for-taxes'], since: '2026-03-20' })
  test('1: when the company applied on 20 March 2026', () => {
    const history = [company('05'), applied]
    expect(income(history, 2025)).toEqual({
      'works-for-taxes-return': '2026-05-29',
      'company-income-second': '2026-07-17',
    })
    expect(income(history, 2026)['company-income-return']).toBe('2027-05-19')
  })
  test('1: while a large taxpayer keeps its instalments', () => {
    expect(income(company('05 13', { traits: ['works-for-taxes'], since: '2026-03-20' }), 2025)).toEqual({
      'large-taxpayer-income-first': '2026-02-17',
      'large-taxpayer-income-third': '2026-06-18',
      'works-for-taxes-return': '2026-05-29',
    })
  })
  test('2: but not when the company did not apply', () =>
    expect(income(company('05'), 2025)['company-income-return']).toBe('2026-05-20'))
  test('3: and leave no date when the application was rejected', () => {
    const rejected = company('05', { traits: ['works-for-taxes-rejected'], since: '2026-04-20' })
    expect(income([company('05'), rejected], 2025)['company-income-return']).toBe('works-rejected')
  })
})

describe('(l) duties of companies and registers', () => {
  test('1: each ten NIT endings (01–10, 11–20, …) have their own day for the Informe 75, from the 11th business day of July on', () => {
    const dayOf = (ending: string) =>
      owed({ ...endingIn(ending), since: '2020-01-01', traits: ['risk-report'] }, 2025).get(
        'risk-report',
      )?.[0]
    expect(dayOf('56')).toBe('2026-07-24')
    const tens = ['01', '11', '21', '31', '41', '51', '61', '71', '81', '91']
    expect(tens.map((ending) => dayOf(ending)?.slice(8)).join(' ')).toBe('16 17 21 22 23 24 27 28 29 30')
    expect(dayOf('00')).toBe('2026-07-30')
  })
  test('2 and 3: a withholding return takes effect when it is paid within two months', () => {
    expect(lastDayToPay('2026-05-20')).toBe('2026-07-20')
    expect('2026-07-19' <= lastDayToPay('2026-05-20')).toBe(true)
    expect('2026-08-03' <= lastDayToPay('2026-05-20')).toBe(false)
    expect(lastDayToPay('2026-12-31')).toBe('2027-02-28')
    expect(
      remarkOf({ obligation: 'withholding', period: '2026-04', due: '2026-05-20' }, noFigures),
    ).toContain('20 de julio 2026')
  })
  test('the assembly and the registers say what is known of their dates', () => {
    const all = company('04', { traits: ['merchant', 'nonprofit-register', 'tourism'] })
    expect(owed(all, 2026).get('ordinary-meeting')).toEqual(['2027-03-31'])
    expect(owed(all, 2026).get('nonprofit-register')).toEqual(['2026-03-31'])
    expect(owed(all, 2026).get('tourism-register')).toEqual(['no-table'])
  })
})

test('every duty has a reason', () => {
  for (const client of [company('05 07 14 48 33 55'), company('06 07', { entity: 'church' }), person('49')])
    for (const { obligation, period, reasons } of dutiesOfYear(calendar, [client], 2026))
      expect(reasons.length, `${obligation} ${periodKey(period)}`).toBeGreaterThan(0)
})
