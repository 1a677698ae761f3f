import type { Metadata } from 'next'
import Link from 'next/link'
import { AgendaTabs } from '@/components/appointments/agenda/agenda-tabs'
import { DayView } from '@/components/appointments/agenda/day-view'
import { ListView, WaitingNotice } from '@/components/appointments/agenda/list-view'
import { WeekView } from '@/components/appointments/agenda/week-view'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { Button } from '@/components/ui/button'
import { agenda } from '@/content/appointment-agenda'
import { closuresHref, proposalHref } from '@/lib/appointments/agenda-href'
import { readAgendaQuery } from '@/lib/appointments/agenda-query'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireStaff } from '@/lib/session/require'

/** Next.js renders the metadata separately from the page, so the page's access check is needed here too. */
export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: agenda.title }
}

export default async function AgendaPage({ searchParams }: PageProps<'/admin/citas'>) {
  const member = await requireStaff()
  const query = readAgendaQuery(await searchParams, bogotaDay(new Date()))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={agenda.title} subtitle={agenda.intro} />
        <p className="flex flex-wrap gap-3 pb-6">
          <Button asChild size="sm">
            <Link href={closuresHref} prefetch={false}>
              {agenda.closures}
            </Link>
          </Button>
          <Button asChild size="sm" variant="primary">
            <Link href={proposalHref({ client: query.client })} prefetch={false}>
              {agenda.propose}
            </Link>
          </Button>
        </p>
      </div>
      <AgendaTabs current={query.view} client={query.client} />
      {query.view === 'list' ? (
        <ListView member={member} query={query} />
      ) : (
        <>
          <WaitingNotice member={member} />
          {query.view === 'day' ? (
            <DayView member={member} day={query.day} />
          ) : (
            <WeekView member={member} query={query} />
          )}
        </>
      )}
      <RefreshForFirm member={member.id} tables={['appointments', 'section_changes']} />
    </>
  )
}
