import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { acceptedEncoding, keepAnswers } from '../../../scripts/serve/keep-answers'

const page = '<!doctype html><p>¡Hola!</p>'.repeat(100)
const stops: (() => unknown)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A server whose pages are `/` (prerendered), `/file.js` (immutable) and everything else (made anew). */
async function serve(status = () => 200, deployment?: string) {
  const next = vi.fn<RequestListener>((request, response) => {
    const path = request.url?.split('?')[0]
    const lasting = { '/': 's-maxage=31536000', '/file.js': 'public, max-age=31536000, immutable' }[
      path ?? ''
    ]
    response.statusCode = status()
    const headers = {
      'cache-control': lasting ?? 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      etag: '"abc"',
      vary: 'rsc',
      ...(path === '/' ? { 'x-nextjs-prerender': '1' } : {}),
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(request.headers.rsc ? 'data' : page)
  })
  const server = createServer(keepAnswers(next, deployment)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      ask({ port, host: '127.0.0.1', path, headers, method, agent: false }, resolve)
        .on('error', reject)
        .end(),
    )
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  /** Asks once and waits until the answer was taken in. */
  const warm = async (path: string) => {
    await get(path)
    await vi.waitFor(async () => expect((await get(path)).headers.etag).toBe('W/"abc"'))
    next.mockClear()
  }
  return { next, get, warm }
}

test('a prerendered page comes from memory after it was asked for once, with its own headers, in each encoding', async () => {
  const { next, get, warm } = await serve()
  await warm('/')
  const [plain, zipped, packed] = await Promise.all([
    get('/'),
    get('/', { 'accept-encoding': 'gzip' }),
    get('/', { 'accept-encoding': 'gzip, br' }),
  ])
  expect(next).not.toHaveBeenCalled()
  expect(plain.body.toString()).toBe(page)
  expect(gunzipSync(zipped.body).toString()).toBe(page)
  expect(brotliDecompressSync(packed.body).toString()).toBe(page)
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(zipped.body.length),
    'content-security-policy': "default-src 'none'",
    'cache-control': 's-maxage=31536000',
    vary: 'rsc, Accept-Encoding',
  })
})

test('a file whose name changes with its content is kept too', async () => {
  const { next, get, warm } = await serve()
  await warm('/file.js')
  expect((await get('/file.js')).body.toString()).toBe(page)
  expect(next).not.toHaveBeenCalled()
})

test('files with the name of this deployment are kept, those with another query are not', async () => {
  const { next, get, warm } = await serve(undefined, 'v1')
  await warm('/file.js?dpl=v1')
  expect((await get('/file.js?dpl=v1')).body.toString()).toBe(page)
  expect(next).not.toHaveBeenCalled()
  for (const query of ['?dpl=v2', '?dpl=', '?a=1&dpl=v1', '?a?dpl=v1']) await get(`/file.js${query}`)
  expect(next).toHaveBeenCalledTimes(4)
})

test('who has the page already gets no body, and HEAD gets its length alone', async () => {
  const { get, warm } = await serve()
  await warm('/')
  const same = await get('/', { 'if-none-match': '"abc"' })
  expect([same.status, same.body.length]).toEqual([304, 0])
  expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200)
  const head = await get('/', {}, 'HEAD')
  expect([head.headers['content-length'], head.body.length]).toEqual([String(Buffer.byteLength(page)), 0])
})

test.each([
  ['the data of a page', '/', { rsc: '1' }, 'GET'],
  ['a query', '/?a=1', {}, 'GET'],
  ['a form', '/', { 'content-type': 'text/plain' }, 'GET'],
  ['a part of a file', '/file.js', { range: 'bytes=0-1' }, 'GET'],
  ['a post', '/', {}, 'POST'],
])('%s is always Next’s to answer', async (_, path, headers, method) => {
  const { next, get, warm } = await serve()
  await warm('/')
  await warm('/file.js')
  await get(path, headers, method)
  expect(next).toHaveBeenCalledOnce()
})

test('what is made anew for each reader, or is no page, is never kept', async () => {
  const { next, get } = await serve()
  for (let time = 0; time < 3; time++) await get('/portal')
  expect(next).toHaveBeenCalledTimes(3)
  const failing = await serve(() => 500)
  for (let time = 0; time < 3; time++) await failing.get('/')
  expect(failing.next).toHaveBeenCalledTimes(3)
})

test('nobody else can ask in the name of the intake', async () => {
  const { next, get, warm } = await serve()
  await warm('/')
  await get('/', { 'x-intake': 'guess' })
  expect(next).not.toHaveBeenCalled()
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0', null],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('%j is answered with %j', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))
