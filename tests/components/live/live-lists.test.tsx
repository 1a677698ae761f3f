import { act, cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { connectionState, onConnectionState } from '@/components/live/connection-state'
import { decide, register, registerStaff, type Person } from '../../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../../support/contract-target'
import { busyClient } from './busy-client'
import { EveryList, type Drawn, type Lists } from './every-list'
import { thoroughly } from '../../support/thorough'

const { router } = vi.hoisted(() => ({ router: { refresh: () => {} } }))
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => {} }))
vi.mock('@/components/live/live-channel', async () => ({
  LiveChannel: (await import('@/components/live/channel')).default,
}))

type ShakyLine = {
  url: string
  open: () => number
  /** Cuts all connections without closing them, like a lost network. */
  cut: () => void
  close: () => Promise<void>
}

async function openShakyLine(target: string): Promise<ShakyLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(near)
        other.destroy()
      })
    }
    sockets.add(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    cut: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}

const events = thoroughly(1000, 100)
const cuts = thoroughly(20, 3)
const atOnce = 4
/**
 * After the last reconnection the lists have 5 seconds to catch up, or 20 times the time of reading them if longer.
 * A busy machine gets more time, because it slows the lists as much as it slows reading.
 */
const patience = (msOfReading: number) => Math.max(5000, 20 * msOfReading)

let target: ContractTarget
let line: ShakyLine
let staff: Person
let person: Person
beforeAll(async () => {
  target = await openTarget()
  line = await openShakyLine(target.url)
  staff = await registerStaff(target)
  person = await register(target, 'ana')
  await decide(staff, person, 'approved')
}, 300_000)
afterEach(cleanup)
afterAll(async () => {
  vi.unstubAllGlobals()
  await line.close()
  await target.stop()
})

function chances(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const isLive = () => expect.poll(connectionState, { timeout: 30_000, interval: 20 }).toBe('live')

test(
  `after ${events} changes and ${cuts} cut connections every list equals the database`,
  { timeout: 600_000 },
  async () => {
    const seed = Number(process.env.LIVE_SEED ?? Date.now() % 1e9)
    const random = chances(seed)
    const client = busyClient({ person, staff, service: openClient(target, target.secretKey) }, random)
    await client.newThread()
    const session = (await person.client.auth.getSession()).data.session
    const ticket = {
      token: session?.access_token,
      exp: session?.expires_at,
      url: line.url,
      key: target.publishableKey,
    }
    const network = globalThis.fetch
    // Node's own WebSocket would reject jsdom's events, so the tests use the WebSocket of the package `ws`.
    vi.stubGlobal('WebSocket', WebSocket)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (typeof input !== 'string' || !input.startsWith('/')) return network(input, init)
      if (input === '/api/realtime-token') return Response.json(ticket)
      return Response.json({ ok: true, data: await client.answer(input) })
    })

    const lists = {} as Lists
    const show = (part: Partial<Lists>) => void Object.assign(lists, part)
    const page = (drawn: Drawn) => <EveryList account={person.id} drawn={drawn} show={show} />
    const first = await client.draw()
    const { rerender } = await act(async () => render(page(first)))
    // Like Next's router, this stub drops the responses to earlier refreshes.
    let asked = 0
    const drawing: Promise<void>[] = []
    router.refresh = () => {
      const own = ++asked
      drawing.push(
        client.draw().then(async (drawn) => {
          if (own === asked) await act(async () => rerender(page(drawn)))
        }),
      )
    }
    await isLive()

    let reconnected = 0
    const stop = onConnectionState(() => {
      if (connectionState() === 'live') reconnected = performance.now()
    })
    const moments = Array.from({ length: cuts }, () => Math.floor(random() * events)).sort((a, b) => a - b)
    let happened = 0
    let cut = 0
    while (happened < events) {
      const changed = await Promise.all(Array.from({ length: atOnce }, client.step))
      happened += changed.reduce((sum, rows) => sum + rows, 0)
      if (cut < cuts && happened >= (moments[cut] ?? 0) && connectionState() === 'live') {
        line.cut()
        cut += 1
        await expect.poll(connectionState, { timeout: 10_000, interval: 5 }).toBe('lost')
      }
    }
    while (cut < cuts) {
      await isLive()
      line.cut()
      cut += 1
      await expect.poll(connectionState, { timeout: 10_000, interval: 5 }).toBe('lost')
      happened += await client.step()
    }
    await isLive()
    stop()

    const readFrom = performance.now()
    const truth = await client.truth()
    const limit = patience(performance.now() - readFrom)
    await expect
      .poll(() => lists, {
        timeout: Math.max(limit - (performance.now() - reconnected), 1),
        interval: 50,
        message: `seed ${seed}`,
      })
      .toEqual(truth)
    console.log(
      `${happened} changes, ${cut} cuts, right ${Math.round(performance.now() - reconnected)} ms after the last reconnection`,
    )
    asked = Infinity
    router.refresh = () => {}
    // The backend stops after this test, so the test waits for all outstanding responses.
    await Promise.all(drawing)
    expect(truth.messages.length).toBeGreaterThan(events / 50)
  },
)
