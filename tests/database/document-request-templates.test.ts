import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const item = { title: 'Extracto', help: '', required: true, allowsNone: false, answerWith: 'file' }
const content = (more: object = {}) => ({
  name: 'Cierre de año',
  title: 'Soportes del cierre, {periodo}',
  note: '',
  items: [item],
  ...more,
})
const save = (id: string, more: object = {}, seen: number | null = null) =>
  `save_request_template('${id}', '${JSON.stringify(content(more))}', ${seen ?? 'null'})`
const list = () =>
  scene.ask<{ id: string; name: string; version: number; archived: boolean; items: object[] }[]>(
    'advisor',
    'request_templates()',
  )
const find = async (id: string) => (await list()).find((one) => one.id === id)

test('a template for requests is stored once, edited from its present version, archived and restored', async () => {
  const id = randomUUID()
  await scene.ask('advisor', save(id))
  await scene.ask('advisor', save(id))
  expect(await find(id)).toMatchObject({ version: 1, archived: false, items: [item] })
  await scene.ask('admin', save(id, { name: 'Cierre' }, 1))
  expect(await scene.refusal('advisor', save(id, { name: 'Otro' }, 1))).toMatchObject({ message: 'conflict' })
  await scene.ask('advisor', `archive_request_template('${id}', true)`)
  await scene.ask('advisor', `archive_request_template('${id}', true)`)
  expect(await find(id)).toMatchObject({ name: 'Cierre', archived: true, version: 3 })
  await scene.ask('advisor', `archive_request_template('${id}', false)`)
  expect(await find(id)).toMatchObject({ archived: false })
})

test.each<[string, object]>([
  ['without items', { items: [] }],
  ['with nothing that has to be answered', { items: [{ ...item, required: false }] }],
  ['with an item without a name', { items: [{ ...item, title: ' ' }] }],
  ['with an item that lacks a part', { items: [item, { title: 'Otro' }] }],
  ['with another way to answer', { items: [{ ...item, answerWith: 'voice' }] }],
  ['without a name', { name: '' }],
  ['with a long title', { title: 'x'.repeat(121) }],
])('a template for requests %s is refused', async (_, more) => {
  expect(await scene.refusal('admin', save(randomUUID(), more))).toMatchObject({ message: 'invalid-input' })
})

test('clients cannot use templates for requests', async () => {
  for (const call of [
    'request_templates()',
    save(randomUUID()),
    `archive_request_template('${randomUUID()}', true)`,
  ])
    expect(await scene.refusal('ana', call)).toMatchObject({ message: 'staff-only' })
})
