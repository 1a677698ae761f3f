import { expect, test, vi } from 'vitest'
import {
  accessToken,
  exchangeCode,
  isKnownClient,
  newConsent,
  openToken,
  openVerifier,
  revokeToken,
  sealToken,
} from '@/lib/appointments/google/consent'
import { openAddress } from '@/lib/appointments/outside-address'
import { env } from '../../deliveries/test-env'
import { account, answerConsent, connect, openGoogle } from './local-google'

vi.mock('@/lib/env', () => import('../../deliveries/test-env'))

test('Google is asked only for busy times and own events, and its answer is bound to our verifier', async () => {
  await openGoogle()
  const { address, state, verifier } = newConsent(account)
  const asked = new URL(address).searchParams
  expect(
    asked
      .get('scope')
      ?.split(' ')
      .map((scope) => scope.split('/').at(-1)),
  ).toEqual(['calendar.freebusy', 'calendar.events.owned'])
  expect(asked.get('redirect_uri')).toBe('http://127.0.0.1:3000/api/citas/google')
  expect(address).not.toContain(verifier)
  const back = await answerConsent(address)
  expect(back.searchParams.get('state')).toBe(state)
  const code = back.searchParams.get('code') ?? ''
  await expect(exchangeCode(code, newConsent(account).verifier)).rejects.toThrow('google:invalid_grant')
})

test('an authorization code works once, and its token stops working when it is revoked, here or there', async () => {
  await openGoogle()
  const { address, verifier } = newConsent(account)
  const code = (await answerConsent(address)).searchParams.get('code') ?? ''
  const { token } = await exchangeCode(code, verifier)
  await expect(exchangeCode(code, verifier)).rejects.toThrow('google:invalid_grant')
  expect(await accessToken(token)).toMatch(/^ya29\./)
  await revokeToken(token)
  await expect(accessToken(token)).rejects.toThrow('google:invalid_grant')
  await revokeToken(token)
})

test('a person who grants only one of the two permissions, or none, is not connected', async () => {
  await openGoogle()
  const { address, verifier } = newConsent(account)
  const half = await answerConsent(address, { scopes: 1 })
  expect(await exchangeCode(half.searchParams.get('code') ?? '', verifier)).toMatchObject({
    isWhole: false,
  })
  const none = await answerConsent(address, { answer: 'no' })
  expect(none.searchParams.get('error')).toBe('access_denied')
  expect(none.searchParams.get('code')).toBeNull()
})

test('a stored Google token opens only for its own person, and never as an address or a verifier', async () => {
  await openGoogle()
  const token = await connect()
  const sealed = sealToken(token, 'laura')
  expect(openToken(sealed, 'laura')).toBe(token)
  expect([openToken(sealed, 'ivan'), openAddress(sealed, 'laura'), openVerifier(sealed, 'laura')]).toEqual([
    null,
    null,
    null,
  ])
})

test('the diagnosis tells whether Google knows the client or whether its secret is wrong', async () => {
  await openGoogle()
  const signal = AbortSignal.timeout(5000)
  expect(await isKnownClient(env, signal)).toBe(true)
  expect(await isKnownClient({ ...env, GOOGLE_CALENDAR_CLIENT_SECRET: 'otro' }, signal)).toBe(false)
})
