import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '../support/contract-people'
import { openSharedTarget } from '../support/contract-target'
import { createFixtures, type Fixtures } from './fixtures'
import { callRest } from './roles'

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures(await openSharedTarget())
})
afterAll(() => fixtures.target.stop())

const task = () => ({
  name: 'Enviar el RUT',
  user_id: fixtures.people.clientA.id,
  file_path: `task_${Date.now()}`,
  storage_path: `tasks/${fixtures.people.clientA.id}`,
  file_type: 'pending',
  file_size: 0,
})
const documents = () => fixtures.people.clientA.client.from('documents')

describe('a client writes only tasks to the documents table', () => {
  test.each([
    ['google_drive_link', 'https://enlace.example'],
    ['google_drive_id', 'x'],
    ['sha256', 'a'.repeat(64)],
    ['id', randomUUID()],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('a new task cannot set its %s', async (column, value) => {
    const answer = await callRest(fixtures, 'clientA', {
      method: 'POST',
      path: 'documents',
      body: { ...task(), [column]: value },
    })
    expect(answer.code).toBe('42501')
  })

  test.each([
    ['name', 'otro'],
    ['user_id', randomUUID()],
    ['storage_path', 'tasks/otro'],
    ['file_path', '/api/documentos/otro'],
    ['file_size', 9],
    ['google_drive_link', 'https://enlace.example'],
  ])('a task that exists keeps its %s', async (column, value) => {
    const answer = await callRest(fixtures, 'clientA', {
      method: 'PATCH',
      path: 'documents?kind=eq.task',
      body: { [column]: value },
    })
    expect(answer.code).toBe('42501')
  })

  test.each([
    ['the place of a file', { storage_path: 'facturas/x.pdf' }, '42501'],
    ['the tasks of another person', { storage_path: 'tasks/otra' }, '42501'],
    ['another state', { file_type: 'application/pdf' }, '23514'],
    ['a size', { file_size: 10 }, '23514'],
    ['an address of its own', { file_path: 'https://enlace.example' }, '23514'],
    ['a kind of its own choice', { kind: 'file' }, '428C9'],
  ])('a task with %s is refused', async (_what, change, code) => {
    const body = { ...task(), ...change }
    expect((await callRest(fixtures, 'clientA', { method: 'POST', path: 'documents', body })).code).toBe(code)
  })

  test('a task for another person is refused', async () => {
    const { id } = fixtures.people.clientB
    const foreign = { ...task(), user_id: id, storage_path: `tasks/${id}` }
    expect((await documents().insert(foreign)).error?.code).toBe('42501')
  })

  test('a file cannot be ticked off or deleted like a task', async () => {
    const { documentId } = fixtures.belongings.clientA
    const toggled = await documents().update({ file_type: 'completed' }).eq('id', documentId).select('id')
    expect(toggled.data).toEqual([])
    expect(must(await documents().delete().eq('id', documentId).select('id'))).toEqual([])
    const kept = await fixtures.service.from('documents').select('file_type').eq('id', documentId).single()
    expect(kept.data).toEqual({ file_type: 'application/pdf' })
  })

  test('a client can add, tick off and delete their own task', async () => {
    const made = must(await documents().insert(task()).select('id, kind').single())
    expect(made.kind).toBe('task')
    const mine = documents().update({ file_type: 'completed' }).eq('id', made.id)
    expect(must(await mine.select('file_type'))).toEqual([{ file_type: 'completed' }])
    expect(must(await documents().delete().eq('id', made.id).select('id'))).toEqual([{ id: made.id }])
  })

  test('a task that is sent twice is stored once', async () => {
    const sent = task()
    must(await documents().insert(sent).select('id'))
    expect((await documents().insert(sent)).error?.code).toBe('23505')
    must(await documents().delete().eq('file_path', sent.file_path).select('id'))
  })

  test('a client has at most 500 tasks, also when many come at once, not counting repetitions', async () => {
    const { service, people } = fixtures
    const moment = Date.now() + 1000
    const many = Array.from({ length: 490 }, (_, n) => ({ ...task(), file_path: `task_${moment + n}` }))
    must(await service.from('documents').insert(many).select('id'))
    const more = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        documents().insert({ ...task(), file_path: `task_${moment + 1000 + n}` }),
      ),
    )
    const kept = must(
      await service.from('documents').select('id').eq('user_id', people.clientA.id).eq('kind', 'task'),
    )
    expect(kept).toHaveLength(500)
    expect(new Set(more.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['task-limit']))
    expect((await documents().insert(many[0]!)).error?.code).toBe('23505')
    must(await service.from('documents').delete().eq('kind', 'task').select('id'))
  })
})
