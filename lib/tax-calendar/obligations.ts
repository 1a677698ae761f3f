import type { ObligationId } from '@/content/tax-calendar/obligations'
import type { Cycle } from '@/lib/tax-calendar/period'
import type { Audience } from '@/lib/tax-calendar/profile'
import type { DueRule } from '@/lib/tax-calendar/rule'

export type Obligation = {
  /** Who sets the dates; only the DIAN treats civic days as closed. */
  field: 'dian' | 'city' | 'employer' | 'register'
  /** With `cityCycle` only the usual one, because the table of each city says how often. */
  cycle: Cycle
  cityCycle: boolean
  /**
   * The due month of each period, counted from January of its year (13 is the next January). A ladder starts in that
   * month; for tables it is only the usual month, under which undated periods are listed.
   */
  months: readonly number[]
  rule: DueRule
  audience: Audience
  /** Due before its period ends, because the amount is measured on 1 January or paid in instalments. */
  within: boolean
  /** What a delay costs; null when the known norms set no cost. */
  delay: DelayKind | null
  /** True when the worksheet of a client's invoices computes its figures. */
  sheet: boolean
  /** The due date after an outage of the DIAN's service: this many business days after it is restored (E.T., art. 579-2). */
  daysAfterOutage: number
}

/**
 * `return`: the late-filing penalty of E.T., arts. 641 and 642, and interest. `payment`: interest only, for instalments,
 * advances, and municipal taxes, whose penalties each city sets. `information`: the penalty of E.T., art. 651.
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
/** For obligations that are due in the year that they are about. */
const inYear = (month: number, rule: DueRule): Due => within(yearly(month, rule))

const plain = { cityCycle: false, sheet: false, daysAfterOutage: 1 }
const dian = (dates: Due, delay: DelayKind | null, audience: Audience): Obligation => ({
  field: 'dian',
  ...dates,
  ...plain,
  delay,
  audience,
})
const withSheet = (one: Obligation): Obligation => ({ ...one, sheet: true })
const afterEightDays = (one: Obligation): Obligation => ({ ...one, daysAfterOutage: 8 })
const other = (field: 'employer' | 'register', dates: Due, audience: Audience): Obligation => ({
  field,
  ...dates,
  ...plain,
  delay: null,
  audience,
})
const employer = (dates: Due) => other('employer', dates, { trait: 'employer' })
const register = (dates: Due, audience: Audience) => other('register', dates, audience)
const city = (dates: Due, delay: DelayKind | null): Obligation => ({
  field: 'city',
  ...dates,
  ...plain,
  delay,
  audience: {},
})

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
  'company-income-return': dian(yearly(17, byLastDigit), 'return', companies),
  'company-income-second': dian(yearly(19, byLastDigit), 'payment', companies),
  'large-taxpayer-income-first': dian(yearly(14, byLastDigit), 'payment', large),
  'large-taxpayer-income-return': dian(yearly(16, byLastDigit), 'return', large),
  'large-taxpayer-income-third': dian(yearly(18, byLastDigit), 'payment', large),
  'person-income-return': dian(yearly(20, byTwoDigits), 'return', { ...persons, rut: ['05'] }),
  'vat-bimonthly': withSheet(dian(ofBimester(byLastDigit), 'return', { ...vatPayers, vat: 'bimester' })),
  'vat-four-monthly': withSheet(
    dian(due('four-months', [5, 9, 13], byLastDigit), 'return', { ...vatPayers, vat: 'four-months' }),
  ),
  'simple-vat': dian(yearly(14, byDigitPairs), 'return', { ...simple, rut: ['48'] }),
  'consumption-tax': dian(ofBimester(byLastDigit), 'return', { rut: ['33'] }),
  withholding: withSheet(dian(ofMonth(byLastDigit), 'return', { rut: ['07', '08', '09', '15'] })),
  // The first two bimesters are paid in May and June (art. 1.6.1.13.2.52).
  'simple-advance': dian(ofBimester(byLastDigit, [5, 6, 7, 9, 11, 13]), 'payment', {
    ...simple,
    without: 'without-advances',
  }),
  'simple-return': dian(yearly(16, byDigitPairs), 'return', simple),
  'wealth-return': dian(inYear(5, byLastDigit), 'return', { rut: ['03'] }),
  'wealth-second': dian(inYear(9, tenth), 'payment', { rut: ['03'] }),
  'large-taxpayer-foreign-assets': dian(inYear(4, byLastDigit), null, { ...large, trait: 'foreign-assets' }),
  'company-foreign-assets': dian(inYear(5, byLastDigit), null, { ...companies, trait: 'foreign-assets' }),
  'person-foreign-assets': dian(inYear(8, byTwoDigits), null, { ...persons, trait: 'foreign-assets' }),
  'simple-foreign-assets': dian(inYear(4, byDigitPairs), null, { ...simple, trait: 'foreign-assets' }),
  'transfer-pricing-return': dian(yearly(21, byLastDigit), null, { rut: ['18', '24', '26'] }),
  'transfer-pricing-documents': dian(yearly(21, byLastDigit), null, { rut: ['18', '24', '26'] }),
  'country-by-country-report': dian(yearly(24, tenth), null, { trait: 'country-by-country' }),
  'foreign-provider-vat': dian(ofBimester(tenth), 'return', { trait: 'foreign-provider' }),
  'carbon-tax': dian(ofBimester(tenth), 'return', { trait: 'carbon' }),
  'sugary-drinks-tax': dian(ofBimester(tenth), 'return', { trait: 'sugary-drinks' }),
  'ultra-processed-food-tax': dian(ofBimester(tenth), 'return', { trait: 'ultra-processed-food' }),
  'fuel-tax': dian(ofMonth(tenth), 'return', { trait: 'fuel' }),
  'single-use-plastics-tax': dian(yearly(14, tenth), 'return', { trait: 'single-use-plastics' }),
  'significant-presence-advance': dian(ofBimester(tenth), 'payment', { trait: 'significant-presence' }),
  'significant-presence-return': dian(yearly(16, { on: 'business-day', nth: 14 }), 'return', {
    trait: 'significant-presence',
  }),
  'withholding-certificates': dian(yearly(15, { on: 'last-business-day' }), null, {
    rut: ['07', '08', '09'],
  }),
  'special-regime-update': dian(inYear(6, { on: 'day', day: 30, ifClosed: 'unclear' }), null, {
    regimes: ['special'],
  }),
  'special-regime-report': dian(yearly(18, { on: 'day', day: 30, ifClosed: 'unclear' }), null, {
    trait: 'economic-report',
  }),
  'works-for-taxes-return': dian(yearly(17, { on: 'last-business-day' }), 'return', {
    trait: 'works-for-taxes',
  }),
  'simple-enrolment': dian(inYear(2, { on: 'last-business-day' }), null, { trait: 'joining-simple' }),
  // The DIAN's resolution sets another ladder every year, so only published dates count.
  'exogenous-large-taxpayer': afterEightDays(
    dian(yearly(16, table), 'information', { ...large, rut: ['14'] }),
  ),
  exogenous: afterEightDays(dian(yearly(17, table), 'information', { regimes: notLarge, rut: ['14'] })),
  'beneficial-owners': dian(
    within(due('quarter', [2, 5, 8, 11], { on: 'day', day: 1, ifClosed: 'next' })),
    null,
    { rut: ['55'] },
  ),
  // Sources disagree whether the ten days are business days, so the earlier calendar day is due.
  'electronic-payroll': dian(ofMonth({ on: 'day', day: 10, ifClosed: 'stays', orBusinessDay: 10 }), null, {
    trait: 'employer',
  }),

  'social-security': employer(ofMonth({ on: 'ladder', ladder: 'social-security' })),
  'severance-interest': employer(yearly(13, { on: 'day', day: 31, ifClosed: 'stays' })),
  'severance-deposit': employer(yearly(14, { on: 'day', day: 14, ifClosed: 'stays' })),
  'service-bonus': employer(
    within(due('semester', [6, 12], { on: 'day', day: [30, 20], ifClosed: 'stays' })),
  ),
  'safety-self-assessment': employer(yearly(15, table)),

  'business-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    trait: 'merchant',
  }),
  'proponents-register': register(inYear(4, { on: 'business-day', nth: 5 }), { trait: 'state-supplier' }),
  'databases-register': register(inYear(3, { on: 'day', day: 31, ifClosed: 'unclear' }), {
    trait: 'databases',
  }),
  'databases-complaints': register(due('semester', [8, 14], { on: 'business-day', nth: 15 }), {
    trait: 'databases',
  }),
  'supervised-statements': register(yearly(16, table), { trait: 'supervised-company' }),

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
