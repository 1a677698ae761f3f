import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, newEmail, refusalOf, register, succeed, type Person } from '../support/contract-people'
import {
  hasMailbox,
  isSupabasesAuth,
  issuerOf,
  openClient,
  openSharedTarget,
  type Client,
  type ContractTarget,
} from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails } from '../support/mailbox'

let target: ContractTarget
let person: Person
beforeAll(async () => {
  target = await openSharedTarget()
  person = await register(target, 'ana')
})
afterAll(() => target?.stop())

const signIn = (email: string, password: string) =>
  openClient(target).auth.signInWithPassword({ email, password })

describe('signing in', () => {
  test('says that the address is unconfirmed only with the right password', async () => {
    const email = newEmail('pendiente')
    await openClient(target).auth.signUp({ email, password: 'Clave-2026-larga' })
    const { error } = await signIn(email, 'Clave-2026-larga')
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
  })

  test('gets the same answer for a wrong password, an unconfirmed address and an unknown one', async () => {
    const pending = newEmail('pendiente')
    await openClient(target).auth.signUp({ email: pending, password: 'Clave-2026-larga' })
    for (const email of [person.email, pending, newEmail('nadie')]) {
      const { error } = await signIn(email, 'equivocada')
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })

  test('gives a token that is verified locally after the first time', async () => {
    const { session } = must(await signIn(person.email, person.password))
    const calls: string[] = []
    const client = createClient(target.url, target.publishableKey, {
      // The client caches the keys for tokens under this name, so a new name makes the client fetch the keys.
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: {
        fetch: (input, init) => {
          calls.push(String(input))
          return fetch(input, init)
        },
      },
    })
    const token = session.access_token ?? ''
    const first = await client.auth.getClaims(token)
    expect(first.error).toBeNull()
    expect(first.data?.header.alg).toBe('ES256')
    expect(first.data?.claims).toMatchObject({
      sub: person.id,
      email: person.email,
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
      iss: issuerOf(target),
    })
    await client.auth.getClaims(token)
    await client.auth.getClaims(token)
    expect(calls).toEqual([`${target.url}/auth/v1/.well-known/jwks.json`])
  })

  test('gives a token that is refused once it is changed', async () => {
    const { session } = must(await signIn(person.email, person.password))
    const [head, body = '', signature] = (session.access_token ?? '').split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    const token = [head, forged, signature].join('.')
    expect((await openClient(target).auth.getClaims(token)).error).not.toBeNull()
    expect((await openClient(target).auth.getUser(token)).data.user).toBeNull()
    const rest = await fetch(`${target.url}/rest/v1/user_approval_status`, {
      headers: { apikey: target.publishableKey, authorization: `Bearer ${token}` },
    })
    expect(rest.status).toBe(401)
  })
})

describe('a session', () => {
  test('can be refreshed twice at the same time, and both new tokens work', async () => {
    const { session } = must(await signIn(person.email, person.password))
    const refresh_token = session.refresh_token ?? ''
    const both = await Promise.all([
      openClient(target).auth.refreshSession({ refresh_token }),
      openClient(target).auth.refreshSession({ refresh_token }),
    ])
    for (const { data, error } of both) {
      expect(error).toBeNull()
      const { user } = must(await openClient(target).auth.getUser(data.session?.access_token))
      expect(user.id).toBe(person.id)
    }
  })

  /** Supabase's service refuses a refresh that waited five seconds, so this function tries again, like the site. */
  async function refreshPatiently(refresh_token: string): ReturnType<Client['auth']['refreshSession']> {
    const answer = await openClient(target).auth.refreshSession({ refresh_token })
    return isSupabasesAuth && answer.error?.code === 'conflict' ? refreshPatiently(refresh_token) : answer
  }

  test('can be refreshed by thirty calls with the same token at nearly the same time', async () => {
    const { session } = must(await signIn(person.email, person.password))
    const refresh_token = session.refresh_token ?? ''
    const all = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await pause(n)
        return refreshPatiently(refresh_token)
      }),
    )
    expect(all.map(refusalOf)).toEqual(Array(30).fill(null))
  })

  test('cannot be refreshed after signing out', async () => {
    const client = openClient(target)
    const { session } = must(await client.auth.signInWithPassword(person))
    expect((await client.auth.getSession()).data.session?.user.id).toBe(person.id)
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
    const { error } = await openClient(target).auth.refreshSession({
      refresh_token: session.refresh_token ?? '',
    })
    expect(error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })

  test('can end all others of the person', async () => {
    const mine = openClient(target)
    await mine.auth.signInWithPassword(person)
    const { session: other } = must(await signIn(person.email, person.password))
    expect((await mine.auth.signOut({ scope: 'others' })).error).toBeNull()
    const refresh = (token?: string) => openClient(target).auth.refreshSession({ refresh_token: token ?? '' })
    expect((await refresh(other?.refresh_token)).error).not.toBeNull()
    expect((await mine.auth.refreshSession()).error).toBeNull()
  })

  test('lists no second factors of a person without any', async () => {
    const client = openClient(target)
    await client.auth.signInWithPassword(person)
    const { data, error } = await client.auth.mfa.listFactors()
    expect(error).toBeNull()
    expect(data?.all).toEqual([])
  })

  test('cannot raise its own rights', async () => {
    const client = openClient(target)
    await client.auth.signInWithPassword(person)
    const wanted = { data: { tema: 'claro' }, app_metadata: { role: 'admin' } }
    expect((await client.auth.updateUser(wanted)).error).toMatchObject({ status: 403, code: 'not_admin' })
    const { user } = must(await client.auth.updateUser({ data: { tema: 'claro' } }))
    expect(user.user_metadata).toMatchObject({ tema: 'claro' })
    expect(user.app_metadata).not.toHaveProperty('role')
  })

  // Every token contains the metadata, so a few kilobytes would make each request exceed the limit for headers.
  test('stores no more metadata than a token can carry', async () => {
    const client = openClient(target)
    await client.auth.signInWithPassword(person)
    await client.auth.updateUser({ data: { relleno: 'x'.repeat(5000) } })
    const again = openClient(target)
    const { session } = must(await again.auth.signInWithPassword(person))
    expect(session.user.user_metadata).not.toHaveProperty('relleno')
    expect(session.access_token.length).toBeLessThan(5000)
  })
})

describe('a forgotten password', () => {
  test('never reveals who has an account', async () => {
    const email = newEmail('nadie')
    expect((await openClient(target).auth.resetPasswordForEmail(email)).error).toBeNull()
    if (target.mailUrl) expect(await mailsTo(target.mailUrl, email)).toEqual([])
  })

  test.runIf(hasMailbox)('can be changed with the link of the mail, with a permit', async () => {
    const owner = await register(target, 'olvido')
    const client = openClient(target)
    expect((await client.auth.resetPasswordForEmail(owner.email)).error).toBeNull()
    const [mail] = await waitForMails(target.mailUrl ?? '', owner.email, 1)
    if (!mail) throw new Error('no mail')
    const link = confirmationLink(mail)
    expect(mail.subject).toContain('contraseña')
    expect(link.searchParams.get('type')).toBe('recovery')
    expect(link.searchParams.get('next')).toBe('/auth/recuperar')
    const token_hash = link.searchParams.get('token_hash') ?? ''
    must(await client.auth.verifyOtp({ token_hash, type: 'recovery' }))

    expect((await client.auth.updateUser({ password: '12345' })).error).toMatchObject({
      code: 'weak_password',
    })
    expect((await client.auth.updateUser({ password: owner.password })).error).toMatchObject({
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
    // The link opens a session, but the database refuses new passwords that the site has not permitted.
    expect((await client.auth.updateUser({ password: 'Una-nueva-2026' })).error?.status).toBe(500)
    expect((await signIn(owner.email, owner.password)).error).toBeNull()
    const permit = { person: owner.id, change: 'password' }
    succeed(await openClient(target, target.secretKey).rpc('permit_change', permit))
    must(await client.auth.updateUser({ password: 'Una-nueva-2026' }))
    expect((await signIn(owner.email, 'Una-nueva-2026')).error).toBeNull()
    expect((await signIn(owner.email, owner.password)).error?.code).toBe('invalid_credentials')
    const again = await openClient(target).auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })
})

describe('the secret key', () => {
  const admin = () => openClient(target, target.secretKey).auth.admin

  test('can create, change and delete users', async () => {
    const email = newEmail('creada')
    const attributes = {
      email,
      password: 'Clave-2026-larga',
      email_confirm: true,
      user_metadata: { nombre: 'Eva' },
    }
    const { user } = must(await admin().createUser(attributes))
    const id = user.id ?? ''
    expect(user).toMatchObject({ email, user_metadata: { nombre: 'Eva' } })
    expect((await admin().createUser(attributes)).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(must(await admin().getUserById(id)).user.email).toBe(email)
    const change = { password: 'Cambiada-2026', app_metadata: { origen: 'oficina' } }
    expect((await admin().updateUserById(id, change)).error?.status).toBe(500)
    const permit = { person: id, change: 'password' }
    succeed(await openClient(target, target.secretKey).rpc('permit_change', permit))
    must(await admin().updateUserById(id, change))
    expect((await signIn(email, 'Cambiada-2026')).data.user?.app_metadata).toMatchObject({
      origen: 'oficina',
    })
    const { users } = must(await admin().listUsers({ page: 1, perPage: 200 }))
    expect(users.map((listed) => listed.email)).toContain(email)
    succeed(await admin().deleteUser(id))
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await signIn(email, 'Cambiada-2026')).error?.code).toBe('invalid_credentials')
  })

  test('opens a session with the address of a visitor, who gets no further rights', async () => {
    const server = createClient(target.url, target.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { 'sb-forwarded-for': '198.51.100.7' } },
    })
    const opened = must(await server.auth.signInWithPassword(person))
    expect(opened.user.id).toBe(person.id)
    const renewed = must(await server.auth.refreshSession())
    expect(must(await server.auth.getClaims(renewed.session?.access_token))?.claims).toMatchObject({
      sub: person.id,
      role: 'authenticated',
    })
    expect((await server.auth.signInWithPassword({ ...person, password: 'equivocada' })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('is the only key that can manage users', async () => {
    for (const client of [openClient(target), person.client]) {
      const { error } = await client.auth.admin.listUsers()
      expect(error?.status).toBeGreaterThanOrEqual(401)
      expect(error?.status).toBeLessThanOrEqual(403)
    }
  })
})
