import { beforeEach, describe, expect, test, vi } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { workDates, makeWork, type WorkRule } from '@/lib/obligations/templates/make-work'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

describe('the due dates of recurring work', () => {
  const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
  const close: WorkRule = { cycle: 'month', monthAfter: 1, dayKind: 'business', day: 5 }
  const dates = (rule: Partial<WorkRule>, from: string, until: string) =>
    workDates({ ...close, ...rule }, days, from, until).map(({ period, due, act_by }) => [
      period,
      due,
      act_by,
    ])

  test('can be the fifth business day of the next month, also after the end of the year', () => {
    expect(dates({}, '2026-12-01', '2027-02-28')).toEqual([
      ['2026-11', '2026-12-07', '2026-12-07'],
      ['2026-12', '2027-01-08', '2027-01-08'],
      ['2027-01', '2027-02-05', '2027-02-05'],
    ])
  })

  test('can be a calendar day, with the work done by the business day before', () => {
    expect(dates({ monthAfter: 0, dayKind: 'calendar', day: 15 }, '2026-11-01', '2026-11-30')).toEqual([
      ['2026-11', '2026-11-15', '2026-11-13'],
    ])
  })

  test('can be the last day of a shorter month, also in a leap year', () => {
    const last = { monthAfter: 0, dayKind: 'calendar', day: 31 } as const
    expect(dates(last, '2027-02-01', '2027-02-28').map(([, due]) => due)).toEqual(['2027-02-28'])
    expect(dates(last, '2028-02-01', '2028-02-29').map(([, due]) => due)).toEqual(['2028-02-29'])
    const late = dates({ day: 20 }, '2026-01-01', '2027-12-31').map(([, due]) => due!)
    expect(late.every((due) => days.has(due))).toBe(true)
  })

  test.each([
    ['bimester', '2026-B6', '2027-01-05'],
    ['quarter', '2026-Q4', '2027-01-05'],
    ['four-months', '2026-C3', '2027-01-05'],
    ['semester', '2026-S2', '2027-01-05'],
    ['year', '2026', '2027-01-05'],
  ] as const)('come once in a %s', (cycle, period, due) => {
    expect(dates({ cycle, dayKind: 'calendar', day: 5 }, '2027-01-01', '2027-01-31')).toEqual([
      [period, due, due],
    ])
  })
})

describe('planning recurring work', () => {
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
      const data =
        name === 'make_work'
          ? 2
          : {
              days: [{ day: '2026-12-07', name: 'Libre', scope: 'national', norm: 'Decreto' }],
              rows: [],
              overrides: [],
            }
      return Promise.resolve({ data, error: null })
    })
  })
  const made = () =>
    rpc.mock.calls
      .filter(([name]) => name === 'make_work')
      .map(([, args]) => (args as { made: unknown[] }).made)

  test('goes on batch by batch, with the firm’s business days and the version that it read', async () => {
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

  test('begins no batch after its time limit', async () => {
    waiting = [[one()]]
    expect(await makeWork(0, now)).toBe(0)
    expect(rpc).not.toHaveBeenCalled()
  })
})
