import { expect, test } from 'vitest'
import { rankTest } from '../../scripts/statistics'

const from = (start: number, step = 1) => Array.from({ length: 20 }, (_, n) => start + n * step)

test('the same values in another order are no difference', () => {
  expect(rankTest(from(1), from(20, -1))).toBeCloseTo(1, 6)
  expect(rankTest(from(1, 0), from(1, 0))).toBe(1)
})

test('samples apart are as unlikely as the tables say', () => {
  // For twenty and twenty: U of 0, z of 5.41; U of 105, z of 2.57.
  expect(rankTest(from(1), from(101))).toBeLessThan(1e-7)
  expect(rankTest(from(1, 2), from(12, 2))).toBeCloseTo(0.0102, 4)
})

test('which of the two is slower does not matter', () => {
  expect(rankTest(from(1, 2), from(12, 2))).toBeCloseTo(rankTest(from(12, 2), from(1, 2)), 12)
})
