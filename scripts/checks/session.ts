import { createPublicKey, createSecretKey } from 'node:crypto'
import { decodeJwt, exportJWK, SignJWT, type JWTPayload } from 'jose'
import postgres from 'postgres'
import { demoPassword } from '../../supabase/demo-accounts'
import { loadSecrets } from '../../supabase/local/local-secrets'
import { rawRequest } from '../site-client/requests'
import {
  cookiesAfter,
  readSessionCookie,
  sessionOf,
  sleeper,
  writeSessionCookie,
} from '../site-client/session'
import { checkOfSite, type Tries } from './check'
import type { TestSite } from './test-site'

const [rounds, atOnce] = [20, 50]
const email = 'cliente@demo.co'

/** Sends fifty requests at once with an expired token, twenty times; no request may end the session. */
async function renewedAtOnce(
  { url, connection, database, dataDir }: TestSite,
  tries: Tries,
): Promise<string> {
  const sql = postgres(database.url, { onnotice: () => undefined })
  const liveSessions = async (userId: string) =>
    (await sql`select id from auth.sessions where user_id = ${userId}`).length
  const { cookie: first, userId, token } = await sessionOf(connection, email, demoPassword)
  const before = await liveSessions(userId)
  const asleep = await sleeper(dataDir)
  let cookie = first
  let [renewed, unread] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const old = await asleep(cookie)
    const ask = () => fetch(`${url}/portal`, { headers: { cookie: old }, redirect: 'manual' })
    const answers = await Promise.all(Array.from({ length: atOnce }, ask))
    let kept = old
    for (const [n, answer] of answers.entries()) {
      const set = answer.headers.getSetCookie()
      const ended = set.some((line) => line.startsWith('__Host-session') && /max-age=0\b/i.test(line))
      const where = answer.headers.get('location') ?? ''
      tries.expect(answer.status === 200 && !ended, `round ${round}, request ${n}: ${answer.status} ${where}`)
      // A page that could not read its data is counted but is no failure, because this check is about sessions.
      if (!(await answer.text()).includes(email)) unread++
      if (set.length === 0) continue
      renewed++
      // When several responses set cookies, a browser keeps the cookies of the last response.
      kept = cookiesAfter(kept, set)
    }
    const { access_token, expires_at } = readSessionCookie(kept)
    const isNew = expires_at > Date.now() / 1000 && access_token !== token
    tries.expect(isNew, `round ${round}: nothing was renewed`)
    cookie = kept
  }
  const after = await liveSessions(userId)
  await sql.end()
  tries.expect(after === before, `${after} sessions are alive, there were ${before}`)
  console.log(
    `  ${rounds * atOnce} requests, ${renewed} answers with a renewed session, ${unread} without the page, ${after} live sessions (${before} before)`,
  )
  return cookie
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function forge(token: string, claims: JWTPayload, { connection, dataDir }: TestSite) {
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

/** Pages, routes and the database must reject every forged token and accept the real one. */
async function forgedTokens(site: TestSite, tries: Tries, cookie: string): Promise<void> {
  const { url, connection } = site
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
  for (const [how, token] of Object.entries(await forge(session.access_token, claims, site))) {
    const answer = await ask(token)
    tries.expect(answer === '307 /auth 401 401', `with ${how}: ${answer}`)
  }
}

export const check = checkOfSite(async (site, tries) => {
  const cookie = await renewedAtOnce(site, tries)
  await forgedTokens(site, tries, cookie)
  for (const { url } of site.instances) {
    // Load balancers keep connections for 60 s, and an instance must not close them earlier.
    const kept = (await rawRequest(url, '/api/health')).headers['keep-alive'] ?? ''
    tries.expect(Number(/timeout=(\d+)/.exec(kept)?.[1]) > 60, `an instance keeps connections for ${kept}`)
  }
})
