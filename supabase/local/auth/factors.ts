import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Caller } from '../database/session-context'
import { jsonResponse } from '../web-bridge'
import { isOpen } from './tokens'
import { authError, type AuthCall, type AuthParts } from './auth-service'
import { findFactors, raiseSession, removeFactor, takeStep, type FactorRow } from './factor-rows'
import { callLibrary } from './library-calls'

const path = /^factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify))?)?$/
/** Seconds: the life of a code, and of a challenge. */
const [period, patience] = [30, 300]

type Member = { id: string; email: string; sessionId: string; aal: unknown }
type FactorCall = AuthCall & { member: Member; peerAddress: string | null }

/** Answers `/auth/v1/factors…` as the hosted service does for authenticator applications; null for other paths. */
export async function handleFactors(
  call: AuthCall,
  parts: AuthParts,
  name: string,
  peerAddress: string | null,
): Promise<Response | null> {
  const [matched, id, step] = path.exec(name) ?? []
  if (!matched) return null
  const token = call.request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  const caller: Caller | null = await parts.tokens.verify(token).catch(() => null)
  if (!caller?.sub || !caller.session_id || !(await isOpen(parts.database.kysely, caller.session_id))) {
    return authError(403, 'bad_jwt', 'invalid JWT')
  }
  const member = {
    id: caller.sub,
    email: caller.email ?? '',
    sessionId: caller.session_id,
    aal: caller.aal,
  }
  const ours = { ...call, member, peerAddress }
  const { method } = call.request
  if (!id) return method === 'POST' ? enroll(ours, parts) : notAllowed()
  const factor = (await findFactors(parts.database.kysely, member.id)).find((one) => one.id === id)
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
  if (step === 'challenge' && method === 'POST') return challenge(factor, ours, parts)
  if (step === 'verify' && method === 'POST') return verify(factor, ours, parts)
  return !step && method === 'DELETE' ? unenroll(factor, ours, parts) : notAllowed()
}

const notAllowed = () => authError(405, 'method_not_allowed', 'Method not allowed')

const totpOf = ({ secret }: Pick<FactorRow, 'secret'>, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period })

async function enroll({ body, member }: FactorCall, { database: { kysely }, config }: AuthParts) {
  if (!config.mfa.totp.enroll_enabled)
    return authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  if (body.factor_type !== 'totp') return authError(400, 'validation_failed', 'factor_type needs to be totp')
  const factors = await findFactors(kysely, member.id)
  if (factors.length >= config.mfa.max_enrolled_factors) {
    return authError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue') // prettier-ignore
  }
  if (factors.some(({ status }) => status === 'verified') && member.aal !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const friendlyName = typeof body.friendly_name === 'string' ? body.friendly_name : ''
  if (friendlyName && factors.some((one) => one.friendly_name === friendlyName)) {
    return authError(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${friendlyName}" for this user already exists`) // prettier-ignore
  }
  const [id, secret] = [randomUUID(), new Secret({ size: 20 }).base32]
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values (${id}::uuid, ${member.id}::uuid, ${friendlyName}, 'totp', 'unverified', ${secret})`.execute(
    kysely,
  )
  const issuer = typeof body.issuer === 'string' && body.issuer ? body.issuer : config.email.smtp.sender_name
  const uri = totpOf({ secret }, member.email, issuer).toString()
  const totp = { qr_code: renderSVG(uri), secret, uri }
  return jsonResponse({ id, type: 'totp', friendly_name: friendlyName, totp })
}

async function challenge(factor: FactorRow, { peerAddress }: FactorCall, { database, config }: AuthParts) {
  if (!config.mfa.totp.verify_enabled)
    return authError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
  const id = randomUUID()
  await sql`
    insert into auth.mfa_challenges (id, factor_id, ip_address)
    values (${id}::uuid, ${factor.id}::uuid, ${peerAddress ?? '127.0.0.1'}::inet)`.execute(database.kysely)
  return jsonResponse({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + patience })
}

async function verify(factor: FactorRow, call: FactorCall, parts: AuthParts): Promise<Response> {
  const { kysely } = parts.database
  const { body, member, request, url, peerAddress } = call
  const { rows } = await sql<{ id: string; address: string }>`
    select id, host(ip_address) as address from auth.mfa_challenges
    where id::text = ${String(body.challenge_id)} and factor_id = ${factor.id}::uuid and verified_at is null
      and created_at > now() - make_interval(secs => ${patience})`.execute(kysely)
  if (rows.length === 0) return authError(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge or create a new challenge.') // prettier-ignore
  if (rows[0]?.address !== (peerAddress ?? '127.0.0.1'))
    return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  const delta = totpOf(factor).validate({ token: String(body.code), window: 1 })
  const step = Math.floor(Date.now() / 1000 / period) + (delta ?? 0)
  if (delta === null || !(await takeStep(kysely, factor.id, step))) {
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${rows[0]!.id}::uuid`.execute(
    kysely,
  )
  await raiseSession(kysely, factor, member.sessionId)
  // The library renews the session, and the new token says what it has become.
  const refresh = await sql<{ token: string }>`
    select token from auth.refresh_tokens
    where session_id = ${member.sessionId}::uuid and not revoked order by created_at desc limit 1`.execute(
    kysely,
  )
  const renewal = new Request(new URL('/auth/v1/token?grant_type=refresh_token', url), {
    method: 'POST',
    headers: { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refresh.rows[0]?.token }),
  })
  return callLibrary(parts, renewal, peerAddress)
}

async function unenroll(factor: FactorRow, { member }: FactorCall, { database }: AuthParts) {
  if (factor.status === 'verified' && member.aal !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await removeFactor(database.kysely, factor)
  return jsonResponse({ id: factor.id })
}
