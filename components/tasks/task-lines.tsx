'use client'
import { useState } from 'react'
import { newestFirst, type ListedTask } from '@/components/tasks/steps'
import { TaskRow } from '@/components/tasks/task-row'
import { TaskTrace } from '@/components/tasks/task-trace'
import { tasks as text } from '@/content/tasks'
import type { Task } from '@/lib/tasks/task'

type TaskLinesProps = {
  tasks: readonly ListedTask[]
  toggle: (task: Task) => void
  /** Answers whether the task is gone. */
  remove: (task: Task) => Promise<boolean>
  restore: (task: Task) => Promise<void>
}

/** The tasks, and for a while, in the place of those deleted here, the way back. */
export function TaskLines({ tasks, toggle, remove, restore }: TaskLinesProps) {
  const [traces, setTraces] = useState<readonly Task[]>([])
  const [returned, setReturned] = useState<string | null>(null)
  const forget = ({ id }: Task) => setTraces((known) => known.filter((trace) => trace.id !== id))

  async function drop(task: Task) {
    setTraces((known) => [...known, task])
    if (await remove(task)) return
    setReturned(task.path)
    forget(task)
  }

  function undo(trace: Task) {
    setReturned(trace.path)
    forget(trace)
    void restore(trace)
  }

  const lines = [
    ...tasks.map((task) => ({ task, path: task.path, trace: null })),
    ...traces
      .filter((trace) => tasks.every(({ path }) => path !== trace.path))
      .map((trace) => ({ task: null, path: trace.path, trace })),
  ].toSorted(newestFirst)
  if (lines.length === 0) return null
  return (
    <ul aria-label={text.heading}>
      {lines.map(({ task, trace, path }) =>
        task ? (
          <TaskRow
            key={path}
            task={task}
            takesFocus={path === returned}
            onToggle={toggle}
            onDelete={(gone) => void drop(gone)}
          />
        ) : (
          <TaskTrace key={path} trace={trace} onUndo={undo} onExpire={forget} />
        ),
      )}
    </ul>
  )
}
