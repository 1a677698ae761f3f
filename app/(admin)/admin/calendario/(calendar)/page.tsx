import type { Metadata } from 'next'
import { FirmCalendarPage } from '@/components/firm-calendar/firm-calendar-page'
import { firmCalendarText } from '@/content/firm-calendar'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readCalendarQuery } from '@/lib/firm-calendar/href'
import { readCalendarFacts, readFirmDates } from '@/lib/firm-calendar/firm-dates'
import { readCalendarReview } from '@/lib/firm-calendar/review-queries'
import type { SearchParams } from '@/lib/http/search-params'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: firmCalendarText.title }
}

type Props = { searchParams: Promise<SearchParams> }

export default async function CalendarPage({ searchParams }: Props) {
  const member = await requireStaff()
  const query = readCalendarQuery(await searchParams)
  const [dates, facts, review] = await Promise.all([
    readFirmDates(member),
    readCalendarFacts(member),
    query.view === 'revisar' ? readCalendarReview(member, query.year) : null,
  ])
  return (
    <FirmCalendarPage
      {...query}
      dates={dates}
      facts={facts}
      review={review}
      today={bogotaDay(Date.now())}
      changes={member.role === 'admin'}
    />
  )
}
