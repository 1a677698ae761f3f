import { expect, test } from 'vitest'
import { checks, chooseChecks } from '@/scripts/checks/list'

test('names come first, and options behind them are for the checks', () => {
  expect(chooseChecks(['chaos', '--seed', '12'])).toEqual({
    names: ['chaos'],
    args: ['--seed', '12'],
    unknown: [],
  })
  expect(chooseChecks(['authz', 'csrf', '--', 'storage']).args).toEqual(['storage'])
})

test('a group is all of its members, each of them once', () => {
  const { names } = chooseChecks(['csrf', 'security'])
  expect(names[0]).toBe('csrf')
  expect(new Set(names)).toEqual(
    new Set(Object.keys(checks).filter((name) => checks[name as keyof typeof checks].group === 'security')),
  )
  expect(names).toHaveLength(new Set(names).size)
  expect(chooseChecks(['load']).names).toEqual(['load'])
})

test('what is no check is said, and nothing at all asks for the list', () => {
  expect(chooseChecks(['csfr']).unknown).toEqual(['csfr'])
  expect(chooseChecks([])).toEqual({ names: [], args: [], unknown: [] })
})
