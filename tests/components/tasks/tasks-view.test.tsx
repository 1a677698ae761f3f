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

test('tasks are listed newest first, with their number', async () => {
  await show([row(1, { file_type: 'completed' }), row(2)])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestión de Tareas')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('My Tasks')
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect([box('Tarea 1').checked, box('Tarea 2').checked]).toEqual([true, false])
  expect(screen.getByRole('status').textContent).toBe('2 tasks total1 completed')
})

test('without tasks, while loading and without a session the page says so, and no task can be added', async () => {
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

test('changes from other tabs appear without a reload; files and other clients’ tasks do not', async () => {
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

test('after a lost connection the list reloads, and tasks that arrive meanwhile are not lost', async () => {
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

test('a first load that failed is repeated by itself, and then on request', async () => {
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

test('the name of a task is shown as text, whatever it contains', async () => {
  await show([row(1, { name: '<img src=x onerror=alert(1)> \u202efdp' })])
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('li bdi')?.textContent).toBe('<img src=x onerror=alert(1)> \u202efdp')
})
