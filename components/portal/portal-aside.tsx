import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Suspense } from 'react'
import { Avatar } from '@/components/portal/avatar'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Skeleton } from '@/components/ui/loading'
import { monthlyTotals } from '@/content/monthly-totals'
import { calendarText, obligationPhases } from '@/content/obligations'
import { portal } from '@/content/portal'
import { bogotaDay, daysBetween, momentAt } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { formatDayParts, longMonth } from '@/lib/format/day-name'
import { tabHref } from '@/lib/invoices/href'
import { formatSum, latestMonth, type MonthTotals } from '@/lib/monthly-totals/monthly-totals'
import { titleOf } from '@/lib/obligations/obligation'
import type { Board } from '@/lib/portal/queries'
import type { Upcoming, UpcomingDate } from '@/lib/portal/todo'
import type { Result } from '@/lib/result'

const { next: appointmentText, advisor: advisorText } = portal
const datesText = calendarText.next

type PortalAsideProps = { board: Promise<Board>; totals: Promise<Result<MonthTotals[]>> }

export function PortalAside(props: PortalAsideProps) {
  return (
    <Suspense
      fallback={
        <aside aria-hidden>
          <Skeleton rows={2} />
        </aside>
      }
    >
      <Known {...props} />
    </Suspense>
  )
}

async function Known({ board, totals }: PortalAsideProps) {
  const [known, figures] = await Promise.all([board.catch(() => null), totals])
  const month = figures.ok ? latestMonth(figures.data) : null
  if (!known || (known.next.length + known.dates.length === 0 && !known.advisor && !month)) return null
  const { next, dates, advisor } = known
  const now = new Date()
  return (
    <aside aria-label={appointmentText.label} className="grid content-start gap-6">
      {dates.length > 0 ? <NextDates dates={dates} now={now} /> : null}
      {next.length > 0 ? (
        <div>
          <h2 className="pb-2 text-lg/[1.4] font-[550] tracking-[-0.008em] rule-opens">
            {appointmentText.title}
          </h2>
          <ol className="rule-closes">
            {next.map((appointment) => (
              <Appointment key={appointment.id} appointment={appointment} now={now} />
            ))}
          </ol>
          <Link href="/portal/citas" prefetch={false} className={linkStyles}>
            {appointmentText.all}
            <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        </div>
      ) : null}
      {month && figures.ok ? <MonthFigures month={month} running={figures.data.at(-1) === month} /> : null}
      {advisor ? (
        <div className="flex items-center gap-3 border-t border-b border-t-ink border-b-rule py-3">
          <Avatar name={advisor} className="size-11 bg-ink" />
          <p className="min-w-0 text-sm leading-snug text-ink-2">
            <bdi className="block text-base font-[550] wrap-anywhere text-ink">{advisor}</bdi>
            {advisorText.role}
          </p>
        </div>
      ) : null}
    </aside>
  )
}

function MonthFigures({ month, running }: { month: MonthTotals; running: boolean }) {
  const { now, title } = monthlyTotals
  const name = capitalized(longMonth(month.month))
  const shown = [
    [now.purchases, now.purchasesIva, month.purchases],
    [now.sales, now.salesIva, month.sales],
  ] as const
  return (
    <section aria-labelledby="month-title">
      <h2 id="month-title" className="pb-2 text-lg/[1.4] font-[550] tracking-[-0.008em] rule-opens">
        {running ? now.label(name) : name}
      </h2>
      <dl className="text-sm rule-closes">
        {shown.flatMap(([side, iva, { total, iva: tax, count }]) =>
          count === 0
            ? []
            : [
                <Figure key={side} name={side} amount={total} large />,
                <Figure key={iva} name={iva} amount={tax} />,
              ],
        )}
      </dl>
      <Link href={tabHref('figures')} prefetch={false} className={linkStyles}>
        {title}
        <ArrowRight strokeWidth={1.75} aria-hidden />
      </Link>
    </section>
  )
}

function Figure({ name, amount, large }: { name: string; amount: string; large?: boolean }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-3',
        large ? 'border-t border-rule pt-2 first:border-t-0' : 'pb-2',
      )}
    >
      <dt className="text-ink-2">{name}</dt>
      <dd className={large ? 'font-serif text-lg leading-tight' : undefined}>{formatSum(amount)}</dd>
    </div>
  )
}

function Appointment({ appointment, now }: { appointment: Upcoming; now: Date }) {
  const { id, title, at, status } = appointment
  const { date, month, weekday } = formatDayParts(at)
  const days = daysBetween(bogotaDay(now), bogotaDay(at))
  const far =
    days <= 0 ? appointmentText.today : days === 1 ? appointmentText.tomorrow : appointmentText.inDays(days)
  return (
    <li className="grid grid-cols-[4.1rem_minmax(0,1fr)] gap-4 border-t border-rule first:border-t-0">
      <time
        dateTime={at}
        className="grid content-center border-r-5 border-double border-rule-green py-3 text-sm leading-snug text-ink-2"
      >
        <b className="font-serif text-xl/none font-[450] text-ink">{date}</b> {month}, {weekday}
      </time>
      <div className="min-w-0 py-2 text-sm">
        <h3 className="font-sans text-[1rem] tracking-normal">
          <Link
            href={`/portal/citas/${id}`}
            prefetch={false}
            className="inline-flex min-h-tap items-center underline hover:decoration-2"
          >
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-2">
          <b className="font-semibold text-ink">
            {far}, {formatTime(at)}
          </b>
          {appointmentText.status[status]}
        </p>
      </div>
    </li>
  )
}

function NextDates({ dates, now }: { dates: readonly UpcomingDate[]; now: Date }) {
  return (
    <div>
      <h2 className="pb-2 text-lg/[1.4] font-[550] tracking-[-0.008em] rule-opens">{datesText.title}</h2>
      <ol className="rule-closes">
        {dates.map((date) => (
          <NextDate key={date.id} date={date} now={now} />
        ))}
      </ol>
      <Link href="/portal/calendario" prefetch={false} className={linkStyles}>
        {datesText.all}
        <ArrowRight strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  )
}

function NextDate({ date: next, now }: { date: UpcomingDate; now: Date }) {
  const { due, state } = next
  const { date, month, weekday } = formatDayParts(momentAt(due, 12))
  return (
    <li className="grid grid-cols-[4.1rem_minmax(0,1fr)] gap-4 border-t border-rule first:border-t-0">
      <time
        dateTime={due}
        className="grid content-center border-r-5 border-double border-rule-green py-3 text-sm leading-snug text-ink-2"
      >
        <b className="font-serif text-xl/none font-[450] text-ink">{date}</b> {month}, {weekday}
      </time>
      <div className="min-w-0 py-3 text-sm">
        <h3 className="font-sans text-[1rem] tracking-normal">
          <bdi>{titleOf(next)}</bdi>
        </h3>
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-2">
          <b className="font-semibold text-ink">{calendarText.days(daysBetween(bogotaDay(now), due))}</b>
          {obligationPhases[state === 'waiting' ? 'waiting' : 'ours']}
        </p>
      </div>
    </li>
  )
}
