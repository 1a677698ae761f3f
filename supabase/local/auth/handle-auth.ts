import { compare } from 'bcryptjs'
import { sql, type Kysely } from 'kysely'
import { callerOfKey } from '../local-secrets'
import { serviceRole } from '../database/session-context'
import type { Tables } from '../database/database'
import { jsonResponse } from '../web-bridge'
import { refusedAddress } from './addresses'
import { createUser, deleteUser, generateLink, listUsers, updateUser } from './admin-users'
import type { AuthCall, AuthParts, AuthStep } from './auth-service'
import { authError } from './auth-error'
import { changeUser } from './change-user'
import { sendConfirmationAgain, tooSoon } from './mailer'
import { callerAddress } from './rate-limits'
import { factorsJson, findFactors, removeFactor } from './factor-rows'
import { handleFactors } from './factors'
import { isBanned, onlyOpenUsers } from './required-user'
import { callLibrary } from './library-calls'
import { repeatedSignup, signupTogether, verifyLink } from './signup'
import { findUserByEmail, findUserById, userJson } from './users'

/** Checks the password before the account's state, so that a wrong password does not reveal who has an account. */
const passwordFirst: AuthStep = async ({ url, body }, { database }) => {
  if (url.searchParams.get('grant_type') !== 'password') return null
  if (typeof body.email !== 'string' || typeof body.password !== 'string') return null
  const user = await findUserByEmail(database.kysely, body.email)
  if (!user?.encrypted_password) return null
  const banned = isBanned(user)
  if (user.email_confirmed_at && !banned) return null
  if (!(await compare(body.password, user.encrypted_password))) {
    return authError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  return banned ? authError(400, 'user_banned', 'User is banned') : null
}

const endedSession: AuthStep = async ({ body }, { database }) => {
  const { rows } = await sql<{ over: boolean | null; banned: boolean | null }>`
    select s.not_after <= now() as over, u.banned_until > now() as banned
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id join auth.users u on u.id = t.user_id
    where t.token = ${String(body.refresh_token)}`.execute(database.kysely)
  const [session] = rows
  if (session?.banned) return authError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  return session?.over ? authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired') : null
}

/** Mails the confirmation of a pending sign-up again, and gives the same empty answer for any other address. */
const resendSignup: AuthStep = async ({ body }, parts) => {
  if (body.type !== 'signup' || typeof body.email !== 'string') return null
  const noAddress = refusedAddress(body.email)
  if (noAddress) return noAddress
  const user = await findUserByEmail(parts.database.kysely, body.email)
  if (!user || user.email_confirmed_at) return jsonResponse({})
  return (await sendConfirmationAgain(user, parts)) ?? jsonResponse({})
}

/** Enforces the pause between reset mails to one address, as hosted Supabase does. */
const spacedRecovery: AuthStep = async ({ body }, { database, config }) => {
  if (typeof body.email !== 'string') return null
  const noAddress = refusedAddress(body.email)
  if (noAddress) return noAddress
  const user = await findUserByEmail(database.kysely, body.email)
  return user ? tooSoon(user.recovery_sent_at, config.email.max_frequency) : null
}

const prefix = '/auth/v1/'

const steps: Record<string, AuthStep> = {
  'POST signup': repeatedSignup,
  'POST resend': resendSignup,
  'POST token': (call, parts) =>
    call.url.searchParams.get('grant_type') === 'refresh_token'
      ? endedSession(call, parts)
      : passwordFirst(call, parts),
  'POST recover': spacedRecovery,
  'PUT user': changeUser,
  'GET user': onlyOpenUsers,
  'POST logout': onlyOpenUsers,
  'POST verify': verifyLink,
}

// The site uses none of these endpoints, which in `@supabase/lite` would create a confirmed user for any address.
const byMail = new Set(['otp', 'magiclink'])
const closed = new Set(['reauthenticate', 'authorize', 'callback', 'invite', 'sso', 'id_token'])

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.includes('json')) return {}
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

async function runStep(call: AuthCall, parts: AuthParts, name: string): Promise<Response | null> {
  // A browser that opens a mail link sends no API key, so this call needs none.
  if (call.request.method === 'GET' && name === 'verify') return verifyLink(call, parts)
  const step = steps[`${call.request.method} ${name}`]
  const knownKey = callerOfKey(parts.keys, call.request.headers.get('apikey'))
  return step && knownKey ? step(call, parts) : null
}

export async function handleAuth(
  request: Request,
  url: URL,
  peerAddress: string | null,
  parts: AuthParts,
): Promise<Response> {
  const name = url.pathname.slice(prefix.length)
  if (name === '.well-known/jwks.json') {
    return jsonResponse(parts.tokens.jwks, 200, { 'cache-control': 'public, max-age=600' })
  }
  const address = callerAddress(request, peerAddress, parts.keys)
  const refusal = parts.limits(`${request.method} ${name}`, address)
  if (refusal) return refusal
  if (byMail.has(name)) return authError(422, 'email_provider_disabled', 'Login with magic link is disabled')
  if (closed.has(name)) return authError(422, 'provider_disabled', 'This way of signing in is disabled')
  const body = await bodyOf(request)
  if (name.startsWith('admin/'))
    return handleAdmin({ request, url, body }, parts, name.slice('admin/'.length))
  const factors = await handleFactors({ request, url, body }, parts, name, address)
  if (factors) return factors
  return parts.mailer.withRedirect(url.searchParams.get('redirect_to'), async () => {
    const call = { request, url, body }
    return signupTogether(call, parts.config.minimum_password_length, async () => {
      const answer = await runStep(call, parts, name)
      return answer ?? refreshInTurn(call, () => callLibrary(parts, request, address))
    })
  })
}

const turns = new Map<string, Promise<unknown>>()

/** Calls with the same refresh token run one after the other, because two at once would look like a stolen token. */
function refreshInTurn<T>({ url, body }: Omit<AuthCall, 'request'>, ask: () => Promise<T>): Promise<T> {
  const token = body.refresh_token
  if (url.searchParams.get('grant_type') !== 'refresh_token' || typeof token !== 'string') return ask()
  const turn = (turns.get(token) ?? Promise.resolve()).then(ask, ask)
  turns.set(token, turn)
  const leave = () => {
    if (turns.get(token) === turn) turns.delete(token)
  }
  turn.then(leave, leave)
  return turn
}

async function handleAdmin(call: AuthCall, parts: AuthParts, path: string): Promise<Response> {
  const { request, url, body } = call
  const key = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? request.headers.get('apikey')
  if (callerOfKey(parts.keys, key) !== serviceRole) return authError(403, 'not_admin', 'User not allowed')
  const { kysely } = parts.database
  if (path === 'users' && request.method === 'GET') return listUsers(kysely, url.searchParams)
  if (path === 'users' && request.method === 'POST') return createUser(kysely, body, parts.config)
  if (path === 'generate_link' && request.method === 'POST') return generateLink(kysely, body, parts.config)
  const factor = /^users\/([0-9a-f-]{36})\/factors(?:\/([0-9a-f-]{36}))?$/i.exec(path)
  if (factor?.[1]) return handleUserFactors(kysely, request.method, factor[1], factor[2])
  const id = /^users\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(path)?.[1]
  if (!id && /^users\/[^/]+$/.test(path))
    return authError(404, 'validation_failed', 'user_id must be an UUID')
  if (!id) return authError(404, 'not_found', 'Not found')
  const user = await findUserById(kysely, id)
  if (!user) return authError(404, 'user_not_found', 'User not found')
  switch (request.method) {
    case 'GET':
      return jsonResponse(await userJson(kysely, user))
    case 'PUT':
      return updateUser(kysely, user, body, parts.config)
    case 'DELETE':
      return deleteUser(kysely, user)
    default:
      return authError(405, 'method_not_allowed', 'Method not allowed')
  }
}

async function handleUserFactors(db: Kysely<Tables>, method: string, userId: string, factorId?: string) {
  if (method === 'GET' && !factorId) return jsonResponse(await factorsJson(db, userId))
  const factor = (await findFactors(db, userId)).find(({ id }) => id === factorId)
  if (method !== 'DELETE' || !factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
  await removeFactor(db, factor)
  return jsonResponse({ id: factor.id })
}
