import { expect, test } from 'vitest'
import { proposalsFor } from '@/lib/tax-profile/proposals'
import { draftOf } from '@/lib/tax-profile/schema'

const draft = (activities: string[], more: Parameters<typeof draftOf>[0] = {}) =>
  draftOf({ kind: 'company', regime: 'ordinary', responsibilities: ['05', '48'], activities, ...more })
const asked = (...given: Parameters<typeof draft>) => proposalsFor(draft(...given)).map(({ id }) => id)

test('an economic activity suggests what it often brings to the tax profile', () => {
  expect(asked(['6201'])).toEqual([])
  expect(asked(['5611'])).toEqual(['restaurants'])
  expect(asked(['4731'])).toEqual(['fuel'])
  expect(asked(['1921'])).toEqual(['fuel', 'carbon'])
  expect(asked(['0145'])).toEqual(['agriculture'])
})

test('a restaurant in the SIMPLE is asked whether it sells food only', () => {
  expect(asked(['5611'], { regime: 'simple', responsibilities: ['33', '47'] })).toEqual(['food'])
})

test('nothing is suggested that the tax profile already has or denies', () => {
  expect(asked(['5611'], { responsibilities: ['05', '50'] })).toEqual([])
  expect(asked(['4731'], { responsibilities: ['05', '32'] })).toEqual([])
  expect(asked(['0145'], { responsibilities: ['05', '48'], traits: ['exempt-sales'] })).toEqual([])
})

test('accepting a suggestion adds its code or fact to the tax profile and keeps the rest', () => {
  expect(proposalsFor(draft(['4731']))[0]?.added).toEqual({ responsibilities: ['05', '48', '32'] })
  expect(
    proposalsFor(draft(['0145'], { responsibilities: ['05', '48'], traits: ['employer'] }))[0]?.added,
  ).toEqual({
    traits: ['employer', 'exempt-sales'],
  })
})
