import { beforeEach, expect, test, vi } from 'vitest'

const { user, client } = vi.hoisted(() => ({ user: vi.fn(), client: vi.fn() }))
vi.mock('@/lib/session/session', () => ({ currentUser: user }))
vi.mock('@/lib/session/require', () => ({ requireClient: client }))

const { startTasks } = await import('@/lib/tasks/queries')

/** Returns a user of this account; in the fake database, the id of each task names the account that was requested. */
const visitor = (account: string) => {
  const answer = (asked: string) => ({ data: [{ id: `task of ${asked}` }], error: null })
  const eq = (_column: string, asked: string) => ({ eq: () => ({ order: async () => answer(asked) }) })
  const db = { from: () => ({ select: () => ({ eq }) }) }
  return { id: 'ana', account, db }
}
const shown = async () => {
  const { account, tasks } = await startTasks()
  const result = await tasks
  return { account, tasks: result.ok && result.data.map(({ id }) => id) }
}

beforeEach(() => void vi.resetAllMocks())

test('the page shows the tasks of its account, although they are read before access is decided', async () => {
  user.mockResolvedValue(visitor('empresa'))
  client.mockResolvedValue(visitor('empresa'))
  expect(await shown()).toEqual({ account: 'empresa', tasks: ['task of empresa'] })
})

test('a person who works only in the account of others sees the tasks of that account, not of their own', async () => {
  user.mockResolvedValue(visitor('propia'))
  client.mockResolvedValue(visitor('empresa'))
  expect(await shown()).toEqual({ account: 'empresa', tasks: ['task of empresa'] })
})

test('a visitor who is sent elsewhere gets no tasks', async () => {
  user.mockResolvedValue(null)
  client.mockRejectedValue(new Error('/auth'))
  await expect(startTasks()).rejects.toThrow('/auth')
})
