import type { LiteApp } from '../lite-app'
import type { Tokens, TokenUser } from './tokens'

type Session = { access_token?: unknown; user?: TokenUser }

/** Puts the library's own token in place of the client's; a token that is not ours stays one that fails. */
export async function withInnerToken(request: Request, tokens: Tokens): Promise<Request> {
  const token = /^Bearer (eyJ\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return request
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${(await tokens.toInner(token)) ?? 'x.x.x'}`)
  return new Request(request, { headers })
}

async function publicLocation(location: string, tokens: Tokens): Promise<string> {
  const address = new URL(location)
  const fragment = new URLSearchParams(address.hash.slice(1))
  const token = fragment.get('access_token')
  if (!token) return location
  fragment.set('access_token', await tokens.toPublic(token, {}))
  address.hash = fragment.toString()
  return address.toString()
}

/** Calls the library's auth service; sessions in the answer carry our tokens. */
export async function callLibrary(
  app: LiteApp,
  tokens: Tokens,
  request: Request,
  peerAddress: string | null,
): Promise<Response> {
  const response = await app.fetch(await withInnerToken(request, tokens), peerAddress)
  const headers = new Headers(response.headers)
  const location = headers.get('location')
  if (location) {
    headers.set('location', await publicLocation(location, tokens))
    return new Response(response.body, { status: response.status, headers })
  }
  if (!response.ok || !headers.get('content-type')?.includes('json')) return response
  const body = (await response.json()) as Session
  if (typeof body.access_token === 'string') {
    body.access_token = await tokens.toPublic(body.access_token, body.user ?? {})
  }
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}
