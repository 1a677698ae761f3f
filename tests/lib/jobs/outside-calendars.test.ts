import { expect, test, vi } from 'vitest'
import { fetchCalendar } from '@/lib/appointments/fetch-calendar'
import { readGoogle } from '@/lib/appointments/google/read-google'
import { readOutsideCalendars } from '@/lib/jobs/outside-calendars'
import { report } from '@/lib/observability/report'

const held = vi.hoisted(() => ({ rpc: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => held }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/appointments/outside-address', () => ({ openAddress: (address: string) => address }))
vi.mock('@/lib/appointments/fetch-calendar', { spy: true })
vi.mock('@/lib/appointments/google/read-google', () => ({ readGoogle: vi.fn() }))
vi.mock('@/lib/appointments/google/consent', () => ({
  openToken: (sealed: string) => (sealed === 'lost' ? null : sealed),
}))

type Due = { source: 'ical' | 'google'; address: string }

/** Simulates a database with these calendars to read, and returns the data stored for each calendar. */
function waitingCalendars(calendars: Due[]) {
  const due = calendars.map((calendar) => ({
    ...calendar,
    person: crypto.randomUUID(),
    version: '2026-01-01T00:00:00Z',
    tentative: false,
    email: null,
    etag: null,
    sync_token: null,
  }))
  const waiting = [...due]
  const stored: Record<string, object> = {}
  held.rpc.mockImplementation(async (name: string, args: { member: string }) => {
    if (name === 'claim_outside_calendars') return { data: waiting.splice(0, 1), error: null }
    const { member, ...rest } = args
    if (name === 'store_google_changes') return { data: null, error: null }
    stored[due.find(({ person }) => person === member)?.address ?? ''] = rest
    return { data: null, error: null }
  })
  return stored
}
const version = '2026-01-01T00:00:00Z'

test('an unreadable outside calendar is reported and marked, and the next one is still read', async () => {
  const stored = waitingCalendars([
    { source: 'ical', address: 'broken' },
    { source: 'ical', address: 'good' },
  ])
  vi.mocked(fetchCalendar).mockImplementation(async (address) => {
    if (address === 'broken') throw new TypeError('the reader ended')
    return 'same'
  })
  await readOutsideCalendars(60_000)
  expect(stored).toEqual({ broken: { version, problem: 'unreachable' }, good: { version } })
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'appointments outside-read')
})

test('a Google calendar that hangs delays no other, and an unreadable token is marked', async () => {
  const stored = waitingCalendars([
    { source: 'google', address: 'hangs' },
    { source: 'google', address: 'lost' },
    { source: 'google', address: 'token' },
  ])
  const hanging = Promise.withResolvers<{ problem: 'slow' }>()
  vi.mocked(readGoogle).mockImplementation((token) =>
    token === 'hangs'
      ? hanging.promise
      : Promise.resolve({ busy: [[1, 2]], etag: null, changes: [], syncToken: 'next' }),
  )
  const reading = readOutsideCalendars(60_000)
  await vi.waitFor(() =>
    expect(stored).toEqual({ lost: { version, problem: 'key' }, token: { version, busy: [[1, 2]] } }),
  )
  hanging.resolve({ problem: 'slow' })
  await reading
  expect(stored.hangs).toEqual({ version, problem: 'slow' })
})
