import { describe, expect, test } from 'vitest'
import { lateFilingOf } from '@/lib/tools/late-filing'

const costOf = (typed: Parameters<typeof lateFilingOf>[0]) => {
  const answer = lateFilingOf(typed)
  if (!('cost' in answer)) throw new Error(JSON.stringify(answer.problems))
  return answer.cost
}
const late = { due: '2026-05-20', filed: '2026-06-19', tax: '100.000.000', unpaid: '5000000' }
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe('the calculator for a late return', () => {
  test('computes the penalty from the tax charged and the interest from what is unpaid', () => {
    const { lines, missing, total } = costOf(late)
    expect(lines.map(({ amount }) => plain(amount))).toEqual(['$ 5.000.000', '$ 109.162'])
    expect(lines[0]?.formula).toContain('E.T., art. 641')
    expect(missing).toEqual([])
    expect(total).toEqual({ label: 'Total estimado', amount: expect.stringContaining('5.109.162') })
  })

  test('halves the penalty for somebody without one in two years, and does not add the whole one', () => {
    const { lines, total } = costOf({ ...late, before: 'never' })
    expect(lines.map(({ amount }) => plain(amount))).toEqual(['$ 5.000.000', '$ 2.500.000', '$ 109.162'])
    expect(plain(total?.amount)).toBe('$ 2.609.162')
  })

  test('reduces the penalty by a quarter after a year without one, and not at all before', () => {
    const amounts = (before: string) => costOf({ ...late, before }).lines.map(({ amount }) => plain(amount))
    expect(amounts('one-year')).toEqual(['$ 5.000.000', '$ 3.750.000', '$ 109.162'])
    expect(amounts('less')).toEqual(['$ 5.000.000', '$ 109.162'])
  })

  test('doubles the penalty after a summons, without a reduction', () => {
    const { lines } = costOf({ ...late, before: 'never', summoned: 'on' })
    expect(lines.map(({ amount }) => plain(amount))).toEqual(['$ 10.000.000', '$ 109.162'])
  })

  test('applies the minimum of 10 UVT', () => {
    expect(plain(costOf({ ...late, tax: '100', unpaid: '' }).lines[0]?.amount)).toBe('$ 524.000')
  })

  test('stops the interest before a month without a rate, and says that the total is a lower bound', () => {
    const { lines, missing, total } = costOf({
      due: '2026-09-10',
      filed: '2026-11-26',
      tax: '10000000',
      unpaid: '10000000',
    })
    expect(lines.map(({ label }) => label)).toContain('Intereses hasta el 30 de septiembre 2026')
    expect(missing.join()).toContain('octubre de 2026 y noviembre de 2026')
    expect(total?.label).toBe('Al menos')
  })

  test('shows no interest when its first month has no rate, but the penalty', () => {
    const { lines, missing } = costOf({
      due: '2026-10-20',
      filed: '2026-11-26',
      tax: '10000000',
      unpaid: '10000000',
    })
    expect(lines.map(({ label }) => label)).toEqual(['Sanción por extemporaneidad'])
    expect(missing).toHaveLength(1)
  })
})

test.each([
  [{ ...late, due: '' }, 'due'],
  [{ ...late, due: '2026-02-30' }, 'due'],
  [{ ...late, filed: '2026-05-19' }, 'filed'],
  [{ ...late, filed: '2046-05-19' }, 'filed'],
  [{ ...late, tax: 'mucho' }, 'tax'],
  [{ ...late, unpaid: '-5' }, 'unpaid'],
])('the calculator for a late return shows for %o a problem in %s', (typed, name) => {
  const answer = lateFilingOf(typed)
  expect('problems' in answer && Object.keys(answer.problems)).toEqual([name])
})
