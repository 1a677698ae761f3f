import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { brokenRequest, closeFailures } from '@/scripts/serve/failed-answers'

async function answered(next: RequestListener) {
  const server = createServer((request, response) => {
    closeFailures(response)
    next(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { status, policy: headers.get('content-security-policy'), cache: headers.get('cache-control'), sniff: headers.get('x-content-type-options') } // prettier-ignore
}

const closed = { policy: "default-src 'none'; frame-ancestors 'none'", cache: 'no-store', sniff: 'nosniff' }

test('an answer that failed without a word is closed', async () => {
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

test('what it says of itself stays', async () => {
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

test('an answer that is good is left alone', async () => {
  const good = await answered((_, response) => void response.end('¡Hola!'))
  expect(good).toEqual({ status: 200, policy: null, cache: null, sniff: null })
})

test.each([
  [405, { method: 'TRACE', url: '/' }],
  [400, { method: 'POST', url: '/auth', headers: { 'next-action': '' } }],
  [400, { url: '/%E0%A4%A' }],
  [400, { url: '/100%' }],
  [null, { url: '/?buscar=100%' }],
  [null, { url: '/facturaci%C3%B3n' }],
  [null, { method: 'POST', url: '/auth', headers: { 'next-action': '0a' } }],
])('%j is the answer to %j', (status, request) => {
  expect(brokenRequest({ method: 'GET', headers: {}, ...request })).toBe(status)
})
