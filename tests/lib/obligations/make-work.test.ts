import { beforeEach, expect, test, vi } from 'vitest'
import { makeWork } from '@/lib/obligations/work/make-work'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

const now = new Date('2026-11-24T15:00:00Z')
const one = (more: object = {}) => ({
  template: 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d11',
  client: 'b9d2c7a0-5d2e-4c1b-9b67-0c0a3a2f1d12',
  stamp: 3,
  since: '2026-11-10',
  cycle: 'month',
  monthAfter: 1,
  dayKind: 'business',
  day: 5,
  ...more,
})
let waiting: object[][]
beforeEach(() => {
  rpc.mockReset().mockImplementation((name: string) => {
    if (name === 'work_to_plan') return Promise.resolve({ data: waiting.shift() ?? [], error: null })
    const data = name === 'make_work' ? 2 : { days: [{ day: '2026-12-07', name: 'Libre', scope: 'national', norm: 'Decreto' }], rows: [], overrides: [] } // prettier-ignore
    return Promise.resolve({ data, error: null })
  })
})
const made = () =>
  rpc.mock.calls
    .filter(([name]) => name === 'make_work')
    .map(([, args]) => (args as { made: unknown[] }).made)

test('goes on batch by batch, by the business days of the firm, and brings the stamp that it saw', async () => {
  waiting = [[one()], [one({ cycle: null, stamp: 4 })]]
  expect(await makeWork(60_000, now)).toBe(4)
  expect(made()[0]).toMatchObject([
    {
      stamp: 3,
      rows: [{ period: '2026-11', due: '2026-12-09' }, { period: '2026-12' }, { period: '2027-01' }],
    },
  ])
  expect(made()[1]).toMatchObject([{ stamp: 4, rows: [] }])
})

test('without time it begins nothing', async () => {
  waiting = [[one()]]
  expect(await makeWork(0, now)).toBe(0)
  expect(rpc).not.toHaveBeenCalled()
})
