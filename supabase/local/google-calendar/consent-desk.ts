import { createHash, randomBytes } from 'node:crypto'
import { markup, pageFrame } from '../fake-services/page'
import { empty, json, page, readBytes, type Call, type Reply } from '../fake-services/serve'
import type { CalendarStore, Grant } from './calendar-store'

const scopeNames: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.freebusy': 'Ver cuándo estás ocupado',
  'https://www.googleapis.com/auth/calendar.events.owned': 'Ver y cambiar los eventos de tus calendarios',
}
const minuteMs = 60_000
const accessSeconds = 3600

export type Client = { id: string; secret: string }
type Code = { challenge: string; redirect: string; account: string; scopes: string[]; until: number }
type Access = Pick<Grant, 'account' | 'scopes' | 'refreshToken'> & { until: number }

const refused = (error: string, status = 400) => json({ error, error_description: 'Bad Request' }, status)
const isLocalReturn = (address: string) => /^http:\/\/(127\.0\.0\.1|localhost):\d+\//.test(address)

/** Imitates Google's consent page and token service, with which a person gives the site access to a calendar. */
export function openConsentDesk(store: CalendarStore, client: Client) {
  const codes = new Map<string, Code>()
  const access = new Map<string, Access>()

  function ask({ query }: Call): Reply {
    const value = (name: string) => query.get(name) ?? ''
    const scopes = value('scope').split(' ')
    const isSound =
      value('client_id') === client.id &&
      value('response_type') === 'code' &&
      value('code_challenge_method') === 'S256' &&
      isLocalReturn(value('redirect_uri')) &&
      scopes.every((scope) => scopeNames[scope])
    if (!isSound) return page(pageFrame({ title: 'Error 400: invalid_request', note: '', body: [] }), 400)
    const hidden = ['redirect_uri', 'state', 'code_challenge'].map(
      (name) => markup`<input type="hidden" name="${name}" value="${value(name)}">`,
    )
    const boxes = scopes.map(
      (scope) =>
        markup`<p><label><input type="checkbox" name="scope" value="${scope}" checked> ${scopeNames[scope] ?? scope}</label></p>`,
    )
    const body = markup`<form action="/o/oauth2/v2/decision">${hidden}
<p><label>Cuenta <input name="account" type="email" required value="${value('login_hint')}"></label></p>${boxes}
<p><button name="answer" value="yes">Permitir</button> <button name="answer" value="no">Cancelar</button></p></form>`
    const reply = page(
      pageFrame({ title: 'Google local', note: 'El portal pide permiso para tu calendario.', body }),
    )
    // The form redirects to the site, so this page needs another content security policy than the other pages.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(value('redirect_uri')).origin}`
    return { ...reply, headers: { ...reply.headers, 'content-security-policy': policy } }
  }

  function decide({ query }: Call): Reply {
    const redirect = query.get('redirect_uri') ?? ''
    if (!isLocalReturn(redirect)) return empty(400)
    const back = new URL(redirect)
    back.searchParams.set('state', query.get('state') ?? '')
    const scopes = query.getAll('scope')
    if (query.get('answer') !== 'yes' || scopes.length === 0) back.searchParams.set('error', 'access_denied')
    else {
      const code = `4/${randomBytes(24).toString('base64url')}`
      const account = query.get('account') || 'persona@local.example'
      const challenge = query.get('code_challenge') ?? ''
      codes.set(code, { challenge, redirect, account, scopes, until: Date.now() + 10 * minuteMs })
      back.searchParams.set('code', code)
    }
    return empty(302, { location: back.href })
  }

  function give({ account, scopes, refreshToken }: Grant, withRefresh: boolean): Reply {
    const token = `ya29.${randomBytes(24).toString('base64url')}`
    access.set(token, { account, scopes, refreshToken, until: Date.now() + accessSeconds * 1000 })
    return json({
      access_token: token,
      expires_in: accessSeconds,
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(withRefresh ? { refresh_token: refreshToken } : {}),
    })
  }

  return {
    ask,
    decide,
    /** Answers requests for tokens, except those of service accounts. */
    async token(form: URLSearchParams): Promise<Reply> {
      const value = (name: string) => form.get(name) ?? ''
      if (value('client_id') !== client.id || value('client_secret') !== client.secret)
        return refused('invalid_client', 401)
      if (value('grant_type') === 'refresh_token') {
        const grant = store.grantOf(value('refresh_token'))
        return grant ? give(grant, false) : refused('invalid_grant')
      }
      if (value('grant_type') !== 'authorization_code') return refused('unsupported_grant_type')
      const code = codes.get(value('code'))
      codes.delete(value('code'))
      const challenge = createHash('sha256').update(value('code_verifier')).digest('base64url')
      const isSound = code && code.until > Date.now() && code.challenge === challenge
      if (!isSound || code.redirect !== value('redirect_uri')) return refused('invalid_grant')
      return give(await store.grant(code.account, code.scopes), true)
    },
    async revoke({ request }: Call): Promise<Reply> {
      const token = new URLSearchParams((await readBytes(request)).toString('utf8')).get('token') ?? ''
      const found = store.grantOf(token) ?? access.get(token)
      if (!found) return refused('invalid_token')
      await store.revoke(found.account)
      return json({})
    },
    /** Returns the account and scopes of an access token, or null for an unknown, expired or revoked token. */
    caller({ request }: Call): Pick<Grant, 'account' | 'scopes'> | null {
      const found = access.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      return found && found.until > Date.now() && store.grantOf(found.refreshToken) ? found : null
    },
  }
}
