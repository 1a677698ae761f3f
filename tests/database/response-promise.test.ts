import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Who = keyof ReviewScene['people']
const set = (hours: number | null, seen: number | null, who: Who = 'admin') =>
  scene.ask(who, `set_response_promise(${hours}, ${seen})`).then(
    () => null,
    (error: Error) => error.message,
  )
const promise = async (who: Who) =>
  (await scene.ask<{ promise: number | null }>(who, `firm_today('2026-11-16')`)).promise

test('the firm promises no response time until an administrator sets the hours, which can be removed again', async () => {
  expect(await promise('advisor')).toBeNull()
  expect(await set(4, null)).toBeNull()
  expect([await promise('advisor'), await scene.ask('admin', 'response_promise()')]).toEqual([4, 4])
  expect(await set(null, 4)).toBeNull()
  expect(await promise('admin')).toBeNull()
})

test('advisors and clients cannot change the promised hours, nor an administrator who saw an old value', async () => {
  expect(await set(4, null, 'advisor')).toBe('admin-only')
  expect(await set(4, null, 'ana')).toBe('staff-only')
  expect(await set(8, 4)).toBe('conflict')
  expect([await set(0, null), await set(41, null)]).toEqual(['invalid-input', 'invalid-input'])
})

test('each change of the promised hours is logged once with both values', async () => {
  await scene.run(
    'alter table public.audit_log disable trigger audit_log_append_only; delete from public.audit_log',
  )
  expect([await set(4, null), await set(4, null), await set(6, 4)]).toEqual([null, null, null])
  const log = await scene.rows<{ before: unknown; after: unknown }>(
    `select before, after from public.audit_log where action = 'message.promise' order by id`,
  )
  expect(log).toEqual([
    { before: { hours: null }, after: { hours: 4 } },
    { before: { hours: 4 }, after: { hours: 6 } },
  ])
})
