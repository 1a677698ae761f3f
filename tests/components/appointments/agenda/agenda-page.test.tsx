import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AgendaPage from '@/app/(admin)/admin/citas/(agenda)/page'

const { readAgendaQuery } = vi.hoisted(() => ({ readAgendaQuery: vi.fn(() => ({ view: 'semana' })) }))
vi.mock('@/lib/appointments/agenda-query', () => ({ readAgendaQuery }))
vi.mock('@/lib/session/require', () => ({ requireStaff: async () => ({ role: 'advisor' }) }))
vi.mock('@/components/appointments/agenda/list-view', () => ({
  ListView: () => null,
  WaitingNotice: () => null,
}))
vi.mock('@/components/appointments/agenda/week-view', () => ({ WeekView: () => null }))
vi.mock('@/components/appointments/agenda/day-view', () => ({ DayView: () => null }))
vi.mock('@/components/live/refresh', () => ({ RefreshForFirm: () => null }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('the agenda opens on today in Bogotá, also in the evening and just after midnight', async () => {
  for (const [now, day] of [
    ['2026-11-20T23:30:00Z', '2026-11-20'],
    ['2026-11-21T04:59:00Z', '2026-11-20'],
    ['2026-11-21T05:01:00Z', '2026-11-21'],
  ] as const) {
    vi.setSystemTime(new Date(now))
    await AgendaPage({ searchParams: Promise.resolve({}) } as never)
    expect(readAgendaQuery).toHaveBeenLastCalledWith({}, day)
  }
})
