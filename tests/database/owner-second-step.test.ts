import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(
    `delete from private.firm_settings; delete from private.second_steps; delete from auth.mfa_factors`,
  ),
)

type Who = keyof ReviewScene['people']
const refusedWith = async (who: Who, call: string, aal = 'aal2') =>
  scene.ask(who, call, aal).then(
    () => null,
    (error: Error) => error.message,
  )
const ask = (required: boolean, seen: boolean) =>
  scene.ask('admin', `set_owner_second_step(${required}, ${seen})`)
const owed = async (who: Who, aal = 'aal1') =>
  (await scene.ask<{ owed: string | null }>(who, 'my_access()', aal)).owed
const setUp = (who: Who) =>
  scene.run(`insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${scene.people[who]}', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`)
const keep = (who: Who) => scene.run(`select public.keep_second_step('${scene.people[who]}')`)

test('while owners must have a second step, an owner without one has no access, and an owner with one needs the code', async () => {
  expect(await owed('ana')).toBeNull()
  await ask(true, false)
  expect(await owed('ana')).toBe('enrol')
  expect(await refusedWith('ana', 'my_header()', 'aal1')).toBe('not-approved')
  expect(await scene.read('ana', 'companies')).toEqual([])
  await setUp('ana')
  // A second factor that was not set up through the site may belong to an intruder, so it gives no access.
  expect([await owed('ana'), await owed('ana', 'aal2')]).toEqual(['enrol', 'enrol'])
  expect(await refusedWith('ana', 'my_header()')).toBe('not-approved')
  await keep('ana')
  expect([await owed('ana'), await owed('ana', 'aal2')]).toEqual(['verify', null])
  expect(await refusedWith('ana', 'my_header()')).toBeNull()
})

test('the rule that owners need a second step does not apply to colleagues, members, or owners without approval', async () => {
  const { ana, luis } = scene.people
  await ask(true, false)
  await scene.run(`insert into private.account_members (account, user_id, role) values ('${ana}', '${luis}', 'accountant');
    update private.account_members set until = now() where account = '${luis}' and user_id = '${luis}'`)
  expect([await owed('luis'), await owed('advisor'), await owed('admin', 'aal2')]).toEqual([null, null, null])
  await scene.run(
    `update private.account_members set role = 'owner' where account = '${ana}' and user_id = '${luis}'`,
  )
  expect(await owed('luis')).toBe('enrol')
  await scene.run(`update public.user_approval_status set status = 'rejected' where user_id = '${ana}'`)
  expect(await owed('luis')).toBeNull()
  await scene.run(`update public.user_approval_status set status = 'approved' where user_id = '${ana}';
    delete from private.account_members where account = '${ana}' and user_id = '${luis}';
    update private.account_members set until = null where account = '${luis}' and user_id = '${luis}'`)
})

test('while owners need a second step only the firm can reset one, and the owner’s page says so', async () => {
  await ask(true, false)
  await setUp('ana')
  await keep('ana')
  expect(await scene.ask('ana', 'my_second_step()')).toEqual({ on: true, asked: true, codes: 0 })
  const end = `select public.end_second_step('${scene.people.ana}')`
  await expect(scene.run(end)).rejects.toThrow('second-step-asked')
  await scene.ask('admin', `reset_second_step('${scene.people.ana}')`)
  expect(await owed('ana')).toBe('enrol')
  await ask(false, true)
  expect(await owed('ana')).toBeNull()
  await setUp('ana')
  await keep('ana')
  expect(await scene.ask('ana', 'my_second_step()')).toEqual({ on: true, asked: false, codes: 0 })
  await scene.run(end)
})

test('only administrators read and change the rule for owners, each change is logged, and none overwrites a colleague’s', async () => {
  for (const call of ['owner_second_step()', 'set_owner_second_step(true, false)']) {
    expect(await refusedWith('advisor', call)).toBe('admin-only')
    expect(await refusedWith('ana', call)).toBe('staff-only')
  }
  await setUp('luis')
  await keep('luis')
  expect(await scene.ask('admin', 'owner_second_step()')).toEqual({ required: false, owners: 2, lacking: 1 })
  // A former owner is not counted as an owner.
  const former = randomUUID()
  await scene.run(`insert into auth.users (id, email) values ('${former}', 'antes@empresa.example');
    insert into private.account_members (account, user_id, role, until)
      values ('${scene.people.ana}', '${former}', 'owner', now())`)
  expect(await scene.ask('admin', 'owner_second_step()')).toMatchObject({ owners: 2, lacking: 1 })
  await ask(true, false)
  await ask(true, false)
  expect(await scene.ask('admin', 'owner_second_step()')).toMatchObject({ required: true, lacking: 1 })
  await ask(false, true)
  expect(await refusedWith('admin', 'set_owner_second_step(true, true)')).toBe('conflict')
  const log = await scene.rows(
    `select action, after from public.audit_log where action in ('second-step.asked', 'second-step.left') order by id desc limit 2`,
  )
  expect(log).toEqual([
    { action: 'second-step.left', after: { required: false } },
    { action: 'second-step.asked', after: { required: true } },
  ])
})
