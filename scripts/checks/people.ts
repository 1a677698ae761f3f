import { createClient } from '@supabase/supabase-js'
import { demoPassword } from '../../supabase/demo-accounts'
import { createFixtures, type Fixtures } from '../../tests/database/fixtures'
import type { Role } from '../../tests/database/roles'
import { decide, must, register, registerStaff } from '../../tests/support/contract-people'
import { openClient, type Client, type ContractTarget } from '../../tests/support/contract-target'
import { cookieClient, sessionOf, type Session } from '../site-client/session'
import type { Ask } from './load/generate-load'
import type { TestSite } from './test-site'

/** `owing` is an administrator who has signed in but not passed the second step. */
export type Visitor = Role | 'owing'
export type Company = {
  fixtures: Fixtures
  visitors: readonly Visitor[]
  cookies: Record<Visitor, string>
  tokens: Record<Visitor, string | null>
}

async function cookieOf(target: ContractTarget, { auth }: Client): Promise<string> {
  const { session } = must(await auth.getSession())
  const { client, cookie } = cookieClient(target)
  must(await client.auth.setSession(session!))
  return cookie()
}

/** Creates the test people, each with one row in every table, and signs them in. */
export async function signInFixtures({ connection, url: siteUrl }: TestSite): Promise<Company> {
  const { url, publishableKey, secretKey, mailUrl } = connection
  const target = { url, publishableKey, secretKey, siteUrl, mailUrl, stop: async () => undefined }
  const fixtures = await createFixtures(target)
  const owing = openClient(target)
  const { session } = must(await owing.auth.signInWithPassword(fixtures.people.admin))
  const cookies = { anon: '', owing: await cookieOf(target, owing) } as Record<Visitor, string>
  for (const [role, { client }] of Object.entries(fixtures.people))
    cookies[role as Visitor] = await cookieOf(target, client)
  const tokens = { ...fixtures.tokens, owing: session.access_token }
  return { fixtures, visitors: Object.keys(tokens) as Visitor[], cookies, tokens }
}

export async function approvedClients(
  { connection, url }: Pick<TestSite, 'connection' | 'url'>,
  count: number,
): Promise<(Session & { id: string; email: string; password: string })[]> {
  const target = { ...connection, siteUrl: url, stop: async () => undefined }
  const staff = await registerStaff(target)
  const clients = []
  for (let n = 0; n < count; n++) {
    const person = await register(target, `cliente${n}`)
    await decide(staff, person, 'approved')
    const { id, email, password } = person
    clients.push({ id, email, password, ...(await sessionOf(connection, email, password)) })
  }
  return clients
}

/**
 * Signs in a client of the demo and returns requests for pages of the portal.
 * A good response must contain the client's newest file, because a page without its data also has status 200.
 */
export async function portalOf({
  connection,
}: TestSite): Promise<{ cookie: string; at: (url: string) => Ask }> {
  const { cookie, userId } = await sessionOf(connection, 'cliente@demo.co', demoPassword)
  const { data, error } = await createClient(connection.url, connection.secretKey)
    .from('documents')
    .select('id')
    .eq('user_id', userId)
    .eq('kind', 'file')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(1)
    .single()
  if (error) throw new Error('checks.dashboard', { cause: error })
  const has = String(data.id)
  return { cookie, at: (url) => ({ url: `${url}/portal`, headers: { cookie }, has }) }
}
