import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type AuthStub = {
  url: string
  refreshes: () => number
  /** Sets the response to later refreshes: a new session, a refusal, a failure with status 500, or no response. */
  refresh: (mode: 'ok' | 'refused' | 'broken' | 'gone') => void
  /** Sets the access of the user; null means that another device closed the session. */
  access: (answer: { status: string; staff: string | null; owed: string | null } | null) => void
  token: (secondsLeft: number, claims?: object) => Promise<string>
  cookie: (secondsLeft: number, claims?: object) => Promise<string>
  stop: () => Promise<void>
}

const user = { id: '0b6f3f2e-6a55-4a9f-9f3c-0d8f6c1f2a11', email: 'laura@example.co' }

/** Starts a server that answers the middleware's requests for keys, refreshed sessions and `my_access`. */
export async function startAuthStub(): Promise<AuthStub> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  let count = 0
  let mode: 'ok' | 'refused' | 'broken' | 'gone' = 'ok'
  let known: object | null = { status: 'approved', staff: null, owed: null }

  const token = (secondsLeft: number, claims: object = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ email: user.email, role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
      .setSubject(user.id)
      .setIssuedAt(now)
      .setExpirationTime(now + secondsLeft)
      .sign(privateKey)
  }
  const session = async (secondsLeft: number, refreshToken: string, claims: object = {}) => ({
    access_token: await token(secondsLeft, claims),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user,
  })
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const send = (status: number, body: object | null) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (path.includes('jwks.json')) return send(200, { keys: [jwk] })
    if (path.includes('/rpc/my_access')) return send(200, known)
    if (path.endsWith('/auth/v1/user'))
      return send(403, { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' })
    if (!path.includes('grant_type=refresh_token')) return send(404, {})
    count++
    if (mode === 'gone') return void response.destroy()
    if (mode === 'broken') return send(500, { code: 500, msg: 'boom' })
    if (mode === 'refused') return send(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'no' })
    return send(200, await session(3600, `fresh-${count}`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  let next = 0
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refreshes: () => count,
    refresh: (wanted) => (mode = wanted),
    access: (answer) => (known = answer),
    token,
    cookie: async (secondsLeft, claims) => {
      const value = JSON.stringify(await session(secondsLeft, `old-${++next}`, claims))
      return `base64-${Buffer.from(value).toString('base64url')}`
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
