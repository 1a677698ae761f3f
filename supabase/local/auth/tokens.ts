import { createPrivateKey, createPublicKey } from 'node:crypto'
import {
  compactVerify,
  decodeJwt,
  exportJWK,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import { sql, type Kysely } from 'kysely'
import type { Caller, Role } from '../database/database'
import type { Tables } from '../database/database'
import type { LocalSecrets } from '../local-secrets'

const keyId = 'local'
const remembered = 5000

export type TokenUser = { app_metadata?: unknown; user_metadata?: unknown }

export type Tokens = {
  jwks: { keys: JWK[] }
  /** Converts `@supabase/lite`'s token into a token for callers, signed with ES256, with hosted Supabase's claims. */
  toPublic: (inner: string, user: TokenUser, assurance: Assurance) => Promise<string>
  /** Converts a caller's token, even an expired one, into `@supabase/lite`'s; null for a token that we did not sign. */
  toInner: (token: string) => Promise<string | null>
  /** Throws unless we signed the token and it is still valid. */
  verify: (token: string) => Promise<Caller>
}

const roles: readonly Role[] = ['anon', 'authenticated', 'service_role']

function callerOf(claims: JWTPayload): Caller {
  const role = roles.find((known) => known === claims.role)
  if (!role) throw new Error('The token names no known role.')
  return { ...claims, role, sub: claims.sub, exp: claims.exp } as Caller
}

export async function createTokens(secrets: LocalSecrets, issuer: string): Promise<Tokens> {
  const innerKey = new TextEncoder().encode(secrets.jwtSecret)
  const privateKey = createPrivateKey(secrets.tokenPrivateKey)
  const jwk: JWK = {
    ...(await exportJWK(createPublicKey(secrets.tokenPrivateKey))),
    kid: keyId,
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
  }
  const publicKey = await importJWK(jwk, 'ES256')
  const inner = new Map<string, string>()

  async function toInner(token: string): Promise<string | null> {
    const known = inner.get(token)
    if (known) return known
    const checked = await compactVerify(token, publicKey, { algorithms: ['ES256'] }).catch(() => null)
    if (!checked) return null
    const claims = JSON.parse(new TextDecoder().decode(checked.payload)) as JWTPayload
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(innerKey)
    if (inner.size >= remembered) inner.clear()
    inner.set(token, signed)
    return signed
  }

  async function toPublic(token: string, user: TokenUser, assurance: Assurance): Promise<string> {
    const claims = decodeJwt(token)
    return new SignJWT({
      ...claims,
      iss: issuer,
      ...assurance,
      app_metadata: user.app_metadata ?? {},
      user_metadata: user.user_metadata ?? {},
      phone: '',
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keyId })
      .sign(privateKey)
  }

  async function verify(token: string): Promise<Caller> {
    const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'] })
    return callerOf(payload)
  }

  return { jwks: { keys: [jwk] }, toPublic, toInner, verify }
}

/** These claims say how a session was opened; `aal` is `aal2` after a second step. */
type Assurance = { aal: string; amr: { method: string; timestamp: number }[] }

type SessionRow = { aal: string | null; opened: number; stepped: number; by_link: boolean }

export async function assuranceOf(db: Kysely<Tables>, sessionId: unknown): Promise<Assurance> {
  if (typeof sessionId !== 'string') return { aal: 'aal1', amr: [] }
  const { rows } = await sql<SessionRow>`
    select aal, extract(epoch from created_at)::int as opened, extract(epoch from updated_at)::int as stepped,
      exists (select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = 'otp') as by_link
    from auth.sessions s where id = ${sessionId}::uuid`.execute(db)
  const [session] = rows
  if (!session) return { aal: 'aal1', amr: [] }
  const first = { method: session.by_link ? 'otp' : 'password', timestamp: session.opened }
  return session.aal === 'aal2'
    ? { aal: 'aal2', amr: [{ method: 'totp', timestamp: session.stepped }, first] }
    : { aal: 'aal1', amr: [first] }
}

/** Notes that a mail link opened the session, which may then set a password without the current one. */
export async function noteLink(db: Kysely<Tables>, sessionId: unknown): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${String(sessionId)}::uuid, 'otp')
    on conflict do nothing`.execute(db)
}

export async function isOpen(db: Kysely<Tables>, sessionId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from auth.sessions where id = ${sessionId}::uuid`.execute(db)
  return rows.length > 0
}
