import { assemble, type Cast } from '../../tests/database/cast'
import type { Role } from '../../tests/database/roles'
import { must } from '../../tests/support/contract-people'
import { openClient, type Client, type ContractTarget } from '../../tests/support/contract-target'
import { cookieClient } from '../bench/session'
import type { Stage } from './stage'

/** Every role of the database's tests, and an administrator who has not passed the second step. */
export type Visitor = Role | 'owing'
export type Company = {
  cast: Cast
  visitors: readonly Visitor[]
  /** The site's cookies of a visitor; empty for the anonymous one. */
  cookies: Record<Visitor, string>
  tokens: Record<Visitor, string | null>
}

/** What a browser would keep of a session of supabase-js. */
export async function cookieOf(target: ContractTarget, { auth }: Client): Promise<string> {
  const { session } = must(await auth.getSession())
  const { client, cookie } = cookieClient(target)
  must(await client.auth.setSession(session!))
  return cookie()
}

/** People of every role on a stage, each with one row in every table. */
export async function gather({ connection, url: siteUrl }: Stage): Promise<Company> {
  const { url, publishableKey, secretKey, mailUrl } = connection
  const target = { url, publishableKey, secretKey, siteUrl, mailUrl, stop: async () => undefined }
  const cast = await assemble(target)
  const owing = openClient(target)
  const { session } = must(await owing.auth.signInWithPassword(cast.people.admin))
  const cookies = { anon: '', owing: await cookieOf(target, owing) } as Record<Visitor, string>
  for (const [role, { client }] of Object.entries(cast.people))
    cookies[role as Visitor] = await cookieOf(target, client)
  const tokens = { ...cast.tokens, owing: session.access_token }
  return { cast, visitors: Object.keys(tokens) as Visitor[], cookies, tokens }
}
