import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
let luis: string
beforeAll(async () => {
  scene = await openReviewScene()
  luis = scene.people.luis
  await scene.run(`
    update auth.users set email_confirmed_at = now() where id = '${luis}';
    insert into public.consents (user_id, email, purpose, action, policy_version, text_sha256)
      values ('${luis}', 'luis@empresa.example', 'registro', 'granted', '1', repeat('a', 64))`)
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from public.outbox; delete from private.client_advisors where client = '${luis}';
    update public.user_approval_status set status = 'waitlist', reason = null, decided_at = null, retired_at = null where user_id = '${luis}'`),
)

type Who = 'admin' | 'advisor' | 'other'
const decide = (who: Who, status: string) =>
  scene.ask(who, `set_approval('${luis}', '${status}', 'Falta el RUT')`)
const undo = (who: Who) => scene.ask<object[]>(who, `undo_decisions(array['${luis}']::uuid[])`)
const mails = () =>
  scene.rows<{ template: string; held: boolean }>(
    `select payload ->> 'template' as template, next_at > now() + interval '50 seconds' as held from public.outbox where user_id = '${luis}'`,
  )
const now = async () =>
  (
    await scene.rows<object>(
      `select status, reason, decided_at, retired_at from public.user_approval_status where user_id = '${luis}'`,
    )
  )[0]
const untouched = { status: 'waitlist', reason: null, decided_at: null, retired_at: null }

test('the mail of an approval waits for a minute, and undoing the approval restores everything without a mail', async () => {
  await decide('advisor', 'approved')
  expect(await mails()).toEqual([{ template: 'approval-approved', held: true }])
  expect(await scene.rows(`select from private.client_advisors where client = '${luis}'`)).toHaveLength(1)
  expect(await undo('advisor')).toEqual([])
  expect(await mails()).toEqual([])
  expect(await now()).toEqual(untouched)
  expect(await scene.rows(`select from private.client_advisors where client = '${luis}'`)).toEqual([])
  expect(await undo('advisor')).toEqual([{ client: luis, code: 'not-found' }])
})

test('a rejection and a withdrawn access can be undone in the same way', async () => {
  await decide('admin', 'rejected')
  expect(await now()).toMatchObject({ status: 'rejected', reason: 'Falta el RUT' })
  expect(await undo('admin')).toEqual([])
  expect(await now()).toEqual(untouched)
  await decide('admin', 'approved')
  const approved = await now()
  await scene.run(`delete from public.outbox`)
  await decide('admin', 'rejected')
  expect(await undo('admin')).toEqual([])
  expect(await now()).toEqual(approved)
  expect(await mails()).toEqual([])
})

test('only the member who decided can undo it, and not while the mail is being sent or afterwards', async () => {
  await decide('admin', 'approved')
  expect(await undo('other')).toEqual([{ client: luis, code: 'not-found' }])
  await scene.run(`update public.outbox set locked_until = now() + interval '1 minute'`)
  expect(await undo('admin')).toEqual([{ client: luis, code: 'undo-late' }])
  await scene.run(`update public.outbox set locked_until = null, status = 'done'`)
  expect(await undo('admin')).toEqual([{ client: luis, code: 'undo-late' }])
  expect(await now()).toMatchObject({ status: 'approved' })
})

test('a decision can be undone for a minute, even if its mail is sent later', async () => {
  const age = (seconds: number) =>
    scene.run(`alter table public.audit_log disable trigger audit_log_append_only;
      update public.audit_log set at = clock_timestamp() - interval '${seconds} seconds'
        where target = '${luis}' and action = 'approval.approved';
      alter table public.audit_log enable trigger audit_log_append_only`)
  await decide('admin', 'approved')
  await age(61)
  expect(await undo('admin')).toEqual([{ client: luis, code: 'undo-late' }])
  await age(55)
  expect(await undo('admin')).toEqual([])
})

test('another decision within the minute replaces the mail, and returning to the state that the client knows sends none', async () => {
  await decide('admin', 'approved')
  await decide('admin', 'rejected')
  expect(await mails()).toEqual([{ template: 'approval-rejected', held: true }])
  await scene.run(`delete from public.outbox`)
  await decide('admin', 'approved')
  await decide('admin', 'rejected')
  expect(await mails()).toEqual([])
})
