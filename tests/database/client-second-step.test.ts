import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const refusedWith = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: Error) => error.message,
  )
const setUp = (who: 'ana' | 'luis') =>
  scene.run(`
    insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${scene.people[who]}', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`)
const keep = (who: 'ana' | 'luis') => scene.run(`select public.keep_second_step('${scene.people[who]}')`)
const end = (who: 'ana' | 'luis' | 'admin') =>
  scene.run(`select public.end_second_step('${scene.people[who]}')`)
const access = (who: 'ana' | 'luis', aal: string) =>
  scene.ask<{ owed: string | null }>(who, 'my_access()', aal)

test('a client without a second step needs no code', async () => {
  expect((await access('ana', 'aal1')).owed).toBeNull()
  expect(await refusedWith(scene.ask('ana', 'my_header()', 'aal1'))).toBeNull()
})

test('a client who turned on the second step can open nothing with the password alone', async () => {
  const invoice = await scene.invoice('luis')
  await setUp('luis')
  await keep('luis')
  expect((await access('luis', 'aal1')).owed).toBe('verify')
  expect(await refusedWith(scene.ask('luis', 'my_header()', 'aal1'))).toBe('not-approved')
  expect(await refusedWith(scene.ask('luis', `my_invoice('${invoice}')`, 'aal1'))).toBe('not-approved')
  const board = await scene.ask<{ documents: { rows: [] } }>('luis', 'my_dashboard()', 'aal1')
  expect(board.documents.rows).toEqual([])
  expect((await access('luis', 'aal2')).owed).toBeNull()
  expect(await refusedWith(scene.ask('luis', `my_invoice('${invoice}')`))).toBeNull()
})

test('a factor that was added without the site locks nobody out, and removing it leaves no second step to turn on', async () => {
  await setUp('ana')
  expect((await access('ana', 'aal1')).owed).toBeNull()
  expect(await refusedWith(scene.ask('ana', 'my_header()', 'aal1'))).toBeNull()
  await end('ana')
  expect(await refusedWith(keep('ana'))).toBe('conflict')
})

test('while the second step is on, the auth service cannot remove its factor or add another', async () => {
  const { luis } = scene.people
  expect(await refusedWith(scene.run(`delete from auth.mfa_factors where user_id = '${luis}'`))).toBe(
    'not-permitted',
  )
  expect(await refusedWith(setUp('luis'))).toBe('not-permitted')
  await scene.run(`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values ('${randomUUID()}', '${luis}', 'otra', 'totp', 'unverified', 'JBSWY3DPEHPK3PXP')`)
  const verify = `update auth.mfa_factors set status = 'verified' where user_id = '${luis}' and friendly_name = 'otra'`
  expect(await refusedWith(scene.run(verify))).toBe('not-permitted')
  await scene.run(`delete from auth.mfa_factors where user_id = '${luis}' and friendly_name = 'otra'`)
  await scene.run(
    `update auth.mfa_factors set last_challenged_at = now(), status = 'verified' where user_id = '${luis}'`,
  )
  expect((await access('luis', 'aal1')).owed).toBe('verify')
})

test('a member’s second step is removed only by a reset, or with a database permit for the last administrator', async () => {
  const { admin, advisor } = scene.people
  const factor = (person: string) => `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${person}', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`
  const remove = (person: string) => scene.run(`delete from auth.mfa_factors where user_id = '${person}'`)
  for (const person of [admin, advisor]) {
    await scene.run(factor(person))
    expect(await refusedWith(scene.run(factor(person)))).toBe('not-permitted')
    expect(await refusedWith(remove(person))).toBe('not-permitted')
  }
  await scene.ask('admin', `reset_second_step('${advisor}')`)
  await scene.run(factor(advisor))
  expect(await refusedWith(remove(advisor))).toBe('not-permitted')
  await scene.run(`select public.permit_change('${admin}', 'second-step')`)
  expect(await refusedWith(remove(admin))).toBeNull()
})

test('the second step cannot be turned on next to a factor that was added without the site', async () => {
  await setUp('ana')
  await scene.run(`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values ('${randomUUID()}', '${scene.people.ana}', 'otra', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`)
  expect(await refusedWith(keep('ana'))).toBe('conflict')
  await end('ana')
})

test('deleting a person also deletes the second step, without a mail about it', async () => {
  const id = randomUUID()
  await scene.run(`insert into auth.users (id, email) values ('${id}', 'sale@empresa.example')`)
  await scene.run(`
    insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${id}', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`)
  await scene.run(`select public.keep_second_step('${id}')`)
  await scene.run(`delete from public.outbox where user_id = '${id}'`)
  expect(await refusedWith(scene.run(`delete from auth.users where id = '${id}'`))).toBeNull()
  expect(
    await scene.rows(`select 1 from public.outbox where payload ->> 'to' = 'sale@empresa.example'`),
  ).toEqual([])
})

test('clients cannot turn their second step on or off without the server, nor turn off a member’s like their own', async () => {
  const { ana } = scene.people
  for (const call of ['keep_second_step', 'end_second_step'])
    expect(await refusedWith(scene.ask('ana', `${call}('${ana}')`))).toMatch(/permission denied/)
  expect(await refusedWith(end('admin'))).toBe('conflict')
})

test('after turning off the second step the password is enough again, and the log has both changes', async () => {
  await setUp('ana')
  await keep('ana')
  expect((await access('ana', 'aal1')).owed).toBe('verify')
  await end('ana')
  expect((await access('ana', 'aal1')).owed).toBeNull()
  const trail = await scene.rows<{ action: string }>(
    `select action from public.audit_log where target = '${scene.people.ana}' and action like 'second-step%' order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['second-step.on', 'second-step.off'])
})

test('the client gets a mail when the second step is turned on, turned off or reset by the firm', async () => {
  const stepMails = async () =>
    (
      await scene.rows<{ payload: { template: string; to: string } }>(
        `select payload from public.outbox where user_id = '${scene.people.ana}' and payload ->> 'template' like 'second-step%' order by created_at`,
      )
    ).map(({ payload }) => payload)
  await scene.run(`delete from public.outbox where user_id = '${scene.people.ana}'`)
  const [{ email: to } = { email: '' }] = await scene.rows<{ email: string }>(
    `select email from auth.users where id = '${scene.people.ana}'`,
  )
  await setUp('ana')
  await keep('ana')
  await keep('ana')
  expect(await stepMails()).toEqual([{ template: 'second-step-on', to, data: {} }])
  await end('ana')
  await end('ana')
  expect(await stepMails()).toMatchObject([
    { template: 'second-step-on' },
    { template: 'second-step-off', to },
  ])
  await setUp('ana')
  await keep('ana')
  await scene.ask('admin', `reset_second_step('${scene.people.ana}')`)
  expect((await stepMails()).slice(2)).toMatchObject([
    { template: 'second-step-on' },
    { template: 'second-step-off' },
  ])
})

test('turning on the second step ends every session that has not passed it, also those that passed an earlier one', async () => {
  const { luis } = scene.people
  await end('luis').catch(() => null)
  await setUp('luis')
  const open = (name: string, factor: string) =>
    scene.run(`
      insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id, user_agent)
      values ('${randomUUID()}', '${luis}', now(), now(), 'aal2', ${factor}, '${name}')`)
  await open('of before', `'${randomUUID()}'`)
  await open('without', 'null')
  await open('passed', `(select id from auth.mfa_factors where user_id = '${luis}')`)
  await keep('luis')
  expect(await scene.rows(`select user_agent from auth.sessions where user_id = '${luis}'`)).toEqual([
    { user_agent: 'passed' },
  ])
})

test('only an administrator can reset a client’s second step, which ends all sessions of the client', async () => {
  const reset = `reset_second_step('${scene.people.luis}')`
  expect(await refusedWith(scene.ask('advisor', reset))).toBe('admin-only')
  expect(await refusedWith(scene.ask('luis', reset))).toBe('staff-only')
  const page = () => scene.ask<{ second_step: boolean }>('admin', `client_overview('${scene.people.luis}')`)
  expect((await page()).second_step).toBe(true)
  await scene.ask('admin', reset)
  expect((await page()).second_step).toBe(false)
  expect((await access('luis', 'aal1')).owed).toBeNull()
  const trail = await scene.rows(
    `select action, before, after from public.audit_log where target = '${scene.people.luis}' and action like 'second-step%' order by id`,
  )
  expect(trail.at(-1)).toEqual({ action: 'second-step.reset', before: { factors: 1 }, after: { factors: 0 } })
})

test('the page of a client names its present owner, who may not be the founder', async () => {
  const { ana, luis } = scene.people
  const owner = async () => (await scene.ask<{ owner: string }>('admin', `client_overview('${luis}')`)).owner
  expect(await owner()).toBe(luis)
  await scene.run(`
    insert into private.account_members (account, user_id, role) values ('${luis}', '${ana}', 'owner');
    update private.account_members set until = now() where account = '${luis}' and user_id = '${luis}'`)
  expect(await owner()).toBe(ana)
  await scene.run(`
    update private.account_members set until = null where account = '${luis}' and user_id = '${luis}';
    delete from private.account_members where account = '${luis}' and user_id = '${ana}'`)
})

test('after an account was handed over, a reset ends the second step of its owner and keeps that of its founder', async () => {
  const { ana, luis } = scene.people
  await scene.run(`
    insert into private.account_members (account, user_id, role) values ('${luis}', '${ana}', 'owner');
    update private.account_members set until = now() where account = '${luis}' and user_id = '${luis}'`)
  for (const who of ['ana', 'luis'] as const) {
    await setUp(who)
    await keep(who)
  }
  const page = () => scene.ask<{ owner: string; second_step: boolean }>('admin', `client_overview('${luis}')`)
  const { owner, second_step } = await page()
  expect(second_step).toBe(true)
  await scene.ask('admin', `reset_second_step('${owner}')`)
  expect((await page()).second_step).toBe(false)
  expect((await access('ana', 'aal1')).owed).toBeNull()
  expect((await access('luis', 'aal1')).owed).toBe('verify')
  await end('luis')
  await scene.run(`
    update private.account_members set until = null where account = '${luis}' and user_id = '${luis}';
    delete from private.account_members where account = '${luis}' and user_id = '${ana}'`)
})

test('an administrator can also reset the second step of a person who no longer works in any account', async () => {
  const { ana } = scene.people
  await setUp('ana')
  await keep('ana')
  await scene.run(`update private.account_members set until = now() where user_id = '${ana}'`)
  expect((await access('ana', 'aal1')).owed).toBe('verify')
  await scene.ask('admin', `reset_second_step('${ana}')`)
  expect((await access('ana', 'aal1')).owed).toBeNull()
  expect(await refusedWith(scene.ask('admin', `reset_second_step('${ana}')`))).toBe('not-found')
})

test('the second step of an unknown person cannot be reset', async () => {
  expect(await refusedWith(scene.ask('admin', `reset_second_step('${randomUUID()}')`))).toBe('not-found')
})
