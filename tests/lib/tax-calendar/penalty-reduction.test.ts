import { expect, test } from 'vitest'
import { latePenalty, reducedPenalty } from '@/lib/tax-calendar/penalties'
import { noAnswers, reductionOf, type ReductionAnswers } from '@/lib/tax-calendar/penalty-reduction'

const clean: ReductionAnswers = { setBy: 'taxpayer', before: 'never', dianActed: false, accepted: null }

test.each<[string, Partial<ReductionAnswers>, ReturnType<typeof reductionOf>]>([
  ['clean', {}, { percent: 50, isSure: true }],
  ['clean for two years', { before: 'two-years' }, { percent: 50, isSure: true }],
  ['clean for four years', { before: 'four-years' }, { percent: 50, isSure: true }],
  ['late 18 months ago', { before: 'one-year' }, { percent: 75, isSure: true }],
  ['late half a year ago', { before: 'less' }, { percent: 100, isSure: true }],
  ['after an act of the DIAN', { dianActed: true }, { percent: 100, isSure: true }],
  ['set by the DIAN and accepted', { setBy: 'dian', accepted: true }, { percent: 50, isSure: false }],
  [
    'set by the DIAN, accepted, clean for four years',
    { setBy: 'dian', accepted: true, before: 'four-years' },
    { percent: 50, isSure: false },
  ],
  [
    'set by the DIAN, accepted, late three years ago',
    { setBy: 'dian', accepted: true, before: 'two-years' },
    { percent: 75, isSure: false },
  ],
  [
    'set by the DIAN, accepted, late 18 months ago',
    { setBy: 'dian', accepted: true, before: 'one-year' },
    { percent: 100, isSure: true },
  ],
  ['set by the DIAN, not accepted', { setBy: 'dian', accepted: false }, { percent: 100, isSure: true }],
  ['not asked who sets it', { setBy: null }, null],
  ['not asked when it happened before', { before: null }, null],
  ['not asked about the DIAN', { dianActed: null }, null],
  ['not asked whether it is accepted', { setBy: 'dian' }, null],
])('the reduction of a penalty: %s', (_, answers, reduction) =>
  expect(reductionOf({ ...clean, ...answers })).toEqual(reduction),
)

test('no penalty is reduced without answers', () => expect(reductionOf(noAnswers)).toBeNull())

const late = {
  due: '2026-05-20',
  filed: '2026-06-19',
  unpaid: 0,
  income: 0,
  netWorth: 0,
  creditBalance: 0,
  summoned: false,
}

test.each([
  [100_000_000, 50, 2_500_000],
  [100_000_000, 75, 3_750_000],
  [16_000_000, 50, 524_000],
  [5_000_000, 50, 524_000],
])('a penalty of 5%% of %i that is reduced to %i%% is %i', (tax, percent, pesos) => {
  const reduced = reducedPenalty(latePenalty({ ...late, tax }), percent, 2026)
  expect(reduced).toMatchObject({ known: true, pesos })
  expect(reduced.known && reduced.norm).toContain('art. 640')
})

test('a penalty of zero and an unknown one are not reduced', () => {
  const inTime = latePenalty({ ...late, tax: 1, filed: late.due })
  expect(reducedPenalty(inTime, 50, 2026)).toBe(inTime)
  const unknown = latePenalty({ ...late, tax: 1, filed: '2030-01-02' })
  expect(reducedPenalty(unknown, 50, 2030)).toBe(unknown)
})
