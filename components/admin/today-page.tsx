import Link from 'next/link'
import { Suspense } from 'react'
import { TodayAgenda } from '@/components/admin/today-agenda'
import { TodayQueue } from '@/components/admin/today-queue'
import { WeekDue } from '@/components/admin/week-due'
import { WeekSummary } from '@/components/admin/week-summary'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton } from '@/components/ui/loading'
import { todayText } from '@/content/today'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { capitalized, formatLongDay } from '@/lib/format/appointment-time'
import type { Result } from '@/lib/result'
import { weekOf, type FirmWeek, type QueueKind, type Today } from '@/lib/today/queries'

type TodayPageProps = {
  now: Date
  only: QueueKind | null
  today: Result<Today>
  day: Result<AgendaEntry[]>
  /** It counts a whole week: nobody waits for it to see the queue. */
  week: Promise<Result<FirmWeek>>
  /** Whether the week is everybody's, or that of the member's own clients. */
  whole: boolean
}

/** What to do now; beside it what falls due, who is expected, and how the week went. */
export function TodayPage({ now, only, today, day, week, whole }: TodayPageProps) {
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
              <WeekDue week={week} whole={whole} />
            </Suspense>
            <TodayAgenda day={day} now={now} />
            <WeekSummary week={weekOf(today.data.week, now)} />
          </div>
        </div>
      ) : (
        <LoadFailed {...todayText.failed} />
      )}
    </>
  )
}
