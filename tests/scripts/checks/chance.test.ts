import { expect, test } from 'vitest'
import { chanceOf } from '../../../scripts/checks/chaos/faults'

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

test('the same seed draws the same, another draws other things', () => {
  expect(draws('7')).toEqual(draws('7'))
  expect(draws('7')).not.toEqual(draws('8'))
})

test('a lane does not move with the draws of its neighbours, and shuffling loses nothing', () => {
  const chance = chanceOf('7')
  const before = chance.lane('client 3').uuid()
  for (let n = 0; n < 50; n++) chance.below(10)
  expect(chance.lane('client 3').uuid()).toBe(before)
  expect(draws('9').order.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(before).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
