import { afterEach, expect, test, vi } from 'vitest'

const made = vi.hoisted(() => ({ clients: [] as { address: string; options: Options; steps: string[] }[] }))
type Options = { params: { apikey: string }; accessToken: () => Promise<string | null> }
vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class {
    steps: string[] = []
    constructor(address: string, options: Options) {
      made.clients.push({ address, options, steps: this.steps })
    }
    async setAuth() {
      await new Promise((resolve) => setTimeout(resolve, 5))
      this.steps.push('auth')
    }
    disconnect() {
      this.steps.push('disconnect')
    }
  },
}))
const { fetchTicket } = vi.hoisted(() => ({ fetchTicket: vi.fn() }))
vi.mock('@/components/live/realtime-ticket', () => ({ fetchTicket }))

const ticket = (token: string, life: number) => ({
  kind: 'ticket',
  ticket: { token, exp: Date.now() / 1000 + life, url: 'https://api.example', key: 'publishable' },
})
const load = async () => {
  vi.resetModules()
  return (await import('@/components/live/realtime-client')).realtimeClient
}
afterEach(() => {
  made.clients.length = 0
  vi.resetAllMocks()
})

test('the realtime client has its token before it connects', async () => {
  fetchTicket.mockResolvedValue(ticket('one', 3600))
  const realtimeClient = await load()
  await realtimeClient('u1')
  expect(made.clients[0]).toMatchObject({ address: 'wss://api.example/realtime/v1', steps: ['auth'] })
})

test('a token that would end before the next heartbeat is replaced, and a fresh one is kept', async () => {
  fetchTicket.mockResolvedValueOnce(ticket('short', 39)).mockResolvedValueOnce(ticket('long', 3600))
  const realtimeClient = await load()
  await realtimeClient('u1')
  const accessToken = made.clients[0]?.options.accessToken
  expect(await accessToken?.()).toBe('long')
  expect(await accessToken?.()).toBe('long')
  expect(fetchTicket).toHaveBeenCalledTimes(2)
})

test('each person has one connection, which ends when another person signs in', async () => {
  fetchTicket.mockResolvedValue(ticket('one', 3600))
  const realtimeClient = await load()
  expect(await realtimeClient('u1')).toBe(await realtimeClient('u1'))
  await realtimeClient('u2')
  expect(made.clients).toHaveLength(2)
  expect(made.clients[0]?.steps).toContain('disconnect')
})

test('without a ticket there is no realtime client, and the next call asks again', async () => {
  fetchTicket.mockResolvedValueOnce({ kind: 'unreachable' }).mockResolvedValueOnce(ticket('one', 3600))
  const realtimeClient = await load()
  expect(await realtimeClient('u1')).toBeNull()
  expect(await realtimeClient('u1')).not.toBeNull()
})
