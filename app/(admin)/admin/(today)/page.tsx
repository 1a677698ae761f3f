import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { TodayAgenda } from '@/components/admin/today-agenda'
import { TodayQueue } from '@/components/admin/today-queue'
import { WeekDue } from '@/components/admin/week-due'
import { WeekSummary } from '@/components/admin/week-summary'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { SharePresence } from '@/components/review/presence'
import { buttonStyles } from '@/components/ui/button-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton } from '@/components/ui/loading'
import { todayText } from '@/content/today'
import { startDay } from '@/lib/appointments/agenda'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { capitalized, formatLongDay } from '@/lib/format/appointment-time'
import { requireStaff } from '@/lib/session/require'
import { kindInAddress } from '@/lib/today/line-text'
import { mondayOf, readFirmWeek, startToday, weekOf } from '@/lib/today/queries'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: todayText.queue }
}

const followed = [
  'user_approval_status',
  'invoices',
  'message_threads',
  'appointments',
  'section_changes',
  'calendar_changes',
  'document_requests',
] as const

export default async function TodayPage({ searchParams }: PageProps<'/admin'>) {
  const member = await requireStaff()
  const only = kindInAddress((await searchParams).ver)
  const now = new Date()
  // It counts a whole week: nobody waits for it to see the queue.
  const due = readFirmWeek(member, mondayOf(now))
  const [today, day] = await Promise.all([
    startToday(member, mondayOf(now), only),
    startDay(member, bogotaDay(now)),
  ])
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={capitalized(formatLongDay(now))} subtitle={todayText.subtitle} />
        <p className="mb-6 flex flex-wrap gap-3">
          <Link href="/admin/pedidos/nuevo" prefetch={false} className={buttonStyles()}>
            {todayText.ask}
          </Link>
          <Link href="/admin/facturas" prefetch={false} className={buttonStyles({ variant: 'primary' })}>
            {todayText.start}
          </Link>
        </p>
      </div>
      {today.ok ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <TodayQueue key={only} today={today.data} only={only} now={now} />
          <div className="grid content-start gap-10">
            <Suspense fallback={<Skeleton rows={4} />}>
              <WeekDue week={due} whole={member.role === 'admin'} />
            </Suspense>
            <TodayAgenda day={day} now={now} />
            <WeekSummary week={weekOf(today.data.week, now)} />
          </div>
        </div>
      ) : (
        <LoadFailed {...todayText.failed} />
      )}
      <SharePresence invoice={null} />
      <RefreshForFirm reader={member.id} tables={followed} />
    </>
  )
}
