import { Suspense, type ReactNode } from 'react'
import { TodoItem } from '@/components/portal/todo-item'
import { Spinner } from '@/components/ui/spinner'
import { portal } from '@/content/portal'
import type { Todo } from '@/lib/documents/dashboard-parts'
import { todoLines } from '@/lib/documents/todo-lines'

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
