'use client'
import { Check, User, RotateCw } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { use } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { AddTask } from '@/components/tasks/add-task'
import type { TasksAnswer } from '@/components/tasks/fetch-tasks'
import { TaskLines } from '@/components/tasks/task-lines'
import { TaskSum } from '@/components/tasks/task-sum'
import { useTasks } from '@/components/tasks/use-tasks'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { State } from '@/components/ui/state'
import { tasks as text } from '@/content/tasks'

const said = 'font-serif text-lg text-ink'

/** The card 'My Tasks' in each of its states. */
export function TaskBoard({ userId, tasks: first }: { userId: string; tasks: Promise<TasksAnswer> }) {
  const { list, tasks, ...can } = useTasks(use(first))
  const { phase } = list
  return (
    <>
      <AddTask closed={phase !== 'ready'} onAdd={can.create} />
      {phase === 'loading' ? <Spinner label={text.loading} /> : null}
      {phase === 'signed-out' ? <SignedOut /> : null}
      {phase === 'failed' ? <Failed onRetry={list.readAgain} /> : null}
      {phase === 'ready' ? (
        <>
          <TaskLines tasks={tasks} {...can} />
          {tasks.length === 0 ? (
            <State icon={Check} className="mb-6">
              <span className={said}>{text.empty}</span>
            </State>
          ) : null}
          <TaskSum tasks={tasks} />
        </>
      ) : null}
      <LiveChannel userId={userId} table="documents" onChange={list.onChange} onCatchUp={list.onCatchUp} />
    </>
  )
}

function SignedOut() {
  const pathname = usePathname()
  return (
    <State
      icon={User}
      className="min-h-44"
      action={
        <Button asChild size="sm">
          <Link href={`/auth?next=${encodeURIComponent(pathname)}`}>{text.signedOut.go}</Link>
        </Button>
      }
    >
      <span className={said}>{text.signedOut.text}</span>
    </State>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text: safe, retry } = text.failed
  return (
    <State
      tone="error"
      title={title}
      action={
        <Button size="sm" onClick={onRetry}>
          <RotateCw strokeWidth={1.75} aria-hidden />
          {retry}
        </Button>
      }
    >
      {safe}
    </State>
  )
}
