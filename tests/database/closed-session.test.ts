import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { decide, must, passSecondStep, register, succeed } from '../support/contract-people'
import { openClient, openTarget, type Client } from '../support/contract-target'
import { createFixtures, clientOf, type Fixtures } from './fixtures'
import { readCatalogue } from './catalogue'
import { procedures } from './procedures'
import { tables as tableRows } from './tables'
import { callRest, commands, type SignedIn } from './roles'
import { operationNames, tryStorage } from './storage-operations'
import { isThorough, thoroughly } from '../support/thorough'
import { tryFunction } from './try-function'
import { triesOf } from './try-table'

const catalogue = await readCatalogue()
const tables = catalogue.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
const callable = catalogue.procedures.filter(({ executable_by }) => executable_by.includes('authenticated'))
const everybody: SignedIn[] = ['clientA', 'admin', 'waitlist', 'rejected', 'clientB', 'advisor']
/** One policy refuses closed sessions for all roles, so `npm test` tries only one client and one member. */
const signedIn = everybody.slice(0, thoroughly(everybody.length, 2))
/** `npm test` skips calls that also fail in an open session, because policies.test.ts tests these refusals. */
const opens = (cells: unknown, role: SignedIn) => {
  const cell = (cells as Record<SignedIn, string>)[role]
  return isThorough || !['denied', 'refused', 'none', 'staff-only'].includes(cell)
}
const cellsOf = (procedure: { name: string }) => procedures[procedure.name as keyof typeof procedures].cells
const whatever = ['mail_original', 'my_access', 'my_calendar_feed', 'my_dashboard', 'my_entry', 'my_sessions']

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures(await openTarget())
})
afterAll(() => fixtures?.target.stop())

/** Returns a supabase-js client that keeps using a token after the session of the token was closed. */
const clientWith = (token: string): Client =>
  createClient<Database>(fixtures.target.url, fixtures.target.publishableKey, {
    accessToken: async () => token,
  })
const tokenOf = async ({ auth }: Client) => must(await auth.getSession()).session?.access_token ?? ''

test('all tokens work while their sessions are open', async () => {
  for (const role of signedIn) {
    const { body } = await callRest(fixtures, role, {
      method: 'GET',
      path: 'user_approval_status?select=status',
    })
    expect((body as object[]).length).toBeGreaterThan(0)
  }
})

describe('the token of a closed session', () => {
  beforeAll(async () => {
    for (const role of signedIn) {
      const { client } = fixtures.people[role]
      succeed(await client.auth.signOut({ scope: 'local' }))
      fixtures.people[role].client = clientWith(fixtures.tokens[role] ?? '')
    }
  })

  describe.each(signedIn)('%s', (role) => {
    test('reads and writes no row of any table', { timeout: 240_000 }, async () => {
      const reached: string[] = []
      for (const table of tables) {
        const attempt = triesOf(table)
        const { cells } = tableRows[table as keyof typeof tableRows]
        for (const command of commands.filter((one) => opens(cells[one], role))) {
          const reach = await attempt(fixtures, command, role)
          const wanted = cells[command][role] === 'denied' ? ['denied'] : ['none', 'refused']
          if (!wanted.includes(reach)) reached.push(`${table} ${command}: ${reach}`)
        }
      }
      expect(reached).toEqual([])
    })

    test('gets a refusal or an empty answer from every procedure', { timeout: 240_000 }, async () => {
      const ran: string[] = []
      for (const procedure of callable.filter((one) => opens(cellsOf(one), role)))
        if (!whatever.includes(procedure.name) && (await tryFunction(fixtures, procedure, role)) === 'runs')
          ran.push(procedure.name)
      expect(ran).toEqual([])
      const answerOf = async (name: string, body = {}) =>
        (await callRest(fixtures, role, { method: 'POST', path: `rpc/${name}`, body })).body
      const { data: mails } = await fixtures.service.from('mails').select('id')
      expect(mails?.length).toBeGreaterThan(0)
      for (const { id } of mails ?? []) expect(await answerOf('mail_original', { mail: id })).toBeNull()
      expect(await answerOf('my_access')).toBeNull()
      expect(await answerOf('my_entry')).toEqual({ access: null, header: null })
      expect(await answerOf('my_calendar_feed')).toBeNull()
      expect(await answerOf('my_sessions')).toEqual([])
      expect(await answerOf('my_dashboard')).toMatchObject({
        access: null,
        documents: { rows: [], before: null, after: null },
        activity: [],
        folder: null,
      })
      expect(JSON.stringify(await answerOf('my_dashboard'))).not.toMatch(/[0-9a-f]{8}-|INV-|Enviar/)
    })
  })

  describe.each(signedIn)('%s', (role) => {
    test('opens no file', async () => {
      const passed: string[] = []
      for (const operation of operationNames)
        if ((await tryStorage(fixtures, 'facturas', operation, role)) === 'passes') passed.push(operation)
      expect(passed).toEqual([])
    })

    test('is unknown to the auth service', async () => {
      const headers = {
        apikey: fixtures.target.publishableKey,
        authorization: `Bearer ${fixtures.tokens[role]}`,
      }
      const answer = await fetch(`${fixtures.target.url}/auth/v1/user`, { headers })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' })
    })
  })

  test('the tests try every callable procedure', () => {
    expect(callable.length).toBeGreaterThan(80)
    expect(Object.keys(procedures)).toEqual(expect.arrayContaining(whatever))
  })
})

describe('when a session is closed', () => {
  /** Returns the token of a closed session, and the client of another session, which is open. */
  async function twoSessions() {
    const admin = await register(fixtures.target, 'jefa')
    succeed(await fixtures.service.rpc('add_staff_member', { member: admin.id, member_role: 'admin' }))
    await passSecondStep(admin.client)
    const person = await register(fixtures.target, 'doble')
    await decide(admin, person, 'approved')
    const place = {
      key: crypto.randomUUID(),
      batch: crypto.randomUUID(),
      file_name: 'a.pdf',
      declared_type: 'application/pdf',
      declared_size: 9,
    }
    const { path } = must(await person.client.rpc('begin_upload', place))
    const other = openClient(fixtures.target)
    must(await other.auth.signInWithPassword(person))
    return { admin, person, other, path, held: clientWith(await tokenOf(person.client)) }
  }
  const reads = async (held: Client, path: string) => ({
    access: must(await held.rpc('my_access')),
    status: must(await held.from('user_approval_status').select('status')).length,
    uploads: must(await held.from('uploads').select('id')).length,
    place: (await held.storage.from('facturas').createSignedUploadUrl(path)).error === null,
  })
  const nothing = { access: null, status: 0, uploads: 0, place: false }

  test.each<[string, (two: Awaited<ReturnType<typeof twoSessions>>) => Promise<unknown>]>([
    ['by signing out', ({ person }) => person.client.auth.signOut({ scope: 'local' }).then(succeed)],
    ['by signing out everywhere', ({ other }) => other.auth.signOut({ scope: 'global' }).then(succeed)],
    [
      'by closing the others, as a new password does',
      ({ other }) => other.auth.signOut({ scope: 'others' }).then(succeed),
    ],
  ])('%s, its token reads nothing more', async (_way, close) => {
    const two = await twoSessions()
    expect(await reads(two.held, two.path)).toMatchObject({ status: 1, uploads: 1, place: true })
    await close(two)
    expect(await reads(two.held, two.path)).toEqual(nothing)
  })

  test('its live channel gets nothing more, not even the person’s own status', async () => {
    const { admin, person, other } = await twoSessions()
    const heard: unknown[] = []
    const otherHeard: unknown[] = []
    const follow = async (client: Client, into: unknown[]) => {
      await client.realtime.setAuth(await tokenOf(client))
      await new Promise<void>((resolve) =>
        client
          .channel('mine')
          .on('postgres_changes', { event: '*', schema: 'public', table: 'user_approval_status' }, (change) =>
            into.push(change),
          )
          .subscribe((status) => status === 'SUBSCRIBED' && resolve()),
      )
    }
    await follow(person.client, heard)
    await follow(other, otherHeard)
    succeed(await other.auth.signOut({ scope: 'others' }))
    await decide(admin, person, 'rejected')
    await vi.waitFor(() => expect(otherHeard).toHaveLength(1), { timeout: 10_000 })
    expect(heard).toEqual([])
    await Promise.all(
      [clientOf(fixtures, 'anon'), person.client, other].map((one) => one.removeAllChannels()),
    )
  })
})
