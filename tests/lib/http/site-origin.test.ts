import { describe, expect, test } from 'vitest'
import { redirectToSite } from '@/lib/http/site-origin'

type Asked = {
  SITE_URL?: string
  hops?: number
  method?: string
  url?: string
  headers: Record<string, string>
}

const answer = ({
  SITE_URL = 'http://localhost:3000',
  hops = 0,
  method = 'GET',
  url = '/',
  headers,
}: Asked) => redirectToSite({ method, url, headers }, { SITE_URL, TRUSTED_PROXY_HOPS: hops })
const place = (asked: Asked) => answer(asked)?.location ?? null

describe('a site without a proxy', () => {
  test.each(['127.0.0.1:3000', '192.168.1.20:3000', 'localhost:3001', 'evil.example'])(
    'redirects from %s to the same page at its own address, and nobody may store that redirect',
    (host) => {
      expect(answer({ url: '/servicios?x=1', headers: { host } })).toMatchObject({
        location: 'http://localhost:3000/servicios?x=1',
        'cache-control': 'private, no-store',
      })
      expect(place({ method: 'HEAD', headers: { host } })).toBe('http://localhost:3000/')
    },
  )

  test('answers at the address at which it listens, where an action requests the next page', () => {
    expect(place({ url: '/portal', headers: { host: '127.0.0.1:3000', rsc: '1' } })).toBeNull()
  })

  test.each(['localhost:3000', 'LOCALHOST:3000'])('answers at its own address %s', (host) => {
    expect(place({ headers: { host } })).toBeNull()
  })

  test('does not believe a proxy that is not configured', () => {
    const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }
    expect(place({ headers })).toBeNull()
  })

  test.each([
    ['POST', '/auth'],
    ['GET', '/api/health'],
    ['GET', '/api/ready'],
    ['GET', '/api/cron'],
    ['GET', '/_next/static/chunks/a.js'],
  ])('answers %s %s at every address', (method, url) => {
    expect(place({ method, url, headers: { host: '10.0.0.7:3000' } })).toBeNull()
  })

  test.each(['//evil.example/x', '/\\evil.example', '/@evil.example', '/api.evil.example'])(
    'never redirects to another site: %s',
    (url) => {
      const there = place({ url, headers: { host: 'evil.example' } }) ?? ''
      expect(new URL(there).origin).toBe('http://localhost:3000')
    },
  )

  test('does not take a whole address for a path', () => {
    expect(place({ url: 'http://evil.example/', headers: { host: 'evil.example' } })).toBeNull()
  })

  test('redirects a browser only once', () => {
    const cookie = String(answer({ headers: { host: '127.0.0.1:3000' } })?.['set-cookie']).split(';')[0] ?? ''
    expect(place({ headers: { host: '127.0.0.1:3000', cookie: `a=b; ${cookie}` } })).toBeNull()
  })
})

describe('a site behind proxies', () => {
  const behind = (headers: Record<string, string>, hops = 1, SITE_URL = 'https://www.firma.co') =>
    place({ SITE_URL, hops, url: '/nosotros', headers: { host: '127.0.0.1:3000', ...headers } })
  const ours = 'https://www.firma.co/nosotros'

  test('redirects by the host that its proxies report', () => {
    expect(behind({ 'x-forwarded-host': 'www.firma.co' })).toBeNull()
    expect(behind({ 'x-forwarded-host': 'firma.co' })).toBe(ours)
  })

  test('ignores the hosts that the sender wrote before its proxies', () => {
    expect(behind({ 'x-forwarded-host': 'evil.example, www.firma.co' })).toBeNull()
    expect(behind({ 'x-forwarded-host': 'www.firma.co, firma.co' })).toBe(ours)
    expect(behind({ 'x-forwarded-host': 'evil.example, www.firma.co, nginx' }, 2)).toBeNull()
    expect(behind({ 'x-forwarded-host': 'www.firma.co' }, 2)).toBeNull()
  })

  test('does not redirect in circles when a proxy uses another name', () => {
    expect(behind({})).toBeNull()
    expect(behind({ host: 'portal:3000' })).toBeNull()
    expect(behind({}, 0)).toBeNull()
  })

  test('leaves the port to the proxy', () => {
    const site = 'http://localhost:8080'
    expect(behind({ 'x-forwarded-host': 'localhost' }, 1, site)).toBeNull()
    expect(behind({ 'x-forwarded-host': 'www.firma.co:443' })).toBeNull()
  })

  test('ignores an invalid host', () => {
    expect(behind({ 'x-forwarded-host': 'a b' })).toBeNull()
    expect(behind({ 'x-forwarded-host': ' , ' })).toBeNull()
  })
})
