import { decodeJwt } from 'jose'
import { assuranceOf, noteLink, type Tokens, type TokenUser } from './tokens'
import type { AuthParts } from './auth-service'
import { factorsJson } from './factor-rows'

type User = TokenUser & { id?: unknown; aud?: unknown; factors?: unknown }
type Answer = User & { access_token?: unknown; user?: User }

/** Replaces a client's token with `@supabase/lite`'s token; a token that we did not issue becomes invalid. */
export async function withInnerToken(request: Request, tokens: Tokens): Promise<Request> {
  const token = /^Bearer (eyJ\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${(await tokens.toInner(token)) ?? 'x.x.x'}`)
  return new Request(request, { headers })
}

async function publicToken(
  token: string,
  user: User,
  { tokens, database }: AuthParts,
  byLink: boolean,
): Promise<string> {
  const { session_id: sessionId } = decodeJwt(token)
  if (byLink) await noteLink(database.kysely, sessionId)
  const assurance = await assuranceOf(database.kysely, sessionId)
  return tokens.toPublic(token, user, assurance)
}

async function publicLocation(location: string, parts: AuthParts): Promise<string> {
  const address = new URL(location)
  const fragment = new URLSearchParams(address.hash.slice(1))
  const token = fragment.get('access_token')
  if (!token) return location
  fragment.set('access_token', await publicToken(token, {}, parts, true))
  address.hash = fragment.toString()
  return address.toString()
}

/** Calls `@supabase/lite`, and adds our tokens and the users' second factors to its answer. */
export async function callLibrary(
  parts: AuthParts,
  request: Request,
  peerAddress: string | null,
): Promise<Response> {
  const byLink = new URL(request.url).pathname.endsWith('/verify')
  const response = await parts.app.fetch(await withInnerToken(request, parts.tokens), peerAddress)
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  if (location) {
    headers.set('location', await publicLocation(location, parts))
    return new Response(response.body, { status: response.status, headers })
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) return response
  const body = (await response.json()) as Answer
  if (typeof body.access_token === 'string') {
    body.access_token = await publicToken(body.access_token, body.user ?? {}, parts, byLink)
  }
  const user = body.user ?? body
  if (user.aud === 'authenticated' && typeof user.id === 'string') {
    const factors = await factorsJson(parts.database.kysely, user.id)
    if (factors.length > 0) user.factors = factors
  }
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}
