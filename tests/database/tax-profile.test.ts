import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entities, kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { checkDigit } from '@/lib/format/nit'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  type Person,
} from '../support/contract-people'
import { openSharedTarget, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let admin: Person
let advisor: Person
let ana: Person

beforeAll(async () => {
  target = await openSharedTarget()
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
})
afterAll(() => target.stop())

async function bringAna() {
  ana = await register(target, 'ana')
  await decide(admin, ana, 'approved')
}

const ordinary = {
  nit: '901207354',
  digit: checkDigit('901207354'),
  name: 'Café del Sur S.A.S.',
  kind: 'company',
  regime: 'ordinary',
  responsibilities: ['05', '07', '48'],
  vat_cycle: 'bimester',
  traits: ['employer'],
  municipalities: [{ code: '11001', duties: ['local-tax-bimonthly'] }],
}
type Change = { day?: string; seen?: string | null; profile?: Record<string, unknown> }
const ask = ({ client }: Person, { day = '2026-01-01', seen = null, profile = {} }: Change = {}) =>
  client.rpc('save_tax_profile', {
    client: ana.id,
    valid_from: day,
    profile: { ...ordinary, ...profile } as never,
    // The cast is needed because the generated types allow no null argument.
    seen: seen as string,
  })
const save = async (person: Person, change?: Change) => must(await ask(person, change)) as string
const refusal = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message
type History = { seen: string | null; profiles: Record<string, unknown>[] }
const historyOf = async ({ client }: Person, args: { client?: string } = {}) =>
  must(await client.rpc('tax_profile_history', args)) as History

describe('the history of tax profiles', () => {
  beforeEach(bringAna)

  test('has one profile for each start day, the latest first', async () => {
    const seen = await save(admin)
    await save(admin, { day: '2027-01-01', seen, profile: { regime: 'simple', responsibilities: ['47'] } })
    const { profiles } = await historyOf(admin, { client: ana.id })
    expect(profiles).toMatchObject([
      { valid_from: '2027-01-01', regime: 'simple' },
      { ...ordinary, valid_from: '2026-01-01' },
    ])
    expect(profiles[0]?.['by']).toBeTruthy()
  })

  test('is visible to its client, without the name of the member who saved it', async () => {
    await save(admin)
    expect((await historyOf(ana)).profiles).toMatchObject([{ ...ordinary, by: null }])
    expect(await historyOf(ana, { client: ana.id })).toMatchObject({ profiles: [ordinary] })
  })

  test('cannot be read or written by another client, or by an advisor who does not see the client', async () => {
    const bea = await register(target, 'bea')
    await decide(admin, bea, 'approved')
    await save(admin)
    expect(await refusal(bea.client.rpc('tax_profile_history', { client: ana.id }))).toBe('not-found')
    expect(await refusal(advisor.client.rpc('tax_profile_history', { client: ana.id }))).toBe('not-found')
    expect(await refusal(ask(advisor))).toBe('not-found')
    expect(await refusal(ask(ana))).toBe('staff-only')
    expect((await historyOf(bea)).profiles).toEqual([])
  })
})

describe('saving a tax profile', () => {
  beforeEach(bringAna)

  test('twice at once stores it once, with one row in the log that has both states', async () => {
    const [one, two] = await Promise.all([save(admin), save(admin)])
    expect(one).toBe(two)
    const logged = must(
      await admin.client
        .from('audit_log')
        .select('before, after')
        .match({ target: ana.id, action: 'tax-profile.saved' }),
    )
    expect(logged).toMatchObject([{ before: null, after: { nit: '901207354', regime: 'ordinary' } }])
  })

  test('is refused over a newer one that the member has not seen, and names the colleague', async () => {
    const colleague = await registerStaff(target)
    const seen = await save(admin)
    const newer = await save(colleague, { seen, profile: { regime: 'special' } })
    const { error } = await ask(admin, { seen, profile: { regime: 'simple' } })
    expect(error).toMatchObject({ code: 'P0001', message: 'profile-meanwhile' })
    expect(JSON.parse(error?.details ?? '')).toEqual({ by: colleague.email.split('@')[0], at: newer })
    expect(await refusal(ask(admin, { day: '2027-01-01' }))).toBe('profile-meanwhile')
    await save(admin, { seen: newer, profile: { regime: 'simple' } })
    expect((await historyOf(admin, { client: ana.id })).profiles).toMatchObject([{ regime: 'simple' }])
  })

  test('is possible with every kind, regime, entity, cycle and trait that the calendar asks about', async () => {
    let seen: string | null = null
    const { company, ...otherKinds } = kinds
    expect(company).toBeTruthy()
    for (const kind of Object.keys(otherKinds)) seen = await save(admin, { seen, profile: { kind } })
    for (const regime of Object.keys(regimes)) seen = await save(admin, { seen, profile: { regime } })
    for (const entity of Object.keys(entities))
      seen = await save(admin, { seen, profile: { regime: 'non-contributor', entity, activities: ['5611'] } })
    for (const vat_cycle of Object.keys(vatCycles)) seen = await save(admin, { seen, profile: { vat_cycle } })
    await save(admin, { seen, profile: { traits: Object.keys(traits), nit: null, digit: null, name: null } })
  })

  test('can be undone for a wrong start day by deleting it, and the log keeps it', async () => {
    const seen = await save(admin)
    const later = await save(admin, { seen, day: '2062-01-01' })
    const remove = (when: string) =>
      admin.client.rpc('remove_tax_profile', { client: ana.id, valid_from: '2062-01-01', seen: when })
    expect(await refusal(remove(seen))).toBe('profile-meanwhile')
    expect((await remove(later)).error).toBeNull()
    expect(await refusal(remove(later))).toBe('not-found')
    expect((await historyOf(admin, { client: ana.id })).profiles).toHaveLength(1)
    const logged = must(
      await admin.client
        .from('audit_log')
        .select('before')
        .match({ target: ana.id, action: 'tax-profile.removed' }),
    )
    expect(logged).toMatchObject([{ before: { valid_from: '2062-01-01' } }])
  })
})

describe('invalid tax profiles', () => {
  beforeAll(bringAna)

  test.each([
    ['a check digit that is not the one of the NIT', { digit: 5 }, 'wrong-check-digit'],
    ['a NIT without its digit', { digit: null }, 'wrong-check-digit'],
  ])('are refused: %s', async (_, profile, message) => {
    expect(await refusal(ask(admin, { profile }))).toBe(message)
  })

  test.each([
    ['a NIT with its digit as its tenth number', { nit: '9012073540', digit: checkDigit('9012073540') }],
    ['a responsibility that is no code', { responsibilities: ['5'] }],
    ['a municipality without its code', { municipalities: [{ code: null, duties: [] }] }],
    ['a municipality twice', { municipalities: [1, 2].map(() => ({ code: '11001', duties: [] })) }],
    ['municipalities that are no list', { municipalities: {} }],
    ['an unknown regime', { regime: 'none' }],
    ['a kind of non-contributor in another regime', { entity: 'church' }],
    ['an activity that is no code', { activities: ['561'] }],
    ['an unknown trait', { traits: ['tall'] }],
  ])('are refused by the table itself: %s', async (_, profile) => {
    expect((await ask(admin, { profile })).error?.code).toBe('23514')
  })
})
