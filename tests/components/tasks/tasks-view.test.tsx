import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TasksAnswer } from '@/components/tasks/use-task-list'
import {
  add,
  box,
  channel,
  fetched,
  happen,
  input,
  later,
  names,
  pass,
  press,
  refused,
  row,
  said,
  show,
} from './setup'

test('the list is newest first, with its total', async () => {
  await show([row(1, { file_type: 'completed' }), row(2)])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestión de Tareas')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('My Tasks')
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect([box('Tarea 1').checked, box('Tarea 2').checked]).toEqual([true, false])
  expect(screen.getByRole('status').textContent).toBe('2 tasks total1 completed')
})

test('without tasks, while loading, and after the session has ended, it says so and takes none', async () => {
  await show([])
  expect(screen.getByText('You have no pending tasks')).toBeDefined()
  expect(add().disabled).toBe(true)
  cleanup()
  await show(new Promise(() => {}))
  expect(screen.getByText('Loading tasks...')).toBeDefined()
  expect([add().disabled, input().disabled]).toEqual([true, true])
  cleanup()
  await show(Promise.resolve(refused('unauthenticated')))
  expect(screen.getByText('Log in to see your tasks')).toBeDefined()
  expect(add().disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/auth?next=%2Fportal%2Ftareas',
  )
})

test('changes of other tabs appear without a reload, but no files or other clients’ tasks', async () => {
  await show([row(1)])
  await happen('INSERT', row(2))
  await happen('INSERT', { ...row(3), kind: 'file', file_type: 'application/pdf' })
  await happen('UPDATE', row(1, { file_type: 'completed' }))
  await happen('DELETE', { id: 'unknown' })
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect(box('Tarea 1').checked).toBe(true)
  await happen('DELETE', { id: 't2' })
  expect(names()).toEqual(['Tarea 1'])
})

test('after a lost connection the list reloads, and new tasks meanwhile are not lost', async () => {
  await show([row(1)])
  const { answer } = later<TasksAnswer>(fetched)
  channel.onCatchUp()
  channel.onCatchUp()
  await pass(200)
  expect(fetched).toHaveBeenCalledTimes(1)
  await happen('INSERT', row(3))
  await answer({ ok: true, data: [row(2)] })
  expect(names()).toEqual(['Tarea 3', 'Tarea 2'])
})

test('a failed first load is retried automatically, then on request', async () => {
  fetched.mockResolvedValue(refused('unavailable', 'El servicio no responde.'))
  await show(Promise.resolve(refused('unavailable')))
  expect(screen.getByText('Loading tasks...')).toBeDefined()
  await pass(7500)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(said()).toEqual([['Error loading tasks', 'El servicio no responde.']])
  expect(screen.getByRole('alert').textContent).toContain('Tasks could not be loaded')
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  await press(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Loading tasks...')).toBeDefined()
  await pass(7500)
  expect(said().at(-1)).toEqual(['Unexpected error', 'Tasks could not be loaded'])
  fetched.mockReset().mockResolvedValue({ ok: true, data: [row(1)] })
  await press(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(names()).toEqual(['Tarea 1'])
})

test('names of any kind are shown as text', async () => {
  await show([row(1, { name: '<img src=x onerror=alert(1)> \u202efdp' })])
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('li bdi')?.textContent).toBe('<img src=x onerror=alert(1)> \u202efdp')
})
