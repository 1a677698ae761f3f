import { createPrivateKey } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { loadSecrets } from '../../supabase/local/local-secrets'
import { readSessionCookie, writeSessionCookie } from './session-cookie'

/**
 * Ages the session of a browser by an hour, with the key that the backend signs with: an access token that is over, and
 * cookies that say so.
 */
export async function sleeper(dataDir: string): Promise<(cookie: string) => Promise<string>> {
  const { tokenPrivateKey } = await loadSecrets(dataDir)
  const key = createPrivateKey(tokenPrivateKey)
  return async (cookie) => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    const session = readSessionCookie(cookie)
    const access_token = await new SignJWT({ ...decodeJwt(session.access_token), exp: hourAgo })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'local' })
      .sign(key)
    return writeSessionCookie({ ...session, access_token, expires_at: hourAgo })
  }
}
