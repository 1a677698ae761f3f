import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from private.second_steps; delete from private.backup_codes;
    delete from private.change_permits; delete from auth.sessions;
    alter table auth.mfa_factors disable trigger guard_second_step; delete from auth.mfa_factors;
    alter table auth.mfa_factors enable trigger guard_second_step; delete from public.outbox`),
)

type Who = 'ana' | 'luis' | 'advisor' | 'admin'
const hash = (n: number) => `${n}`.padStart(43, 'x')
const set = Array.from({ length: 10 }, (_, n) => hash(n))
const fresh = Array.from({ length: 10 }, (_, n) => hash(n + 100))
const session = randomUUID()

const answer = async <T>(call: string) =>
  (await scene.rows<{ answer: T }>(`select ${call} as answer`))[0]?.answer
const keep = (who: Who, hashes = set, renewed = false) =>
  scene.run(
    `select public.keep_backup_codes('${scene.people[who]}', array['${hashes.join("','")}'], ${renewed})`,
  )
const use = (who: Who, n: number) =>
  answer<boolean>(`public.use_backup_code('${scene.people[who]}', '${hash(n)}', '${session}')`)
const verify = (who: Who) =>
  scene.run(`insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values ('${randomUUID()}', '${scene.people[who]}', 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`)
async function enrol(who: Who) {
  await verify(who)
  if (who === 'ana' || who === 'luis')
    await scene.run(`select public.keep_second_step('${scene.people[who]}')`)
}
const owed = async (who: Who, aal = 'aal1') =>
  (await scene.ask<{ owed: string | null }>(who, 'my_access()', aal)).owed
const left = async (who: Who) => (await scene.ask<{ codes: number }>(who, 'my_second_step()')).codes
const mails = async () =>
  (
    await scene.rows<{ template: string }>(`select payload ->> 'template' as template from public.outbox`)
  ).map(({ template }) => template)
const logged = async (who: Who) =>
  (
    await scene.rows<{ action: string }>(
      `select action from public.audit_log where target = '${scene.people[who]}' and action like 'second-step.c%' order by id`,
    )
  ).map(({ action }) => action)

test.each(['ana', 'advisor', 'admin'] as const)(
  'a code of %s removes the lost app and leaves nothing open until another app is set up',
  async (who) => {
    await keep(who)
    await enrol(who)
    expect([await owed(who), await left(who)]).toEqual(['verify', 10])
    await scene.run('delete from public.outbox')
    expect(await use(who, 3)).toBe(true)
    expect(await owed(who)).toBe('enrol')
    await expect(scene.ask(who, 'my_second_step()', 'aal1')).rejects.toThrow('not-approved')
    expect(await mails()).toEqual(['backup-code-used'])
    expect(await logged(who)).toEqual(['second-step.code-used'])

    await keep(who, fresh)
    expect(await owed(who)).toBe('enrol')
    await enrol(who)
    expect([await owed(who), await owed(who, 'aal2'), await left(who)]).toEqual(['verify', null, 10])
  },
)

test('a code works once, for its owner only, and not without a second step', async () => {
  await keep('ana')
  expect(await use('ana', 1)).toBe(false)
  await enrol('ana')
  await enrol('luis')
  expect(await use('luis', 1)).toBe(false)
  expect(await use('ana', 99)).toBe(false)
  expect(await use('ana', 1)).toBe(true)
  expect(await use('ana', 2)).toBe(false)
  await enrol('ana')
  expect(await use('ana', 1)).toBe(false)
  expect(await use('ana', 2)).toBe(true)
})

test('using a code ends every session but the own one', async () => {
  const { ana } = scene.people
  await keep('ana')
  await enrol('ana')
  const others = [randomUUID(), randomUUID()]
  for (const id of [session, ...others])
    await scene.run(`insert into auth.sessions (id, user_id, created_at) values ('${id}', '${ana}', now())`)
  expect(await use('ana', 99)).toBe(false)
  expect(await scene.rows('select id from auth.sessions')).toHaveLength(3)
  expect(await use('ana', 0)).toBe(true)
  expect(await scene.rows('select id from auth.sessions')).toEqual([{ id: session }])
})

test('new codes replace the old ones, with a line in the log and a mail when the step was on', async () => {
  await keep('ana')
  expect(await mails()).toEqual([])
  await expect(keep('ana', set, true)).rejects.toThrow('conflict')
  await enrol('ana')
  await scene.run('delete from public.outbox')
  await keep('ana', fresh, true)
  expect(await mails()).toEqual(['backup-codes-renewed'])
  expect(await use('ana', 1)).toBe(false)
  expect(await use('ana', 105)).toBe(true)
  await expect(keep('luis', fresh.slice(1))).rejects.toThrow('conflict')
})

test('turning the step off, or a reset by the firm, ends the codes and asks for no new app', async () => {
  for (const end of ['end_second_step', 'reset_second_step'] as const) {
    await keep('ana')
    await enrol('ana')
    expect(await use('ana', 1)).toBe(true)
    await enrol('ana')
    if (end === 'end_second_step') await scene.run(`select public.end_second_step('${scene.people.ana}')`)
    else await scene.ask('admin', `reset_second_step('${scene.people.ana}')`)
    expect([await owed('ana'), await left('ana')]).toEqual([null, 0])
  }
})

test('people cannot make or use codes without the server, which counts the tries', async () => {
  const { ana } = scene.people
  await expect(scene.ask('ana', `use_backup_code('${ana}', '${hash(1)}', '${session}')`)).rejects.toThrow(
    /permission denied/,
  )
  await expect(
    scene.ask('ana', `keep_backup_codes('${ana}', array['${set.join("','")}'], false)`),
  ).rejects.toThrow(/permission denied/)
  await expect(keep('ana', ['plain-code', ...set.slice(1)])).rejects.toThrow(/backup_codes_hash_check/)
})
