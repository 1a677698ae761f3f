'use client'
import { Check, RotateCw, User } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Suspense, use } from 'react'
import { LiveChannel } from '@/components/live/live-channel'
import { useLasting } from '@/components/live/use-lasting'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { AddTask } from '@/components/tasks/add-task'
import { TaskLines } from '@/components/tasks/task-lines'
import type { TasksAnswer } from '@/components/tasks/use-task-list'
import { useTasks } from '@/components/tasks/use-tasks'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { State } from '@/components/ui/state'
import { unavailable } from '@/content/general-errors'
import { tasks as text } from '@/content/tasks'

const cutOff: TasksAnswer = { ok: false, code: 'unavailable', message: unavailable }

export function TasksView({ account, tasks }: { account: string; tasks: Promise<TasksAnswer> }) {
  const lasting = useLasting(tasks, cutOff)
  return (
    <>
      <PageHeading title={text.title} />
      <section lang="en" aria-labelledby="tasks-title" className="max-w-[56rem]">
        <h2 id="tasks-title" className="pb-3 rule-opens">
          {text.heading}
        </h2>
        <Suspense fallback={<Loading />}>
          <TaskBoard account={account} tasks={lasting} />
        </Suspense>
      </section>
    </>
  )
}

function Loading() {
  return (
    <>
      <AddTask closed />
      <Spinner label={text.loading} />
    </>
  )
}

const headline = 'font-serif text-lg text-ink'

function TaskBoard({ account, tasks: first }: { account: string; tasks: Promise<TasksAnswer> }) {
  const { list, tasks, ...can } = useTasks(use(first))
  const { phase } = list
  return (
    <>
      <ForRole atLeast="assistant" className="my-4">
        <AddTask closed={phase !== 'ready'} onAdd={can.create} />
      </ForRole>
      {phase === 'loading' ? <Spinner label={text.loading} /> : null}
      {phase === 'signed-out' ? <SignedOut /> : null}
      {phase === 'failed' ? <Failed onRetry={list.readAgain} /> : null}
      {phase === 'ready' ? (
        <>
          <TaskLines tasks={tasks} {...can} />
          {tasks.length === 0 ? (
            <State icon={Check} className="mb-6">
              <span className={headline}>{text.empty}</span>
            </State>
          ) : null}
          <TaskSum tasks={tasks} />
        </>
      ) : null}
      <LiveChannel reader={account} table="documents" onChange={list.onChange} onCatchUp={list.onCatchUp} />
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
      <span className={headline}>{text.signedOut.text}</span>
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

function TaskSum({ tasks }: { tasks: readonly { completed: boolean }[] }) {
  const completed = tasks.filter((task) => task.completed).length
  return (
    <p
      role="status"
      className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes"
    >
      <span>{text.total(tasks.length)}</span>
      <span>{text.completed(completed)}</span>
    </p>
  )
}
