import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
/** Begins to set up an authenticator app, and stores the hashes of its backup codes. */
async function keep(who: Who, hashes = set, factor: string = randomUUID()) {
  await scene.run(`select public.drop_unconfirmed_factors('${scene.people[who]}')`)
  await begin(who, factor)
  await scene.run(
    `select public.keep_backup_codes('${scene.people[who]}', array['${hashes.join("','")}'], '${factor}')`,
  )
}
const renew = (who: Who, hashes: readonly string[]) =>
  scene.run(`select public.keep_backup_codes('${scene.people[who]}', array['${hashes.join("','")}'])`)
const begin = (who: Who, factor: string) =>
  scene.run(`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at)
    values ('${factor}', '${scene.people[who]}', 'totp', 'unverified', 'JBSWY3DPEHPK3PXP', clock_timestamp())`)
const spend = (who: Who, n: number) =>
  answer<boolean>(`public.use_backup_code('${scene.people[who]}', '${hash(n)}', '${session}')`)
const confirm = (factor: string) =>
  scene.run(`update auth.mfa_factors set status = 'verified' where id = '${factor}'`)
/** Confirms the authenticator app that the person set up last. */
async function enrol(who: Who) {
  const [last] = await scene.rows<{ id: string }>(
    `select id from auth.mfa_factors where user_id = '${scene.people[who]}' order by created_at desc limit 1`,
  )
  await confirm(last?.id ?? '')
  if (who === 'ana' || who === 'luis')
    await scene.run(`select public.keep_second_step('${scene.people[who]}')`)
}
/** Returns the second sign-in step that a session still has to pass; without `id` the request names no session. */
async function owed(who: Who, aal = 'aal1', id?: string) {
  const claims = {
    role: 'authenticated' as const,
    sub: scene.people[who],
    aal,
    ...(id && { session_id: id }),
  }
  const { rows } = await scene.database.asCaller(claims, (db) =>
    sql.raw<{ access: { owed: string | null } }>('select public.my_access() as access').execute(db),
  )
  return rows[0]?.access.owed
}
const open = (who: Who, id: string) =>
  scene.run(
    `insert into auth.sessions (id, user_id, created_at) values ('${id}', '${scene.people[who]}', now())`,
  )
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
  'a backup code of %s removes the lost app, and nothing can be opened until another app is set up',
  async (who) => {
    await keep(who)
    await enrol(who)
    expect([await owed(who), await left(who)]).toEqual(['verify', 10])
    await scene.run('delete from public.outbox')
    await open(who, session)
    expect(await spend(who, 3)).toBe(true)
    expect(await owed(who, 'aal1', session)).toBe('enrol')
    await expect(scene.ask(who, 'my_second_step()', 'aal1')).rejects.toThrow('not-approved')
    expect(await mails()).toEqual(['backup-code-used'])
    expect(await logged(who)).toEqual(['second-step.code-used'])

    await keep(who, fresh)
    expect(await owed(who, 'aal1', session)).toBe('enrol')
    await enrol(who)
    expect([await owed(who), await owed(who, 'aal2'), await left(who)]).toEqual(['verify', null, 10])
  },
)

test('a backup code works once, only for its owner and only while the second step is on', async () => {
  await keep('ana')
  expect(await spend('ana', 1)).toBe(false)
  await enrol('ana')
  await keep('luis', fresh)
  await enrol('luis')
  expect(await spend('luis', 1)).toBe(false)
  expect(await spend('ana', 99)).toBe(false)
  expect(await spend('ana', 1)).toBe(true)
  expect(await spend('ana', 1)).toBe(false)
  await keep('ana', fresh)
  await enrol('ana')
  expect(await spend('ana', 2)).toBe(false)
  expect(await spend('ana', 102)).toBe(true)
})

test('using a backup code ends all other sessions of the person', async () => {
  await keep('ana')
  await enrol('ana')
  const others = [randomUUID(), randomUUID()]
  for (const id of [session, ...others]) await open('ana', id)
  expect(await spend('ana', 99)).toBe(false)
  expect(await scene.rows('select id from auth.sessions')).toHaveLength(3)
  expect(await spend('ana', 0)).toBe(true)
  expect(await scene.rows('select id from auth.sessions')).toEqual([{ id: session }])
})

test('new backup codes replace the old ones, which is logged and mailed if the second step was on', async () => {
  await keep('ana')
  expect(await mails()).toEqual([])
  await expect(renew('ana', set)).rejects.toThrow('conflict')
  await enrol('ana')
  await scene.run('delete from public.outbox')
  await renew('ana', fresh)
  expect(await mails()).toEqual(['backup-codes-renewed'])
  expect(await spend('ana', 1)).toBe(false)
  expect(await spend('ana', 105)).toBe(true)
  await expect(keep('luis', fresh.slice(1))).rejects.toThrow('conflict')
})

test('the backup codes end when the second step is turned off or reset by the firm, and no new app is asked for', async () => {
  for (const end of ['end_second_step', 'reset_second_step'] as const) {
    await keep('ana')
    await enrol('ana')
    expect(await spend('ana', 1)).toBe(true)
    await keep('ana', fresh)
    await enrol('ana')
    if (end === 'end_second_step') await scene.run(`select public.end_second_step('${scene.people.ana}')`)
    else await scene.ask('admin', `reset_second_step('${scene.people.ana}')`)
    expect([await owed('ana'), await left('ana')]).toEqual([null, 0])
  }
})

test('only the server, which counts the tries, can store or use backup codes', async () => {
  const { ana } = scene.people
  await expect(scene.ask('ana', `use_backup_code('${ana}', '${hash(1)}', '${session}')`)).rejects.toThrow(
    /permission denied/,
  )
  await expect(scene.ask('ana', `keep_backup_codes('${ana}', array['${set.join("','")}'])`)).rejects.toThrow(
    /permission denied/,
  )
  await expect(keep('ana', ['plain-code', ...set.slice(1)])).rejects.toThrow(/backup_codes_hash_check/)
})

test('backup codes belong to the app that they came with, and none are added with another app while the step is on', async () => {
  const [lost, kept] = [randomUUID(), randomUUID()]
  await begin('ana', kept)
  await scene.run(
    `select public.keep_backup_codes('${scene.people.ana}', array['${set.join("','")}'], '${kept}')`,
  )
  await begin('ana', lost)
  await scene.run(
    `select public.keep_backup_codes('${scene.people.ana}', array['${fresh.join("','")}'], '${lost}')`,
  )
  await confirm(kept)
  await scene.run(`select public.keep_second_step('${scene.people.ana}')`)
  expect(await left('ana')).toBe(10)
  await expect(
    scene.run(
      `select public.keep_backup_codes('${scene.people.ana}', array['${fresh.join("','")}'], '${lost}')`,
    ),
  ).rejects.toThrow('conflict')
  expect([await spend('ana', 101), await spend('ana', 1)]).toEqual([false, true])
})

describe('after a backup code was used', () => {
  const thief = randomUUID()
  const factors = () => scene.rows('select id, status from auth.mfa_factors')
  async function spendCode(who: Who) {
    await keep(who)
    await enrol(who)
    await spend(who, 0)
    await open(who, session)
    await open(who, thief)
  }

  test.each(['ana', 'advisor', 'admin'] as const)(
    'only the session of %s that used the code sets up the new app, and other sessions have to pass a code',
    async (who) => {
      await spendCode(who)
      expect([await owed(who, 'aal1', session), await owed(who, 'aal1', thief)]).toEqual(['enrol', 'verify'])
      expect([await owed(who, 'aal2', thief), await owed(who), await owed(who, 'aal2')]).toEqual(
        Array(3).fill('verify'),
      )
      const factor = randomUUID()
      await begin(who, factor)
      await expect(confirm(factor)).rejects.toThrow('not-permitted')
    },
  )

  test.each(['ana', 'advisor'] as const)(
    'another session can neither remove the new app of %s nor add one',
    async (who) => {
      await spendCode(who)
      const factor = randomUUID()
      await keep(who, fresh, factor)
      await scene.run(`delete from auth.mfa_factors where id = '${factor}'`)
      expect(await factors()).toEqual([{ id: factor, status: 'unverified' }])
      await expect(begin(who, randomUUID())).rejects.toThrow('not-permitted')
      const again = randomUUID()
      await keep(who, fresh, again)
      expect(await factors()).toEqual([{ id: again, status: 'unverified' }])
      await enrol(who)
      expect([await owed(who), await owed(who, 'aal2')]).toEqual(['verify', null])
    },
  )

  test('another backup code of the new app, but not of the lost one, lets another session set up the app instead', async () => {
    await spendCode('ana')
    await keep('ana', fresh)
    const moved = (n: number) =>
      answer<boolean>(`public.use_backup_code('${scene.people.ana}', '${hash(n)}', '${thief}')`)
    expect([await moved(0), await moved(1)]).toEqual([false, true])
    expect(await factors()).toEqual([])
    expect(await owed('ana', 'aal1', thief)).toBe('enrol')
    await keep('ana', fresh)
    expect(await spend('ana', 104)).toBe(true)
    expect(await moved(2)).toBe(false)
  })

  test('an app that was confirmed but not turned on does not block the next one', async () => {
    await spendCode('ana')
    const factor = randomUUID()
    await keep('ana', fresh, factor)
    await confirm(factor)
    await scene.run(`select public.end_second_step('${scene.people.ana}')`)
    expect(await factors()).toEqual([])
    await keep('ana', fresh)
    await enrol('ana')
    expect([await owed('ana'), await owed('ana', 'aal2')]).toEqual(['verify', null])
  })
})
