import { SpanStatusCode, type Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { expect, test, vi } from 'vitest'
import { cleanSpan } from '@/lib/observability/traces'

const routes = {
  '/(portal)/portal/facturas/[id]/page': '/portal/facturas/[id]',
  '/(access)/auth/page': '/auth',
}
vi.mock('node:fs', () => ({ readFileSync: () => JSON.stringify(routes) }))

const personal = 'ana.perez@correo.example'
const span = (name: string, attributes: Attributes) =>
  ({
    name,
    attributes,
    events: [{ name: 'exception', attributes: { 'exception.message': personal } }],
    links: [],
    status: { code: SpanStatusCode.ERROR, message: `no row for ${personal}` },
    spanContext: () => ({ traceId: 'a', spanId: 'b', traceFlags: 1 }),
  }) as unknown as ReadableSpan

const shown = (cleaned: ReadableSpan) => {
  const { name, attributes, events, status } = cleaned
  return { name, attributes, events, status }
}

test('a trace names a page by its pattern, without its address', () => {
  const cleaned = cleanSpan(
    span(`GET /portal/facturas/8f4?correo=${personal}`, {
      'next.span_type': 'BaseServer.handleRequest',
      'next.span_name': `GET /portal/facturas/8f4?correo=${personal}`,
      'http.method': 'GET',
      'http.target': `/portal/facturas/8f4?correo=${personal}`,
      'http.status_code': 200,
      'next.route': '/portal/facturas/[id]',
    }),
  )
  expect(shown(cleaned)).toEqual({
    name: 'GET /portal/facturas/[id]',
    attributes: {
      'http.method': 'GET',
      'http.status_code': 200,
      'next.span_type': 'BaseServer.handleRequest',
      'next.route': '/portal/facturas/[id]',
      'http.route': '/portal/facturas/[id]',
    },
    events: [],
    status: { code: SpanStatusCode.ERROR },
  })
  expect(cleaned.spanContext().traceId).toBe('a')
})

test('a trace never shows typed text as a route', () => {
  const attributes = {
    'next.span_type': 'BaseServer.handleRequest',
    'http.method': 'GET',
    'next.route': `/${personal}`,
  }
  expect(cleanSpan(span(`GET /${personal}`, attributes)).name).toBe('GET')
  expect(JSON.stringify(shown(cleanSpan(span('x', attributes))))).not.toContain(personal)
})

test.each([
  ['/rest/v1/documents?user_id=eq.8f4&select=name', 'AppRender.fetch /rest/v1/documents'],
  ['/rest/v1/rpc/my_dashboard', 'AppRender.fetch /rest/v1/rpc/my_dashboard'],
  ['/auth/v1/admin/users/8f4', 'AppRender.fetch /auth/v1/admin'],
  [`/auth/v1/user?email=${personal}`, 'AppRender.fetch /auth/v1/user'],
  ['/storage/v1/object/sign/facturas/8f4/9a1.pdf', 'AppRender.fetch /storage/v1/object/sign'],
  ['/storage/v1/object/facturas/8f4/9a1.pdf', 'AppRender.fetch /storage/v1/object/facturas'],
  [`/elsewhere/${personal}`, 'AppRender.fetch'],
])('a trace of a backend call shows what was asked and not about whom: %s', (address, name) => {
  const url = `https://xyz.supabase.co${address}`
  const attributes = {
    'next.span_type': 'AppRender.fetch',
    'http.url': url,
    'net.peer.name': 'xyz.supabase.co',
  }
  const cleaned = cleanSpan(span(`fetch GET ${url}`, attributes))
  expect(cleaned.name).toBe(name)
  expect(cleaned.attributes).toEqual({
    'next.span_type': 'AppRender.fetch',
    'net.peer.name': 'xyz.supabase.co',
  })
})

test('a trace of another library says only that there was work', () => {
  expect(shown(cleanSpan(span(`pg.query ${personal}`, { 'db.statement': personal })))).toMatchObject({
    name: 'work',
    attributes: {},
  })
})
