import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from public.obligations'))

const today = bogotaDay(new Date())

describe('an obligation that a member adds by hand', () => {
  const content = (more: object = {}) => ({
    name: 'Renovar la matrícula',
    due: addDays(today, 15),
    actBy: addDays(today, 14),
    responsible: null as string | null,
    clientSees: true,
    ...more,
  })
  const add = (id: string, client: string, more: object = {}) =>
    `add_obligation('${id}', '${client}', '${JSON.stringify(content(more))}')`

  test('is added once although it is sent twice, has a responsible member, and shows on the board', async () => {
    const id = randomUUID()
    const { ana, advisor } = scene.people
    await scene.ask('advisor', add(id, ana, { responsible: advisor }))
    await scene.ask('advisor', add(id, ana, { responsible: advisor }))
    const kept = await scene.rows(
      `select id, name, due::text from public.obligations where user_id = '${ana}'`,
    )
    expect(kept).toMatchObject([{ id, name: 'Renovar la matrícula', due: addDays(today, 15) }])
    const month = addDays(today, 15).slice(0, 7)
    const { rows } = await scene.ask<{ rows: object[] }>('advisor', `work_list('{"month":"${month}"}', 50)`)
    expect(rows).toMatchObject([{ id, name: 'Renovar la matrícula', responsible: advisor, assigned: true }])
  })

  test.each<[string, 'luis' | 'ana', object, string]>([
    ['of a client of somebody else', 'luis', {}, 'not-found'],
    ['without a name', 'ana', { name: 'x' }, 'invalid-input'],
    ['without a day', 'ana', { due: null }, 'invalid-input'],
  ])('%s is refused', async (_, client, more, message) => {
    expect(await scene.refusal('advisor', add(randomUUID(), scene.people[client], more))).toMatchObject({
      message,
    })
  })

  test('cannot be seen or added by a member who does not work for the client', async () => {
    const call = add(randomUUID(), scene.people.ana, { responsible: scene.people.other })
    expect(await scene.refusal('advisor', call)).toMatchObject({ message: 'not-their-client' })
  })
})
