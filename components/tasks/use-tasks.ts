'use client'
import { useRef, useState } from 'react'
import type { Change } from '@/components/live/change-log'
import { withSteps, type Step } from '@/components/tasks/steps'
import { showFailure, showSuccess } from '@/components/tasks/show-failure'
import { useTaskList, type TasksAnswer } from '@/components/tasks/use-task-list'
import { tasks as text } from '@/content/tasks'
import type { Result } from '@/lib/result'
import { createTaskAction, deleteTaskAction, restoreTaskAction, toggleTaskAction } from '@/lib/tasks/actions'
import { momentOf, taskPath, type Task } from '@/lib/tasks/task'

type FailureTexts = Parameters<typeof showFailure>[0]
type Request<T> = {
  step: Step
  texts: FailureTexts
  send: () => Promise<Result<T>>
  change: (data: T) => Change
}

export function useTasks(first: TasksAnswer) {
  const list = useTaskList(first)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const moment = useRef(1e12)
  const unanswered = useRef<{ name: string; at: number }>(null)

  /** `gone` means that the task no longer exists; `lost` means that no response came, so the change may have been saved. */
  async function run<T>({
    step,
    texts,
    send,
    change,
  }: Request<T>): Promise<'done' | 'gone' | 'failed' | 'lost'> {
    const { heard, stop } = list.listen()
    setSteps((known) => [...known, step])
    const answer = await send().catch(() => null)
    stop()
    const gone = answer?.ok === false && answer.code === 'not-found'
    if (answer?.ok) {
      const own = change(answer.data)
      const verdict = settle(own, heard)
      if (verdict === 'apply') list.apply(own)
      if (verdict === 'ask') await list.read()
    } else if (gone && step.kind === 'delete') {
      list.apply({ type: 'DELETE', row: { id: step.id } })
    } else {
      showFailure(texts, answer)
      if (answer?.code === 'unauthenticated') list.signOut()
      else if (gone || !answer) void list.readQuietly()
    }
    setSteps((known) => known.filter((other) => other !== step))
    return answer?.ok ? 'done' : gone ? 'gone' : answer ? 'failed' : 'lost'
  }

  async function create(name: string): Promise<boolean> {
    // The response may be lost after the task was saved, so a retry sends the same time and cannot add a second task.
    const again = unanswered.current?.name === name ? unanswered.current : null
    const at = again?.at ?? Math.max(Date.now(), moment.current + 1)
    moment.current = Math.max(at, moment.current)
    const outcome = await run({
      step: { kind: 'add', task: { name, path: taskPath(at), completed: false } },
      texts: text.failures.create,
      send: () => createTaskAction({ name, at }),
      change: (row) => ({ type: 'INSERT', row }),
    })
    unanswered.current = outcome === 'lost' ? { name, at } : null
    if (outcome === 'done') showSuccess(text.toasts.created)
    return outcome === 'done'
  }

  function toggle({ id, completed }: Task): void {
    void run({
      step: { kind: 'toggle', id, completed: !completed },
      texts: text.failures.update,
      send: () => toggleTaskAction({ id, completed: !completed }),
      change: (row) => ({ type: 'UPDATE', row }),
    })
  }

  async function remove({ id }: Task): Promise<boolean> {
    const outcome = await run({
      step: { kind: 'delete', id },
      texts: text.failures.delete,
      send: () => deleteTaskAction({ id }),
      change: () => ({ type: 'DELETE', row: { id } }),
    })
    const done = outcome === 'done' || outcome === 'gone'
    if (done) showSuccess(text.toasts.deleted)
    return done
  }

  async function restore({ name, path, completed }: Task): Promise<void> {
    const outcome = await run({
      step: { kind: 'add', task: { name, path, completed } },
      texts: text.failures.create,
      send: () => restoreTaskAction({ name, completed, at: momentOf({ path }) }),
      change: (row) => ({ type: 'INSERT', row }),
    })
    if (outcome === 'done') showSuccess(text.toasts.restored)
  }

  return { list, tasks: withSteps(list.tasks, steps), create, toggle, remove, restore }
}

/**
 * Compares the response to the user's own change with the live changes that arrived before the response.
 * `apply` uses the response, `known` ignores it as already applied, and `ask` reads the list again.
 */
export function settle(own: Change, heard: readonly Change[]): 'apply' | 'known' | 'ask' {
  const same = heard.filter(({ row }) => row.id === own.row.id)
  if (same.length === 0 || own.type === 'DELETE') return 'apply'
  // Live changes arrive in order, so a change of the new row proves that its insertion has arrived.
  if (own.type === 'INSERT') return 'known'
  return same.every(({ row }) => row.file_type === own.row.file_type) ? 'known' : 'ask'
}
