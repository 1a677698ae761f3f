import type { Route } from 'next'
import { Suspense } from 'react'
import { AsideContents, type AsideContentsProps } from '@/components/portal/aside-contents'
import { Skeleton } from '@/components/ui/loading'
import { monthlyTotals } from '@/content/monthly-totals'
import { calendarText, obligationPhases } from '@/content/obligations'
import { portal } from '@/content/portal'
import { bogotaDay, daysBetween } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import { formatDayParts, longMonth } from '@/lib/format/day-name'
import { tabHref } from '@/lib/invoices/href'
import { formatSum, latestMonth, type MonthTotals } from '@/lib/monthly-totals/monthly-totals'
import { titleOf } from '@/lib/obligations/obligation'
import type { Board } from '@/lib/portal/queries'
import type { Upcoming, UpcomingDate } from '@/lib/portal/todo'

const appointmentText = portal.next

/** With at least this many tasks, the column beside the tasks has room for the figures of the month. */
const tallQueue = 5

export function PortalAside({ board }: { board: Promise<Board> }) {
  return (
    <Suspense
      fallback={
        <aside aria-hidden>
          <Skeleton rows={2} />
        </aside>
      }
    >
      <Known board={board} />
    </Suspense>
  )
}

async function Known({ board }: { board: Promise<Board> }) {
  const known = await board.catch(() => null)
  if (!known) return null
  const { todo, next, dates, totals, advisor } = known
  const month = latestMonth(totals ?? [])
  if (next.length + dates.length === 0 && !advisor && !month) return null
  const now = new Date()
  const { title, all } = calendarText.next
  return (
    <AsideContents
      lists={[
        {
          title,
          all,
          href: '/portal/calendario' as const,
          entries: dates.map((date) => dateEntry(date, now)),
        },
        {
          title: appointmentText.title,
          all: appointmentText.all,
          href: '/portal/citas' as const,
          entries: next.map((appointment) => appointmentEntry(appointment, now)),
        },
      ].filter(({ entries }) => entries.length > 0)}
      month={month ? figuresOf(month, totals?.at(-1) === month) : null}
      advisor={advisor}
      beside={todo.items.length >= tallQueue}
    />
  )
}

function figuresOf(month: MonthTotals, running: boolean): AsideContentsProps['month'] {
  const { now, title } = monthlyTotals
  const name = capitalized(longMonth(month.month))
  const shown = [
    [now.purchases, now.purchasesIva, month.purchases],
    [now.sales, now.salesIva, month.sales],
  ] as const
  return {
    title: running ? now.label(name) : name,
    all: title,
    href: tabHref('figures'),
    figures: shown.flatMap(([side, iva, { total, iva: tax, count }]) =>
      count === 0
        ? []
        : [
            { name: side, amount: formatSum(total), large: true as const },
            { name: iva, amount: formatSum(tax) },
          ],
    ),
  }
}

function appointmentEntry({ id, title, at, status }: Upcoming, now: Date) {
  const days = daysBetween(bogotaDay(now), bogotaDay(at))
  const far =
    days <= 0 ? appointmentText.today : days === 1 ? appointmentText.tomorrow : appointmentText.inDays(days)
  return {
    id,
    at,
    ...formatDayParts(at),
    title,
    href: `/portal/citas/${id}` as Route,
    when: `${far}, ${formatTime(at)}`,
    state: appointmentText.status[status],
  }
}

function dateEntry(date: UpcomingDate, now: Date) {
  const { id, due, state } = date
  return {
    id,
    at: due,
    ...formatDayParts(due),
    title: titleOf(date),
    when: calendarText.days(daysBetween(bogotaDay(now), due)),
    state: obligationPhases[state === 'waiting' ? 'waiting' : 'ours'],
  }
}
