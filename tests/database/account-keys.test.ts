import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

let opened: FreshDatabase
beforeAll(async () => {
  opened = await openMigratedDatabase()
})
afterAll(() => opened?.remove())

const db = () => opened.database.kysely
const address = () => `${randomUUID()}@ejemplo.test`
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

async function account({ open = true, confirmed = true, signedIn = true } = {}) {
  const [id, email] = [randomUUID(), address()]
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at)
    values (${id}, 'authenticated', 'authenticated', ${email}, 'antes',
      case when ${confirmed} then now() end, case when ${signedIn} then now() end)`.execute(db())
  if (open) await sql`insert into auth.sessions (id, user_id) values (${randomUUID()}, ${id})`.execute(db())
  return { id, email }
}
const setPassword = (id: string) =>
  outcome(sql`update auth.users set encrypted_password = ${randomUUID()} where id = ${id}`.execute(db()))
/** Requests a change of e-mail address; without the site's permit the database ignores the new address. */
const ask = async (id: string, email: string) => {
  const { rows } = await sql<{ asked: boolean }>`
    update auth.users set email_change = ${email} where id = ${id} returning email_change is not distinct from ${email} as asked`.execute(
    db(),
  )
  return rows[0]?.asked ? 'done' : 'not-permitted'
}
const setEmail = (id: string, email: string) =>
  outcome(sql`update auth.users set email = ${email}, email_change = null where id = ${id}`.execute(db()))
const permit = (id: string, kind: 'password' | 'email', email: string | null = null) =>
  sql`select public.permit_change(${id}, ${kind}, ${email})`.execute(db())
const moveTo = async (id: string, email: string) => {
  await permit(id, 'email', email)
  expect(await setEmail(id, email)).toBe('done')
}
const permitsOver = (id: string) =>
  sql`update private.change_permits set until = now() - interval '1 second' where user_id = ${id}`.execute(
    db(),
  )

describe('an account of a user who is signed in', () => {
  test('a password can only be changed with the server’s permit for passwords, which works once and for a minute', async () => {
    const { id } = await account()
    expect(await setPassword(id)).toBe('not-permitted')
    await permit(id, 'email', address())
    expect(await setPassword(id)).toBe('not-permitted')
    await permit(id, 'password')
    expect(await setPassword(id)).toBe('done')
    expect(await setPassword(id)).toBe('not-permitted')
    await permit(id, 'password')
    await permitsOver(id)
    expect(await setPassword(id)).toBe('not-permitted')
    const other = await account()
    await permit(other.id, 'password')
    expect(await setPassword(id)).toBe('not-permitted')
  })

  test('a change of address needs the server’s permit for that address when it is requested, and none when it is confirmed', async () => {
    const { id } = await account()
    const wanted = address()
    expect(await ask(id, wanted)).toBe('not-permitted')
    await permit(id, 'email', address())
    expect(await ask(id, wanted)).toBe('not-permitted')
    expect(await setEmail(id, wanted)).toBe('not-permitted')
    await permit(id, 'email', wanted.toUpperCase())
    expect(await ask(id, wanted)).toBe('done')
    expect(await setEmail(id, address())).toBe('not-permitted')
    expect(await setEmail(id, wanted)).toBe('done')
  })

  test('other columns can be changed without a permit', async () => {
    const { id } = await account()
    const work = sql`update auth.users set email_change = null, last_sign_in_at = now() where id = ${id}`
    expect(await outcome(work.execute(db()))).toBe('done')
  })
})

describe('a user without a session', () => {
  // If a user without a session needed no permits, a thief could close all sessions and then set a password.
  test.each([
    { confirmed: true, signedIn: true },
    { confirmed: true, signedIn: false },
    { confirmed: false, signedIn: true },
  ])(
    'a user who ever signed in or confirmed an address still needs permits to change the keys: %o',
    async (state) => {
      const { id } = await account({ open: false, ...state })
      const wanted = address()
      expect(await setPassword(id)).toBe('not-permitted')
      expect(await ask(id, wanted)).toBe('not-permitted')
      expect(await setEmail(id, wanted)).toBe('not-permitted')
      await permit(id, 'password')
      expect(await setPassword(id)).toBe('done')
      await permit(id, 'email', wanted)
      expect(await setEmail(id, wanted)).toBe('done')
    },
  )

  test('a user who has never signed in or confirmed an address needs no permit', async () => {
    const { id } = await account({ open: false, confirmed: false, signedIn: false })
    expect(await setPassword(id)).toBe('done')
    expect(await setEmail(id, address())).toBe('done')
  })
})

describe('undoing a change of address', () => {
  const undos = async (id: string) => {
    const { rows } = await sql<{ id: string; old_email: string; used: boolean }>`
      select id, old_email, used_at is not null as used from private.email_undos where user_id = ${id} order by made_at`.execute(
      db(),
    )
    return rows
  }
  const begin = async (undo: string) =>
    (await sql<{ answer: unknown }>`select public.begin_email_undo(${undo}) as answer`.execute(db())).rows[0]
      ?.answer

  test('works within a week, and not later', async () => {
    const { id, email } = await account({ open: false })
    await moveTo(id, address())
    const [undo] = await undos(id)
    const made = (days: number) =>
      sql`update private.email_undos set made_at = now() - ${`${days} days`}::interval + interval '1 minute' where user_id = ${id}`.execute(
        db(),
      )
    await made(7)
    expect(await begin(undo!.id)).toEqual({ user: id, email, squatter: null, taken: false })
    await sql`update private.email_undos set made_at = now() - interval '7 days 1 minute' where user_id = ${id}`.execute(
      db(),
    )
    expect(await begin(undo!.id)).toBeNull()
    expect(await begin(randomUUID())).toBeNull()
  })

  test('works once, also for a user who is signed out, and cannot itself be undone', async () => {
    const { id, email } = await account({ open: false })
    await moveTo(id, address())
    const [undo] = await undos(id)
    await begin(undo!.id)
    expect(await setEmail(id, email)).toBe('done')
    expect(await undos(id)).toEqual([{ id: undo!.id, old_email: email, used: true }])
    expect(await begin(undo!.id)).toBeNull()
  })

  test('says which account has the old address now and whether that account confirmed it', async () => {
    const { id, email } = await account({ open: false })
    await moveTo(id, address())
    const [undo] = await undos(id)
    const squatter = randomUUID()
    await sql`insert into auth.users (id, aud, role, email) values (${squatter}, 'authenticated', 'authenticated', ${email})`.execute(
      db(),
    )
    expect(await begin(undo!.id)).toMatchObject({ squatter, taken: false })
    expect(await begin(undo!.id)).toBeNull()
    await sql`select public.release_link('undo', ${undo!.id})`.execute(db())
    await sql`update auth.users set email_confirmed_at = now() where id = ${squatter}`.execute(db())
    expect(await begin(undo!.id)).toMatchObject({ squatter: null, taken: true })
  })
})

describe('the owner of a link', () => {
  const owner = async (link: string, token: string, life = 86_400) =>
    (
      await sql<{ answer: { user: string } | null }>`
        select public.link_owner(${link}, ${token}, ${life}) as answer`.execute(db())
    ).rows[0]?.answer ?? null
  const token = () => randomUUID().replaceAll('-', '')

  test('is named while the link is valid, and asking for the owner does not use the link up', async () => {
    const { id } = await account({ open: false })
    const link = token()
    await sql`update auth.users set recovery_token = ${link}, recovery_sent_at = now() - interval '23 hours' where id = ${id}`.execute(
      db(),
    )
    for (let i = 0; i < 3; i++)
      expect(await owner('recovery', link)).toMatchObject({ user: id, second_step: false })
    expect(await owner('signup', link)).toBeNull()
    expect(await owner('recovery', link, 3600)).toBeNull()
    expect(await owner('recovery', token())).toBeNull()
    expect(await owner('recovery', '')).toBeNull()
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`.execute(db())
    expect(await owner('recovery', link)).toBeNull()
  })

  test('is not named once the address of the registration is confirmed', async () => {
    const { id } = await account({ open: false })
    const link = token()
    await sql`update auth.users set confirmation_token = ${link}, confirmation_sent_at = now(), email_confirmed_at = null where id = ${id}`.execute(
      db(),
    )
    expect(await owner('signup', link)).toMatchObject({ user: id })
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`.execute(db())
    expect(await owner('signup', link)).toBeNull()
  })
})

describe('claiming a link', () => {
  const claim = async (token: string, setsPassword = true) =>
    (
      await sql<{ answer: { user: string } | null }>`
        select public.claim_link('recovery', ${token}, 86400, ${setsPassword}) as answer`.execute(db())
    ).rows[0]?.answer ?? null
  const release = (token: string) => sql`select public.release_link('recovery', ${token})`.execute(db())
  const claimsOver = (id: string) =>
    sql`update private.link_claims set until = now() - interval '1 second' where user_id = ${id}`.execute(
      db(),
    )
  async function withLink() {
    const { id } = await account({ open: false })
    const token = randomUUID().replaceAll('-', '')
    await sql`update auth.users set recovery_token = ${token}, recovery_sent_at = now() where id = ${id}`.execute(
      db(),
    )
    return { id, token }
  }

  test('succeeds for one of four calls at the same time, and allows one change of the password', async () => {
    const { id, token } = await withLink()
    expect(await claim(randomUUID())).toBeNull()
    const all = await Promise.all([1, 2, 3, 4].map(() => claim(token)))
    expect(all.filter((answer) => answer?.user === id)).toHaveLength(1)
    expect(await setPassword(id)).toBe('done')
    expect(await setPassword(id)).toBe('not-permitted')
  })

  test('allows no change of the password before the code of the second step was correct', async () => {
    const { id, token } = await withLink()
    expect(await claim(token, false)).toMatchObject({ user: id })
    expect(await setPassword(id)).toBe('not-permitted')
  })

  test('can be undone when the change failed: the link works again and the permit is withdrawn', async () => {
    const { id, token } = await withLink()
    await claim(token)
    await release(token)
    expect(await setPassword(id)).toBe('not-permitted')
    expect(await claim(token)).toMatchObject({ user: id })
  })

  test('ends after a while if nobody undoes it, but a link that was used never works again', async () => {
    const { id, token } = await withLink()
    await claim(token)
    await claimsOver(id)
    await permitsOver(id)
    expect(await setPassword(id)).toBe('not-permitted')
    expect(await claim(token)).toMatchObject({ user: id })
    await sql`update auth.users set recovery_token = null where id = ${id}`.execute(db())
    await claimsOver(id)
    expect(await claim(token)).toBeNull()
  })
})
