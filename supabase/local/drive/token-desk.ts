import { randomBytes } from 'node:crypto'
import { importSPKI, jwtVerify } from 'jose'
import { json, type Call, type Reply } from '../neighbour/reply'
import { readBytes } from '../neighbour/read-body'
import { DriveError } from './drive-error'

const audiences = ['https://oauth2.googleapis.com/token', 'https://www.googleapis.com/oauth2/v4/token']
const lifeSeconds = 3600

export type TokenDesk = {
  issue: (call: Call) => Promise<Reply>
  check: (call: Call) => void
}

/** Google's token endpoint for one service account: an RS256 assertion in, a bearer token out. */
export async function openTokenDesk(publicKeyPem: string, clientEmail: string): Promise<TokenDesk> {
  const key = await importSPKI(publicKeyPem, 'RS256')
  const valid = new Map<string, number>()
  return {
    async issue(call) {
      const form = new URLSearchParams((await readBytes(call.request)).toString('utf8'))
      try {
        if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
          throw new Error('grant_type')
        const { payload } = await jwtVerify(form.get('assertion') ?? '', key, {
          algorithms: ['RS256'],
          issuer: clientEmail,
          audience: audiences,
          maxTokenAge: lifeSeconds,
        })
        if (!String(payload.scope).includes('auth/drive')) throw new Error('scope')
      } catch {
        return json({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400)
      }
      const token = `ya29.${randomBytes(24).toString('base64url')}`
      valid.set(token, Date.now() + lifeSeconds * 1000)
      return json({ access_token: token, token_type: 'Bearer', expires_in: lifeSeconds })
    },
    check({ request }) {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if ((valid.get(token) ?? 0) < Date.now()) throw new DriveError(401, 'Invalid Credentials')
    },
  }
}
