import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packPages } from '@/scripts/serve/pack-pages'

type Work = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

async function ask(work: Work, path = '/portal', encoding = 'gzip, br') {
  const server = createServer(packPages(async (request, response) => work(request, response)))
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } }, resolve).on(
      'error',
      reject,
    )
  })
}

const html = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('vary', 'rsc')

test('a dynamic page is compressed with Brotli, and Next is asked not to compress it', async () => {
  let asked: unknown
  const answer = await ask((request, response) => {
    asked = request.headers['accept-encoding']
    html(response).setHeader('content-length', 4)
    response.end('hola')
  })
  expect(asked).toBe('identity')
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'rsc, Accept-Encoding' })
  expect(answer.headers['content-length']).toBeUndefined()
  expect(brotliDecompressSync(await buffer(answer)).toString()).toBe('hola')
})

test('the beginning of a page arrives while the rest is still rendered', async () => {
  const rest = Promise.withResolvers<void>()
  const answer = await ask(async (_, response) => {
    html(response).write('<h1>')
    response.write('Portal</h1>')
    await rest.promise
    response.end('<p>')
  })
  const read = answer.pipe(createBrotliDecompress()).setEncoding('utf8')
  const first = await new Promise((resolve) => read.once('data', resolve))
  expect(first).toBe('<h1>Portal</h1>')
  rest.resolve()
  expect(await new Promise((resolve) => read.once('data', resolve))).toBe('<p>')
})

test('a large page arrives complete at a slow reader, and the server waits for the reader', async () => {
  const part = Array.from({ length: 4000 }, () => Math.random().toString(36)).join('')
  let waits = 0
  const answer = await ask(async (_, response) => {
    html(response)
    for (let n = 0; n < 40; n++)
      if (!response.write(part)) {
        waits++
        await new Promise((resolve) => response.once('drain', resolve))
      }
    response.end()
  })
  await pause(50)
  expect(brotliDecompressSync(await buffer(answer)).toString()).toBe(part.repeat(40))
  expect(waits).toBeGreaterThan(0)
})

test.each([
  ['a reader without Brotli', '/portal', 'gzip', 'text/html'],
  ['a page that is not made anew', '/nosotros', 'gzip, br', 'text/html'],
  ['a picture', '/portal', 'br', 'image/png'],
])('the answer for %s is passed on unchanged', async (_, path, encoding, type) => {
  const answer = await ask(
    (_request, response) => void response.writeHead(200, { 'content-type': type }).end('hola'),
    path,
    encoding,
  )
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect((await buffer(answer)).toString()).toBe('hola')
})

test('an answer without a body stays without one', async () => {
  const answer = await ask((_, response) => void html(response).writeHead(304).end())
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([304, undefined])
})

test('a reader who leaves early causes no error', async () => {
  const left = Promise.withResolvers<void>()
  const answer = await ask(async (_, response) => {
    html(response).write('hola')
    response.once('close', () => left.resolve())
    await left.promise
    response.write('nobody reads this')
    response.end()
  })
  answer.once('data', () => answer.destroy())
  await left.promise
  await pause(30)
})
