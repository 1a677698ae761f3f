import type { Metadata, Route } from 'next'
import { notFound } from 'next/navigation'
import { TableView } from '@/components/firm-calendar/table-view'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { firmCalendarText } from '@/content/firm-calendar'
import { obligationName } from '@/content/obligations'
import { readTableQuery } from '@/lib/firm-calendar/href'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import type { SearchParams } from '@/lib/http/search-params'
import { requireStaff } from '@/lib/session/require'
import { effectiveTable } from '@/lib/tax-calendar/effective-table'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await requireStaff()
  const query = readTableQuery(await searchParams)
  return { title: query ? `${obligationName(query)} ${query.year}` : firmCalendarText.title }
}

export default async function CalendarTablePage({ searchParams }: Props) {
  const member = await requireStaff()
  const query = readTableQuery(await searchParams)
  if (!query) notFound()
  const { obligation, municipality, year } = query
  const tables = effectiveTable(await readFirmCalendar(member), obligation, municipality, year)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[{ label: firmCalendarText.title, href: '/admin/calendario' as Route }]}
          current={String(year)}
        />
      </div>
      <PageHeading title={obligationName(query)} subtitle={firmCalendarText.dates.title(year)} />
      <TableView {...query} tables={tables} changes={member.role === 'admin'} />
    </>
  )
}
