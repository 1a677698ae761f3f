import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from private.saved_filters'))

type Who = keyof ReviewScene['people']
const save = (who: Who, name: string, id: string = randomUUID(), query = 'vista=vencido', page = 'clients') =>
  scene.ask(who, `save_filter('${id}', '${page}', '${name}', '${query}')`)
const refused = async (who: Who, call: string) => (await scene.refusal(who, call))?.message
const names = async (who: Who, page = 'clients') =>
  (await scene.ask<{ name: string }[]>(who, `saved_filters('${page}')`)).map(({ name }) => name)

test('a member saves, renames and deletes filters, separately for each page', async () => {
  const id = randomUUID()
  await save('advisor', ' Vencidos ', id)
  await save('advisor', ' Vencidos ', id)
  await save('advisor', 'Al día', randomUUID(), 'estado=listas', 'board')
  expect(await scene.ask('advisor', `saved_filters('clients')`)).toEqual([
    { id, name: 'Vencidos', query: 'vista=vencido' },
  ])
  await save('advisor', 'Con algo vencido', id, 'vista=otra')
  expect(await scene.ask('advisor', `saved_filters('clients')`)).toEqual([
    { id, name: 'Con algo vencido', query: 'vista=vencido' },
  ])
  for (let twice = 0; twice < 2; twice++) await scene.ask('advisor', `delete_filter('${id}')`)
  expect([await names('advisor'), await names('advisor', 'board')]).toEqual([[], ['Al día']])
})

test('no colleague sees a member’s filters, not even an administrator, and they are deleted with the member', async () => {
  const id = randomUUID()
  await save('advisor', 'Míos', id)
  expect(await names('admin')).toEqual([])
  expect(await refused('admin', `save_filter('${id}', 'clients', 'Suyos', 'a=b')`)).toBe('not-found')
  await scene.ask('admin', `delete_filter('${id}')`)
  expect(await names('advisor')).toEqual(['Míos'])
  expect(await refused('ana', `saved_filters('clients')`)).toBe('staff-only')
  await save('other', 'De otro')
  await scene.ask('admin', `remove_member('${scene.people.other}')`)
  expect(await scene.rows('select name from private.saved_filters')).toEqual([{ name: 'Míos' }])
})

test('filters have different names, twenty at most, and an invalid filter is refused', async () => {
  await save('advisor', 'Vencidos')
  const again = `save_filter('${randomUUID()}', 'clients', 'VENCIDOS', 'a=b')`
  expect(await refused('advisor', again)).toBe('filter-exists')
  for (const [name, query, page] of [
    ['', 'a=b', 'clients'],
    ['x'.repeat(61), 'a=b', 'clients'],
    ['x', '', 'clients'],
    ['x', 'a=b#<script>', 'clients'],
    ['x', 'a=b', 'audit'],
  ])
    expect(await refused('advisor', `save_filter('${randomUUID()}', '${page}', '${name}', '${query}')`)).toBe(
      'invalid-input',
    )
  for (let n = 1; n < 20; n++) await save('advisor', `Filtro ${n}`)
  expect(await refused('advisor', `save_filter('${randomUUID()}', 'clients', 'Uno más', 'a=b')`)).toBe(
    'filter-limit',
  )
  await save('advisor', 'Del tablero', randomUUID(), 'a=b', 'board')
})
