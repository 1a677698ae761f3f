import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clientIp, noteSocketIp, socketIsNoted, type IpSource } from '@/lib/http/client-ip'
import { env } from '@/lib/env'
import { ipGroup } from '@/lib/http/ip'
import { visitorFetch } from '@/lib/supabase/visitor-fetch'

const bare: IpSource = { vercel: false, hops: 0, socketNoted: true }
const from = (headers: Record<string, string>, source: IpSource) => clientIp(new Headers(headers), source)

describe('the visitor’s address', () => {
  test('without a proxy is that of the socket, whatever the sender claims', () => {
    const headers = { 'x-socket-address': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' }
    expect(from(headers, bare)).toBe('198.51.100.7')
  })

  test('is unknown when nothing recorded the socket, because its header could be forged', () => {
    expect(from({ 'x-socket-address': '203.0.113.9' }, { ...bare, socketNoted: false })).toBe('unknown')
  })

  test.each([
    [1, '198.51.100.7'],
    [2, '192.0.2.1'],
    [3, '203.0.113.9'],
    [4, 'unknown'],
  ])('behind %i of our proxies is what the outermost one saw', (hops, expected) => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.1,198.51.100.7' }
    expect(from(headers, { ...bare, hops })).toBe(expected)
  })

  test('on the hosting platform is what the platform says', () => {
    const headers = { 'x-vercel-forwarded-for': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' }
    expect(from(headers, { ...bare, vercel: true })).toBe('198.51.100.7')
  })

  test('is a plain IP address or unknown', () => {
    expect(from({ 'x-socket-address': '::ffff:198.51.100.7' }, bare)).toBe('198.51.100.7')
    expect(from({ 'x-socket-address': 'drop table' }, bare)).toBe('unknown')
    expect(from({}, bare)).toBe('unknown')
  })
})

describe('the rate limits for an address', () => {
  test.each([
    ['2001:db8:0:12:34:56:78:9a', '2001:db8:0:12'],
    ['2001:0DB8:0000:0012::1', '2001:db8:0:12'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
    ['198.51.100.7', '198.51.100.7'],
    ['unknown', 'unknown'],
  ])('treat %s as %s', (address, group) => {
    expect(ipGroup(address)).toBe(group)
  })
})

describe('the address of a socket', () => {
  test('replaces an address that the sender wrote', async () => {
    expect(socketIsNoted()).toBe(false)
    noteSocketIp()
    noteSocketIp()
    expect(socketIsNoted()).toBe(true)

    let seen: IncomingHttpHeaders = {}
    const server = createServer((request, response) => {
      seen = request.headers
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-socket-address': '203.0.113.9' } })
    server.close()
    expect(seen['x-socket-address']).toBe('127.0.0.1')
  })
})

describe('the visitor’s address for the auth service', () => {
  const send = vi.fn(async () => new Response())
  beforeEach(() => send.mockClear())

  const visitor = (forwarded?: string) => () => new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})
  const call = (from: () => Headers, path: string, init: RequestInit) => {
    const keys = {
      apikey: env.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${env.SUPABASE_PUBLISHABLE_KEY}`,
    }
    return visitorFetch(send, from)(`${env.SUPABASE_URL}${path}`, {
      ...init,
      headers: { ...keys, ...(init.headers as object) },
    })
  }
  const sent = () => new Headers((send.mock.calls[0] as unknown as [string, RequestInit])[1].headers)

  test('is sent with a sign-in, with the secret key that makes the service believe it', async () => {
    await call(visitor('203.0.113.9, 198.51.100.7'), '/auth/v1/token?grant_type=password', { method: 'POST' })
    // With one trusted proxy only the last address is believed, because visitors can forge the addresses before it.
    expect(sent().get('sb-forwarded-for')).toBe('198.51.100.7')
    expect(sent().get('apikey')).toBe(env.SUPABASE_SECRET_KEY)
    expect(sent().get('authorization')).toBe(`Bearer ${env.SUPABASE_SECRET_KEY}`)
  })

  test('is sent without replacing a person’s token', async () => {
    await call(visitor('198.51.100.7'), '/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: 'Bearer ey.a.b' },
    })
    expect(sent().get('authorization')).toBe('Bearer ey.a.b')
  })

  test.each([
    ['/rest/v1/documents', 'POST', '198.51.100.7'],
    ['/auth/v1/.well-known/jwks.json', 'GET', '198.51.100.7'],
    ['/storage/v1/object/facturas/a', 'POST', '198.51.100.7'],
    ['/auth/v1/token', 'POST', undefined],
    ['/auth/v1/token', 'POST', 'somewhere'],
  ])('is not sent to %s with %s from the address %s', async (path, method, from) => {
    await call(visitor(from), path, { method })
    expect(sent().get('apikey')).toBe(env.SUPABASE_PUBLISHABLE_KEY)
    expect(sent().has('sb-forwarded-for')).toBe(false)
  })

  test('is sent with the secret key to no other host', async () => {
    await visitorFetch(send, visitor('198.51.100.7'))('https://otro.test/auth/v1/token', {
      method: 'POST',
      headers: {},
    })
    expect(sent().has('apikey')).toBe(false)
  })
})
