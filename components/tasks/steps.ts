import type { Task } from '@/lib/tasks/task'

export type Step =
  | { kind: 'add'; task: Omit<Task, 'id'> }
  | { kind: 'toggle'; id: string; completed: boolean }
  | { kind: 'delete'; id: string }

/** `id` is null until the database has stored the task. */
export type ListedTask = Omit<Task, 'id'> & { id: string | null }

/** A task's path contains the time of its creation, so sorting by path puts the newest task first. */
export const newestFirst = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? 1 : -1)

export function withSteps(tasks: readonly Task[], steps: readonly Step[]): readonly ListedTask[] {
  return steps.reduce<readonly ListedTask[]>(take, tasks).toSorted(newestFirst)
}

function take(tasks: readonly ListedTask[], step: Step): readonly ListedTask[] {
  switch (step.kind) {
    case 'add':
      // The live change of a new task can arrive before the response, so the list may already contain the task.
      return tasks.some(({ path }) => path === step.task.path)
        ? tasks
        : [{ ...step.task, id: null }, ...tasks]
    case 'toggle':
      return tasks.map((task) => (task.id === step.id ? { ...task, completed: step.completed } : task))
    case 'delete':
      return tasks.filter((task) => task.id !== step.id)
  }
}
