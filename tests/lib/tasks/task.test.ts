import { expect, test } from 'vitest'
import { momentOf, taskPath, toTask } from '@/lib/tasks/task'

const row = { id: 't1', name: 'RUT', file_path: 'task_1764000000000', kind: 'task' }

test('a row says by its file type whether the task is done', () => {
  expect(toTask({ ...row, file_type: 'pending' })).toEqual({
    id: 't1',
    name: 'RUT',
    completed: false,
    path: 'task_1764000000000',
  })
  expect(toTask({ ...row, file_type: 'completed' }).completed).toBe(true)
})

test('the path holds the moment', () => {
  expect(taskPath(1764000000000)).toBe('task_1764000000000')
  expect(momentOf({ path: taskPath(1764000000000) })).toBe(1764000000000)
})
