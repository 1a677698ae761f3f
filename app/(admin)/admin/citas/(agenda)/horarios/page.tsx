import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AgendaTabs } from '@/components/appointments/agenda/agenda-tabs'
import {
  AbsenceSection,
  DaySection,
  GoogleSection,
  MemberFeedCard,
  OutsideSection,
} from '@/components/appointments/agenda/lazy-hours'
import { WeekForm } from '@/components/appointments/agenda/week-form'
import { HoursPersonFilter } from '@/components/appointments/agenda/hours-person-filter'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { hoursText } from '@/content/appointment-hours'
import { readMemberFeedState } from '@/lib/appointments/feed-state'
import { readMemberHours } from '@/lib/appointments/hours'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { listStaff } from '@/lib/clients/queries'
import { configured } from '@/lib/deliveries/services'
import { personId } from '@/lib/ids'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: hoursText.title }
}

export default async function HoursPage({ searchParams }: PageProps<'/admin/citas/horarios'>) {
  const member = await requireStaff()
  const { persona } = await searchParams
  const [hours, staff, feed] = await Promise.all([
    readMemberHours(member, personId.safeParse(persona).data ?? member.id),
    listStaff(member),
    readMemberFeedState(member),
  ])
  if (!hours) notFound()
  return (
    <>
      <PageHeading title={hoursText.title} subtitle={hoursText.intro} />
      <AgendaTabs current="hours" />
      {member.role === 'admin' && staff.length > 1 ? (
        <HoursPersonFilter
          people={staff.map(({ id, name }) => ({ id, name: id === member.id ? hoursText.me(name) : name }))}
          current={hours.id}
        />
      ) : null}
      <div
        key={hours.id}
        className="grid items-start gap-x-12 gap-y-10 pb-12 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <WeekForm hours={hours} />
        <div className="grid gap-10">
          <AbsenceSection
            hours={hours}
            others={staff.filter(({ id }) => id !== hours.id)}
            today={bogotaDay(new Date())}
          />
          <DaySection hours={hours} today={bogotaDay(new Date())} />
          <OutsideSection hours={hours} own={hours.id === member.id} now={new Date().toISOString()} />
          {configured.googleCalendar() || hours.google ? (
            <GoogleSection
              hours={hours}
              own={hours.id === member.id}
              offered={configured.googleCalendar()}
              now={new Date().toISOString()}
            />
          ) : null}
          {hours.id === member.id ? <MemberFeedCard feed={feed} /> : null}
        </div>
      </div>
      <RefreshForFirm member={member.id} tables={['section_changes']} />
    </>
  )
}
