import { once } from 'node:events'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let backend: LocalBackend
beforeAll(async () => {
  backend = await startLocalBackend({ env: { LOCAL_JWT_EXPIRY: '3' } })
})
afterAll(() => backend?.stop())

type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
]

async function connect(): Promise<{ socket: WebSocket; frames: Frame[] }> {
  const { url, publishableKey } = backend.address
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=2.0.0`,
  )
  const frames: Frame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame))
  await once(socket, 'open')
  return { socket, frames }
}

const join = (socket: WebSocket, access_token: string, filter?: string) => {
  const postgres_changes = [{ event: '*', schema: 'public', table: 'documents', ...(filter && { filter }) }]
  socket.send(
    JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes }, access_token }]),
  )
}

async function signIn() {
  const { url, publishableKey, secretKey } = backend.address
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const account = { email: `${crypto.randomUUID()}@ejemplo.test`, password: 'Clave-2026-larga' }
  await createClient(url, secretKey, options).auth.admin.createUser({ ...account, email_confirm: true })
  const { data } = await createClient(url, publishableKey, options).auth.signInWithPassword(account)
  return data.session?.access_token ?? ''
}

test('a channel is closed when its token runs out', async () => {
  const { socket, frames } = await connect()
  join(socket, await signIn())
  const events = () => frames.map(([, , , event]) => event)
  await expect.poll(events, { timeout: 15_000 }).toContain('phx_close')
  expect(events()).toEqual(['phx_reply', 'system', 'presence_state', 'system', 'phx_close'])
  expect(frames[1]?.[4]).toMatchObject({ status: 'ok', extension: 'postgres_changes' })
  expect(frames[3]?.[4]).toMatchObject({ status: 'error', message: 'Token has expired' })
  socket.close()
})

test('a token that has run out opens no channel', async () => {
  const token = await signIn()
  await expect
    .poll(
      async () => {
        const { socket, frames } = await connect()
        join(socket, token)
        await expect.poll(() => frames.length).toBeGreaterThan(0)
        socket.close()
        return frames[0]?.[4].status
      },
      { timeout: 15_000 },
    )
    .toBe('error')
})

test('a filter that cannot be read is refused', async () => {
  const { socket, frames } = await connect()
  join(socket, backend.address.publishableKey, 'user_id')
  await expect.poll(() => frames[0]?.[4]).toMatchObject({ status: 'error' })
  socket.close()
})

test('a wrong API key opens no socket', async () => {
  const { url } = backend.address
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=otra&vsn=1.0.0`)
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain('401')
})
