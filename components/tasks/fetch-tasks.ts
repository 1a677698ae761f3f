import { retried } from '@/lib/retried'
import type { Result } from '@/lib/result'
import type { TaskColumns } from '@/lib/tasks/task'

export type TasksAnswer = Result<TaskColumns[]>

/** The list as the database has it now; `onAsk` runs at every try. Throws while nobody answers. */
export function fetchTasks(signal: AbortSignal, onAsk: () => void): Promise<TasksAnswer> {
  const read = async () => {
    onAsk()
    const response = await fetch('/api/tareas', { cache: 'no-store', signal })
    return (await response.json()) as TasksAnswer
  }
  return retried(read, { again: isPassing, signal })
}

/** Whether another try may bring something else. */
export const isPassing = (answer: TasksAnswer): boolean =>
  !answer.ok && (answer.code === 'unavailable' || answer.code === 'unexpected')
