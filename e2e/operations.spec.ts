import { expect, test } from './support/fixtures'

test('the site reports that it is alive and ready', { tag: '@core' }, async ({ request }) => {
  const health = await request.get('/api/health')
  expect([health.status(), await health.json()]).toEqual([200, { status: 'ok' }])
  const ready = await request.get('/api/ready')
  expect(ready.status()).toBe(200)
  expect(ready.headers()['cache-control']).toContain('no-store')
  const { migration, ...state } = await ready.json()
  expect(state).toEqual({
    ready: true,
    draining: false,
    database: true,
    differences: 0,
    overdueSeconds: expect.any(Number),
  })
  expect(migration.needed).toMatch(/^\d{14}$/)
  expect(migration.applied).toBe(migration.needed)
})

test(
  'calls that none of our pages makes are refused with short answers',
  { tag: '@core' },
  async ({ request, baseURL }) => {
    const origin = baseURL ?? ''
    const call = (path: string, headers: Record<string, string>) =>
      request.post(path, {
        headers: { 'content-type': 'text/plain', ...headers },
        data: '[]',
        maxRedirects: 0,
      })
    const unknown = '00a6605c3ed2cf8e847785bb0091649a47ac1e6aff'
    for (const path of ['/', '/servicios', '/contacto', '/auth', '/portal', '/no-existe'])
      for (const id of [unknown, 'x', ''])
        for (const rsc of [{}, { rsc: '1' }] as Record<string, string>[]) {
          const answer = await call(path, { 'next-action': id, origin, ...rsc })
          const status = id === '' ? 400 : 409
          expect([path, id, answer.status(), (await answer.body()).length]).toEqual([path, id, status, 0])
          if (id === '') continue
          expect(
            answer.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name)),
          ).toHaveLength(1)
          expect(
            (await call(path, { 'next-action': id, origin: 'https://malo.example', ...rsc })).status(),
          ).toBe(403)
          expect((await call(path, { 'next-action': id, origin: 'null' })).status()).toBe(403)
          expect((await call(path, { 'next-action': id })).status()).toBe(403)
        }
    for (const url of ['%2Fportal', 'https%3A%2F%2Fmalo.example%2Fa.png', '%2Fapi%2Fready'])
      expect((await request.get(`/_next/image?url=${url}&w=640&q=75`)).status()).toBe(404)
  },
)
