import { expect, test, vi } from 'vitest'
import { request } from '../../support/site-browser'
import { env } from '../deliveries/test-env'

const rpc = vi.hoisted(() => vi.fn(async () => ({ data: null, error: null })))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/session/require', async (original) => ({
  ...(await original<object>()),
  approvedCaller: async () => ({ id: 'ana', account: 'ana', role: 'owner', db: { rpc } }),
}))

test('saving the profile writes the name and the phone number to the right columns', async () => {
  request.headers = new Headers({ origin: env.SITE_URL })
  const { saveProfileAction } = await import('@/lib/account/actions')
  expect(await saveProfileAction({ name: 'Ana Mejía', phone: '300 123 4567' })).toMatchObject({ ok: true })
  expect(rpc).toHaveBeenCalledWith('save_profile', {
    full_name: 'Ana Mejía',
    phone_number: expect.stringMatching(/300.*4567/),
  })
})
