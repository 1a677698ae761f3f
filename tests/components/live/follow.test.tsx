import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionState, setConnectionState } from '@/components/live/connection-state'
import { follow } from '@/components/live/follow'

const { realtimeClient, fetchTicket } = vi.hoisted(() => ({ realtimeClient: vi.fn(), fetchTicket: vi.fn() }))
vi.mock('@/components/live/realtime-client', () => ({ realtimeClient }))
vi.mock('@/components/live/realtime-ticket', () => ({ fetchTicket }))

type Binding = { event?: string; filter?: string; tell: (payload: unknown) => void }

class FakeChannel {
  readonly bindings: Binding[] = []
  readonly topic: string
  state = 'closed'
  #onSystem: (message: unknown) => void = () => {}
  #onStatus: (status: string) => void = () => {}

  constructor(topic: string) {
    this.topic = topic
  }
  on(kind: string, options: { event?: string; filter?: string }, tell: (payload: unknown) => void) {
    if (kind === 'system') this.#onSystem = tell
    else this.bindings.push({ ...options, tell })
    return this
  }
  subscribe(listen: (status: string) => void) {
    this.#onStatus = listen
    return this
  }
  status(status: string) {
    this.state = status === 'SUBSCRIBED' ? 'joined' : 'errored'
    this.#onStatus(status)
  }
  system(status: string) {
    this.#onSystem({ status })
  }
  emit(payload: { eventType: string; old: unknown; new: unknown }) {
    this.bindings.find(({ event }) => event === payload.eventType)?.tell(payload)
  }
}

class FakeSocket {
  readonly channels: FakeChannel[] = []
  readonly removed: FakeChannel[] = []
  readonly setAuth = vi.fn(async () => {})

  channel(topic: string) {
    const channel = new FakeChannel(topic)
    this.channels.push(channel)
    return channel
  }
  async removeChannel(channel: FakeChannel) {
    this.removed.push(channel)
  }
  get last(): FakeChannel {
    const channel = this.channels.at(-1)
    if (!channel) throw new Error('no channel was opened')
    return channel
  }
}

const onChange = vi.fn()
const onCatchUp = vi.fn()
let socket: FakeSocket
let stop: () => void
const ticket = { kind: 'ticket', ticket: {} }
const start = async () => {
  stop = follow({ reader: 'u1', table: 'documents', onChange, onCatchUp })
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  socket = new FakeSocket()
  realtimeClient.mockResolvedValue(socket)
  fetchTicket.mockResolvedValue(ticket)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.resetAllMocks()
  setConnectionState('idle')
})

test('inserts and updates are filtered by their owner; deletions cannot be, because they only carry the id', async () => {
  await start()
  expect(socket.last.bindings.map(({ event, filter }) => [event, filter])).toEqual([
    ['INSERT', 'user_id=eq.u1'],
    ['UPDATE', 'user_id=eq.u1'],
    ['DELETE', undefined],
  ])
  socket.last.emit({ eventType: 'DELETE', old: { id: 'x' }, new: {} })
  expect(onChange).toHaveBeenCalledWith({ type: 'DELETE', row: { id: 'x' } })
})

test('a member of the firm receives the changes of all clients', async () => {
  stop = follow({ reader: 'u1', owner: null, table: 'documents', onChange, onCatchUp })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.last.bindings.map(({ filter }) => filter)).toEqual([undefined, undefined, undefined])
})

test('a list reloads on its first subscription, when the server confirms it, and after each reconnection', async () => {
  await start()
  socket.last.status('SUBSCRIBED')
  expect(onCatchUp).toHaveBeenCalledTimes(1)
  socket.last.system('ok')
  expect(onCatchUp).toHaveBeenCalledTimes(2)
  socket.last.status('CHANNEL_ERROR')
  expect(connectionState()).toBe('lost')
  expect(socket.setAuth).toHaveBeenCalled()
  socket.last.status('SUBSCRIBED')
  expect(onCatchUp).toHaveBeenCalledTimes(3)
  expect(connectionState()).toBe('live')
})

test('a channel that the server closed is opened again', async () => {
  await start()
  socket.last.status('SUBSCRIBED')
  socket.last.status('CLOSED')
  expect(connectionState()).toBe('lost')
  await vi.advanceTimersByTimeAsync(5000)
  expect(socket.channels).toHaveLength(2)
  expect(socket.channels[0]?.topic).not.toBe(socket.channels[1]?.topic)
})

test('when the network returns, a list reloads only once the site answers', async () => {
  await start()
  socket.last.status('SUBSCRIBED')
  onCatchUp.mockClear()
  fetchTicket.mockResolvedValue({ kind: 'unreachable' })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onCatchUp).not.toHaveBeenCalled()
  expect(connectionState()).toBe('lost')
  fetchTicket.mockResolvedValue(ticket)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onCatchUp).toHaveBeenCalledTimes(1)
  expect(connectionState()).toBe('live')
})

test('a person who returns to a tab whose connection was silent gets a fresh list', async () => {
  await start()
  socket.last.status('SUBSCRIBED')
  onCatchUp.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onCatchUp).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onCatchUp).toHaveBeenCalledTimes(1)
  expect(socket.channels).toHaveLength(1)
  expect(connectionState()).toBe('live')
})

test('after the session ended, the list reloads once and does not reconnect', async () => {
  realtimeClient.mockResolvedValue(null)
  fetchTicket.mockResolvedValue({ kind: 'refused' })
  await start()
  expect(onCatchUp).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onCatchUp).toHaveBeenCalledTimes(1)
})

test('a list that is no longer followed receives nothing and does not reconnect', async () => {
  await start()
  stop()
  expect(socket.removed).toHaveLength(1)
  socket.last.status('CLOSED')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.channels).toHaveLength(1)
})
