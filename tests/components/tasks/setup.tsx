import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Change } from '@/components/live/change-log'
import type { TasksAnswer } from '@/components/tasks/use-task-list'
import { TasksView } from '@/components/tasks/tasks-view'
import type { TaskColumns } from '@/lib/tasks/task'
import { onToast, type ToastMessage } from '@/lib/toast'

const { channel, actions } = vi.hoisted(() => ({
  channel: {} as { onChange: (change: Change) => void; onCatchUp: () => void },
  actions: {
    createTaskAction: vi.fn(),
    restoreTaskAction: vi.fn(),
    toggleTaskAction: vi.fn(),
    deleteTaskAction: vi.fn(),
  },
}))
vi.mock('@/lib/tasks/actions', () => actions)
vi.mock('next/navigation', () => ({ usePathname: () => '/portal/tareas' }))
vi.mock('@/components/live/live-channel', () => ({
  LiveChannel: (props: typeof channel) => {
    Object.assign(channel, props)
    return null
  },
}))

export const row = (n: number, more: Partial<TaskColumns> = {}): TaskColumns => ({
  id: `t${n}`,
  name: `Tarea ${n}`,
  file_path: `task_${1764000000000 + n}`,
  file_type: 'pending',
  kind: 'task',
  ...more,
})
export const refused = (
  code: 'unavailable' | 'unauthenticated' | 'not-found' | 'task-limit',
  message = 'Motivo.',
) => ({ ok: false, code, message }) as const
export const fetched = vi.fn<() => Promise<TasksAnswer>>()

const messages: ToastMessage[] = []
export const said = () => messages.map(({ title, description }) => [title, description])
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = onToast((message) => messages.push(message))
  vi.stubGlobal('fetch', async () => ({ json: await fetched().then((answer) => async () => answer) }))
})
afterEach(() => {
  stop()
  cleanup()
  messages.length = 0
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

export function later<T>(action: { mockImplementationOnce: (run: () => Promise<T>) => unknown }) {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  action.mockImplementationOnce(() => promise)
  return {
    answer: (value: T) => act(async () => resolve(value)),
    breaks: () => act(async () => reject(new Error('Failed to fetch'))),
  }
}
export const show = (tasks: Promise<TasksAnswer> | TaskColumns[]) =>
  act(async () =>
    render(
      <TasksView
        account="u1"
        tasks={Array.isArray(tasks) ? Promise.resolve({ ok: true, data: tasks }) : tasks}
      />,
    ),
  )
export const happen = (type: Change['type'], raw: Record<string, unknown>) =>
  act(async () => channel.onChange({ type, row: raw }))
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
export const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New task' })
export const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
export const write = (text: string) => act(async () => fireEvent.input(input(), { target: { value: text } }))
export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
export const names = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent)

export { actions, channel }
