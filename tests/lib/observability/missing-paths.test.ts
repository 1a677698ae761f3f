import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/missing/route'
import { plainPath } from '@/lib/observability/missing-paths'

const note = vi.hoisted(() => vi.fn())
vi.mock('@/lib/observability/report', () => ({ note, report: vi.fn() }))

beforeEach(() => {
  note.mockClear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 3_600_000)
})

const origin = process.env.SITE_URL ?? ''
const send = (path: string, sender: string) =>
  POST(
    new Request(`${origin}/api/missing`, {
      method: 'POST',
      body: path,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-length': String(Buffer.byteLength(path)),
        'x-forwarded-for': `203.0.113.1, ${sender}`,
      },
    }),
    {},
  )
const many = async (count: number, sender: (n: number) => string) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await send('/viejo', sender(n))).status)
  return statuses
}

test('missing pages of one sender are logged ten times a minute, whatever the paths', async () => {
  const statuses = await many(40, () => '198.51.100.7')
  expect(statuses.filter((status) => status === 204)).toHaveLength(10)
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true)
  expect(note).toHaveBeenCalledTimes(10)
  vi.setSystemTime(Date.now() + 60_000)
  expect((await send('/viejo', '198.51.100.7')).status).toBe(204)
})

test('missing pages of a whole IPv6 network are logged as those of one sender', async () => {
  const statuses = await many(40, (n) => `2001:db8:1:2::${n + 1}`)
  expect(statuses.filter((status) => status === 204)).toHaveLength(10)
})

test('missing pages are logged sixty times a minute, whatever the number of senders', async () => {
  const statuses = await many(200, (n) => `198.51.100.${n + 1}`)
  expect(note).toHaveBeenCalledTimes(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(140)
})

test('a missing page with a long or invalid path is not logged', async () => {
  expect((await send(`/${'a'.repeat(512)}`, '198.51.100.7')).status).toBe(400)
  expect((await send('javascript:alert(1)', '198.51.100.7')).status).toBe(400)
  expect(note).not.toHaveBeenCalled()
})

test.each([
  ['/servicios/renta-2019', '/servicios/renta-2019'],
  ['/a?correo=ana@correo.example', '/a'],
  ['/a#ana', '/a'],
  ['/usuarios/ana@correo.example/x', '/usuarios/…/x'],
  ['/ana%40correo.example', '/…'],
  ['/nit/901234567', '/nit/…'],
  ['/8f4c2d1e-0000-4000-8000-000000000000', '/…'],
  ['/a\n{"event":"forged"}', '/…'],
])('the missing page %j is logged as %s', (path, written) => {
  expect(plainPath(path)).toBe(written)
})
