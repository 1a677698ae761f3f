import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { jsonResponse } from '../web-bridge'
import type { AuthCall, AuthParts } from './auth-service'
import { authError } from './auth-error'
import { requiredUser } from './required-user'
import { findFactors, noteStep, raiseSession, removeFactor, type FactorRow } from './factor-rows'
import { callLibrary } from './library-calls'

const path = /^factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A code, a challenge and an unverified factor are valid for these numbers of seconds. */
const [period, patience, unconfirmed] = [30, 300, 300]

type Member = { id: string; email: string; sessionId: string; aal: unknown }
type FactorCall = AuthCall & { member: Member; peerAddress: string | null }

/** Answers `/auth/v1/factors…` for authenticator apps, and returns null for other paths. */
export async function handleFactors(
  call: AuthCall,
  parts: AuthParts,
  name: string,
  peerAddress: string | null,
): Promise<Response | null> {
  const [matched, id, step] = path.exec(name) ?? []
  if (!matched) return null
  const open = await requiredUser(call, parts)
  if (open instanceof Response) return open
  const { user, sessionId, aal } = open
  const member = { id: user.id, email: user.email ?? '', sessionId, aal }
  const ours = { ...call, member, peerAddress }
  const { method } = call.request
  if (!id) return method === 'POST' ? enroll(ours, parts) : notAllowed()
  if (!uuid.test(id)) return authError(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = (await findFactors(parts.database.kysely, member.id)).find((one) => one.id === id)
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found')
  if (step === 'challenge' && method === 'POST') return challenge(factor, ours, parts)
  if (step === 'verify' && method === 'POST') return verify(factor, ours, parts)
  return !step && method === 'DELETE' ? unenroll(factor, ours, parts) : notAllowed()
}

const notAllowed = () => authError(405, 'method_not_allowed', 'Method not allowed')

const totpOf = ({ secret }: Pick<FactorRow, 'secret'>, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period })

async function enroll({ body, member }: FactorCall, { database: { kysely }, config, mailer }: AuthParts) {
  if (!config.mfa.totp.enroll_enabled)
    return authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  if (body.factor_type !== 'totp')
    return authError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  await sql`
    delete from auth.mfa_factors where status = 'unverified'
      and created_at < now() - make_interval(secs => ${unconfirmed})`.execute(kysely)
  const factors = await findFactors(kysely, member.id)
  const friendlyName = typeof body.friendly_name === 'string' ? body.friendly_name : ''
  if (factors.some((one) => (one.friendly_name ?? '') === friendlyName)) {
    return authError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    )
  }
  if (factors.length >= config.mfa.max_enrolled_factors) {
    return authError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (factors.some(({ status }) => status === 'verified') && member.aal !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const [id, secret] = [randomUUID(), new Secret({ size: 20 }).base32]
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values (${id}::uuid, ${member.id}::uuid, ${friendlyName}, 'totp', 'unverified', ${secret})`.execute(
    kysely,
  )
  const issuer = typeof body.issuer === 'string' && body.issuer ? body.issuer : new URL(mailer.siteUrl).host
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
  if (!body.code) return authError(400, 'validation_failed', 'Code needs to be non-empty')
  const refusal = await challengeRefusal(kysely, factor, body.challenge_id, peerAddress)
  if (refusal) return refusal
  // A used code is accepted again, as on hosted Supabase; the site itself refuses used codes.
  const delta = totpOf(factor).validate({ token: String(body.code), window: 1 })
  if (delta === null) return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  await noteStep(kysely, factor.id, Math.floor(Date.now() / 1000 / period) + delta)
  await sql`update auth.mfa_challenges set verified_at = now() where id = ${String(body.challenge_id)}::uuid`.execute(
    kysely,
  )
  await raiseSession(kysely, factor, member.sessionId)
  // Renewing the session makes `@supabase/lite` issue a token with the new level (aal2).
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

async function challengeRefusal(
  db: AuthParts['database']['kysely'],
  factor: FactorRow,
  id: unknown,
  peerAddress: string | null,
): Promise<Response | null> {
  if (id !== undefined && !uuid.test(String(id)))
    return authError(400, 'bad_json', 'Could not parse request body as JSON')
  const { rows } = await sql<{ address: string; answered: boolean; late: boolean }>`
    select host(ip_address) as address, verified_at is not null as answered,
      created_at <= now() - make_interval(secs => ${patience}) as late
    from auth.mfa_challenges where id::text = ${String(id)} and factor_id = ${factor.id}::uuid`.execute(db)
  const [challenge] = rows
  if (!challenge)
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.answered || challenge.address !== (peerAddress ?? '127.0.0.1'))
    return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (!challenge.late) return null
  await sql`delete from auth.mfa_challenges where id::text = ${String(id)}`.execute(db)
  return authError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${String(id)} has expired, verify against another challenge or create a new challenge.`,
  )
}

async function unenroll(factor: FactorRow, { member }: FactorCall, { database }: AuthParts) {
  if (factor.status === 'verified' && member.aal !== 'aal2') {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await removeFactor(database.kysely, factor)
  return jsonResponse({ id: factor.id })
}
