import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { Cycle } from '@/lib/tax-calendar/period'
import { exemptEntities, type Audience } from '@/lib/tax-calendar/profile'
import type { DueRule } from '@/lib/tax-calendar/rule'

export type Obligation = {
  /** Who sets the due dates; civic days (días cívicos) are holidays only for `dian`. */
  field: 'dian' | 'city' | 'employer' | 'register'
  /** The usual length of a period. If `cityCycle` is true, the table of a city can set another length. */
  cycle: Cycle
  cityCycle: boolean
  /** The usual due month of each period: 1 is January of the period's year, 13 the next January. */
  months: readonly number[]
  rule: DueRule
  audience: Audience
  /** True for duties that are due within their period, such as a property tax. */
  within: boolean
  /** Facts such as the status as large taxpayer come from the profile of the period or of the filing day. */
  statusOn: 'period' | 'filing'
  /** What a delay costs; null if no norm about the cost is known. */
  delay: DelayKind | null
  /** True when the worksheet of the client's invoices computes the figures of the return. */
  sheet: boolean
  /** After an outage of the DIAN's service the new due date is this many business days later (E.T., art. 579-2). */
  daysAfterOutage: number
}

/**
 * A late `return` costs a penalty (E.T., arts. 641 and 642) and interest.
 * A late `payment` costs only interest, also for municipal taxes, because each city sets its own penalties.
 * Late `information` costs the penalty of E.T., art. 651.
 */
export type DelayKind = 'return' | 'payment' | 'information'

const monthly = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
const bimonthly = [3, 5, 7, 9, 11, 13]

const byLastDigit: DueRule = { on: 'ladder', ladder: 'last-digit' }
const byDigitPairs: DueRule = { on: 'ladder', ladder: 'digit-pairs' }
const byTwoDigits: DueRule = { on: 'ladder', ladder: 'two-digit-pairs' }
const table: DueRule = { on: 'table' }
const tenth: DueRule = { on: 'business-day', nth: 10 }

type Due = Pick<Obligation, 'cycle' | 'months' | 'rule' | 'within'>
const due = (cycle: Cycle, months: readonly number[], rule: DueRule): Due => ({
  cycle,
  months,
  rule,
  within: false,
})
const yearly = (month: number, rule: DueRule): Due => due('year', [month], rule)
const ofMonth = (rule: DueRule): Due => due('month', monthly, rule)
const ofBimester = (rule: DueRule, months = bimonthly): Due => due('bimester', months, rule)
const within = (dates: Due): Due => ({ ...dates, within: true })
const inYear = (month: number, rule: DueRule): Due => within(yearly(month, rule))

const plain = { cityCycle: false, statusOn: 'period', sheet: false, daysAfterOutage: 1 } as const
const dian = (dates: Due, delay: DelayKind | null, audience: Audience): Obligation => ({
  field: 'dian',
  ...dates,
  ...plain,
  delay,
  audience,
})
/** The day of filing decides whether a client is a large taxpayer (DUR 1625 de 2016, art. 1.6.1.13.2.11). */
const onFiling = (one: Obligation): Obligation => ({ ...one, statusOn: 'filing' })
const withSheet = (one: Obligation): Obligation => ({ ...one, sheet: true })
const afterEightDays = (one: Obligation): Obligation => ({ ...one, daysAfterOutage: 8 })
const other = (field: 'employer' | 'register', dates: Due, audience: Audience): Obligation => ({
  field,
  ...dates,
  ...plain,
  delay: null,
  audience,
})
const employer = (dates: Due, traits: NonNullable<Audience['traits']> = ['employer']) =>
  other('employer', dates, { traits })
const register = (dates: Due, audience: Audience) => other('register', dates, audience)
const city = (dates: Due, delay: DelayKind | null): Obligation => ({
  field: 'city',
  ...dates,
  ...plain,
  delay,
  audience: {},
})

const payers = ['ordinary', 'special'] as const
const large = { regimes: payers, large: true } as const satisfies Audience
const simple = { regimes: ['simple'] } as const satisfies Audience
const companies = { kinds: ['company'], regimes: payers, large: false } as const satisfies Audience
const persons = { kinds: ['person'], regimes: ['ordinary'], large: false } as const satisfies Audience
const vatPayers = { regimes: [...payers, 'non-contributor'], rut: ['48'] } as const satisfies Audience
/** Clients with one of these codes in box 53 of the RUT declare withholding in form 350. */
const withholders = ['07', '08', '09', '15', '23', '59']
const related = ['18', '24', '26']

/** Without code 04 or 05 in the RUT it is doubtful whether a client declares income tax. */
const income = ['income-code', { withoutRut: ['04', '05'] }] as const
const rejected = ['works-rejected', { traits: ['works-for-taxes-rejected'] }] as const
const late = ['named-late', { namedLate: true }] as const
/** Taxpayers with «obras por impuestos» file a return of their own (DUR 1625 de 2016, arts. 1.6.1.13.2.22 to 24). */
const unless = { traits: ['works-for-taxes'] } as const

/** Month 17 is May of the next year. Norms and names are in `content/tax-calendar/obligations.ts`. */
export const obligations: Record<ObligationId, Obligation> = {
  'company-income-return': onFiling(
    dian(yearly(17, byLastDigit), 'return', { ...companies, unless, doubts: [rejected, income] }),
  ),
  'company-income-second': onFiling(
    dian(yearly(19, byLastDigit), 'payment', { ...companies, doubts: [income] }),
  ),
  'large-taxpayer-income-first': onFiling(
    dian(yearly(14, byLastDigit), 'payment', { ...large, doubts: [income] }),
  ),
  'large-taxpayer-income-return': onFiling(
    dian(yearly(16, byLastDigit), 'return', { ...large, unless, doubts: [late, rejected, income] }),
  ),
  'large-taxpayer-income-third': onFiling(
    dian(yearly(18, byLastDigit), 'payment', { ...large, doubts: [late, income] }),
  ),
  'person-income-return': onFiling(
    dian(yearly(20, byTwoDigits), 'return', {
      ...persons,
      unless: { traits: ['below-thresholds'], withoutRut: ['48'] },
      doubts: [['income-thresholds', { withoutRut: ['05', '48'], withoutTraits: ['files-income'] }]],
    }),
  ),
  // No source says what a late return of income and assets costs, so the cost is null.
  'income-and-assets-return': dian(yearly(17, byLastDigit), null, {
    kinds: ['company'],
    regimes: ['non-contributor'],
    unless: { entities: exemptEntities, withoutRut: ['06'] },
    doubts: [
      ['mixed-property', { entities: ['mixed-property'] }],
      ['entity-files', { entities: exemptEntities }],
      ['entity-kind', { entities: [null], withoutRut: ['06'] }],
      ['entity-code', { withoutRut: ['06'] }],
    ],
  }),
  'vat-bimonthly': withSheet(dian(ofBimester(byLastDigit), 'return', { ...vatPayers, vat: 'bimester' })),
  'vat-four-monthly': withSheet(
    dian(due('four-months', [5, 9, 13], byLastDigit), 'return', { ...vatPayers, vat: 'four-months' }),
  ),
  'simple-vat': dian(yearly(14, byDigitPairs), 'return', { ...simple, rut: ['48'] }),
  'consumption-tax': dian(ofBimester(byLastDigit), 'return', {
    rut: ['33'],
    // In the SIMPLE regime the bimonthly advance includes the tax on food and drink (E.T., arts. 907 and 908).
    unless: { regimes: ['simple'], traits: ['food-only'], withoutTraits: ['other-consumption'] },
    doubts: [
      ['consumption-both', { rut: ['50', '57'] }],
      ['consumption-facts', { regimes: ['simple'], withoutTraits: ['other-consumption'] }],
    ],
  }),
  withholding: withSheet(dian(ofMonth(byLastDigit), 'return', { rut: withholders })),
  // The SIMPLE advances of the first two bimesters are due in May and June (art. 1.6.1.13.2.52).
  'simple-advance': dian(ofBimester(byLastDigit, [5, 6, 7, 9, 11, 13]), 'payment', {
    ...simple,
    unless: { traits: ['without-advances'] },
  }),
  'simple-return': dian(yearly(16, byDigitPairs), 'return', simple),
  'wealth-return': dian(inYear(5, byLastDigit), 'return', { rut: ['03'] }),
  'wealth-second': dian(inYear(9, tenth), 'payment', { rut: ['03'] }),
  'large-taxpayer-foreign-assets': onFiling(dian(inYear(4, byLastDigit), null, { ...large, rut: ['41'] })),
  'company-foreign-assets': onFiling(dian(inYear(5, byLastDigit), null, { ...companies, rut: ['41'] })),
  'person-foreign-assets': onFiling(dian(inYear(8, byTwoDigits), null, { ...persons, rut: ['41'] })),
  'simple-foreign-assets': dian(inYear(4, byDigitPairs), null, { ...simple, rut: ['41'] }),
  'transfer-pricing-return': dian(yearly(21, byLastDigit), null, { rut: related }),
  'transfer-pricing-documents': dian(yearly(21, byLastDigit), null, { rut: related }),
  'country-by-country-report': dian(yearly(24, tenth), null, { traits: ['country-by-country'] }),
  'foreign-provider-vat': dian(ofBimester(tenth), 'return', { rut: ['46'] }),
  'carbon-tax': dian(ofBimester(tenth), 'return', { rut: ['56'] }),
  'sugary-drinks-tax': dian(ofBimester(tenth), 'return', { rut: ['63'] }),
  'ultra-processed-food-tax': dian(ofBimester(tenth), 'return', { traits: ['ultra-processed-food'] }),
  'fuel-tax': dian(ofMonth(tenth), 'return', { rut: ['32'] }),
  'single-use-plastics-tax': dian(yearly(14, tenth), 'return', { rut: ['62'] }),
  'significant-presence-advance': dian(ofBimester(tenth), 'payment', { traits: ['significant-presence'] }),
  'significant-presence-return': dian(yearly(16, { on: 'business-day', nth: 14 }), 'return', {
    traits: ['significant-presence'],
  }),
  'withholding-certificates': dian(yearly(15, { on: 'last-business-day' }), null, {
    rut: ['07', '08', '09', '23'],
  }),
  'special-regime-update': dian(inYear(6, { on: 'day', day: 30, ifClosed: 'unclear' }), null, {
    regimes: ['special'],
  }),
  'special-regime-report': dian(yearly(18, { on: 'day', day: 30, ifClosed: 'unclear' }), null, {
    traits: ['economic-report'],
  }),
  // The works-for-taxes return replaces the income return. The instalments of income tax keep their dates.
  'works-for-taxes-return': onFiling(
    dian(yearly(17, { on: 'last-business-day' }), 'return', {
      kinds: ['company'],
      regimes: payers,
      traits: ['works-for-taxes'],
      doubts: [income],
    }),
  ),
  'simple-enrolment': dian(inYear(2, { on: 'last-business-day' }), null, { traits: ['joining-simple'] }),
  // A DIAN resolution sets the dates of exogenous information every year, so only published years have dates.
  'exogenous-large-taxpayer': onFiling(
    afterEightDays(dian(yearly(16, table), 'information', { large: true, rut: ['14'] })),
  ),
  exogenous: onFiling(
    afterEightDays(
      dian(yearly(17, table), 'information', {
        large: false,
        either: [{ rut: ['14'] }, { entities: ['consortium', 'temporary-union'] }],
        doubts: [['information-code', { withoutRut: ['14'] }]],
      }),
    ),
  ),
  'beneficial-owners': dian(
    within(due('quarter', [2, 5, 8, 11], { on: 'day', day: 1, ifClosed: 'next' })),
    null,
    { rut: ['55'] },
  ),
  // Sources disagree whether payroll is sent within ten calendar or business days, so the earlier day is used.
  'electronic-payroll': dian(ofMonth({ on: 'day', day: 10, ifClosed: 'stays', orBusinessDay: 10 }), null, {
    traits: ['employer'],
  }),

  'social-security': employer(ofMonth({ on: 'ladder', ladder: 'social-security' }), [
    'employer',
    'independent',
  ]),
  'severance-interest': employer(yearly(13, { on: 'day', day: 31, ifClosed: 'stays' })),
  'severance-deposit': employer(yearly(14, { on: 'day', day: 14, ifClosed: 'stays' })),
  'service-bonus': employer(
    within(due('semester', [6, 12], { on: 'day', day: [30, 20], ifClosed: 'stays' })),
  ),
  'safety-self-assessment': employer(yearly(15, table)),

  'business-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    traits: ['merchant'],
  }),
  'proponents-register': register(inYear(4, { on: 'business-day', nth: 5 }), { traits: ['state-supplier'] }),
  'databases-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    traits: ['databases'],
  }),
  'databases-complaints': register(due('semester', [8, 14], { on: 'business-day', nth: 15 }), {
    traits: ['databases'],
  }),
  'supervised-statements': register(yearly(16, table), { traits: ['supervised-company'] }),
  'risk-report': register(yearly(19, { on: 'ladder', ladder: 'digit-tens' }), { traits: ['risk-report'] }),
  'ordinary-meeting': register(yearly(15, { on: 'day', day: 31, ifClosed: 'stays' }), {
    kinds: ['company'],
    regimes: [...payers, 'simple'],
    traits: ['merchant'],
  }),
  'nonprofit-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    kinds: ['company'],
    traits: ['nonprofit-register'],
  }),
  // No source gives the date of the tourism register, so it has no date until the firm adds a table.
  'tourism-register': register(inYear(3, table), { traits: ['tourism'] }),

  'local-tax-bimonthly': city(ofBimester(table, [4, 6, 8, 10, 12, 14]), 'payment'),
  'local-tax-simplified': city(within(ofBimester(table, [2, 4, 6, 8, 10, 12])), 'payment'),
  'local-tax-annual': city(yearly(14, table), 'payment'),
  'local-withholding': { ...city(ofBimester(table), 'payment'), cityCycle: true },
  'local-information': city(yearly(22, table), null),
  'property-tax-early': city(inYear(4, table), null),
  'property-tax': city(inYear(7, table), 'payment'),
  'property-tax-instalment-return': city(inYear(5, table), null),
  'property-tax-instalment': city(within(due('quarter', [6, 8, 10, 12], table)), 'payment'),
  'property-tax-by-sector': city(
    within(due('quarter', [2, 4, 7, 10], { on: 'table', by: 'sector' })),
    'payment',
  ),
  'property-tax-late': city(within(due('quarter', [3, 6, 9, 12], table)), 'payment'),
  'vehicle-tax-early': city(inYear(5, table), null),
  'vehicle-tax': city(inYear(7, table), 'payment'),
  'vehicle-tax-instalment-return': city(inYear(6, table), null),
  'vehicle-tax-instalment': city(within(due('semester', [7, 9], table)), 'payment'),
}

export const obligationIds = Object.keys(obligations) as ObligationId[]

export const cityObligationIds = obligationIds.filter((id) => obligations[id].field === 'city')
