import type { Caller } from '../database/database'
import type { AuthCall, AuthParts, AuthStep } from './auth-service'
import { authError } from './auth-error'
import { isOpen } from './tokens'
import { findUserById, type UserRow } from './users'

export type OpenUser = { user: UserRow; sessionId: string; aal: unknown }

export async function requiredUser({ request }: AuthCall, parts: AuthParts): Promise<OpenUser | Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  // An API key instead of a token identifies no user.
  if (!token || /^sb_(publishable|secret)_/.test(token))
    return authError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const caller: Caller | null = await parts.tokens.verify(token).catch(() => null)
  if (!caller?.sub || !caller.session_id)
    return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  const { kysely } = parts.database
  const user = await findUserById(kysely, caller.sub)
  if (!user) return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (!(await isOpen(kysely, caller.session_id)))
    return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user)) return authError(403, 'user_banned', 'User is banned')
  return { user, sessionId: caller.session_id, aal: caller.aal }
}

export const isBanned = ({ banned_until: until }: UserRow): boolean =>
  until !== null && new Date(until) > new Date()

export const onlyOpenUsers: AuthStep = async (call, parts) => {
  const open = await requiredUser(call, parts)
  return open instanceof Response ? open : null
}
