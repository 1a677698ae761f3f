import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const run = randomUUID()
const hash = (secret: string) =>
  createHash('sha256')
    .update(secret + run)
    .digest('hex')
type Entry = { title: string; status: string }
const read = async (secret: string) =>
  (
    await scene.rows<{ feed: Entry[] | null }>(`select public.read_member_feed('${hash(secret)}') as feed`)
  )[0]!.feed

test('a member’s calendar address shows what the member attends, with the client’s name, until the address changes', async () => {
  const { ana, advisor, admin } = scene.people
  const add = (person: string, title: string, status: string, days: number, hour: number) =>
    scene.run(`insert into public.appointments (user_id, title, starts_at, ends_at, status, cancelled_by, person)
      values ('${ana}', '${title}', date_trunc('day', now()) + interval '${days} days ${hour} hours',
        date_trunc('day', now()) + interval '${days} days ${hour + 1} hours', '${status}',
        ${status === 'cancelled' ? `'client'` : 'null'}, '${person}')`)
  await add(advisor, 'Cierre', 'confirmed', 3, 14)
  await add(advisor, 'Nómina', 'cancelled', 3, 16)
  await add(advisor, 'Vieja', 'done', -100, 14)
  await add(admin, 'Ajena', 'confirmed', 3, 14)

  expect(await scene.ask('advisor', `renew_member_feed('${hash('uno')}')`)).toMatchObject({ read_at: null })
  const feed = await read('uno')
  expect(feed?.map(({ status }) => status)).toEqual(['confirmed', 'cancelled'])
  expect(feed?.[0]?.title).toMatch(/^Cierre, .+/)
  expect(await scene.ask('advisor', 'my_member_feed()')).not.toMatchObject({ read_at: null })
  expect(await scene.ask('admin', 'my_member_feed()')).toBeNull()

  await scene.ask('advisor', `renew_member_feed('${hash('dos')}')`)
  expect(await read('uno')).toBeNull()
  expect(await read('dos')).toHaveLength(2)
  // A member who no longer works for the client cannot read the client's data and gets no reminders.
  const seat = `client = '${ana}' and advisor = '${advisor}'`
  const held = () =>
    scene.rows<{ holds: boolean }>(`select public.reminder_holds(a.id, a.starts_at, u.email) as holds
      from public.appointments a join auth.users u on u.id = '${advisor}' where a.title = 'Cierre'`)
  expect(await held()).toEqual([{ holds: true }])
  const taken = await scene.rows(`delete from private.client_advisors where ${seat} returning *`)
  expect(taken).toHaveLength(1)
  expect(await read('dos')).toEqual([])
  expect(await held()).toEqual([{ holds: false }])
  await scene.run(`insert into private.client_advisors
    select * from jsonb_populate_recordset(null::private.client_advisors, '${JSON.stringify(taken)}')`)
  expect(await read('dos')).toHaveLength(2)
  await scene.ask('advisor', 'revoke_member_feed()')
  expect(await read('dos')).toBeNull()
})

test('the calendar address of a member who leaves the firm stops working', async () => {
  const { other } = scene.people
  await scene.ask('other', `renew_member_feed('${hash('tres')}')`)
  expect(await read('tres')).toEqual([])
  await scene.run(`delete from private.staff where user_id = '${other}'`)
  expect(await read('tres')).toBeNull()
})
