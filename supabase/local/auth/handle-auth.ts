import { callerOfKey } from '../api-keys'
import { jsonResponse } from '../json-response'
import { handleAdmin } from './admin'
import { authError } from './auth-error'
import type { AuthCall, AuthParts, AuthStep } from './auth-service'
import { changeUser } from './change-user'
import { handleFactors } from './factors'
import { callLibrary } from './library-calls'
import { passwordFirst } from './password-check'
import { spacedRecovery } from './recovery'
import { refreshInTurn } from './refresh-in-turn'
import { resendSignup } from './resend'
import { repeatedSignup, signupTogether } from './signup'
import { verifyLink } from './verify-link'

const prefix = '/auth/v1/'

const steps: Record<string, AuthStep> = {
  'POST signup': repeatedSignup,
  'POST resend': resendSignup,
  'POST token': passwordFirst,
  'POST recover': spacedRecovery,
  'PUT user': changeUser,
  'POST verify': verifyLink,
}

// Ways in that the product does not offer: the library would make a confirmed user out of any address.
const closed = new Set(['otp', 'magiclink', 'authorize', 'callback', 'invite', 'sso', 'id_token'])

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.includes('json')) return {}
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

async function runStep(call: AuthCall, parts: AuthParts, name: string): Promise<Response | null> {
  // A link of the service itself that is opened in a browser brings no key.
  if (call.request.method === 'GET' && name === 'verify') return verifyLink(call, parts)
  const step = steps[`${call.request.method} ${name}`]
  const knownKey = callerOfKey(parts.keys, call.request.headers.get('apikey'))
  return step && knownKey ? step(call, parts) : null
}

/** Answers `/auth/v1`. */
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
  if (closed.has(name)) return authError(422, 'provider_disabled', 'This way of signing in is disabled')
  const body = await bodyOf(request)
  if (name.startsWith('admin/'))
    return handleAdmin({ request, url, body }, parts, name.slice('admin/'.length))
  const factors = await handleFactors({ request, url, body }, parts, name, peerAddress)
  if (factors) return factors
  return parts.mailer.withRedirect(url.searchParams.get('redirect_to'), async () => {
    const call = { request, url, body }
    return signupTogether(call, parts.config.minimumPasswordLength, async () => {
      const answer = await runStep(call, parts, name)
      return answer ?? refreshInTurn(call, () => callLibrary(parts, request, peerAddress))
    })
  })
}
