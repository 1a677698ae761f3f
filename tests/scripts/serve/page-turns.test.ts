import { EventEmitter } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { busy } from '@/content/busy'
import { noteSession } from '@/lib/session/known-sessions'
import { inTurns } from '@/scripts/serve/page-turns'

const inAnHour = Date.now() / 1000 + 3600
const cookieOf = (name: string) => `hint=x; __Host-session.0=base64-${name}; __Host-session.1=rest`
for (const name of ['ana', 'berta', 'ana-phone']) noteSession(cookieOf(name), name.slice(0, 3), inAnHour)
noteSession(cookieOf('over'), 'over', Date.now() / 1000 - 1)

/** The tests wait up to 15 s, because a busy machine is slow and no test is about time. */
const patience = { interval: 5, timeout: 15_000 }

type Asked = { who?: string; from?: string; headers?: Record<string, string>; method?: string }

/** Starts a server that finishes a page only when the test says so; `begun` lists the pages as they were begun. */
async function serve(mostOfOne = 100) {
  const begun: string[] = []
  const open = new Map<string, () => void>()
  const listener = inTurns(
    async (request, response) => {
      const name = request.url ?? ''
      begun.push(name)
      await new Promise<void>((resolve) => open.set(name, resolve))
      response.end(name)
    },
    { hops: 1, mostOfOne },
  )
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  let arrived = 0
  server.on('request', () => arrived++)

  /** Sends a request and waits until the server has it, so that requests queue in this order. */
  async function get(path: string, { who, from = '198.51.100.7', headers, method }: Asked = {}) {
    const before = arrived
    const cookie = who && { cookie: cookieOf(who) }
    const sent = { 'x-forwarded-for': `203.0.113.9, ${from}`, ...cookie, ...headers }
    const asking = ask({ port, host: '127.0.0.1', path, agent, method, headers: sent })
    const answer = new Promise<{ status?: number; retry?: string; text: string }>((resolve, reject) => {
      asking.once('response', async (response) =>
        resolve({
          ...(response.statusCode && { status: response.statusCode }),
          ...(response.headers['retry-after'] && { retry: response.headers['retry-after'] }),
          text: await text(response),
        }),
      )
      asking.once('error', reject)
    })
    answer.catch(() => undefined)
    asking.end()
    await vi.waitFor(() => expect(arrived).toBeGreaterThan(before), patience)
    return { answer, leave: () => asking.destroy() }
  }
  const finish = async (name: string) => {
    await vi.waitFor(() => expect(begun).toContain(name), patience)
    open.get(name)?.()
  }
  const begins = (...names: string[]) => vi.waitFor(() => expect(begun).toEqual(names), patience)
  return { begun, get, finish, begins }
}

test('forty pages of one person are rendered one at a time, and another person’s page begins at once', async () => {
  const { begun, get, finish, begins } = await serve()
  const crowd = []
  for (let n = 0; n < 40; n++) crowd.push(await get(`/portal/calendario?${n}`, { who: 'ana' }))
  await begins('/portal/calendario?0')
  const other = await get('/portal', { who: 'berta' })
  await begins('/portal/calendario?0', '/portal')
  await finish('/portal')
  expect((await other.answer).text).toBe('/portal')
  expect(begun).toHaveLength(2)
  for (let n = 0; n < 40; n++) await finish(`/portal/calendario?${n}`)
  expect((await Promise.all(crowd.map(({ answer }) => answer))).map(({ status }) => status)).toEqual(
    Array<number>(40).fill(200),
  )
})

test('two sessions of one person share a turn, and pages that are only prefetched come last', async () => {
  const { get, finish, begins } = await serve()
  await get('/portal', { who: 'ana' })
  await get('/portal/citas?_rsc=1', { who: 'ana-phone', headers: { rsc: '1', 'next-router-prefetch': '1' } })
  await get('/tareas?_rsc=1', { who: 'ana-phone', headers: { rsc: '1' } })
  await begins('/portal')
  await finish('/portal')
  await begins('/portal', '/tareas?_rsc=1')
  await finish('/tareas?_rsc=1')
  await begins('/portal', '/tareas?_rsc=1', '/portal/citas?_rsc=1')
})

test('invented and expired sessions share the turn of their IP address', async () => {
  const { get, begins } = await serve()
  await get('/portal?0', { who: 'invented-0' })
  for (let n = 1; n < 30; n++) await get(`/portal?${n}`, { who: `invented-${n}` })
  await get('/portal?over', { who: 'over' })
  await get('/auth')
  await begins('/portal?0')
  await get('/auth?other', { from: '198.51.100.8' })
  await begins('/portal?0', '/auth?other')
})

test('requests of strangers from many addresses leave room for a signed-in person', async () => {
  const { begun, get } = await serve()
  for (let n = 0; n < 20; n++) await get(`/auth?${n}`, { from: `198.51.100.${n}` })
  await vi.waitFor(() => expect(begun).toHaveLength(4), patience)
  await get('/portal', { who: 'ana' })
  await vi.waitFor(() => expect(begun.at(-1)).toBe('/portal'), patience)
  expect(begun).toHaveLength(5)
})

test('a person with too many waiting pages gets 429, a page that says so and a time to try again', async () => {
  const { get, finish } = await serve(3)
  for (let n = 0; n < 4; n++) await get(`/portal?${n}`, { who: 'ana' })
  const refused = await (await get('/portal?4', { who: 'ana' })).answer
  expect([refused.status, refused.retry]).toEqual([429, '5'])
  expect(refused.text).toContain(busy.text)
  const other = await get('/portal', { who: 'berta' })
  await finish('/portal')
  expect((await other.answer).status).toBe(200)
})

test('a request that was given up while waiting is not rendered', async () => {
  const { begun, get, finish } = await serve()
  await get('/portal?0', { who: 'ana' })
  const waiting = []
  for (let n = 1; n < 20; n++) waiting.push(await get(`/portal?${n}`, { who: 'ana' }))
  for (const { leave } of waiting) leave()
  const last = await get('/portal?last', { who: 'ana' })
  await finish('/portal?0')
  await finish('/portal?last')
  expect((await last.answer).status).toBe(200)
  expect(begun).toEqual(['/portal?0', '/portal?last'])
})

test('a page whose reader left keeps its turn for a moment while Next still renders it', async () => {
  const { begun, get, begins } = await serve()
  const { leave } = await get('/portal?0', { who: 'ana' })
  await begins('/portal?0')
  leave()
  const left = performance.now()
  await get('/portal?1', { who: 'ana' })
  expect(begun).toEqual(['/portal?0'])
  await begins('/portal?0', '/portal?1')
  expect(performance.now() - left).toBeGreaterThan(250)
})

test('an answer that only waits for a slow reader keeps no turn', async () => {
  const begun: string[] = []
  const listener = inTurns(async ({ url = '' }) => void begun.push(url), { hops: 0 })
  /** Begins a response; `writableNeedDrain` is true for a response that only waits for a slow visitor. */
  const open = (url: string, writableNeedDrain: boolean) => {
    const state = { destroyed: false, writableEnded: false, writableFinished: false, writableNeedDrain }
    const response = Object.assign(new EventEmitter(), state)
    const request = { method: 'GET', url, headers: { cookie: cookieOf('ana') }, socket: {} }
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  }
  open('/portal?unread', true)
  open('/portal?computed', false)
  open('/portal?next', false)
  await vi.waitFor(() => expect(begun).toEqual(['/portal?unread', '/portal?computed']), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(begun).toHaveLength(2)
})

test.each([
  ['a public page', '/servicios', 'GET'],
  ['data', '/api/pendientes', 'GET'],
  ['an action', '/portal', 'POST'],
  ['a list that is saved', '/admin/informes/exportar?mes=1', 'GET'],
])('%s does not wait for a turn', async (_, path, method) => {
  const { get, begins } = await serve()
  await get('/portal', { who: 'ana' })
  await get(path, { who: 'ana', method })
  await begins('/portal', path)
})
