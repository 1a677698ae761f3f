import {
  CalendarClock,
  CalendarDays,
  FileUp,
  FolderInput,
  MessageSquare,
  X,
  type LucideIcon,
} from 'lucide-react'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { ForRole } from '@/components/portal/for-role'
import { StartSteps } from '@/components/portal/start-steps'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { ReadAgain } from '@/components/ui/load-failed'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { portal } from '@/content/portal'
import { formatDay } from '@/lib/format/date'
import { dayName, formatDayAndMonth } from '@/lib/format/day-name'
import type { Board } from '@/lib/portal/queries'
import { titleOf } from '@/lib/obligations/obligation'
import { momentAt } from '@/lib/calendar/civil-day'
import { daysFromNow, todoLine, type Pending, type Upcoming, type UpcomingDate } from '@/lib/portal/todo'

const text = portal.todo

const few = 7

type TodoSectionProps = { board: Promise<Board>; all: boolean }

/** Clients who have not uploaded anything get the first steps instead. */
export function TodoSection(props: TodoSectionProps) {
  return (
    <section aria-labelledby="todo-title" className="min-w-0">
      <Suspense
        fallback={
          <>
            <Heading />
            <Spinner label={text.loading} className="min-h-14" />
            <Skeleton rows={2} className="rule-closes" />
          </>
        }
      >
        <Lines {...props} />
      </Suspense>
    </section>
  )
}

async function Lines({ board, all }: TodoSectionProps) {
  const known = await board.catch(() => null)
  if (!known)
    return (
      <Frame>
        <span role="alert">{text.failed.text}</span>
        <ReadAgain label={text.failed.retry} />
      </Frame>
    )
  const { todo, start, next, dates, advisor } = known
  const now = new Date()
  const { items, total } = todo
  if (items.length === 0 && start) return <StartSteps start={start} advisor={advisor} now={now} />
  if (items.length === 0) return <Frame>{nothingBut(next[0], dates[0])}</Frame>
  return (
    <>
      <Heading note={text.pending(total)} />
      <ol className="rule-closes">
        {items.map((pending, place) => (
          <TodoItem key={pending.id} pending={pending} hot={place === 0} now={now} />
        ))}
      </ol>
      {(all ? items.length > few : total > items.length) ? (
        <Link
          href={all ? '/portal' : '/portal?pendientes=todos'}
          prefetch={false}
          scroll={false}
          className={linkStyles}
        >
          {all ? text.fewer : text.all(total)}
        </Link>
      ) : null}
    </>
  )
}

function nothingBut(meeting: Upcoming | undefined, date: UpcomingDate | undefined): string {
  const due = date && momentAt(date.due, 12)
  if (date && due && (!meeting || due < meeting.at)) return text.nothingButDate(titleOf(date), formatDay(due))
  return meeting ? text.nothingBut(meeting.title, formatDay(meeting.at)) : text.nothing
}

function Heading({ note }: { note?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2 rule-opens">
      <h2 id="todo-title">{text.title}</h2>
      {note ? <p className="text-sm font-[550]">{note}</p> : null}
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading />
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 py-3 text-ink-2 rule-closes">
        {children}
      </div>
    </>
  )
}

const icons: Record<Pending['kind'], LucideIcon> = {
  rejected: X,
  asked: FileUp,
  message: MessageSquare,
  appointment: CalendarDays,
  obligation: CalendarClock,
  request: FolderInput,
}

function TodoItem({ pending, hot, now }: { pending: Pending; hot: boolean; now: Date }) {
  const { at, kind, label, bad, title, text: why, action, href, about } = todoLine(pending, now)
  const Icon = icons[kind]
  const far = daysFromNow(at, now)
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-1.5 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <p
        className={cn(
          'text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-2',
          hot ? 'text-ochre-ink' : 'text-ink-2',
        )}
      >
        <b className={cn('block font-semibold', !hot && 'text-ink')}>{dayName(at, now)}</b>
        <time dateTime={at} className="block">
          {formatDayAndMonth(at)}
        </time>
        {far ? <span className="block">{far}</span> : null}
      </p>
      <div
        className={cn(
          'min-w-0 sm:border-l-5 sm:border-double sm:pl-5',
          hot ? 'border-ochre' : 'border-rule-green',
        )}
      >
        <p
          className={cn(
            'mb-0.5 flex items-center gap-1.5 text-xs font-[550]',
            bad ? 'text-red' : 'text-ink-2',
          )}
        >
          <Icon className="size-[1.15em] flex-none" strokeWidth={2.25} aria-hidden />
          {label}
        </p>
        <h3>
          {about ? (
            <Link href={about} prefetch={false} className="underline decoration-1 underline-offset-4">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h3>
        <p className={cn('text-[1rem]', about && 'line-clamp-2', hot ? 'text-ink' : 'text-ink-2')}>
          <bdi>{why}</bdi>
        </p>
      </div>
      <Link
        href={href}
        prefetch={false}
        className={cn(
          buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' }),
          'justify-self-start max-sm:mt-1.5 sm:min-w-32 sm:justify-self-end',
        )}
      >
        <ForRole atLeast="assistant" instead={text.look}>
          {action}
        </ForRole>
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  )
}
