import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callGoogle, googleAddress, isRevoked } from '@/lib/appointments/google/google-call'
import { openAddress, sealAddress } from '@/lib/appointments/outside-address'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { env, type Env } from '@/lib/env'

/** Google asks the person for these permissions: busy times without titles, and events in their own calendars. */
const scopes = [
  'https://www.googleapis.com/auth/calendar.freebusy',
  'https://www.googleapis.com/auth/calendar.events.owned',
] as const

/** After the consent Google sends the browser to this URL, which the firm enters in its Google project. */
const returnAddress = () => `${env.SITE_URL}/api/citas/google`

export const digest = (text: string, encoding: 'hex' | 'base64url' = 'hex') =>
  createHash('sha256').update(text).digest(encoding)

// Tokens, verifiers and iCal URLs are each encrypted for their own use, so that none can replace another.
export const sealToken = (token: string, person: string) => sealAddress(token, `google:${person}`)
export const openToken = (sealed: string, person: string) => openAddress(sealed, `google:${person}`)
export const sealVerifier = (text: string, person: string) => sealAddress(text, `google-verifier:${person}`)
export const openVerifier = (sealed: string, person: string) =>
  openAddress(sealed, `google-verifier:${person}`)

/** Creates the URL where the person consents, and the secrets that are needed when the person returns. */
export function newConsent(email: string): { address: string; state: string; verifier: string } {
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(48).toString('base64url')]
  const url = googleAddress('consent', '/o/oauth2/v2/auth')
  url.search = new URLSearchParams({
    client_id: env.GOOGLE_CALENDAR_CLIENT_ID ?? '',
    redirect_uri: returnAddress(),
    response_type: 'code',
    scope: scopes.join(' '),
    // With `access_type` and `prompt` Google returns a refresh token each time.
    access_type: 'offline',
    prompt: 'consent',
    login_hint: email,
    state,
    code_challenge: digest(verifier, 'base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return { address: url.href, state, verifier }
}

const client = (site: Env = env) => ({
  client_id: site.GOOGLE_CALENDAR_CLIENT_ID ?? '',
  client_secret: site.GOOGLE_CALENDAR_CLIENT_SECRET ?? '',
})

const granted = z.object({
  access_token: z.string().min(1).max(4000),
  refresh_token: z.string().min(1).max(2000).optional(),
  scope: z.string().default(''),
})

/**
 * Returns the token of a consent to use a Google calendar.
 * `isWhole` is false if the person did not give all permissions or if Google sent no refresh token.
 */
export async function exchangeCode(
  code: string,
  verifier: string,
): Promise<{ token: string; isWhole: boolean }> {
  const body = new URLSearchParams({
    ...client(),
    code,
    code_verifier: verifier,
    grant_type: 'authorization_code',
    redirect_uri: returnAddress(),
  })
  const answer = await callGoogle(googleAddress('token', '/token'), { method: 'POST', body, shape: granted })
  const given = answer.scope.split(' ')
  return {
    token: answer.refresh_token ?? answer.access_token,
    isWhole: answer.refresh_token !== undefined && scopes.every((scope) => given.includes(scope)),
  }
}

/** Returns an access token, which is valid for an hour and never stored. */
export async function accessToken(token: string, signal?: AbortSignal): Promise<string> {
  const body = new URLSearchParams({ ...client(), refresh_token: token, grant_type: 'refresh_token' })
  const url = googleAddress('token', '/token')
  return (await callGoogle(url, { method: 'POST', body, shape: granted, ...(signal && { signal }) }))
    .access_token
}

/** True when Google knows the OAuth client and its secret; an invented token is enough for this check. */
export async function isKnownClient(site: Env, signal: AbortSignal): Promise<boolean> {
  const body = new URLSearchParams({ ...client(site), refresh_token: 'none', grant_type: 'refresh_token' })
  const url = googleAddress('token', '/token', site)
  try {
    await callGoogle(url, { method: 'POST', body, shape: z.unknown(), signal })
    return true
  } catch (error) {
    if (isRevoked(error)) return true
    if (error instanceof DeliveryError && error.reason === 'google:invalid_client') return false
    throw error
  }
}

/** Ends the consent at Google; a consent that has already ended causes no error. */
export async function revokeToken(token: string, signal?: AbortSignal): Promise<void> {
  const body = new URLSearchParams({ token })
  try {
    await callGoogle(googleAddress('token', '/revoke'), {
      method: 'POST',
      body,
      shape: z.unknown(),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof DeliveryError && error.status === 400)) throw error
  }
}
