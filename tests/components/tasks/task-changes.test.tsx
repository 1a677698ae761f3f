import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Result } from '@/lib/result'
import type { TaskColumns } from '@/lib/tasks/task'
import {
  actions,
  add,
  box,
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
  write,
} from './setup'

test('a new task appears at once, and can be deleted only after the server has answered', async () => {
  await show([row(1)])
  const { answer } = later<Result<TaskColumns>>(actions.createTaskAction)
  await write('  Enviar el RUT ')
  await press(add())
  expect(names()).toEqual(['Enviar el RUT', 'Tarea 1'])
  expect([input().value, document.activeElement === input()]).toEqual(['', true])
  const { name, at } = actions.createTaskAction.mock.calls[0]?.[0] as { name: string; at: number }
  expect(name).toBe('Enviar el RUT')
  await press(screen.getByRole('button', { name: 'Delete: Enviar el RUT' }))
  expect(actions.deleteTaskAction).not.toHaveBeenCalled()
  await answer({ ok: true, data: row(2, { name, file_path: `task_${at}` }) })
  expect(names()).toEqual(['Enviar el RUT', 'Tarea 1'])
  expect(said()).toEqual([['Task created', undefined]])
})

test('a new task that arrives live before its answer is listed once', async () => {
  await show([])
  const { answer } = later<Result<TaskColumns>>(actions.createTaskAction)
  await write('RUT')
  await press(add())
  const { at } = actions.createTaskAction.mock.calls[0]?.[0] as { at: number }
  const made = row(2, { name: 'RUT', file_path: `task_${at}` })
  await happen('INSERT', made)
  expect(names()).toEqual(['RUT'])
  await answer({ ok: true, data: made })
  expect(names()).toEqual(['RUT'])
})

test('a refused task disappears, its text returns to the field, and the reason is shown', async () => {
  await show([row(1)])
  const { answer } = later<Result<TaskColumns>>(actions.createTaskAction)
  await write('RUT')
  await press(add())
  await answer(refused('task-limit', 'Llegaste al límite.'))
  expect(names()).toEqual(['Tarea 1'])
  expect(input().value).toBe('RUT')
  expect(said()).toEqual([['Error creating task', 'Llegaste al límite.']])
})

test('the text of a refused task does not replace what is typed meanwhile', async () => {
  await show([])
  const { answer } = later<Result<TaskColumns>>(actions.createTaskAction)
  await write('RUT')
  await press(add())
  await write('Cámara de Comercio')
  await answer(refused('task-limit'))
  expect([input().value, add().disabled]).toEqual(['Cámara de Comercio', false])
})

test('sending again after a lost connection repeats the same task', async () => {
  await show([])
  fetched.mockResolvedValue({ ok: true, data: [] })
  const { breaks } = later<Result<TaskColumns>>(actions.createTaskAction)
  await write('RUT')
  await press(add())
  await breaks()
  expect(said()).toEqual([['Unexpected error', 'Task could not be created']])
  await pass(5000)
  later<Result<TaskColumns>>(actions.createTaskAction)
  await press(add())
  const [first, second] = actions.createTaskAction.mock.calls.map(([sent]) => sent as unknown)
  expect(second).toEqual(first)
})

test('pressing the button twice makes one task', async () => {
  await show([])
  later<Result<TaskColumns>>(actions.createTaskAction)
  await write('RUT')
  await act(async () => {
    fireEvent.click(add())
    fireEvent.click(add())
  })
  expect(actions.createTaskAction).toHaveBeenCalledTimes(1)
})

test('an empty or too long name is refused at its field', async () => {
  await show([])
  await act(async () => fireEvent.keyDown(input(), { key: 'Enter' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter a task name')
  expect(said()).toEqual([['Error', 'Please enter a task name']])
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(input().required).toBe(true)
  await write('   ')
  expect(screen.queryByRole('alert')).toBeNull()
  await press(add())
  expect(screen.getByRole('alert').textContent).toBe('Please enter a task name')
  expect([input().value, add().disabled]).toEqual(['', true])
  await write('x'.repeat(5000))
  await press(add())
  expect(screen.getByRole('alert').textContent).toContain('200 characters at most. There are 5,000 now.')
  expect(input().value).toHaveLength(5000)
  expect(actions.createTaskAction).not.toHaveBeenCalled()
})

test('a tick shows at once, and is taken back when it fails', async () => {
  await show([row(1)])
  const first = later<Result<TaskColumns>>(actions.toggleTaskAction)
  await press(box('Tarea 1'))
  expect(box('Tarea 1').checked).toBe(true)
  expect(actions.toggleTaskAction).toHaveBeenCalledExactlyOnceWith({ id: 't1', completed: true })
  await first.answer(refused('unavailable', 'El servicio no responde.'))
  expect(box('Tarea 1').checked).toBe(false)
  const second = later<Result<TaskColumns>>(actions.toggleTaskAction)
  await press(box('Tarea 1'))
  fetched.mockResolvedValue({ ok: true, data: [row(1)] })
  await second.breaks()
  expect(box('Tarea 1').checked).toBe(false)
  expect(said()).toEqual([
    ['Error updating task', 'El servicio no responde.'],
    ['Unexpected error', 'Task could not be updated'],
  ])
  const third = later<Result<TaskColumns>>(actions.toggleTaskAction)
  await press(box('Tarea 1'))
  await third.answer({ ok: true, data: row(1, { file_type: 'completed' }) })
  expect(box('Tarea 1').checked).toBe(true)
})

test('when another tab changed the same task, its state is read from the database', async () => {
  await show([row(1)])
  const { answer } = later<Result<TaskColumns>>(actions.toggleTaskAction)
  await press(box('Tarea 1'))
  await happen('UPDATE', row(1, { file_type: 'completed' }))
  await happen('UPDATE', row(1, { file_type: 'pending' }))
  fetched.mockResolvedValueOnce({ ok: true, data: [row(1)] })
  await answer({ ok: true, data: row(1, { file_type: 'completed' }) })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(box('Tarea 1').checked).toBe(false)
})

test('a deleted task leaves an undo button in its place, which restores the task', async () => {
  await show([row(2, { file_type: 'completed' }), row(1)])
  actions.deleteTaskAction.mockResolvedValueOnce({ ok: true, data: null })
  await press(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  expect(said()).toEqual([['Task deleted', undefined]])
  expect(names()).toEqual(['Tarea 1'])
  const undo = screen.getByRole('button', { name: 'Undo: Tarea 2' })
  expect(document.activeElement).toBe(undo)
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('Tarea 2')).toBeDefined()
  const { answer } = later<Result<TaskColumns>>(actions.restoreTaskAction)
  await press(undo)
  expect(actions.restoreTaskAction).toHaveBeenCalledExactlyOnceWith({
    name: 'Tarea 2',
    completed: true,
    at: 1764000000002,
  })
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  await answer({ ok: true, data: row(2, { id: 't9', file_type: 'completed' }) })
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect(said().at(-1)).toEqual(['Task restored', undefined])
})

const focusVisible = (element: HTMLElement, visible: boolean) =>
  Object.assign(element, {
    matches: (selector: string) =>
      selector === ':focus-visible' ? visible : Element.prototype.matches.call(element, selector),
  })

test('the undo button disappears by itself, but not while it has the keyboard’s focus', async () => {
  await show([row(2), row(1)])
  actions.deleteTaskAction.mockResolvedValue({ ok: true, data: null })
  await press(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  const undo = screen.getByRole('button', { name: 'Undo: Tarea 2' })
  focusVisible(undo, true)
  await pass(11_000)
  expect(screen.getByRole('button', { name: 'Undo: Tarea 2' })).toBeDefined()
  await act(async () => input().focus())
  expect(screen.queryByRole('button', { name: 'Undo: Tarea 2' })).toBeNull()
  await press(screen.getByRole('button', { name: 'Delete: Tarea 1' }))
  focusVisible(screen.getByRole('button', { name: 'Undo: Tarea 1' }), false)
  await pass(11_000)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText('You have no pending tasks')).toBeDefined()
})

test('a failed deletion shows the task again, unless another tab has deleted it', async () => {
  await show([row(2), row(1)])
  const { answer } = later<Result<null>>(actions.deleteTaskAction)
  await press(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  expect(names()).toEqual(['Tarea 1'])
  await answer(refused('unavailable'))
  expect(names()).toEqual(['Tarea 2', 'Tarea 1'])
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  const lost = later<Result<null>>(actions.deleteTaskAction)
  fetched.mockResolvedValue({ ok: true, data: [row(2), row(1)] })
  await press(screen.getByRole('button', { name: 'Delete: Tarea 2' }))
  await lost.breaks()
  actions.deleteTaskAction.mockResolvedValueOnce(refused('not-found'))
  await press(screen.getByRole('button', { name: 'Delete: Tarea 1' }))
  expect(names()).toEqual(['Tarea 2'])
  expect(said()).toEqual([
    ['Error deleting task', 'Motivo.'],
    ['Unexpected error', 'Task could not be deleted'],
    ['Task deleted', undefined],
  ])
})

test.each([
  ['create', 'You must be logged in to create tasks'],
  ['update', 'You must be logged in to update tasks'],
  ['delete', 'You must be logged in to delete tasks'],
])('after the session ended, trying to %s a task asks for a sign-in', async (verb, description) => {
  await show([row(1)])
  const answer = refused('unauthenticated')
  for (const action of Object.values(actions)) action.mockResolvedValue(answer)
  if (verb === 'create') {
    await write('RUT')
    await press(add())
  } else if (verb === 'update') await press(box('Tarea 1'))
  else await press(screen.getByRole('button', { name: 'Delete: Tarea 1' }))
  expect(said()).toEqual([['Authentication error', description]])
  expect(screen.getByText('Log in to see your tasks')).toBeDefined()
  expect(names()).toEqual([])
})
