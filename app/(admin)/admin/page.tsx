import type { Metadata } from 'next'
import Link from 'next/link'
import { TodayQueue, WeekSummary } from '@/components/admin/today'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { todayText } from '@/content/today'
import { capitalized, formatLongDay } from '@/lib/format/appointment-time'
import { requireStaff } from '@/lib/session/require'
import { firmToday, mondayOf, weekOf } from '@/lib/today/queries'

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
] as const

export default async function TodayPage() {
  const member = await requireStaff()
  const now = new Date()
  const today = await firmToday(member, mondayOf(now))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={capitalized(formatLongDay(now))} subtitle={todayText.subtitle} />
        <Link
          href="/admin/facturas"
          prefetch={false}
          className={buttonStyles({ variant: 'primary', className: 'mb-6' })}
        >
          {todayText.start}
        </Link>
      </div>
      <div className="grid items-start gap-x-16 gap-y-12 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <TodayQueue today={today} now={now} />
        <WeekSummary week={weekOf(today.week, now)} />
      </div>
      <RefreshForFirm userId={member.id} tables={followed} />
    </>
  )
}
