import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { Cycle } from '@/lib/tax-calendar/period'
import type { Audience } from '@/lib/tax-calendar/profile'
import type { DueRule } from '@/lib/tax-calendar/rule'

export type Obligation = {
  /** Who sets the dates; only the DIAN treats civic days as closed. */
  field: 'dian' | 'city' | 'employer' | 'register'
  cycle: Cycle
  /**
   * The due month of each period, counted from January of its year (13 is the next January). A ladder starts in that
   * month; for tables it is only the usual month, under which undated periods are listed.
   */
  months: readonly number[]
  rule: DueRule
  audience: Audience
  /** Due before its period ends, because the amount is measured on 1 January or paid in instalments. */
  within?: true
}

const monthly = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
const bimonthly = [3, 5, 7, 9, 11, 13]

const byLastDigit: DueRule = { on: 'ladder', ladder: 'last-digit' }
const byDigitPairs: DueRule = { on: 'ladder', ladder: 'digit-pairs' }
const byTwoDigits: DueRule = { on: 'ladder', ladder: 'two-digit-pairs' }
const table: DueRule = { on: 'table' }
const tenth: DueRule = { on: 'business-day', nth: 10 }

type Due = Pick<Obligation, 'cycle' | 'months' | 'rule'>
type Dated = Omit<Obligation, 'field' | 'audience'>
const yearly = (month: number, rule: DueRule): Due => ({ cycle: 'year', months: [month], rule })
const ofMonth = (rule: DueRule): Due => ({ cycle: 'month', months: monthly, rule })
const ofBimester = (rule: DueRule, months = bimonthly): Due => ({ cycle: 'bimester', months, rule })
/** For obligations that are due in the year that they are about. */
const inYear = (month: number, rule: DueRule): Dated => ({ ...yearly(month, rule), within: true })
const dian = (due: Dated, audience: Audience): Obligation => ({ field: 'dian', ...due, audience })
const employer = (due: Dated): Obligation => ({ field: 'employer', ...due, audience: { trait: 'employer' } })
const register = (due: Dated, audience: Audience): Obligation => ({ field: 'register', ...due, audience })
const city = (due: Dated): Obligation => ({ field: 'city', ...due, audience: {} })

const large = { regimes: ['large-taxpayer'] } as const satisfies Audience
const simple = { regimes: ['simple'] } as const satisfies Audience
const companies = { kinds: ['company'], regimes: ['ordinary', 'special'] } as const satisfies Audience
const persons = { kinds: ['person'], regimes: ['ordinary'] } as const satisfies Audience
const vatPayers = {
  regimes: ['ordinary', 'special', 'large-taxpayer'],
  rut: ['48'],
} as const satisfies Audience
const notLarge = ['ordinary', 'special', 'simple'] as const

/** `content/tax-calendar/obligations.ts` has norms and names. `yearly(17, …)` means due in May of the next year. */
export const obligations: Record<ObligationId, Obligation> = {
  'company-income-return': dian(yearly(17, byLastDigit), companies),
  'company-income-second': dian(yearly(19, byLastDigit), companies),
  'large-taxpayer-income-first': dian(yearly(14, byLastDigit), large),
  'large-taxpayer-income-return': dian(yearly(16, byLastDigit), large),
  'large-taxpayer-income-third': dian(yearly(18, byLastDigit), large),
  'person-income-return': dian(yearly(20, byTwoDigits), { ...persons, rut: ['05'] }),
  'vat-bimonthly': dian(ofBimester(byLastDigit), { ...vatPayers, vat: 'bimester' }),
  'vat-four-monthly': dian(
    { cycle: 'four-months', months: [5, 9, 13], rule: byLastDigit },
    { ...vatPayers, vat: 'four-months' },
  ),
  'simple-vat': dian(yearly(14, byDigitPairs), { ...simple, rut: ['48'] }),
  'consumption-tax': dian(ofBimester(byLastDigit), { rut: ['33'] }),
  withholding: dian(ofMonth(byLastDigit), { rut: ['07', '08', '09', '15'] }),
  // The first two bimesters are paid in May and June (art. 1.6.1.13.2.52).
  'simple-advance': dian(ofBimester(byLastDigit, [5, 6, 7, 9, 11, 13]), {
    ...simple,
    without: 'without-advances',
  }),
  'simple-return': dian(yearly(16, byDigitPairs), simple),
  'wealth-return': dian(inYear(5, byLastDigit), { rut: ['03'] }),
  'wealth-second': dian(inYear(9, tenth), { rut: ['03'] }),
  'large-taxpayer-foreign-assets': dian(inYear(4, byLastDigit), { ...large, trait: 'foreign-assets' }),
  'company-foreign-assets': dian(inYear(5, byLastDigit), { ...companies, trait: 'foreign-assets' }),
  'person-foreign-assets': dian(inYear(8, byTwoDigits), { ...persons, trait: 'foreign-assets' }),
  'simple-foreign-assets': dian(inYear(4, byDigitPairs), { ...simple, trait: 'foreign-assets' }),
  'transfer-pricing-return': dian(yearly(21, byLastDigit), { rut: ['18', '24', '26'] }),
  'transfer-pricing-documents': dian(yearly(21, byLastDigit), { rut: ['18', '24', '26'] }),
  'country-by-country-report': dian(yearly(24, tenth), { trait: 'country-by-country' }),
  'foreign-provider-vat': dian(ofBimester(tenth), { trait: 'foreign-provider' }),
  'carbon-tax': dian(ofBimester(tenth), { trait: 'carbon' }),
  'sugary-drinks-tax': dian(ofBimester(tenth), { trait: 'sugary-drinks' }),
  'ultra-processed-food-tax': dian(ofBimester(tenth), { trait: 'ultra-processed-food' }),
  'fuel-tax': dian(ofMonth(tenth), { trait: 'fuel' }),
  'single-use-plastics-tax': dian(yearly(14, tenth), { trait: 'single-use-plastics' }),
  'significant-presence-advance': dian(ofBimester(tenth), { trait: 'significant-presence' }),
  'significant-presence-return': dian(yearly(16, { on: 'business-day', nth: 14 }), {
    trait: 'significant-presence',
  }),
  'withholding-certificates': dian(yearly(15, { on: 'last-business-day' }), { rut: ['07', '08', '09'] }),
  'special-regime-update': dian(inYear(6, { on: 'day', day: 30, ifClosed: 'unclear' }), {
    regimes: ['special'],
  }),
  'special-regime-report': dian(yearly(18, { on: 'day', day: 30, ifClosed: 'unclear' }), {
    trait: 'economic-report',
  }),
  'works-for-taxes-return': dian(yearly(17, { on: 'last-business-day' }), { trait: 'works-for-taxes' }),
  'simple-enrolment': dian(inYear(2, { on: 'last-business-day' }), { trait: 'joining-simple' }),
  // The DIAN's resolution sets another ladder every year, so only published dates count.
  'exogenous-large-taxpayer': dian(yearly(16, table), { ...large, rut: ['14'] }),
  exogenous: dian(yearly(17, table), { regimes: notLarge, rut: ['14'] }),
  'beneficial-owners': dian(
    {
      cycle: 'quarter',
      months: [2, 5, 8, 11],
      rule: { on: 'day', day: 1, ifClosed: 'next' },
      within: true,
    },
    { rut: ['55'] },
  ),
  // Sources disagree whether the ten days are business days, so the earlier calendar day is due.
  'electronic-payroll': dian(ofMonth({ on: 'day', day: 10, ifClosed: 'stays', orBusinessDay: 10 }), {
    trait: 'employer',
  }),

  'social-security': employer(ofMonth({ on: 'ladder', ladder: 'social-security' })),
  'severance-interest': employer(yearly(13, { on: 'day', day: 31, ifClosed: 'stays' })),
  'severance-deposit': employer(yearly(14, { on: 'day', day: 14, ifClosed: 'stays' })),
  'service-bonus': employer({
    cycle: 'semester',
    months: [6, 12],
    rule: { on: 'day', day: [30, 20], ifClosed: 'stays' },
    within: true,
  }),
  'safety-self-assessment': employer(yearly(15, table)),

  'business-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    trait: 'merchant',
  }),
  'proponents-register': register(inYear(4, { on: 'business-day', nth: 5 }), { trait: 'state-supplier' }),
  'databases-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    trait: 'databases',
  }),
  'databases-complaints': register(
    { cycle: 'semester', months: [8, 14], rule: { on: 'business-day', nth: 15 } },
    { trait: 'databases' },
  ),
  'supervised-statements': register(yearly(16, table), { trait: 'supervised-company' }),

  'local-tax-bimonthly': city(ofBimester(table, [4, 6, 8, 10, 12, 14])),
  'local-tax-simplified': city({ ...ofBimester(table, [2, 4, 6, 8, 10, 12]), within: true }),
  'local-tax-annual': city(yearly(14, table)),
  'local-withholding': city(ofBimester(table)),
  'local-information': city(yearly(22, table)),
  'property-tax-early': city(inYear(4, table)),
  'property-tax': city(inYear(7, table)),
  'property-tax-instalment-return': city(inYear(5, table)),
  'property-tax-instalment': city({ cycle: 'quarter', months: [6, 8, 10, 12], rule: table, within: true }),
  'property-tax-by-sector': city({
    cycle: 'quarter',
    months: [2, 4, 7, 10],
    rule: { on: 'table', by: 'sector' },
    within: true,
  }),
  'property-tax-late': city({ cycle: 'quarter', months: [3, 6, 9, 12], rule: table, within: true }),
  'vehicle-tax-early': city(inYear(5, table)),
  'vehicle-tax': city(inYear(7, table)),
  'vehicle-tax-instalment-return': city(inYear(6, table)),
  'vehicle-tax-instalment': city({ cycle: 'semester', months: [7, 9], rule: table, within: true }),
}

export const obligationIds = Object.keys(obligations) as ObligationId[]

export const cityObligationIds = obligationIds.filter((id) => obligations[id].field === 'city')
