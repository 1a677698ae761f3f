import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isCronCall, readBody, requireSameOrigin } from '@/lib/request'
import { signedRoute } from '@/lib/route'

vi.mock('@/lib/env', () => import('./deliveries/test-env'))

const { report } = vi.hoisted(() => ({ report: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report }))
vi.mock('@/lib/session/require', () => ({ approvedCaller: vi.fn(), staffCaller: vi.fn() }))

describe('the cron route', () => {
  test('answers only to the exact bearer secret', () => {
    expect(isCronCall('Bearer un secreto de pruebas')).toBe(true)
    for (const wrong of [
      null,
      '',
      'Bearer',
      'un secreto de pruebas',
      'bearer un secreto de pruebas',
      'Bearer un secreto de pruebas ',
    ])
      expect(isCronCall(wrong)).toBe(false)
  })
})

describe('a request that changes something', () => {
  const refusal = (headers: Record<string, string>) => {
    try {
      requireSameOrigin(new Headers(headers))
      return null
    } catch (error) {
      return error as { code: string; sentence?: string }
    }
  }
  const host = 'portal.nogal.example'

  test('is accepted from our own pages', () => {
    expect(refusal({ host, origin: `https://${host}` })).toBeNull()
    expect(refusal({ host: '127.0.0.1:3000', origin: `https://${host}` })).toBeNull()
    expect(refusal({ host, 'sec-fetch-site': 'same-origin' })).toBeNull()
  })

  test.each([
    ['127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    [
      'a name that a proxy was asked for',
      { host: 'app:3000', 'x-forwarded-host': 'nogal.example', origin: 'https://nogal.example' },
    ],
    ['our own name without TLS', { host, origin: `http://${host}` }],
  ])('from our page at %s is refused with the right address', (_, headers) => {
    const { code, sentence } = refusal(headers) ?? {}
    expect([code, sentence]).toEqual([
      'wrong-address',
      expect.stringContaining(`Ábrela en https://${host} y`),
    ])
  })

  test.each<Record<string, string>>([
    { host, origin: 'https://evil.example' },
    { host, origin: 'null' },
    { host, origin: 'nada' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host },
  ])('from another site is refused without a body: %o', (headers) => {
    expect(refusal(headers)).toMatchObject({ code: 'forbidden', sentence: undefined })
  })
})

describe('a route for signed-in people', () => {
  beforeEach(() => report.mockReset())

  const gone = () => Object.assign(new Error('The response was aborted.'), { name: 'ResponseAborted' })
  const failing = (error: Error) => signedRoute(() => Promise.reject(error))
  const asked = (signal = new AbortController().signal) =>
    new Request('http://portal.example/api/documentos/1', { signal })

  test('reports nothing when the browser closes the connection', async () => {
    for (const error of [gone(), Object.assign(new Error('reset'), { code: 'ECONNRESET' })])
      expect((await failing(error)(asked(AbortSignal.abort()), undefined)).status).toBe(499)
    expect(report).not.toHaveBeenCalled()
  })

  test('reports other failures, even after the browser has left', async () => {
    expect((await failing(gone())(asked(), undefined)).status).toBe(500)
    expect((await failing(new Error('broken'))(asked(AbortSignal.abort()), undefined)).status).toBe(500)
    expect(report).toHaveBeenCalledTimes(2)
  })
})

describe('the body of a request', () => {
  const kilobyte = 1024
  /** The body of this request comes in pieces of a kilobyte; `sent` counts the pieces that the reader took. */
  function sending(kilobytes: number) {
    const sent = { kilobytes: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(stream) {
          if (sent.kilobytes === kilobytes) return stream.close()
          sent.kilobytes += 1
          stream.enqueue(new Uint8Array(kilobyte).fill(97))
        },
      },
      { highWaterMark: 0 },
    )
    const request = new Request('http://portal.example', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    return { request, sent }
  }

  test('has at most 64 kB unless the route allows more', async () => {
    expect(await readBody(sending(64).request)).toHaveLength(64 * kilobyte)
    await expect(readBody(sending(65).request)).rejects.toMatchObject({ code: 'invalid-input' })
    const mail = sending(300)
    expect(await readBody(mail.request, { maxBytes: 300 * kilobyte })).toHaveLength(300 * kilobyte)
  })

  test('is not read further once it is too long', async () => {
    const { request, sent } = sending(10_000)
    await expect(readBody(request, { maxBytes: 100 * kilobyte })).rejects.toMatchObject({
      code: 'invalid-input',
    })
    expect(sent.kilobytes).toBeLessThan(110)
  })
})
