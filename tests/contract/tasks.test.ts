import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { deleteTask, insertTask, toggleTask } from '@/lib/tasks/mutations'
import { listTasks } from '@/lib/tasks/queries'
import { createFixtures, type Fixtures } from '../database/fixtures'
import { must } from '../support/contract-people'
import { openSharedTarget } from '../support/contract-target'

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures(await openSharedTarget())
  const people = Object.values(fixtures.people).map(({ id }) => id)
  must(
    await fixtures.service.from('documents').delete().eq('kind', 'task').in('user_id', people).select('id'),
  )
})
afterAll(() => fixtures.target.stop())

const as = (role: 'clientA' | 'clientB' | 'admin') => {
  const { id, email, client } = fixtures.people[role]
  return { id, email, account: id, role: 'owner' as const, db: client }
}
let moment = Date.UTC(2026, 10, 20)
const write = (name: string, role: 'clientA' | 'admin' = 'clientA') =>
  insertTask(as(role), { name, at: (moment += 10), completed: false })
const names = async (role: 'clientA' | 'admin' = 'clientA') =>
  (await listTasks(as(role))).map(({ name }) => name)
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ExpectedError ? error.code : error
}

test('a task that is sent twenty times at once is stored once, and every sender gets it', async () => {
  const same = { name: 'Enviar el RUT', at: (moment += 10), completed: false }
  const answers = await Promise.all(Array.from({ length: 20 }, () => insertTask(as('clientA'), same)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await names()).filter((name) => name === same.name)).toHaveLength(1)
})

test('two tasks written in the same millisecond are both stored', async () => {
  const at = (moment += 10)
  const both = await Promise.all(
    ['Uno', 'Dos'].map((name) => insertTask(as('clientA'), { name, at, completed: false })),
  )
  expect(new Set(both.map(({ file_path }) => file_path)).size).toBe(2)
})

test('the list of tasks is newest first and has only the person’s own, also for members of the firm', async () => {
  await write('Vieja')
  await write('Nueva')
  await write('De la asesora', 'admin')
  expect((await names()).slice(0, 2)).toEqual(['Nueva', 'Vieja'])
  expect(await names('admin')).toEqual(['De la asesora'])
})

test('another client’s task is not found, and stays unchanged', async () => {
  const { id } = await write('De la clienta A')
  for (const stranger of [as('clientB'), as('admin')]) {
    expect(await codeOf(toggleTask(stranger, { id, completed: true }))).toBe('not-found')
    expect(await codeOf(deleteTask(stranger, { id }))).toBe('not-found')
  }
  expect(await codeOf(toggleTask(as('clientB'), { id: randomUUID(), completed: true }))).toBe('not-found')
  const kept = (await listTasks(as('clientA'))).find((task) => task.id === id)
  expect(kept).toMatchObject({ name: 'De la clienta A', file_type: 'pending' })
})

test('a file cannot be ticked or deleted as a task, even by its owner', async () => {
  const id = fixtures.belongings.clientA.documentId
  expect(await codeOf(toggleTask(as('clientA'), { id, completed: true }))).toBe('not-found')
  expect(await codeOf(deleteTask(as('clientA'), { id }))).toBe('not-found')
})

test('a task can be ticked twice and deleted, and a restored one returns to its place', async () => {
  const first = await write('Primera')
  await write('Segunda')
  await toggleTask(as('clientA'), { id: first.id, completed: true })
  const again = await toggleTask(as('clientA'), { id: first.id, completed: true })
  expect(again.file_type).toBe('completed')
  await deleteTask(as('clientA'), { id: first.id })
  expect(await codeOf(deleteTask(as('clientA'), { id: first.id }))).toBe('not-found')
  const at = Number(first.file_path.slice('task_'.length))
  const back = await insertTask(as('clientA'), { name: 'Primera', at, completed: true })
  expect(back).toMatchObject({ file_path: first.file_path, file_type: 'completed' })
  expect((await names()).slice(0, 2)).toEqual(['Segunda', 'Primera'])
})
