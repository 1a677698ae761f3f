import { expect, test } from './support/fixtures'

test('the process says that it lives, and whether it should be sent requests', async ({ request }) => {
  const health = await request.get('/api/health')
  expect([health.status(), await health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await request.get('/api/ready')
  expect(ready.status()).toBe(200)
  expect(ready.headers()['cache-control']).toContain('no-store')
  const { migration, ...state } = await ready.json()
  expect(state).toEqual({ ready: true, draining: false, database: true, overdueSeconds: expect.any(Number) })
  expect(migration.needed).toMatch(/^\d{14}$/)
  expect(migration.applied).toBe(migration.needed)
})
