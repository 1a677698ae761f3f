import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const ago = (time: string) => `now() - interval '${time}'`
const forget = async (most = 1000) =>
  (await scene.rows<{ gone: number }>(`select public.forget_expired(${most}) as gone`))[0]?.gone
const keysOf = async (table: string, column = 'key') =>
  (await scene.rows<{ key: string }>(`select ${column}::text as key from public.${table} order by 1`)).map(
    ({ key }) => key,
  )

test('the row of a rate limit is deleted a day after it ended, and not before', async () => {
  await scene.run(`insert into public.rate_limits (key, tat) values
    ('now', now()), ('ahead', now() + interval '1 hour'), ('yesterday', ${ago('23 hours')}), ('old', ${ago('25 hours')})`)
  expect(await forget()).toBe(1)
  expect(await keysOf('rate_limits')).toEqual(['ahead', 'now', 'yesterday'])
})

test('a sent or cancelled delivery is deleted after 90 days, and pending and failed ones stay', async () => {
  await scene.run(`insert into public.outbox (kind, key, status, created_at, done_at) values
    ('mail', 'sent', 'done', ${ago('91 days')}, ${ago('91 days')}),
    ('mail', 'dropped', 'dropped', ${ago('91 days')}, ${ago('91 days')}),
    ('mail', 'sent lately', 'done', ${ago('120 days')}, ${ago('89 days')}),
    ('mail', 'waits', 'pending', ${ago('200 days')}, null),
    ('mail', 'given up', 'parked', ${ago('200 days')}, null)`)
  expect(await forget()).toBe(2)
  expect(await keysOf('outbox')).toEqual(['given up', 'sent lately', 'waits'])
})

test('a failed upload is deleted after 30 days, and one that became a document stays', async () => {
  const batch = randomUUID()
  const upload = (
    name: string,
    status: string,
    settled: string,
  ) => `(gen_random_uuid(), '${scene.people.ana}',
    '${batch}', gen_random_uuid(), '${name}', '${name}', 'application/pdf', 10, '${status}', ${settled})`
  await scene.run(`
    insert into public.upload_batches (id, user_id) values ('${batch}', '${scene.people.ana}');
    insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, status, settled_at)
    values ${[
      upload('done', 'done', ago('400 days')),
      upload('open', 'reserved', 'null'),
      upload('expired', 'expired', ago('31 days')),
      upload('rejected', 'rejected', ago('31 days')),
      upload('twice', 'duplicate', ago('31 days')),
      upload('lately', 'rejected', ago('29 days')),
    ].join(', ')}`)
  expect(await forget()).toBe(3)
  expect(await keysOf('uploads', 'name')).toEqual(['done', 'lately', 'open'])
})

test('a ZIP of documents is deleted a day after it was prepared', async () => {
  await scene.run(`insert into private.document_zips (person, account, documents, made_at) values
    ${['25 hours', '23 hours'].map((time) => `('${scene.people.ana}', '${scene.people.ana}', '{}', ${ago(time)})`).join()}`)
  expect(await forget()).toBe(1)
  expect(await scene.rows(`select from private.document_zips where made_at > ${ago('1 day')}`)).toHaveLength(
    1,
  )
})

test('each run deletes a batch, the oldest rows first', async () => {
  const days = [5, 3, 9]
  await scene.run(`insert into public.rate_limits (key, tat) values
    ${days.map((day) => `('${day} days', ${ago(`${day} days`)})`).join(', ')}`)
  expect(await forget(2)).toBe(2)
  expect((await keysOf('rate_limits')).filter((key) => key.endsWith('days'))).toEqual(['3 days'])
  expect(await forget(2)).toBe(1)
})
