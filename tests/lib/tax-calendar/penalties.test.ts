import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  correctionPenalty,
  informationPenalty,
  lateInterest,
  latePenalty,
  minimumPenalty,
  monthsLate,
  type LateReturn,
} from '@/lib/tax-calendar/penalties'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const late: LateReturn = {
  due: '2026-05-20',
  filed: '2026-06-21',
  tax: 40_000_000,
  unpaid: 0,
  income: 500_000_000,
  netWorth: 900_000_000,
  creditBalance: 0,
  summoned: false,
}
const pesos = (change: Partial<LateReturn>) => {
  const estimate = latePenalty({ ...late, ...change })
  return estimate.known ? estimate.pesos : estimate
}

test('the minimum penalty is 10 UVT to the nearest thousand, and unknown without the UVT', () => {
  expect(minimumPenalty(2025)).toMatchObject({ pesos: 498_000, norm: 'E.T., art. 639' })
  const estimate = minimumPenalty(2026)
  expect(estimate).toMatchObject({ known: true, pesos: 524_000 })
  expect(estimate.known && plain(estimate.formula)).toBe('10 UVT de 2026: 10 × $ 52.374, al mil más cercano')
  expect(minimumPenalty(2027)).toEqual({ known: false, missing: 'uvt', year: 2027 })
  const own = { uvt: [{ year: 2027, value: 55_000, source: 'Resolución' }], rates: [] }
  expect(minimumPenalty(2027, own)).toMatchObject({ known: true, pesos: 550_000 })
  expect(latePenalty({ ...late, filed: '2027-05-20', tax: 1 }, own)).toMatchObject({ pesos: 550_000 })
})

test.each([
  ['2026-05-20', '2026-05-20', 0],
  ['2026-05-20', '2026-05-19', 0],
  ['2026-05-20', '2026-05-21', 1],
  ['2026-05-20', '2026-06-20', 1],
  ['2026-05-20', '2026-06-21', 2],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', '2027-03-01', 2],
  ['2026-12-17', '2027-01-18', 2],
  ['2028-02-29', '2029-02-28', 12],
])('from %s to %s the delay is %i months or fractions of a month', (due, filed, months) => {
  expect(monthsLate(due, filed)).toBe(months)
})

describe('the penalty of a late return', () => {
  test('is 5% of the tax per month or fraction, up to the whole tax', () => {
    expect(pesos({})).toBe(4_000_000)
    expect(pesos({ filed: '2029-05-20', tax: 1 })).toMatchObject({ known: false, missing: 'uvt' })
    expect(pesos({ due: '2024-02-12', filed: '2026-06-21' })).toBe(40_000_000)
  })

  test('without tax is 0.5% of the income, with three caps', () => {
    expect(pesos({ tax: 0 })).toBe(5_000_000)
    expect(pesos({ tax: 0, due: '2024-02-12' })).toBe(25_000_000)
    expect(pesos({ tax: 0, creditBalance: 1_000_000 })).toBe(2_000_000)
    expect(pesos({ tax: 0, income: 50_000_000_000 })).toBe(130_935_000)
  })

  test('without income is 1% of the net worth, up to 10%', () => {
    expect(pesos({ tax: 0, income: 0, netWorth: 300_000_000 })).toBe(6_000_000)
    expect(pesos({ tax: 0, income: 0, netWorth: 300_000_000, due: '2024-02-12' })).toBe(30_000_000)
  })

  test('doubles after a summons', () => {
    expect(pesos({ summoned: true })).toBe(8_000_000)
    expect(pesos({ summoned: true, due: '2024-02-12' })).toBe(80_000_000)
    expect(pesos({ summoned: true, tax: 0 })).toBe(10_000_000)
  })

  test('is at least the minimum, and nothing when filed in time', () => {
    expect(pesos({ tax: 1_000_000 })).toBe(524_000)
    expect(pesos({ tax: 0, income: 0, netWorth: 0 })).toBe(524_000)
    expect(pesos({ filed: late.due })).toBe(0)
  })

  test('shows its calculation', () => {
    const estimate = latePenalty({ ...late, tax: 0, creditBalance: 1_000_000 })
    expect(estimate).toMatchObject({ norm: 'E.T., art. 641' })
    expect(estimate.known && plain(estimate.formula)).toBe(
      '0,5% de los ingresos brutos ($ 500.000.000) por 2 meses o fracción, sin pasar de 2 veces el saldo a favor',
    )
    expect(latePenalty({ ...late, summoned: true })).toMatchObject({ norm: 'E.T., art. 642' })
  })

  test('property: never falls with time, nor below the minimum', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
    const day = fc.integer({ min: 21, max: 30 }).map((date) => `2026-05-${date}`)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.boolean(),
        day,
        (tax, income, netWorth, creditBalance, summoned, filed) => {
          const change = { tax, income, netWorth, creditBalance, summoned }
          const [soon, later] = [
            pesos({ ...change, filed }),
            pesos({ ...change, filed: '2026-12-31' }),
          ] as number[]
          expect(soon).toBeGreaterThanOrEqual(524_000)
          expect(later).toBeGreaterThanOrEqual(soon ?? 0)
        },
      ),
    )
  })

  test('goes by what is unpaid while the tax charged is unknown', () => {
    expect(pesos({ tax: null, unpaid: 30_000_000 })).toBe(3_000_000)
    const estimate = latePenalty({ ...late, tax: null, unpaid: 30_000_000 })
    expect(estimate.known && estimate.formula).toContain('5% de lo que falta por pagar')
    expect(pesos({ tax: 0, unpaid: 30_000_000 })).toBe(5_000_000)
  })

  test('is refused for a negative amount', () => {
    expect(() => latePenalty({ ...late, unpaid: -1 })).toThrow(RangeError)
    expect(() => latePenalty({ ...late, tax: -1 })).toThrow(RangeError)
    expect(() => latePenalty({ ...late, income: Number.NaN })).toThrow(RangeError)
  })
})

describe('other penalties', () => {
  test.each([
    [false, 1_000_000],
    [true, 2_000_000],
  ])('for a correction is 10 %% of the increase, or 20 %% after a summons (%s)', (summoned, pesos) => {
    const penalty = correctionPenalty(10_000_000, summoned, '2026-06-19')
    expect(penalty).toMatchObject({ pesos, norm: 'E.T., art. 644' })
    expect(correctionPenalty(1000, summoned, '2026-06-19')).toMatchObject({ pesos: 524_000 })
    expect(() => correctionPenalty(-1, summoned, '2026-06-19')).toThrow(RangeError)
  })

  test.each([
    ['missing', 10_000_000],
    ['wrong', 7_000_000],
    ['late', 5_000_000],
  ] as const)('for %s information is a share of it, up to 7,500 UVT', (fault, pesos) => {
    const of = (amount: number) => informationPenalty(amount, fault, '2026-06-19')
    expect(of(1_000_000_000)).toMatchObject({ pesos, norm: 'E.T., art. 651' })
    expect(of(0)).toMatchObject({ pesos: 524_000 })
    const most = of(900_000_000_000)
    expect(most).toMatchObject({ pesos: 392_805_000 })
    expect(most.known && most.formula).toContain('sin pasar de 7.500 UVT')
    expect(informationPenalty(1, fault, '2030-06-19')).toEqual({ known: false, missing: 'uvt', year: 2030 })
  })
})

describe('interest on late payment', () => {
  const rates = new Map([
    ['2026-05', { percent: 26, source: 'Tasa de prueba' }],
    ['2026-06', { percent: 38.5, source: 'Tasa de prueba' }],
  ])

  test('is simple, per day, at each month’s rate less 2 points', () => {
    // The result is the interest for 11 days of May at 24 % and for 10 days of June at 36.5 %.
    const estimate = lateInterest(36_500_000, '2026-05-20', '2026-06-10', rates)
    expect(estimate).toMatchObject({
      known: true,
      pesos: 264_000 + 365_000,
      norm: 'E.T., arts. 634, 635 y 590 (parágrafo)',
    })
  })

  test('counts 366 days in a leap year', () => {
    const leap = new Map([['2028-02', { percent: 38.6, source: 'Tasa de prueba' }]])
    expect(lateInterest(1_000_000, '2028-02-28', '2028-02-29', leap)).toMatchObject({ pesos: 1000 })
  })

  test('is unknown without a month’s rate, whose month is named, and nothing when paid in time', () => {
    expect(lateInterest(1_000_000, '2026-06-20', '2026-08-02', rates)).toEqual({
      known: false,
      missing: 'usury-rate',
      months: ['2026-07', '2026-08'],
    })
    expect(lateInterest(1_000_000, '2026-06-20', '2026-06-20', new Map())).toMatchObject({
      known: true,
      pesos: 0,
    })
    expect(() => lateInterest(-1, '2026-06-20', '2026-06-21', rates)).toThrow(RangeError)
  })
})
