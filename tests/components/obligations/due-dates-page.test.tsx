import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import DueDatesPage from '@/app/(portal)/portal/(sections)/calendario/page'

vi.mock('@/lib/session/require', () => ({ requireClient: async () => ({ account: 'ana' }) }))
vi.mock('@/lib/obligations/queries', () => ({ readCalendar: async (_: unknown, year: number) => ({ year }) }))
vi.mock('@/lib/appointments/feed', () => ({ readFeedState: async () => null }))
vi.mock('@/components/appointments/feed-card', () => ({ FeedCard: () => null }))
vi.mock('@/components/live/refresh', () => ({ RefreshOnChange: () => null }))
vi.mock('@/components/obligations/calendar-page', () => ({ CalendarPage: () => null }))

type Shown = ReactElement<{ children: ReactElement<{ later: unknown; year: number; answer: object }>[] }>
const shown = async (params: object) => {
  const page = (await DueDatesPage({ searchParams: Promise.resolve(params) } as never)) as Shown
  return page.props.children[0]?.props
}

test('the calendar shows the year and the later dates that its address asks for', async () => {
  expect(await shown({ anio: '2027', despues: '1' })).toMatchObject({ year: 2027, later: true })
  expect(await shown({ anio: '2027' })).toMatchObject({ answer: { year: 2027 }, later: false })
  // A link to a date opens the list that contains the date.
  expect((await shown({ fecha: '2026-12-09' }))?.later).toBeTruthy()
  expect((await shown({ anio: 'x' }))?.year).toBeGreaterThanOrEqual(2026)
})
