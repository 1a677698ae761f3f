import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isThorough } from '../support/thorough'
import {
  beginChange,
  changePassword,
  giveBack,
  newHash,
  sealAgain,
  sealed,
  storePassword,
  verifyChange,
} from './auth-statements'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

let opened: FreshDatabase
beforeAll(async () => {
  opened = await openMigratedDatabase()
})
afterAll(() => opened?.remove())

const db = () => opened.database.kysely
const address = () => `${randomUUID()}@ejemplo.test`
const permit = (id: string, kind: string, email: string | null = null) =>
  sql`select public.permit_change(${id}, ${kind}, ${email})`.execute(db())
const fails = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error.message,
  )

async function account(password = newHash()) {
  const [id, email] = [randomUUID(), address()]
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${password}, now(), now())`.execute(db())
  return { id, email }
}
const addSession = (id: string) =>
  sql`insert into auth.sessions (id, user_id) values (${randomUUID()}, ${id})`.execute(db())
const addFactor = (id: string, age = '0 days') =>
  sql`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (${randomUUID()}, ${id}, 'totp', 'verified', 'x', now() - ${age}::interval, now())`.execute(db())
const addFlow = (id: string) =>
  sql`insert into auth.flow_state (id, user_id, auth_code, authentication_method, provider_type, code_challenge, code_challenge_method)
      values (${randomUUID()}, ${id}, ${randomUUID()}, 'recovery', 'recovery', 'x', 's256')`.execute(db())

/** Changes the account's e-mail address by opening the links in both mails. */
async function move(id: string, email: string) {
  await permit(id, 'email', email)
  const [current, fresh] = await beginChange(db(), id, email)
  expect([await verifyChange(db(), fresh), await verifyChange(db(), current)]).toEqual(['half', 'changed'])
}
const undosOf = async (id: string) => {
  const { rows } = await sql<{ id: string; old_email: string }>`
    select id, old_email from private.email_undos where user_id = ${id} order by made_at`.execute(db())
  return rows
}
const begin = async (undo: string) => {
  const { rows } = await sql<{ answer: { email: string } | null }>`
    select public.begin_email_undo(${undo}) as answer`.execute(db())
  return rows[0]?.answer ?? null
}

async function undo(id: string, link: string, password: string): Promise<boolean> {
  const begun = await begin(link)
  if (!begun) return false
  await giveBack(db(), id, begun.email, password)
  return true
}

async function doorsOf(id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select u.email, u.encrypted_password as password, coalesce(u.email_change, '') as pending, u.email_change_confirm_status as half,
      concat(u.confirmation_token, u.recovery_token, u.email_change_token_new, u.email_change_token_current) as tokens,
      (select count(*)::int from auth.one_time_tokens t where t.user_id = u.id) as links,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from auth.mfa_factors f where f.user_id = u.id) as factors,
      (select count(*)::int from private.second_steps f where f.user_id = u.id) as steps,
      (select count(*)::int from auth.flow_state f where f.user_id = u.id) as flows,
      (select count(*)::int from private.change_permits p where p.user_id = u.id) as permits
    from auth.users u where u.id = ${id}`.execute(db())
  return rows[0]
}
const closed = {
  pending: '',
  half: 0,
  tokens: '',
  links: 0,
  sessions: 0,
  factors: 0,
  steps: 0,
  flows: 0,
  permits: 0,
}

type Thief = { id: string; links: string[] }

const deeds: Record<string, (thief: Thief) => Promise<void>> = {
  'begins another change': async (thief) => {
    const email = address()
    await permit(thief.id, 'email', email)
    thief.links.push(...(await beginChange(db(), thief.id, email)))
  },
  'opens one link of it': async (thief) => void (await verifyChange(db(), thief.links.at(-1) ?? '')),
  'opens both': async (thief) => {
    for (const link of thief.links.slice(-2).toReversed()) await verifyChange(db(), link)
  },
  'sets a password, which cancels it': async ({ id }) => {
    await permit(id, 'password')
    await changePassword(db(), id, newHash())
  },
  'asks for a reset': async ({ id }) => {
    const hash = newHash()
    await sql`update auth.users set recovery_token = ${hash}, recovery_sent_at = now() where id = ${id}`.execute(
      db(),
    )
    await sql`insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
      values (${randomUUID()}, ${id}, 'recovery_token', ${hash}, '') on conflict do nothing`.execute(db())
  },
  'sets up a second step': async ({ id }) => {
    await addFactor(id).catch(() => undefined)
    await sql`insert into private.second_steps (user_id) values (${id}) on conflict do nothing`.execute(db())
  },
  'is signed in, and half signed in': async ({ id }) => {
    await addSession(id)
    await addFlow(id)
  },
  'has permits at hand': async ({ id }) => {
    await permit(id, 'owner')
    await permit(id, 'email', address())
  },
}

function orders(names: string[], most: number): string[][] {
  if (most === 0) return [[]]
  const others = (name: string) => names.filter((one) => one !== name)
  return [[], ...names.flatMap((name) => orders(others(name), most - 1).map((rest) => [name, ...rest]))]
}
const tried = orders(Object.keys(deeds), isThorough ? 4 : 2)
/** This time limit (in ms) is high, because `npm run test:whole` tries thousands of orders of steps. */
const mostTime = isThorough ? 600_000 : 120_000

describe('undoing a stolen change of address', () => {
  test(
    'gives the account back whatever the thief did, and signs the thief out',
    async () => {
      for (const order of tried) {
        const { id, email } = await account()
        await move(id, address())
        const [first] = await undosOf(id)
        const thief: Thief = { id, links: [] }
        for (const deed of order) await deeds[deed]!(thief)
        const said = order.join(', then ')
        const mine = newHash()
        expect(await undo(id, first!.id, mine), said).toBe(true)
        expect(await doorsOf(id), said).toEqual({ ...closed, email, password: mine })
        // No earlier link works: not the thief's links, and not the undo link that was already used.
        for (const link of thief.links) expect(await verifyChange(db(), link), said).toBe('unknown')
        for (const { id: link } of await undosOf(id))
          expect(await undo(id, link, newHash()), said).toBe(false)
        expect(await doorsOf(id), said).toEqual({ ...closed, email, password: mine })
      }
    },
    mostTime,
  )

  test('works even if the address was changed back before, and only once', async () => {
    const { id, email } = await account()
    const other = address()
    await move(id, other)
    const [first] = await undosOf(id)
    await move(id, email)
    const mine = newHash()
    expect(await undo(id, first!.id, mine)).toBe(true)
    expect(await doorsOf(id)).toEqual({ ...closed, email, password: mine })
    expect(await undo(id, first!.id, newHash())).toBe(false)
    for (const { id: link } of await undosOf(id)) expect(await begin(link)).toBeNull()
  })

  test('keeps the owner’s earlier second step, which the old mailbox alone does not pass', async () => {
    const { id, email } = await account()
    await addFactor(id, '8 days')
    await sql`insert into private.second_steps (user_id) values (${id})`.execute(db())
    await move(id, address())
    const mine = newHash()
    expect(await undo(id, (await undosOf(id))[0]!.id, mine)).toBe(true)
    expect(await doorsOf(id)).toEqual({ ...closed, email, password: mine, factors: 1, steps: 1 })
  })

  test('mails only the owner about a second step that was turned off', async () => {
    const { id, email } = await account()
    const thief = address()
    await move(id, thief)
    await addFactor(id)
    await sql`insert into private.second_steps (user_id) values (${id})`.execute(db())
    await sql`delete from public.outbox where user_id = ${id}`.execute(db())
    expect(await undo(id, (await undosOf(id))[0]!.id, newHash())).toBe(true)
    const { rows } = await sql<{ template: string; to: string }>`
      select payload ->> 'template' as template, payload ->> 'to' as to from public.outbox where user_id = ${id} order by 1`.execute(
      db(),
    )
    expect(rows).toEqual([
      { template: 'email-taken-back', to: thief },
      { template: 'second-step-off', to: email },
    ])
  })
})

describe('a change of address without a permit', () => {
  const pendingOf = async (id: string) =>
    (
      await sql<{ pending: string; sent: boolean }>`
        select coalesce(email_change, '') as pending, email_change_sent_at > now() - interval '1 minute' as sent
        from auth.users where id = ${id}`.execute(db())
    ).rows[0]

  test('is ignored but pauses further changes, and its links open nothing', async () => {
    const { id, email } = await account()
    const links = await beginChange(db(), id, address())
    expect(await pendingOf(id)).toEqual({ pending: '', sent: true })
    for (const link of links) expect(await verifyChange(db(), link)).toBe('unknown')
    expect(await doorsOf(id)).toMatchObject({ email, links: 0 })
  })

  test('does not change the owner’s own pending change', async () => {
    const { id } = await account()
    const wanted = address()
    await permit(id, 'email', wanted)
    const [current, fresh] = await beginChange(db(), id, wanted)
    expect(await verifyChange(db(), fresh)).toBe('half')
    for (const link of await beginChange(db(), id, address()))
      expect(await verifyChange(db(), link)).toBe('unknown')
    expect(await pendingOf(id)).toMatchObject({ pending: wanted })
    expect(await verifyChange(db(), current)).toBe('changed')
    expect(await doorsOf(id)).toMatchObject({ email: wanted })
  })

  test('cannot be completed from a request before the password changed', async () => {
    const { id } = await account()
    const wanted = address()
    await permit(id, 'email', wanted)
    await beginChange(db(), id, wanted)
    await permit(id, 'password')
    await changePassword(db(), id, newHash())
    expect(await pendingOf(id)).toMatchObject({ pending: '' })
  })
})

describe('a password that the auth service stores encrypted', () => {
  const passwordMails = async (id: string) =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from public.outbox where user_id = ${id} and payload ->> 'template' = 'password-changed'`.execute(
        db(),
      )
    ).rows[0]?.count

  test('is encrypted at a sign-in, also again with another key, which is not a change of password', async () => {
    const { id } = await account()
    await addSession(id)
    for (const form of [sealed(), sealed()]) {
      await sealAgain(db(), id, form)
      expect(await doorsOf(id)).toMatchObject({ password: form, sessions: 1 })
    }
    expect(await passwordMails(id)).toBe(0)
  })

  test.each([
    ['plain', newHash()],
    ['sealed', sealed()],
  ])('is not changed without a permit if it was %s before', async (_, before) => {
    const { id } = await account(before)
    for (const after of [newHash(), sealed()]) {
      expect(await fails(changePassword(db(), id, after))).toBe('not-permitted')
      expect(await doorsOf(id)).toMatchObject({ password: before })
    }
    // Encrypting the stored password again needs no permit, but a plain hash is a new password and needs a permit.
    expect(await fails(sealAgain(db(), id, newHash()))).toBe('not-permitted')
    await permit(id, 'password')
    const mine = sealed()
    await changePassword(db(), id, mine)
    expect(await doorsOf(id)).toMatchObject({ password: mine, permits: 0 })
    expect(await passwordMails(id)).toBe(1)
    expect(await fails(changePassword(db(), id, sealed()))).toBe('not-permitted')
  })

  test('can be set when an account is given back', async () => {
    const { id, email } = await account(sealed())
    await move(id, address())
    const mine = sealed()
    expect(await undo(id, (await undosOf(id))[0]!.id, mine)).toBe(true)
    expect(await doorsOf(id)).toEqual({ ...closed, email, password: mine })
    expect(await fails(storePassword(db(), id, sealed()))).toBe('not-permitted')
  })
})
