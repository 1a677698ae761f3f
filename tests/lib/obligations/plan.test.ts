import { beforeEach, expect, test, vi } from 'vitest'
import { planObligations } from '@/lib/obligations/plan'
import type { PlannedDuty, StoredProfile } from '@/lib/tax-calendar/planned-duties'

const { rpc, report } = vi.hoisted(() => ({ rpc: vi.fn(), report: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
vi.mock('@/lib/observability/report', () => ({ report }))

const profile: StoredProfile = {
  valid_from: '2026-01-01',
  nit: '900123456',
  digit: 8,
  kind: 'company',
  regime: 'ordinary',
  entity: null,
  responsibilities: ['07'],
  vat_cycle: null,
  traits: [],
  municipalities: [],
}
const client = (account: string, profiles: StoredProfile[] = [profile]) => ({
  account,
  from: '2026-11-23',
  profiles,
})
type Group = { accounts: string[]; duties: PlannedDuty[] }
type Call = [name: string, args: { claim: string; groups: Group[] }]

let claims: object[]
let overrides: object[]
beforeEach(() => {
  claims = []
  overrides = []
  report.mockReset()
  rpc.mockReset().mockImplementation((name: string) => {
    if (name === 'claim_obligation_plans')
      return Promise.resolve({ data: claims.shift() ?? null, error: null })
    const data = name === 'merge_obligations' ? 3 : { days: [], rows: [], overrides }
    return Promise.resolve({ data, error: null })
  })
})
const claim = (...clients: object[]) =>
  claims.push({ claim: `c${claims.length}`, until: '2027-02-28', clients })
const merged = () =>
  (rpc.mock.calls as Call[]).filter(([name]) => name === 'merge_obligations').map(([, args]) => args)

test('planning goes on until no client is left, and clients with the same facts share one list of duties', async () => {
  claim(client('a'), client('b'), client('c', [{ ...profile, nit: '900123457', digit: null }]))
  claim(client('d'))
  expect(await planObligations(60_000)).toBe(6)
  expect(merged().map(({ groups }) => groups.map(({ accounts }) => accounts))).toEqual([
    [['a', 'b'], ['c']],
    [['d']],
  ])
  const due = merged()[0]?.groups.map(({ duties }) => duties.find(({ period }) => period === '2026-11')?.due)
  expect(due).toEqual(['2026-12-17', null])
  expect(merged()[1]?.groups[0]?.duties).toEqual(merged()[0]?.groups[0]?.duties)
})

test('a client with a date of their own gets a separate list of duties', async () => {
  overrides = [
    {
      obligation: 'withholding',
      municipality: null,
      period: '2026-11',
      endings: '*',
      due: '2026-12-28',
      norm: 'Norma',
      source: 'Fuente',
      state: 'confirmed',
      reason: 'firm',
      client: 'b',
      at: '2026-11-23T15:00:00',
    },
  ]
  claim(client('a'), client('b'))
  await planObligations(60_000)
  const dueOf = ({ accounts, duties }: Group) => [
    accounts[0],
    duties.find(({ period }) => period === '2026-11')?.due,
  ]
  expect(merged()[0]?.groups.map(dueOf)).toEqual([
    ['a', '2026-12-17'],
    ['b', '2026-12-28'],
  ])
})

test('a date that the firm moves during planning applies to every later batch', async () => {
  claim(client('a'))
  claim(client('b'))
  const answer = rpc.getMockImplementation()!
  rpc.mockImplementation(async (name: string) => {
    const kept = await answer(name)
    if (name === 'merge_obligations')
      overrides = [
        {
          obligation: 'withholding',
          municipality: null,
          period: '2026-11',
          endings: '*',
          due: '2026-12-28',
          norm: 'Norma',
          source: 'Fuente',
          state: 'confirmed',
          reason: 'firm',
          client: null,
          at: '2026-11-23T15:00:00',
        },
      ]
    return kept
  })
  await planObligations(60_000)
  const dues = merged().map(({ groups }) => groups[0]?.duties.find(({ period }) => period === '2026-11')?.due)
  expect(dues).toEqual(['2026-12-17', '2026-12-28'])
})

test('a client whom the firm removed gets no duties', async () => {
  claim(client('a', []))
  await planObligations(60_000)
  expect(merged()[0]?.groups).toEqual([{ accounts: ['a'], duties: [] }])
})

test('a tax profile that cannot be computed is reported, and the other clients are still planned', async () => {
  claim(client('broken', [{ ...profile, municipalities: null } as never]), client('a'))
  await planObligations(60_000)
  expect(merged()[0]?.groups.map(({ accounts }) => accounts)).toEqual([['a']])
  expect(report).toHaveBeenCalledOnce()
})

test('planning begins no batch after its time limit', async () => {
  claim(client('a'))
  expect(await planObligations(0)).toBe(0)
  expect(rpc).not.toHaveBeenCalled()
})

test('planning ends when the database refuses', async () => {
  rpc.mockResolvedValue({ data: null, error: { message: 'down' } })
  await expect(planObligations(60_000)).rejects.toThrow('obligations.claim')
})
