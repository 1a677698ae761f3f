import { expect, test, vi } from 'vitest'
import { fetchCalendar } from '@/lib/appointments/fetch-calendar'
import { readOutsideCalendars } from '@/lib/jobs/outside-calendars'
import { report } from '@/lib/observability/report'

const held = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => held }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/appointments/outside-address', () => ({ openAddress: (address: string) => address }))
vi.mock('@/lib/appointments/fetch-calendar', { spy: true })

test('a calendar that cannot be read is reported and marked, and the next one is read', async () => {
  const due = ['broken', 'good'].map((address) => ({
    person: crypto.randomUUID(),
    address,
    version: '2026-01-01T00:00:00Z',
    tentative: false,
    email: null,
    etag: null,
  }))
  const waiting = [...due]
  held.rpc.mockImplementation(async (name: string) => ({
    data: name === 'claim_outside_calendars' ? waiting.splice(0, 1) : null,
    error: null,
  }))
  vi.mocked(fetchCalendar).mockImplementation(async (address) => {
    if (address === 'broken') throw new TypeError('the reader ended')
    return 'same'
  })
  await readOutsideCalendars(60_000)
  const stored = held.rpc.mock.calls
    .filter(([name]) => name === 'store_outside_calendar')
    .map(([, args]) => args)
  expect(stored).toEqual([
    { member: due[0]!.person, version: due[0]!.version, problem: 'unreachable' },
    { member: due[1]!.person, version: due[1]!.version },
  ])
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'appointments outside-read')
})
