import type { Metadata } from 'next'
import { FirmCalendarPage } from '@/components/firm-calendar/firm-calendar-page'
import { firmCalendarText } from '@/content/firm-calendar'
import { readCalendarQuery } from '@/lib/firm-calendar/href'
import { readCalendarFacts, readFirmDates } from '@/lib/firm-calendar/firm-dates'
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
  const [dates, facts] = await Promise.all([readFirmDates(member), readCalendarFacts(member)])
  return <FirmCalendarPage {...query} dates={dates} facts={facts} changes={member.role === 'admin'} />
}
