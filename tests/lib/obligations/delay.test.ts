import { describe, expect, test } from 'vitest'
import { delayCost, missingFigure } from '@/lib/obligations/delay'
import { delayKind } from '@/lib/obligations/delay-kind'
import type { Obligation } from '@/lib/obligations/obligation'
import { noFigures } from '@/lib/tax-calendar/figures'
import type { LateReturn } from '@/lib/tax-calendar/penalties'

const obligation = (id: string, more: Partial<Obligation> = {}): Obligation => ({
  id: 'one',
  obligation: id,
  name: null,
  municipality: null,
  period: '2026-10',
  listed: '2026-11-19',
  due: '2026-11-19',
  actBy: '2026-11-19',
  dateState: 'published',
  norm: 'DUR 1625 de 2016',
  source: 'DIAN',
  missing: null,
  state: 'not-started',
  applies: true,
  message: null,
  receipt: null,
  document: null,
  filedOn: null,
  paidOn: null,
  ...more,
})
const today = '2026-11-24'
const late: LateReturn = {
  due: '2026-11-19',
  filed: '2026-11-24',
  tax: 36_500_000,
  income: 0,
  netWorth: 0,
  creditBalance: 0,
  summoned: false,
}
const figures = { uvt: [], rates: [{ month: '2026-11', percent: 26, source: 'Superfinanciera' }] }

describe('the cost of a delay', () => {
  test.each([
    ['withholding', 'return'],
    ['vat-four-monthly', 'return'],
    ['company-income-second', 'payment'],
    ['simple-advance', 'payment'],
    ['local-tax-bimonthly', 'payment'],
    ['exogenous', null],
    ['company-foreign-assets', null],
    ['transfer-pricing-return', null],
    ['social-security', null],
    ['unheard-of', null],
  ])('%s: %s', (id, kind) => expect(delayKind(obligation(id), today)).toBe(kind))

  test('filed, excused, deleted and undated obligations have none', () => {
    const of = (more: Partial<Obligation>) => delayKind(obligation('withholding', more), today)
    expect(of({ state: 'filed', filedOn: today })).toBeNull()
    expect(of({ state: 'not-applicable', message: 'No hubo' })).toBeNull()
    expect(of({ applies: false })).toBeNull()
    expect(of({ due: null })).toBeNull()
  })
})

test('penalty and interest add up, each with its norm and figures', () => {
  // Interest for 5 days at 24 %, and a penalty of 5 % of the tax for one started month.
  const cost = delayCost('return', late, figures)
  expect(cost).toMatchObject({
    penalty: { pesos: 1_825_000, norm: 'E.T., art. 641' },
    interest: { pesos: 120_000, norm: 'E.T., arts. 634 y 635' },
    total: 1_945_000,
  })
  expect(cost.sources.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'UVT de 2026: $ 52.374. Resolución DIAN 000238 del 15 de diciembre de 2025.',
    'Usura de noviembre de 2026: 26%. Superfinanciera.',
  ])
})

test('a missing rate is named, without a guess or a sum', () => {
  const cost = delayCost('return', { ...late, filed: '2026-12-02' }, figures)
  expect(cost).toMatchObject({ total: null, interest: { known: false } })
  expect(cost.interest?.known === false && missingFigure(cost.interest)).toBe(
    'No se pueden calcular: falta la tasa de usura de diciembre de 2026.',
  )
  const next = delayCost('return', { ...late, tax: 0, filed: '2027-01-04' }, noFigures)
  expect(next.penalty?.known === false && missingFigure(next.penalty)).toBe(
    'No se puede calcular: falta la UVT de 2027.',
  )
})

test('there is no interest without tax, and no penalty for an instalment', () => {
  expect(delayCost('return', { ...late, tax: 0 }, noFigures)).toMatchObject({
    interest: null,
    penalty: { pesos: 524_000 },
    total: 524_000,
  })
  expect(delayCost('payment', late, figures)).toMatchObject({ penalty: null, total: 120_000 })
  expect(delayCost('payment', { ...late, tax: 0 }, noFigures)).toMatchObject({ total: 0, sources: [] })
})

test('a return in time costs nothing, whatever is missing', () => {
  expect(delayCost('return', { ...late, filed: late.due }, noFigures)).toMatchObject({ total: 0 })
})
