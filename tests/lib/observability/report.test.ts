import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nameRequests, note, report } from '@/lib/observability/report'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('a defect is logged in one line with place, time, classes and codes, and without its message', () => {
  const cause = Object.assign(new TypeError('maria@cliente.example no cabe'), { code: 'ECONNREFUSED' })
  report(new Error('la factura de María', { cause }), 'route /api/facturas', 'abc')
  expect(lines).toHaveLength(1)
  expect(logged()).toEqual([
    {
      level: 'error',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      event: 'route /api/facturas',
      error: 'Error < TypeError:ECONNREFUSED',
      digest: 'abc',
    },
  ])
})

test('an event with a line break is still one line of the log', () => {
  note('not-found /a\n{"level":"error"}')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(logged()).toMatchObject([{ level: 'info', event: 'not-found /a\n{"level":"error"}' }])
})

test('the log lines of a request and its answer have its id, even with parallel requests', async () => {
  // Other tests run in this process too, so request ids are turned off when this test ends.
  onTestFinished(nameRequests())
  const server = createServer((request, response) => {
    setTimeout(() => {
      note(String(request.url))
      response.end()
    }, 20)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = async (path: string, id?: string) => {
    const { port } = server.address() as AddressInfo
    const headers: HeadersInit = id ? { 'x-request-id': id } : {}
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return answer.headers.get('x-request-id')
  }
  const ids = await Promise.all([
    ask('/own'),
    ask('/named', 'proxy-0001'),
    ask('/forged', 'a"}{"level":"error'),
  ])
  server.close()
  const byPath = Object.fromEntries(logged().map(({ event, request }) => [event, request]))
  expect(byPath).toEqual({ '/own': ids[0], '/named': 'proxy-0001', '/forged': ids[2] })
  expect(ids[1]).toBe('proxy-0001')
  for (const id of [ids[0], ids[2]]) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

test('background work is logged without a request id', () => {
  note('outbox')
  expect(logged()[0]).not.toHaveProperty('request')
})
