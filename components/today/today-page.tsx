import Link from 'next/link'
import { Suspense } from 'react'
import { TodayQueue } from '@/components/today/today-queue'
import { WeekDue } from '@/components/today/week-due'
import { EntryBadge } from '@/components/appointments/status-badge'
import { PageHeading } from '@/components/portal/page-heading'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton } from '@/components/ui/loading'
import { todayText } from '@/content/today'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { yearInPreparation } from '@/lib/firm-calendar/href'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { entryHref, weekHref } from '@/lib/appointments/agenda-href'
import { capitalized, formatLongDay } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import type { Result } from '@/lib/result'
import type { QueueKind, Today } from '@/lib/today/lines'
import { waitText, weekOf, type FirmWeek, type Week } from '@/lib/today/queries'

const agendaText = todayText.agenda
const weekText = todayText.week
const weekday = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', weekday: 'long', day: 'numeric' })

type TodayPageProps = {
  now: Date
  only: QueueKind | null
  today: Result<Today>
  day: Result<AgendaEntry[]>
  /** A promise, so that the page can show the queue before the figures of the week are computed. */
  week: Promise<Result<FirmWeek>>
  /** True when the week covers the whole firm, false when it covers the member's own clients. */
  whole: boolean
}

export function TodayPage({ now, only, today, day, week, whole }: TodayPageProps) {
  const date = bogotaDay(now)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={capitalized(formatLongDay(now))} subtitle={todayText.subtitle} />
        <p className="mb-6 flex flex-wrap gap-3">
          <Link href="/admin/solicitudes/nueva" prefetch={false} className={buttonStyles()}>
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
              <WeekDue week={week} whole={whole} review={yearInPreparation(date)} today={date} />
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

function TodayAgenda({ day, now }: { day: Result<AgendaEntry[]>; now: Date }) {
  const entries = day.ok ? day.data : []
  const next = entries.find(({ endsAt, status }) => Date.parse(endsAt) > now.getTime() && status !== 'done')
  return (
    <section aria-labelledby="agenda">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 rule-opens">
        <h2 id="agenda" className="text-lg">
          {agendaText.title}
        </h2>
        <Link href={weekHref()} prefetch={false} className={`${linkStyles} text-sm`}>
          {agendaText.all}
        </Link>
      </div>
      {entries.length === 0 ? (
        <p className="py-3 text-[1rem] text-ink-2">{day.ok ? agendaText.none : agendaText.failed}</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li
              key={entry.id}
              aria-current={entry === next ? 'time' : undefined}
              className={cn(
                'grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-rule py-2.5 text-[1rem]',
                entry === next && '-ml-3 border-l-5 [border-left-style:double] border-l-green pl-[7px]',
              )}
            >
              <time dateTime={entry.startsAt} className="text-sm text-ink-2">
                {formatTime(entry.startsAt)}
              </time>
              <div className="min-w-0">
                <Link
                  href={entryHref(entry.id)}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] wrap-anywhere hover:underline"
                >
                  <bdi>{entry.name}</bdi>
                </Link>
                <p className="text-sm leading-snug wrap-anywhere text-ink-2">
                  <bdi>{entry.title}</bdi>
                </p>
                {entry.status === 'confirmed' ? null : <EntryBadge status={entry.status} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const dayLabel = (day: string) => capitalized(weekday.format(new Date(day)).replace(',', ''))

function WeekSummary({ week }: { week: Week }) {
  const { days, accepted, rejected, average } = week
  const facts = [
    [weekText.accepted, accepted],
    [weekText.rejected, rejected],
    [weekText.average, average === null ? weekText.none : waitText(average)],
  ] as const
  return (
    <>
      <section aria-labelledby="week">
        <h2 id="week" className="pb-2 text-lg rule-opens">
          {weekText.title}
        </h2>
        <ul>
          {days.map(({ day, holiday, decided, share }) => (
            <li
              key={day}
              className="grid min-h-11 grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule text-[1rem]"
            >
              <span>{dayLabel(day)}</span>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-3 w-full fill-green"
                aria-hidden
              >
                <rect width={100 * share} height="6" />
              </svg>
              <span className="tabular-nums">{holiday && decided === 0 ? weekText.holiday : decided}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between py-3 text-[1rem] rule-closes">
          {weekText.total} <b>{accepted + rejected}</b>
        </p>
      </section>
      <section aria-labelledby="result">
        <h2 id="result" className="pb-2 text-lg rule-opens">
          {weekText.result}
        </h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-rule py-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
