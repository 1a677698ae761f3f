import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedEncoding, answerFromMemory, keptAnswers } from '@/scripts/serve/keep-answers'
import { packAnswers } from '@/scripts/serve/pack-answers'

const page = '<!doctype html><p>¡Hola!</p>'.repeat(100)
const picture = Buffer.from([137, 80, 78, 71, 0, 1, 2, 3])
const script = 'go();'.repeat(100)

/** Creates a build with some files whose responses may be stored in memory, and some whose responses may not. */
function makeBuild() {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const files: Record<string, string | Buffer> = {
    'server/app/index.html': page,
    'server/app/aviso.html': page,
    'server/app/card.body': picture,
    'server/app/hourly.html': page,
    'server/app/_not-found.html': '404',
    'static/chunks/[root] a.js': script,
  }
  const routes = { '/': false, '/aviso': false, '/card': false, '/hourly': 3600, '/_not-found': false }
  files['prerender-manifest.json'] = JSON.stringify({
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, seconds]) => [route, { initialRevalidateSeconds: seconds }]),
    ),
  })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), content)
  }
  return dir
}

const file = '/_next/static/chunks/%5Broot%5D%20a.js'
const lasting: Record<string, { control: string; type: string; body: string | Buffer }> = {
  '/': { control: 's-maxage=31536000', type: 'text/html; charset=utf-8', body: page },
  '/card': { control: 's-maxage=31536000', type: 'image/png', body: picture },
  [file]: { control: 'public, max-age=31536000, immutable', type: 'text/javascript', body: script },
}

type Built = {
  dir?: string
  packed?: boolean
  status?: number
  own?: Record<string, string>
  patienceMs?: number
}

/** Serves the build with responses from memory; a stub in place of Next answers all other requests. */
async function serve({ dir = makeBuild(), packed = true, status = 200, own = {}, patienceMs }: Built = {}) {
  if (packed) await packAnswers(dir)
  const next = vi.fn<RequestListener>((request, response) => {
    const {
      control = 'private, no-store',
      type = 'text/html',
      body = page,
    } = lasting[request.url?.split('?')[0] ?? ''] ?? {}
    const headers = {
      'cache-control': control,
      'content-type': type,
      'content-security-policy': `default-src ${request.headers.host}`,
      etag: '"abc"',
      vary: 'rsc',
      'x-request-id': 'one',
      ...(control.startsWith('s-') ? { 'x-nextjs-prerender': '1' } : {}),
      ...own,
    }
    response.writeHead(status, headers).end(request.headers.rsc ? 'data' : body)
  })
  const server = createServer(
    answerFromMemory(keptAnswers(next, dir, 'site.example', patienceMs), next),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const get = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      ask({ port, host: '127.0.0.1', path: address, headers, method, agent: false }, resolve)
        .on('error', reject)
        .end(),
    )
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  return { next, get, dir }
}

test('static files of the build are answered from memory, with their headers, in each encoding', async () => {
  const { next, get } = await serve()
  const [plain, zipped, packed] = await Promise.all([
    get('/'),
    get('/', { 'accept-encoding': 'gzip' }),
    get('/', { 'accept-encoding': 'gzip, br' }),
  ])
  expect(plain.body.toString()).toBe(page)
  expect(gunzipSync(zipped.body).toString()).toBe(page)
  expect(brotliDecompressSync(packed.body).toString()).toBe(page)
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(zipped.body.length),
    'content-security-policy': 'default-src site.example',
    'cache-control': 's-maxage=31536000',
    etag: 'W/"abc"',
    vary: 'rsc, Accept-Encoding',
  })
  expect(zipped.headers).not.toHaveProperty('x-request-id')
  expect((await get(file, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  const card = await get('/card', { 'accept-encoding': 'br' })
  expect([card.body, card.headers['content-encoding']]).toEqual([picture, undefined])
  expect(next.mock.calls.map(([{ url }]) => url)).toEqual(['/', file, '/card'])
})

test('a query does not change a static answer, and Next is asked once for each file', async () => {
  const { next, get } = await serve()
  for (const address of ['/?a=1', '/?_rsc=x', '/?a?b', `${file}?dpl=v1`, `${file}?dpl=v2`])
    expect((await get(address)).headers.etag, address).toBe('W/"abc"')
  expect(next).toHaveBeenCalledTimes(2)
})

test('only static addresses of the build are kept in memory', async () => {
  const { next, get } = await serve()
  for (let time = 0; time < 3; time++)
    for (const address of ['/./', '//', '/%2e/', '/aviso', '/hourly', '/_not-found', '/portal', '/CARD'])
      await get(address)
  // Next gets all 24 requests, and one more that asks whether /aviso, a static page, may be stored; it may not.
  expect(next).toHaveBeenCalledTimes(25)
})

test('a browser that has the page already gets no body, and HEAD gets only headers', async () => {
  const { get } = await serve()
  const same = await get('/', { 'if-none-match': '"abc"' })
  expect([same.status, same.body.length]).toEqual([304, 0])
  expect((await get('/', { 'if-none-match': '"old"' })).status).toBe(200)
  const head = await get('/', {}, 'HEAD')
  expect([head.headers['content-length'], head.body.length]).toEqual([String(Buffer.byteLength(page)), 0])
})

test.each([
  ['the data of a page', '/', { rsc: '1' }, 'GET'],
  ['a form', '/', { 'content-type': 'text/plain' }, 'GET'],
  ['a part of a file', file, { range: 'bytes=0-1' }, 'GET'],
  ['a post', '/', {}, 'POST'],
])('Next itself answers every request for %s', async (_, address, headers, method) => {
  const { next, get } = await serve()
  await get(address, headers, method)
  expect(next).toHaveBeenCalledOnce()
})

/** Returns how often two requests of one URL make the server call Next: once if the response is stored, else more. */
async function askedForTwo({ next, get }: Awaited<ReturnType<typeof serve>>, address = '/'): Promise<number> {
  for (let time = 0; time < 2; time++) await get(address)
  return next.mock.calls.length
}

test.each([
  ['is answered for a while', { own: { 'cache-control': 's-maxage=60' } }],
  ['sets a cookie', { own: { 'set-cookie': 'a=1' } }],
])('a static file that %s is never kept in memory', async (_, built) => {
  expect(await askedForTwo(await serve(built))).toBe(3)
})

test('a failed answer is not kept, and the next request asks Next again', async () => {
  const { next, get } = await serve()
  next.mockImplementationOnce((_, response) => void response.writeHead(500).end())
  expect((await get('/')).status).toBe(200)
  next.mockClear()
  await get('/')
  await get('/')
  expect(next).toHaveBeenCalledOnce()
})

test('an answer that does not arrive is given up, and the next request asks Next again', async () => {
  const { next, get } = await serve({ patienceMs: 50 })
  next.mockImplementationOnce(() => undefined)
  expect((await get('/')).status).toBe(200)
  next.mockClear()
  await get('/')
  await get('/')
  expect(next).toHaveBeenCalledOnce()
})

test('many simultaneous requests for a page ask Next once', async () => {
  const { next, get } = await serve()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')))
  expect(answers.map(({ body }) => String(body))).toEqual(Array(20).fill(page))
  expect(next).toHaveBeenCalledOnce()
})

test('pages of a build without compressed files are not kept, so that Next compresses them', async () => {
  expect(await askedForTwo(await serve({ packed: false }))).toBe(3)
  expect(await askedForTwo(await serve({ packed: false }), '/card')).toBe(1)
})

test('compressed files of an earlier build are not sent, and the next build deletes them', async () => {
  const dir = makeBuild()
  await packAnswers(dir)
  const packed = path.join(dir, 'packed')
  const before = readdirSync(packed)
  const changed = `${page}<p>Otra</p>`
  writeFileSync(path.join(dir, 'server/app/index.html'), changed)
  const home = lasting['/']!
  lasting['/'] = { ...home, body: changed }
  onTestFinished(() => void (lasting['/'] = home))
  expect(await askedForTwo(await serve({ dir, packed: false }))).toBe(3)
  const { get } = await serve({ dir })
  expect(brotliDecompressSync((await get('/', { 'accept-encoding': 'br' })).body).toString()).toBe(changed)
  expect(await packAnswers(dir)).toBe(3)
  const left = readdirSync(packed)
  // The page /aviso still has the old content, so the compressed files of that content stay.
  expect(before.filter((name) => !left.includes(name))).toEqual([])
  writeFileSync(path.join(dir, 'server/app/aviso.html'), changed)
  expect(await packAnswers(dir)).toBe(2)
  expect(readdirSync(packed)).toHaveLength(4)
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
])('the request header %j is answered with the encoding %j', (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
)
