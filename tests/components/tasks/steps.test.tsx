import { expect, test } from 'vitest'
import { settle } from '@/components/tasks/use-tasks'
import { withSteps } from '@/components/tasks/steps'
import type { Task } from '@/lib/tasks/task'

const task = (n: number, more: Partial<Task> = {}): Task => ({
  id: `t${n}`,
  name: `Tarea ${n}`,
  completed: false,
  path: `task_${1764000000000 + n}`,
  ...more,
})

const unsaved = (n: number) => ({ name: `Tarea ${n}`, completed: false, path: task(n).path })

test('unsent changes are already in the list, newest task first', () => {
  const added = unsaved(3)
  const tasks = withSteps(
    [task(2), task(1)],
    [
      { kind: 'add', task: added },
      { kind: 'toggle', id: 't1', completed: true },
      { kind: 'delete', id: 't2' },
    ],
  )
  expect(tasks).toEqual([{ ...task(3), id: null }, task(1, { completed: true })])
})

test('a task that arrives live before its answer is listed once, with its id', () => {
  const added = unsaved(3)
  expect(withSteps([task(3)], [{ kind: 'add', task: added }])).toEqual([task(3)])
})

test('a task whose deletion was undone is in its old place', () => {
  const back = unsaved(2)
  const steps = [{ kind: 'delete', id: 't2' } as const, { kind: 'add', task: back } as const]
  expect(withSteps([task(3), task(2), task(1)], steps).map(({ id }) => id)).toEqual(['t3', null, 't1'])
})

const toggled = (file_type: string, id = 't1') => ({ type: 'UPDATE' as const, row: { id, file_type } })

test('the answer to a tick is used unless the same task was changed elsewhere meanwhile', () => {
  expect(settle(toggled('completed'), [])).toBe('apply')
  expect(settle(toggled('completed'), [toggled('pending', 't2')])).toBe('apply')
  expect(settle(toggled('completed'), [toggled('completed')])).toBe('known')
  expect(settle(toggled('completed'), [toggled('completed'), toggled('pending')])).toBe('ask')
  expect(settle(toggled('completed'), [{ type: 'DELETE', row: { id: 't1' } }])).toBe('ask')
})

test('a new task that was deleted elsewhere before its answer does not come back', () => {
  const heard = [
    { type: 'INSERT' as const, row: { id: 't1' } },
    { type: 'DELETE' as const, row: { id: 't1' } },
  ]
  expect(settle({ type: 'INSERT', row: { id: 't1' } }, heard)).toBe('known')
})
