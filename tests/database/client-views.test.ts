import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Person = 'ana' | 'luis'
const away = async () =>
  (await scene.ask<{ rows: { id: string }[] }>('admin', `list_clients('{"view": "away"}')`)).rows.map(
    ({ id }) => id,
  )
const seeing = (who: Person) =>
  scene.run(`select public.note_session('${scene.people[who]}', '${randomUUID()}', 'Firefox', '127.0.0.1')`)
/** Moves all visits this many days into the past, and updates the cards of the clients. */
const daysLater = (days: number) =>
  scene.run(`update private.session_devices set seen_at = seen_at - interval '${days} days';
    select private.draw_client_card(a.id) from public.accounts a`)

test('a filter finds clients whose people have not visited the site for a month, ignoring people who left the account', async () => {
  const { ana, luis } = scene.people
  expect(await away()).toEqual(expect.arrayContaining([ana, luis]))
  await seeing('ana')
  expect(await away()).not.toContain(ana)
  await daysLater(30)
  expect(await away()).not.toContain(ana)
  await daysLater(1)
  expect(await away()).toContain(ana)

  // Luis works in Ana's account too, so his visits count for both clients until he leaves the account.
  await scene.run(
    `insert into private.account_members (account, user_id, role) values ('${ana}', '${luis}', 'reader')`,
  )
  await seeing('luis')
  expect(await away()).not.toEqual(expect.arrayContaining([ana]))
  expect(await away()).not.toEqual(expect.arrayContaining([luis]))
  await scene.run(
    `update private.account_members set until = now() where account = '${ana}' and user_id = '${luis}'`,
  )
  expect(await away()).toContain(ana)
  expect(await away()).not.toContain(luis)

  await scene.run(`update private.account_members set until = now() where account = '${ana}'`)
  expect(await away()).not.toContain(ana)
})
