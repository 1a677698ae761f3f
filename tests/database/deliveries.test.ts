import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from public.outbox'))

const addCopies = (count: number, owner: 'ana' | 'luis' = 'ana') =>
  scene.run(`insert into public.outbox (kind, key, user_id)
  select 'drive.push', gen_random_uuid()::text, '${scene.people[owner]}' from generate_series(1, ${count})`)
const claim = () =>
  scene.rows<{ id: string; attempts: number; first_tried_at: string }>(
    `select id, attempts, first_tried_at from public.claim_outbox(50, 90)`,
  )
const failAll = (reason: string, later: string) =>
  scene.rows(`select public.fail_outbox(id, attempts, '${reason}'${later}) from public.outbox
  where kind = 'drive.push' and status = 'pending'`)
type Notice = { to: string; data: Record<string, string> }
const notices = () =>
  scene.rows<Notice>(`select payload ->> 'to' as to, payload -> 'data' as data from public.outbox
  where payload ->> 'template' = 'delivery-stopped' order by key`)

test('each administrator gets one mail for all copies that fail for the same reason, and another mail for another reason', async () => {
  await addCopies(30)
  await claim()
  await failAll('drive:authError', '')
  await addCopies(5)
  await claim()
  await failAll('drive:badRequest', '')
  expect(await notices()).toEqual([
    {
      to: 'admin@empresa.example',
      data: { kind: 'drive.push', reason: 'drive:authError', status: 'parked' },
    },
    {
      to: 'admin@empresa.example',
      data: { kind: 'drive.push', reason: 'drive:badRequest', status: 'parked' },
    },
  ])
})

test('a failed copy that will be retried is reported only if people have to fix the cause', async () => {
  await addCopies(3)
  await claim()
  await failAll('drive:503', ', 60')
  expect(await notices()).toEqual([])
  await scene.run(`update public.outbox set next_at = now()`)
  await claim()
  await failAll('drive:folder-missing', ', 60, true')
  expect((await notices()).map(({ data }) => data)).toEqual([
    { kind: 'drive.push', reason: 'drive:folder-missing', status: 'pending' },
  ])
  const left = await scene.rows(
    `select 1 from public.outbox where kind = 'drive.push' and status = 'pending'`,
  )
  expect(left).toHaveLength(3)
})

test('a failure notice that cannot be sent causes no other notice', async () => {
  await addCopies(1)
  await claim()
  await failAll('drive:authError', '')
  await claim()
  await scene.rows(
    `select public.fail_outbox(id, attempts, 'mail:550') from public.outbox where kind = 'mail'`,
  )
  expect(await notices()).toHaveLength(1)
})

test('a mail to an unknown address is listed without alarming anybody', async () => {
  await scene.run(`
    insert into public.outbox (kind, key, payload) values
      ('mail', 'mail:typo', '{"template": "welcome", "to": "nadie@ejemplo.test", "data": {}}')`)
  await claim()
  await scene.rows(
    `select public.fail_outbox(id, attempts, 'mail:no-such-address') from public.outbox where key = 'mail:typo'`,
  )
  expect(await notices()).toEqual([])
  const { rows } = await scene.ask<{ rows: { last_error: string }[] }>('admin', `list_deliveries('{}')`)
  expect(rows.map(({ last_error }) => last_error)).toContain('mail:no-such-address')
  expect(await scene.ask('admin', 'delivery_health()')).toMatchObject({ mail: { parked: 0, oldest: null } })
  const today = await scene.ask<{ counts: Record<string, number> }>('admin', `firm_today(current_date)`)
  expect(today.counts).toMatchObject({ delivery: 0 })
})

test('a failed job is retried for a day from its first try, and for another day after a member retries it', async () => {
  await addCopies(1)
  const [first] = await claim()
  await failAll('drive:503', ', 0')
  const [second] = await claim()
  expect(second).toMatchObject({ attempts: 2, first_tried_at: first?.first_tried_at })
  await failAll('drive:503', '')
  await scene.ask('admin', `retry_delivery('${first?.id}')`)
  const again = (await claim()).find(({ id }) => id === first?.id)
  expect(again?.attempts).toBe(1)
  expect(Date.parse(String(again?.first_tried_at))).toBeGreaterThan(Date.parse(String(first?.first_tried_at)))
})

test('a worker that lost its lease cannot complete the job, which the next worker has', async () => {
  await addCopies(1)
  const [late] = await claim()
  await scene.run(`update public.outbox set locked_until = now() - interval '1 second'`)
  const [next] = await claim()
  const close = async (attempt: number | undefined) =>
    (
      await scene.rows<{ done: boolean }>(`select public.complete_outbox('${late?.id}', ${attempt}) as done`)
    )[0]?.done
  expect(next).toMatchObject({ id: late?.id, attempts: 2 })
  expect(await close(late?.attempts)).toBe(false)
  expect(await close(next?.attempts)).toBe(true)
})

test('a worker that lost its lease neither parks the job nor reports a failure', async () => {
  await addCopies(1)
  const [job] = await claim()
  const answer = await scene.rows<{ done: boolean }>(
    `select public.fail_outbox('${job?.id}', 7, 'drive:authError') as done`,
  )
  expect(answer).toEqual([{ done: false }])
  expect(await notices()).toEqual([])
})

type Today = { lines: Record<string, unknown>[]; counts: Record<string, number> }
const today = (who: 'admin' | 'advisor') => scene.ask<Today>(who, `firm_today('2026-11-16')`)

test('Today has one line with a count for each reason, and an advisor sees only failures of their own clients', async () => {
  await addCopies(4)
  await addCopies(3, 'luis')
  await claim()
  await failAll('drive:authError', '')
  await scene.run(`delete from public.outbox where kind = 'mail'`)
  const all = await today('admin')
  expect(all.counts.delivery).toBe(1)
  expect(all.lines).toMatchObject([
    { kind: 'delivery', title: 'drive.push', key: 7, cause: 'drive:authError', detail: null },
  ])
  expect((await today('advisor')).lines).toMatchObject([{ key: 4, detail: 'ana@empresa.example' }])
  const only = (kind: string) => scene.ask<Today>('admin', `firm_today('2026-11-16', 20, '${kind}')`)
  expect((await only('delivery')).lines).toHaveLength(1)
  expect(await only('message')).toMatchObject({ lines: [], counts: { delivery: 1 } })
})
