import { describe, expect, test } from 'vitest'
import { profileProblems } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { checkDigit } from '@/lib/format/nit'
import {
  clientProfileOf,
  conflictsOf,
  draftOf,
  draftSchema,
  inForceOn,
  saveSchema,
  type PastProfile,
  type ProfileDraft,
} from '@/lib/tax-profile/schema'

const nit = '901207354'
const draft: ProfileDraft = {
  nit: '901.207.354',
  digit: String(checkDigit(nit)),
  name: '  Café  del Sur ',
  kind: 'company',
  regime: 'ordinary',
  entity: '',
  activities: '',
  responsibilities: ['48', '05', '48'],
  vat_cycle: '',
  traits: ['employer'],
  municipalities: [{ code: '11001', duties: ['local-tax-bimonthly'] }],
}
const problemsOf = (change: Partial<ProfileDraft>) =>
  draftSchema.safeParse({ ...draft, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

test('a typed tax profile is converted for the store and back', () => {
  const kept = draftSchema.parse(draft)
  expect(kept).toEqual({
    ...draft,
    nit,
    digit: checkDigit(nit),
    name: 'Café del Sur',
    entity: null,
    activities: [],
    responsibilities: ['05', '48'],
    vat_cycle: null,
  })
  expect(draftSchema.parse(draftOf(kept))).toEqual(kept)
  expect(clientProfileOf('one', kept)).toMatchObject({
    client: 'one',
    nit,
    vatCycle: null,
    traits: ['employer'],
  })
})

test('a client without a company may have an empty tax profile', () => {
  expect(draftSchema.parse(draftOf({}))).toMatchObject({
    nit: null,
    digit: null,
    name: null,
    responsibilities: [],
  })
})

const { problems } = taxProfileText
test.each<[string, Partial<ProfileDraft>, string, string | RegExp]>([
  ['a NIT of four numbers', { nit: '1234' }, 'nit', problems.nit],
  ['a NIT with its digit as tenth number', { nit: '9012073540', digit: '0' }, 'nit', problems.nit],
  ['a digit of another NIT', { digit: '5' }, 'digit', /no corresponde al NIT 901\.207\.354/],
  ['a NIT without its digit', { digit: '' }, 'digit', problems.digit],
  ['a digit without a NIT', { nit: '' }, 'nit', problems.nit],
  ['a name of one letter', { name: 'C' }, 'name', problems.name],
  [
    'a municipality twice',
    { municipalities: ['11001', '11001'].map((code) => ({ code, duties: [] })) },
    'municipalities',
    problems.twice,
  ],
])('in a tax profile, %s is shown at its field', (_, change, field, message) => {
  expect(problemsOf(change)).toEqual([[field, expect.stringMatching(message)]])
})

describe('a contradiction in a tax profile', () => {
  const both = { ...draft, responsibilities: ['05', '47', '48', '49'], regime: 'simple' as const }
  const saved = (profile: ProfileDraft, confirmed: boolean) =>
    saveSchema.safeParse({
      client: '00000000-0000-4000-8000-000000000000',
      valid_from: '2026-01-01',
      seen: null,
      confirmed,
      profile,
    })

  test('is explained while it is typed', () => {
    expect(conflictsOf(draft)).toEqual([])
    expect(conflictsOf(both)).toEqual([profileProblems['two-regimes'], profileProblems['vat-both']])
  })

  test('is saved only after a confirmation', () => {
    expect(saved(both, false).error?.issues).toMatchObject([
      { path: ['confirmed'], message: problems.confirm },
    ])
    expect(saved(both, true).success).toBe(true)
    expect(saved(draft, false).success).toBe(true)
  })
})

test('the tax profile in force is the latest one that has begun, and none before the first', () => {
  const past = (valid_from: string) => ({ valid_from }) as PastProfile
  const history = { seen: null, profiles: ['2027-01-01', '2026-01-01', '2025-01-01'].map(past) }
  expect(inForceOn('2026-12-31', history)?.valid_from).toBe('2026-01-01')
  expect(inForceOn('2027-01-01', history)?.valid_from).toBe('2027-01-01')
  expect(inForceOn('2024-12-31', history)).toBeNull()
})
