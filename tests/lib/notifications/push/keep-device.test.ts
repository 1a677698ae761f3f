import { expect, test, vi } from 'vitest'
import { keepDevice } from '@/lib/notifications/push/keep-device'

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn(async () => ({ data: 'd1', error: null })) }))
vi.mock('@/lib/http/client-ip', () => ({ currentSender: async () => ({ userAgent: 'Firefox' }) }))
vi.mock('@/lib/notifications/push/settings', () => ({ pushSettings: () => ({ keys: { publicKey: 'K' } }) }))
vi.mock('@/lib/notifications/push/endpoint', () => ({
  isPushEndpoint: (url: string) => url.startsWith('https:'),
}))
vi.mock('@/lib/session/session', () => ({ readClaims: async () => ({ sub: 'ana', session_id: 's1' }) }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

const device = { endpoint: 'https://push.example/1', p256dh: 'P', auth: 'A' }

test('a device for pushes is stored with the session that turned it on', async () => {
  expect(await keepDevice(device as never, 'ana' as never, {} as never)).toBe('d1')
  expect(rpc).toHaveBeenCalledExactlyOnceWith('save_push_device', {
    person: 'ana',
    session: 's1',
    endpoint: device.endpoint,
    p256dh: 'P',
    auth: 'A',
    site_key: 'K',
    agent: 'Firefox',
  })
})

test('a device whose address is of no push service is refused', async () => {
  await expect(
    keepDevice({ ...device, endpoint: 'http://10.0.0.1' } as never, 'ana' as never, {} as never),
  ).rejects.toMatchObject({ code: 'invalid-input' })
})
