import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
const [done, looked, thread] = [randomUUID(), randomUUID(), randomUUID()]

beforeEach(async () => {
  scene = await openReviewScene()
  const { ana, advisor, admin } = scene.people
  await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      select id::uuid, '${ana}', 'withholding', period, current_date, current_date, current_date, 'computed', 'Norma', 'Fuente'
      from (values ('${done}', '2026-01'), ('${looked}', '2026-02')) as v (id, period);
    insert into private.obligation_work (obligation, responsible, reviewer) values ('${done}', '${advisor}', '${admin}'),
      ('${looked}', '${admin}', '${advisor}')`)
  await scene.ask('ana', `send_message('${randomUUID()}', '${thread}', 'Buenos días', '{}', 'IVA')`)
})
afterEach(() => scene.close())

type Work = { responsible: string | null; reviewer: string | null; version: number }
const work = () =>
  scene.rows<Work>(`select w.responsible, w.reviewer, o.version from private.obligation_work w
    join public.obligations o on o.id = w.obligation order by o.period`)
const mailed = () =>
  scene.rows(`select user_id as to from public.outbox where payload ->> 'template' = 'inbox-waiting'`)
const onIt = () => scene.rows(`select assignee from private.thread_desk where thread_id = '${thread}'`)

describe('reassigning a client', () => {
  test('takes the client’s work from members who may no longer open it, and the history says so', async () => {
    const { ana, advisor, other, admin } = scene.people
    await scene.run(`update private.thread_desk set assignee = '${advisor}' where thread_id = '${thread}'`)
    await scene.ask('admin', `set_advisors('${ana}', array['${other}']::uuid[])`)
    expect(await work()).toEqual([
      { responsible: null, reviewer: admin, version: 2 },
      { responsible: admin, reviewer: null, version: 2 },
    ])
    expect(
      await scene.rows(`select h.actor, h.before, h.after from private.obligation_history h
        join public.obligations o on o.id = h.obligation order by o.period`),
    ).toEqual([
      { actor: admin, before: { responsible: advisor }, after: { responsible: null } },
      { actor: admin, before: { reviewer: advisor }, after: { reviewer: null } },
    ])
    expect(await onIt()).toEqual([{ assignee: null }])
    expect(await mailed()).toEqual([{ to: other }])
    expect(await scene.rows(`select user_id from public.calendar_changes`)).toEqual([{ user_id: ana }])
  })

  test('takes all 3,000 obligations of a client at once', async () => {
    const { ana, advisor, other } = scene.people
    await scene.run(`with years as (
        insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source)
          select '${ana}', 'vat', (1800 + n)::text, current_date, current_date, current_date, 'computed', 'Norma', 'Fuente'
          from generate_series(1, 3000) n returning id)
      insert into private.obligation_work (obligation, responsible) select id, '${advisor}' from years`)
    await scene.ask('admin', `set_advisors('${ana}', array['${other}']::uuid[])`)
    expect((await work()).filter(({ responsible }) => responsible === advisor)).toEqual([])
  })

  test('works the same when many clients are reassigned at once', async () => {
    const { ana, other } = scene.people
    await scene.ask('admin', `assign_clients(array['${ana}']::uuid[], '${other}')`)
    expect(await work()).toMatchObject([{ responsible: null }, { reviewer: null }])
  })

  test('leaves the work with remaining advisors and with administrators, who may open every client', async () => {
    const { ana, advisor, other, admin } = scene.people
    await scene.ask('admin', `set_advisors('${ana}', array['${advisor}', '${other}', '${admin}']::uuid[])`)
    await scene.ask('admin', `set_advisors('${ana}', array['${advisor}']::uuid[])`)
    expect(await work()).toEqual([
      { responsible: advisor, reviewer: admin, version: 1 },
      { responsible: admin, reviewer: advisor, version: 1 },
    ])
  })
})

test('an administrator who becomes an advisor keeps only the work of their own clients', async () => {
  const { luis, advisor, admin, other } = scene.people
  const theirs = randomUUID()
  await scene.run(`update private.staff set role = 'admin' where user_id = '${other}';
    insert into private.client_advisors (client, advisor) values ('${luis}', '${admin}');
    update private.thread_desk set assignee = '${admin}' where thread_id = '${thread}';
    insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      values ('${theirs}', '${luis}', 'withholding', '2026-03', current_date, current_date, current_date, 'computed', 'Norma', 'Fuente');
    insert into private.obligation_work (obligation, responsible) values ('${theirs}', '${admin}')`)
  await scene.ask('other', `change_member('${admin}', 'advisor', '', 'admin')`)
  expect(await work()).toEqual([
    { responsible: advisor, reviewer: null, version: 2 },
    { responsible: null, reviewer: advisor, version: 2 },
    { responsible: admin, reviewer: null, version: 1 },
  ])
  expect(await onIt()).toEqual([{ assignee: null }])
})
