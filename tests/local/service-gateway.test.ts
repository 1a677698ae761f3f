import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { namedServices } from '../support/contract-target'
import {
  startServiceGateway,
  targetOf,
  type ServiceGateway,
  type ServiceUrls,
} from '../support/service-gateway'

describe('the services for the contract tests', () => {
  const all = { CONTRACT_SUPABASE_URL: 'http://one/' }
  const whole = {
    auth: 'http://one/auth/v1',
    rest: 'http://one/rest/v1',
    storage: 'http://one/storage/v1',
    realtime: 'http://one/realtime/v1',
  }

  test('can be none, one whole Supabase, or separate services', () => {
    expect(namedServices({})).toBeNull()
    expect(namedServices(all)).toEqual({ urls: whole, apart: false })
    const urls = { ...whole, storage: 'http://two:5000' }
    expect(namedServices({ ...all, CONTRACT_STORAGE_URL: 'http://two:5000' })).toEqual({ urls, apart: true })
  })

  test('must all be named', () => {
    expect(() => namedServices({ CONTRACT_AUTH_URL: 'http://two' })).toThrow('rest, storage, realtime')
  })
})

describe('the gateway to the services', () => {
  const heard: string[] = []
  const service = createServer((request: IncomingMessage, response) => {
    heard.push(`${request.method} ${request.url}`)
    // The service responds before it reads the body, and keeps the connection so that the response arrives.
    if (request.url?.endsWith('/refused'))
      request.socket.write('HTTP/1.1 400 No\r\ncontent-length: 7\r\n\r\nrefused')
    else request.pipe(response)
  })
  const sockets = new WebSocketServer({ server: service })
  let urls: ServiceUrls
  let gateway: ServiceGateway
  beforeAll(async () => {
    sockets.on('connection', (socket, { url }) =>
      socket.on('message', (text) => socket.send(`${url} ${String(text)}`)),
    )
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    urls = { auth: `${url}/auth/`, rest: url, storage: `${url}/files`, realtime: `${url}/socket` }
    gateway = await startServiceGateway(urls)
  })
  afterAll(async () => {
    await gateway.stop()
    sockets.close()
    service.close()
  })

  test.each([
    ['/auth/v1/token?a=b', '/auth/token?a=b'],
    ['/rest/v1', '/'],
    ['/rest/v1?x=1', '/?x=1'],
    ['/storage/v1/object/a/../b//c%2Fd', '/files/object/a/../b//c%2Fd'],
  ])('sends %s to %s', (sent, wanted) => {
    expect(targetOf(sent, urls)?.path).toBe(wanted)
  })

  test.each(['/auth', '/auth/v10/x', '/other/v1/x', '/'])('has no service for %s', (path) => {
    expect(targetOf(path, urls)).toBeNull()
  })

  test('passes on body and answer, with an unchanged path', async () => {
    const { hostname, port } = new URL(gateway.url)
    const body = await new Promise<string>((resolve) => {
      const path = '/storage/v1/object/../x'
      const call = ask({ hostname, port, method: 'PUT', path }, (answer) =>
        answer.on('data', (part) => resolve(String(part))),
      )
      call.end('bytes')
    })
    expect([body, heard.at(-1)]).toEqual(['bytes', 'PUT /files/object/../x'])
  })

  test('takes the next call on a connection after a service refused a body half-way', async () => {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    const begin = (path: string, size: number) =>
      socket.write(`POST /storage/v1/${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n`)
    let answered = ''
    const hears = (text: string) => vi.waitFor(() => expect(answered).toContain(text), { timeout: 5000 })
    socket.on('data', (part) => (answered += String(part)))
    begin('refused', 40_000_000)
    socket.write(Buffer.alloc(20_000_000))
    await hears('refused')
    socket.write(Buffer.alloc(20_000_000))
    begin('taken', 5)
    socket.write('after')
    await hears('after')
    socket.destroy()
  })

  test('passes on a WebSocket', async () => {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1`)
    await once(socket, 'open')
    socket.send('hello')
    const [answer] = (await once(socket, 'message')) as [Buffer]
    expect(String(answer)).toBe('/socket/websocket?vsn=1 hello')
    socket.close()
  })
})
