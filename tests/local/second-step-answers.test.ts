import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

let backend: LocalBackend
beforeAll(async () => {
  // The overrides for local development are left out, so that the limits of the auth service apply.
  backend = await startLocalBackend({ env: { LOCAL_CONFIG: '' } })
})
afterAll(() => backend?.stop())

type Said = { status: number; code: string | undefined; body: Record<string, unknown> }
const nobody = '00000000-0000-4000-8000-000000000000'

async function call(
  method: string,
  path: string,
  json?: object,
  token?: string,
  visitor?: string,
): Promise<Said> {
  const { url, publishableKey, secretKey } = backend.address
  const key = visitor || path.startsWith('admin/') ? secretKey : publishableKey
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${token ?? key}`,
      'content-type': 'application/json',
      ...(visitor && { 'sb-forwarded-for': visitor }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  const text = await response.text()
  const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
  return { status: response.status, code: body.error_code as string | undefined, body }
}
const said = ({ status, code }: Said) => `${status} ${code ?? ''}`.trim()

/** Signs in a new person and begins to set up a second step. */
async function begin() {
  const account = {
    email: `p${Math.random().toString(36).slice(2)}@ejemplo.test`,
    password: 'Clave-2026-larga',
  }
  const { body: user } = await call('POST', 'admin/users', { ...account, email_confirm: true })
  const { body: session } = await call('POST', 'token?grant_type=password', account)
  const token = String(session.access_token)
  const { body: factor } = await call('POST', 'factors', { factor_type: 'totp' }, token)
  const { secret } = factor.totp as { secret: string }
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const path = `factors/${String(factor.id)}`
  const challenge = async (as = token) => String((await call('POST', `${path}/challenge`, {}, as)).body.id)
  return { account, user: String(user.id), token, path, code, challenge }
}

// The expected responses are those that Supabase's auth service, at its commit bc32168e, gave to the same calls.
test('a second step is set up, used and removed with the same answers as at Supabase’s auth service', async () => {
  const { account, token, path, code, challenge } = await begin()
  const verify = async (json: object, as = token) => call('POST', `${path}/verify`, json, as)
  expect(said(await call('POST', 'factors', { factor_type: 'totp' }))).toBe('403 bad_jwt')
  expect(said(await call('POST', 'factors', { factor_type: 'x' }, token))).toBe('400 validation_failed')
  expect(said(await call('POST', 'factors', { factor_type: 'totp' }, token))).toBe(
    '422 mfa_factor_name_conflict',
  )
  expect(said(await call('POST', 'factors/x/challenge', {}, token))).toBe('404 validation_failed')
  expect(said(await call('POST', `factors/${nobody}/challenge`, {}, token))).toBe('404 mfa_factor_not_found')
  const challenge_id = await challenge()
  expect(said(await verify({ challenge_id }))).toBe('400 validation_failed')
  expect(said(await verify({ code: '123456' }))).toBe('422 mfa_factor_not_found')
  expect(said(await verify({ code: '123456', challenge_id: 'x' }))).toBe('400 bad_json')
  expect(said(await verify({ code: '123456', challenge_id: nobody }))).toBe('422 mfa_factor_not_found')
  expect(said(await verify({ code: '000000', challenge_id }))).toBe('422 mfa_verification_failed')
  await call('POST', 'factors', { factor_type: 'totp', friendly_name: 'begun and left' }, token)

  const right = code()
  const passed = await verify({ code: right, challenge_id })
  expect(said(passed)).toBe('200')
  const raised = String(passed.body.access_token)
  const { body } = await call('GET', 'user', undefined, raised)
  expect(body.factors).toHaveLength(1)
  expect(said(await verify({ code: code(), challenge_id }, raised))).toBe('422 mfa_ip_address_mismatch')
  // The auth service accepts a used code again while the code is valid, so the site itself must refuse a second use.
  expect(said(await verify({ code: right, challenge_id: await challenge(raised) }, raised))).toBe('200')

  const low = String((await call('POST', 'token?grant_type=password', account)).body.access_token)
  expect(said(await call('DELETE', path, undefined, low))).toBe('422 insufficient_aal')
  expect(said(await call('POST', 'factors', { factor_type: 'totp', friendly_name: 'b' }, low))).toBe(
    '403 insufficient_aal',
  )
  expect(said(await call('PUT', 'user', { password: 'Nueva-2026-x' }, low))).toBe('401 insufficient_aal')
  expect(said(await call('DELETE', path, undefined, raised))).toBe('200')
})

test('the mailbox shows a code of the second step that was not used yet', async () => {
  const { account, token, path, code, challenge } = await begin()
  const shown = async () => {
    const response = await fetch(`${backend.address.mailUrl}/api/codigos`)
    return ((await response.json()) as { email: string; code: string }[]).find(
      ({ email }) => email === account.email,
    )?.code
  }
  const taken = code()
  const passed = await call('POST', `${path}/verify`, { code: taken, challenge_id: await challenge() }, token)
  expect(said(passed)).toBe('200')
  expect(await shown()).toMatch(/^\d{6}$/)
  expect(await shown()).not.toBe(taken)
})

test('an IP address may try thirty codes at once, whatever the account', async () => {
  const { token, path, challenge } = await begin()
  const challenge_id = await challenge()
  const tries = async (visitor: string) =>
    said(await call('POST', `${path}/verify`, { code: '000000', challenge_id }, token, visitor))
  const all: string[] = []
  for (let i = 0; i < 31; i++) all.push(await tries('198.51.100.7'))
  expect(all.slice(0, 30)).not.toContain('429 over_request_rate_limit')
  expect(all[30]).toBe('429 over_request_rate_limit')
  expect(await tries('198.51.100.8')).not.toBe('429 over_request_rate_limit')
})

test('a banned person can do nothing with an earlier token or session', async () => {
  const { account, user, token } = await begin()
  const { body } = await call('POST', 'token?grant_type=password', account)
  await call('PUT', `admin/users/${user}`, { ban_duration: '1h' })
  expect(said(await call('GET', 'user', undefined, token))).toBe('403 user_banned')
  expect(said(await call('PUT', 'user', { data: {} }, token))).toBe('403 user_banned')
  expect(said(await call('POST', 'logout', undefined, token))).toBe('403 user_banned')
  const refresh = { refresh_token: body.refresh_token }
  expect(said(await call('POST', 'token?grant_type=refresh_token', refresh))).toBe('400 user_banned')
  expect(said(await call('POST', 'token?grant_type=password', account))).toBe('400 user_banned')
})

test('a token cannot change the person’s rights or telephone number', async () => {
  const { token } = await begin()
  expect(said(await call('PUT', 'user', { app_metadata: { role: 'admin' } }, token))).toBe('403 not_admin')
  expect(said(await call('PUT', 'user', { phone: '573001112233' }, token))).toBe('500 unexpected_failure')
})

test('nobody can sign in with a code or link by mail', async () => {
  const email = 'nueva@ejemplo.test'
  for (const path of ['otp', 'magiclink'])
    expect(said(await call('POST', path, { email }))).toBe('422 email_provider_disabled')
  const { body } = await call('GET', 'admin/users')
  expect(JSON.stringify(body)).not.toContain(email)
})

test('the hash of a link is made from the address and a ten-digit code, as in Supabase’s service', async () => {
  const { account } = await begin()
  const { body } = await call('POST', 'admin/generate_link', { type: 'recovery', email: account.email })
  expect(body).toMatchObject({
    email_otp: expect.stringMatching(/^\d{10}$/),
    hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
  })
})
