import { describe, expect, test } from 'vitest'
import { chanceOf } from '../../../scripts/checks/chaos/chance'
import { rankTest } from '../../../scripts/statistics'

describe('random choices', () => {
  const draws = (seed: string) => {
    const chance = chanceOf(seed)
    const order = chance.shuffled([1, 2, 3, 4, 5, 6, 7, 8])
    return {
      order,
      numbers: order.map(() => chance.below(400)),
      id: chance.uuid(),
      lane: chance.lane('a').uuid(),
    }
  }

  test('are the same for the same seed, and others for another seed', () => {
    expect(draws('7')).toEqual(draws('7'))
    expect(draws('7')).not.toEqual(draws('8'))
  })

  test('of one lane do not depend on other lanes, and shuffling loses nothing', () => {
    const chance = chanceOf('7')
    const before = chance.lane('client 3').uuid()
    for (let n = 0; n < 50; n++) chance.below(10)
    expect(chance.lane('client 3').uuid()).toBe(before)
    expect(draws('9').order.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(before).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('the rank test of two samples', () => {
  const from = (start: number, step = 1) => Array.from({ length: 20 }, (_, n) => start + n * step)

  test('finds no difference between the same values in another order', () => {
    expect(rankTest(from(1), from(20, -1))).toBeCloseTo(1, 6)
    expect(rankTest(from(1, 0), from(1, 0))).toBe(1)
  })

  test('calls separate samples as unlikely as the tables of the test say', () => {
    // In the rank test of two samples of twenty, U = 0 gives z = 5.41, and U = 105 gives z = 2.57.
    expect(rankTest(from(1), from(101))).toBeLessThan(1e-7)
    expect(rankTest(from(1, 2), from(12, 2))).toBeCloseTo(0.0102, 4)
  })

  test('does not depend on which sample comes first', () => {
    expect(rankTest(from(1, 2), from(12, 2))).toBeCloseTo(rankTest(from(12, 2), from(1, 2)), 12)
  })
})
