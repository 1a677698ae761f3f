'use client'
import { Suspense } from 'react'
import { useLasting } from '@/components/live/use-lasting'
import { PageHeading } from '@/components/portal/page-heading'
import { AddTask } from '@/components/tasks/add-task'
import type { TasksAnswer } from '@/components/tasks/fetch-tasks'
import { TaskBoard } from '@/components/tasks/task-board'
import { Spinner } from '@/components/ui/spinner'
import { errorMessages } from '@/content/errors'
import { tasks as text } from '@/content/tasks'

const cutOff: TasksAnswer = { ok: false, code: 'unavailable', message: errorMessages.unavailable }

/** 'Gestión de Tareas': the screen of both of its addresses. */
export function TasksRoom({ userId, tasks }: { userId: string; tasks: Promise<TasksAnswer> }) {
  const lasting = useLasting(tasks, cutOff)
  return (
    <>
      <PageHeading title={text.title} />
      <section lang="en" aria-labelledby="tasks-title" className="max-w-[56rem]">
        <h2 id="tasks-title" className="pb-3 rule-opens">
          {text.heading}
        </h2>
        <Suspense fallback={<Loading />}>
          <TaskBoard userId={userId} tasks={lasting} />
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
