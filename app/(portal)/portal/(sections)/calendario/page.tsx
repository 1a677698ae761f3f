import type { Metadata } from 'next'
import { FeedCard } from '@/components/appointments/feed-card'
import { RefreshOnChange } from '@/components/live/refresh'
import { CalendarPage } from '@/components/obligations/calendar-page'
import { calendarText } from '@/content/obligations'
import { readFeedState } from '@/lib/appointments/feed'
import type { SearchParams } from '@/lib/http/search-params'
import { bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import { readCalendar } from '@/lib/obligations/queries'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: calendarText.title }

type Props = { searchParams: Promise<SearchParams> }

export default async function DueDatesPage({ searchParams }: Props) {
  const client = await requireClient()
  const { anio, despues, fecha } = await searchParams
  const later = despues === '1' || (typeof fecha === 'string' && fecha)
  const today = bogotaDay(new Date())
  const year = typeof anio === 'string' && /^20\d\d$/.test(anio) ? Number(anio) : yearOf(today)
  const [answer, feed] = await Promise.all([
    readCalendar(client, year),
    readFeedState(client).catch(() => undefined),
  ])
  return (
    <>
      <CalendarPage answer={answer} year={year} today={today} later={later}>
        {feed === undefined ? null : <FeedCard feed={feed} />}
      </CalendarPage>
      <RefreshOnChange account={client.account} table="calendar_changes" />
    </>
  )
}
