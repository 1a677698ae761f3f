import type { Metadata } from 'next'
import { FirmCalendarPage } from '@/components/firm-calendar/firm-calendar-page'
import { firmCalendarText } from '@/content/firm-calendar'
import { readCalendarAddress } from '@/lib/firm-calendar/address'
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
  const address = readCalendarAddress(await searchParams)
  const [dates, facts] = await Promise.all([readFirmDates(member), readCalendarFacts(member)])
  return <FirmCalendarPage {...address} dates={dates} facts={facts} changes={member.role === 'admin'} />
}
