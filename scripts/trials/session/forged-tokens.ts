import { createPublicKey, createSecretKey } from 'node:crypto'
import { decodeJwt, exportJWK, SignJWT, type JWTPayload } from 'jose'
import { loadSecrets } from '../../../supabase/local/local-secrets'
import { rawRequest } from '../raw-request'
import { readSessionCookie, writeSessionCookie } from '../session-cookie'
import type { Stage } from '../stage'
import type { Tries } from '../trial'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The token of somebody, made again in the ways that servers have fallen for. */
async function forge(token: string, claims: JWTPayload, { connection, dataDir }: Stage) {
  const { tokenPrivateKey } = await loadSecrets(dataDir)
  const publicKey = createPublicKey(tokenPrivateKey)
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const signedWith = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
      .sign(createSecretKey(Buffer.from(secret)))
  const [head = '', body = '', signature = ''] = token.split('.')
  return {
    'no signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    'none, in capitals': `${encoded({ alg: 'NONE', typ: 'JWT', kid: 'local' })}.${encoded(claims)}.`,
    'an alphabet of its own': `${encoded({ alg: 'ES256' }).slice(0, -3)}.${encoded(claims)}.AAAA`,
    'HS256 with the public key': await signedWith(pem),
    'HS256 with its JWK': await signedWith(JSON.stringify(await exportJWK(publicKey))),
    'HS256 with the key of browsers': await signedWith(connection.publishableKey),
    'HS256 with a word': await signedWith('super-secret-jwt-token-with-at-least-32-characters-long'),
    'the head alone': `${head}.${body}.`,
    'other claims, same signature': `${head}.${encoded({ ...claims, role: 'service_role' })}.${signature}`,
  }
}

/** A made-up token is nobody's, however it is signed: on a page, on a route, for rows. The real one is somebody's. */
export async function forgedTokens(stage: Stage, tries: Tries, cookie: string): Promise<void> {
  const { url, connection } = stage
  const session = readSessionCookie(cookie)
  const claims = { ...decodeJwt(session.access_token), exp: Math.floor(Date.now() / 1000) + 3600 }
  const ask = async (token: string) => {
    const made = { ...session, access_token: token, refresh_token: 'x', expires_at: claims.exp }
    const headers = { cookie: writeSessionCookie(made) }
    const page = await rawRequest(url, '/portal', { headers })
    const { status: route } = await rawRequest(url, '/api/tareas', { headers })
    const { status: rows } = await rawRequest(connection.url, '/rest/v1/documents?select=id', {
      headers: { apikey: connection.publishableKey, authorization: `Bearer ${token}` },
    })
    return [page.status, page.headers.location?.replace(/\?.*/, '').replace(url, ''), route, rows].join(' ')
  }
  tries.expect((await ask(session.access_token)) === '200  200 200', 'the real token is nobody’s')
  for (const [how, token] of Object.entries(await forge(session.access_token, claims, stage))) {
    const answer = await ask(token)
    tries.expect(answer === '307 /auth 401 401', `with ${how}: ${answer}`)
  }
}
