import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/loading'
import { portal } from '@/content/portal'
import { todoLines, type Todo, type TodoLine } from '@/lib/documents/dashboard'
import { dayName, formatDayAndMonth } from '@/lib/format/day-name'

const text = portal.todo

/** 'Por hacer ahora': the first thing that a client reads. */
export function TodoSection({ todo }: { todo: Promise<Todo> }) {
  return (
    <section aria-labelledby="todo-title" className="mb-10">
      <Suspense
        fallback={
          <Frame>
            <Spinner label={text.loading} />
          </Frame>
        }
      >
        <Lines todo={todo} />
      </Suspense>
    </section>
  )
}

async function Lines({ todo }: { todo: Promise<Todo> }) {
  const known = await todo.catch(() => null)
  if (!known) return <Frame>{text.failed}</Frame>
  const { lines, more } = todoLines(known)
  if (lines.length === 0) return <Frame>{text.nothing}</Frame>
  const now = new Date()
  return (
    <>
      <Heading pending={text.pending(lines.length, more)} />
      <ol className="rule-closes">
        {lines.map((line) => (
          <TodoItem key={line.id} line={line} now={now} />
        ))}
      </ol>
    </>
  )
}

function Heading({ pending }: { pending?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2 rule-opens">
      <h2 id="todo-title">{text.title}</h2>
      {pending ? <p className="text-sm font-[550]">{pending}</p> : null}
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading />
      <div className="flex min-h-16 items-center py-3 text-ink-2 rule-closes">{children}</div>
    </>
  )
}

/** One thing to do, with its day in the margin and the way to do it. */
function TodoItem({ line, now }: { line: TodoLine; now: Date }) {
  const { at, title, text, action, href, hot } = line
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]',
        hot && '-mx-3 bg-ochre-wash px-3',
      )}
    >
      <p className={cn('text-sm max-sm:flex max-sm:gap-2', hot ? 'text-ochre-ink' : 'text-ink-2')}>
        <b className={cn('block font-semibold', !hot && 'text-ink')}>{dayName(at, now)}</b>
        <time dateTime={at}>{formatDayAndMonth(at)}</time>
      </p>
      <div
        className={cn(
          'min-w-0 sm:border-l-5 sm:border-double sm:pl-5',
          hot ? 'border-ochre' : 'border-rule-green',
        )}
      >
        <h3 className="wrap-anywhere">{title}</h3>
        <p className="text-[1rem] wrap-anywhere text-ink-2">{text}</p>
      </div>
      <Link
        href={href}
        prefetch={false}
        className={cn(
          buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' }),
          'justify-self-start',
        )}
      >
        {action}
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  )
}
