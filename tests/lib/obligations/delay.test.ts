import { describe, expect, test } from 'vitest'
import { delayCost, missingFigure } from '@/lib/tax-calendar/delay'
import { correctionKind, delayKind } from '@/lib/obligations/delay-kind'
import type { Obligation } from '@/lib/obligations/obligation'
import { noFigures } from '@/lib/tax-calendar/figures'
import { noAnswers } from '@/lib/tax-calendar/penalty-reduction'

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
  filedOn: null,
  paidOn: null,
  ...more,
})
const today = '2026-11-24'
/** A return that a company (NIT ending in 6) filed a month late; its tax is paid in two instalments. */
const late = {
  due: '2026-05-20',
  filed: '2026-06-19',
  tax: 100_000_000,
  income: 0,
  netWorth: 0,
  creditBalance: 0,
  summoned: false,
}
const unpaid = [
  { due: '2026-05-20', pesos: 5_000_000 },
  { due: '2026-07-17', pesos: 5_000_000 },
]
const asked = {
  kind: 'return',
  late,
  answers: noAnswers,
  unpaid,
  paid: '2026-06-19',
} as const
const clean = { setBy: 'taxpayer', before: 'never', dianActed: false, accepted: null } as const

describe('the kind of cost that a late obligation has', () => {
  test.each([
    ['withholding', 'return'],
    ['vat-four-monthly', 'return'],
    ['company-income-second', 'payment'],
    ['simple-advance', 'payment'],
    ['local-tax-bimonthly', 'payment'],
    ['exogenous', 'information'],
    ['company-foreign-assets', null],
    ['transfer-pricing-return', null],
    ['social-security', null],
    ['unheard-of', null],
  ])('for %s is %s', (id, kind) => expect(delayKind(obligation(id), today)).toBe(kind))

  test('is none for filed, excused, deleted and undated obligations', () => {
    const of = (more: Partial<Obligation>) => delayKind(obligation('withholding', more), today)
    expect(of({ state: 'filed', filedOn: today })).toBeNull()
    expect(of({ state: 'not-applicable', message: 'No hubo' })).toBeNull()
    expect(of({ applies: false })).toBeNull()
    expect(of({ due: null })).toBeNull()
  })
})

test('only a filed return can have the cost of a correction', () => {
  expect(correctionKind(obligation('withholding', { state: 'filed', filedOn: today }))).toBe('correction')
  expect(correctionKind(obligation('withholding'))).toBeNull()
  expect(correctionKind(obligation('simple-advance', { state: 'filed', filedOn: today }))).toBeNull()
  expect(correctionKind(obligation('own:x', { state: 'filed', filedOn: today }))).toBeNull()
})

describe('the cost of a delay, with a penalty by the tax charged and interest by what is unpaid', () => {
  test('is both for a return that was filed and paid late, without the second instalment', () => {
    const cost = delayCost(asked, noFigures)
    expect(cost).toMatchObject({
      penalty: { pesos: 5_000_000, norm: 'E.T., art. 641' },
      reduced: null,
      interest: [{ due: '2026-05-20', estimate: { pesos: 109_162 } }],
      total: 5_109_162,
    })
    expect(cost.sources.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'UVT de 2026: $ 52.374. Resolución DIAN 000238 del 15 de diciembre de 2025.',
      'Usura de mayo de 2026: 28,17%. Res. SFC 0662 de 2026, según una transcripción pública del histórico.',
      'Usura de junio de 2026: 28,79%. Res. SFC 0823 de 2026, según una transcripción pública del histórico.',
    ])
  })

  test('has half of the penalty for a taxpayer with a clean record, and the whole interest', () => {
    expect(delayCost({ ...asked, answers: clean }, noFigures)).toMatchObject({
      penalty: { pesos: 5_000_000 },
      reduced: { percent: 50, isSure: true, estimate: { pesos: 2_500_000 } },
      total: 2_609_162,
    })
  })

  test('shows a reduction by the DIAN without subtracting it', () => {
    const answers = { ...clean, setBy: 'dian', accepted: true } as const
    expect(delayCost({ ...asked, answers }, noFigures)).toMatchObject({
      reduced: { percent: 50, isSure: false, estimate: { pesos: 2_500_000 } },
      total: 5_109_162,
    })
  })

  test('has the whole penalty and no interest with a credit balance', () => {
    const credit = { ...asked, late: { ...late, creditBalance: 5_000_000 }, unpaid: [] }
    expect(delayCost(credit, noFigures)).toMatchObject({
      penalty: { pesos: 5_000_000 },
      interest: [],
      total: 5_000_000,
    })
  })

  test('has only interest for a return that was filed in time and paid late', () => {
    const inTime = { ...asked, late: { ...late, filed: late.due }, answers: clean }
    expect(delayCost(inTime, noFigures)).toMatchObject({
      penalty: { pesos: 0 },
      reduced: null,
      interest: [{ estimate: { pesos: 109_162 } }],
      total: 109_162,
    })
  })

  test('has interest on each late instalment from its own due date', () => {
    const { interest } = delayCost({ ...asked, paid: '2026-08-03' }, noFigures)
    expect(interest.map(({ due, estimate }) => [due, estimate.known && estimate.pesos])).toEqual([
      ['2026-05-20', 274_663],
      ['2026-07-17', 62_745],
    ])
  })

  test('goes by all that is unpaid while the tax charged is unknown', () => {
    expect(delayCost({ ...asked, late: { ...late, tax: null } }, noFigures)).toMatchObject({
      penalty: { pesos: 524_000, formula: expect.stringContaining('de lo que falta por pagar') },
    })
    expect(delayCost({ ...asked, late: { ...late, tax: null }, unpaid: [] }, noFigures)).toMatchObject({
      penalty: { pesos: 524_000, norm: 'E.T., art. 639' },
      total: 524_000,
    })
  })
})

test('the cost of a delay is not added up when a rate is missing, and says which one', () => {
  const cost = delayCost({ ...asked, paid: '2026-11-03' }, noFigures)
  expect(cost.total).toBeNull()
  const [first] = cost.interest
  expect(first?.estimate.known === false && missingFigure(first.estimate)).toBe(
    'No se pueden calcular: falta la tasa de usura de octubre de 2026 y noviembre de 2026.',
  )
  const rates = ['2026-10', '2026-11'].map((month) => ({ month, percent: 28, source: 'Res. SFC' }))
  expect(delayCost({ ...asked, paid: '2026-11-03' }, { uvt: [], rates }).total).not.toBeNull()
  const next = delayCost({ ...asked, late: { ...late, filed: '2027-01-04' }, unpaid: [] }, noFigures)
  expect(next.penalty?.known === false && missingFigure(next.penalty)).toBe(
    'No se puede calcular: falta la UVT de 2027.',
  )
})

test('an instalment, a correction and late information have their own costs of a delay', () => {
  expect(delayCost({ kind: 'payment', unpaid, paid: '2026-06-19' }, noFigures)).toMatchObject({
    penalty: null,
    total: 109_162,
  })
  expect(delayCost({ kind: 'payment', unpaid: [], paid: '2026-06-19' }, noFigures)).toMatchObject({
    total: 0,
    sources: [],
  })
  const corrected = { kind: 'correction', corrected: '2026-06-19', paid: '2026-06-19', unpaid } as const
  expect(delayCost({ ...corrected, increase: 5_000_000, summoned: true }, noFigures)).toMatchObject({
    penalty: { pesos: 1_000_000, norm: 'E.T., art. 644' },
    total: 1_109_162,
  })
  const sent = { kind: 'information', due: '2026-05-20', amount: 1_000_000_000, fault: 'late' } as const
  expect(delayCost({ ...sent, sent: '2026-06-19' }, noFigures)).toMatchObject({
    total: 5_000_000,
    interest: [],
  })
  expect(delayCost({ ...sent, sent: sent.due }, noFigures)).toMatchObject({ total: 0 })
})
