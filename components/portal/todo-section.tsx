import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { StartSteps } from '@/components/portal/start-steps'
import { TodoList } from '@/components/portal/todo-list'
import { linkStyles } from '@/components/ui/control-styles'
import { ReadAgain } from '@/components/ui/load-failed'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { portal } from '@/content/portal'
import { formatDay } from '@/lib/format/date'
import { dayName, formatDayAndMonth } from '@/lib/format/day-name'
import type { Board } from '@/lib/portal/queries'
import { titleOf } from '@/lib/obligations/obligation'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { daysFromNow, todoLine, type Upcoming, type UpcomingDate } from '@/lib/portal/todo'

const text = portal.todo

const few = 7

type TodoSectionProps = { board: Promise<Board>; all: boolean }

/** Shows what the client has to do, or the first steps if the client has not uploaded anything yet. */
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
      <TodoList
        lines={items.map((pending) => ({
          ...todoLine(pending, now),
          day: dayName(pending.at, now),
          date: formatDayAndMonth(pending.at),
          far: daysFromNow(pending.at, now),
        }))}
      />
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
  if (date && (!meeting || date.due <= bogotaDay(meeting.at)))
    return text.nothingButDate(titleOf(date), formatDay(date.due))
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
