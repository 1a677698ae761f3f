import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isDraining } from '@/lib/diagnosis/draining'
import { brokenRequest, closeFailures, shutDown } from '@/scripts/serve/connections'

describe('failed answers', () => {
  async function answered(next: RequestListener) {
    const server = createServer((request, response) => {
      closeFailures(response)
      next(request, response)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return {
      status,
      policy: headers.get('content-security-policy'),
      cache: headers.get('cache-control'),
      sniff: headers.get('x-content-type-options'),
    }
  }

  const closed = { policy: "default-src 'none'; frame-ancestors 'none'", cache: 'no-store', sniff: 'nosniff' }

  test('without headers of their own get a strict policy and are not cached', async () => {
    const failing = await answered((_, response) => {
      response.statusCode = 500
      response.end('Internal Server Error')
    })
    expect(failing).toEqual({ status: 500, ...closed })
    expect(await answered((_, response) => void response.writeHead(400).end())).toEqual({
      status: 400,
      ...closed,
    })
  })

  test('with headers of their own keep them', async () => {
    const own = { 'content-security-policy': "default-src 'self'", 'cache-control': 'private, no-store' }
    const kept = { policy: "default-src 'self'", cache: 'private, no-store', sniff: 'nosniff' }
    const late = await answered((_, response) => void response.writeHead(503, own).end())
    expect(late).toEqual({ status: 503, ...kept })
    const early = await answered((_, response) => {
      response
        .setHeaders(new Map(Object.entries(own)))
        .writeHead(404)
        .end()
    })
    expect(early).toEqual({ status: 404, ...kept })
  })

  test.each(['s-maxage=31536000', 'public, max-age=31536000, immutable', 'private, no-cache'])(
    'are never cached, even if the answer asks for «%s»',
    async (control) => {
      const failing = await answered(
        (_, response) => void response.setHeader('cache-control', control).writeHead(404).end(),
      )
      expect(failing).toEqual({ status: 404, ...closed })
    },
  )

  test('are told apart from good answers, which stay unchanged', async () => {
    const good = await answered((_, response) => void response.end('¡Hola!'))
    expect(good).toEqual({ status: 200, policy: null, cache: null, sniff: null })
  })

  test.each([
    [405, { method: 'TRACE', url: '/' }],
    [400, { method: 'POST', url: '/auth', headers: { 'next-action': '' } }],
    [405, { method: 'POST', url: '/auth' }],
    [405, { method: 'POST', url: '/auth', headers: { 'content-type': 'text/plain' } }],
    [405, { method: 'PUT', url: '/portal' }],
    [null, { method: 'POST', url: '/auth', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    [null, { method: 'POST', url: '/api/facturas', headers: { 'content-type': 'application/json' } }],
    [null, { method: 'DELETE', url: '/api/facturas/x' }],
    [null, { method: 'OPTIONS', url: '/portal' }],
    [400, { url: '/%E0%A4%A' }],
    [400, { url: '/100%' }],
    [400, { url: '//evil.example' }],
    [400, { url: 'http://evil.example/' }],
    [400, { url: '/auth', headers: { rsc: '1', 'next-router-state-tree': 'nada' } }],
    [400, { url: '/auth', headers: { rsc: '1', 'next-router-state-tree': '%E0%A4%A' } }],
    [400, { url: '/auth', headers: { rsc: '1', 'next-router-state-tree': '[]' } }],
    [null, { url: '/auth', headers: { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' } }],
    [414, { url: `/?${'x'.repeat(8_191)}` }],
    [null, { url: '/?buscar=100%' }],
    [null, { url: '/facturaci%C3%B3n' }],
    [null, { method: 'POST', url: '/auth', headers: { 'next-action': '0a' } }],
    [null, { url: `/?${'x'.repeat(8_190)}` }],
  ])('include the status %j for the broken request %j', (status, request) => {
    expect(brokenRequest({ method: 'GET', headers: {}, ...request })).toBe(status)
  })
})

describe('shutting down', () => {
  afterEach(() => void Object.assign(globalThis, { portalDraining: undefined }))

  async function serving(listener: RequestListener) {
    const server = createServer(listener)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port }
  }

  const ask = (port: number, agent: Agent | false = false) =>
    new Promise<{ status: number; connection?: string }>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            ...(answer.headers.connection ? { connection: answer.headers.connection } : {}),
          }),
        )
      }).once('error', reject)
    })

  test('finishes requests in progress, then accepts no more', async () => {
    let letGo = () => {}
    const { server, port } = await serving((_, response) => void (letGo = () => response.end('listo')))
    const arrived = once(server, 'request')
    const answer = ask(port)
    await arrived
    const finish = vi.fn(async () => {})
    const stopped = shutDown({ server, finish, graceMs: 0 })
    expect(isDraining()).toBe(true)
    expect(finish).not.toHaveBeenCalled()
    letGo()
    expect((await answer).status).toBe(200)
    await stopped
    expect(finish).toHaveBeenCalledTimes(1)
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
  })

  test('still answers during the grace period, and closes the connection with each answer', async () => {
    const { server, port } = await serving((_, response) => void response.end())
    const agent = new Agent({ keepAlive: true })
    expect((await ask(port, agent)).connection).toBe('keep-alive')
    const stopped = shutDown({ server, finish: async () => {}, graceMs: 300 })
    expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
    expect(await ask(port, agent)).toEqual({ status: 200, connection: 'close' })
    await stopped
    agent.destroy()
  })

  test('cuts off requests that never end', async () => {
    const { server, port } = await serving(() => {})
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'))
    socket.on('error', () => {})
    await once(server, 'request')
    const cut = once(socket, 'close')
    await shutDown({ server, finish: async () => {}, graceMs: 0, patienceMs: 50 })
    await cut
  })
})
