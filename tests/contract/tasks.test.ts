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

test('the same task twenty times at once is stored once, and each sender gets it', async () => {
  const same = { name: 'Enviar el RUT', at: (moment += 10), completed: false }
  const answers = await Promise.all(Array.from({ length: 20 }, () => insertTask(as('clientA'), same)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await names()).filter((name) => name === same.name)).toHaveLength(1)
})

test('two tasks of the same millisecond are two', async () => {
  const at = (moment += 10)
  const both = await Promise.all(
    ['Uno', 'Dos'].map((name) => insertTask(as('clientA'), { name, at, completed: false })),
  )
  expect(new Set(both.map(({ file_path }) => file_path)).size).toBe(2)
})

test('the list is newest first, and only one’s own, also for staff', async () => {
  await write('Vieja')
  await write('Nueva')
  await write('De la asesora', 'admin')
  expect((await names()).slice(0, 2)).toEqual(['Nueva', 'Vieja'])
  expect(await names('admin')).toEqual(['De la asesora'])
})

test('another client’s id is not found, and that task stays as it was', async () => {
  const { id } = await write('De la clienta A')
  for (const stranger of [as('clientB'), as('admin')]) {
    expect(await codeOf(toggleTask(stranger, { id, completed: true }))).toBe('not-found')
    expect(await codeOf(deleteTask(stranger, { id }))).toBe('not-found')
  }
  expect(await codeOf(toggleTask(as('clientB'), { id: randomUUID(), completed: true }))).toBe('not-found')
  const kept = (await listTasks(as('clientA'))).find((task) => task.id === id)
  expect(kept).toMatchObject({ name: 'De la clienta A', file_type: 'pending' })
})

test('a file is never a task, not even one’s own', async () => {
  const id = fixtures.belongings.clientA.documentId
  expect(await codeOf(toggleTask(as('clientA'), { id, completed: true }))).toBe('not-found')
  expect(await codeOf(deleteTask(as('clientA'), { id }))).toBe('not-found')
})

test('ticking twice is fine, deleting removes it, and a restored task keeps its place', async () => {
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
