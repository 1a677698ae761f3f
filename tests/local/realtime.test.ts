import { once } from 'node:events'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { decodeFrame, encodeFrame } from '@/supabase/local/realtime/channel'
import { parseRowFilter } from '@/supabase/local/realtime/visible-rows'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

describe('the realtime protocol', () => {
  const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { a: 1 } }

  describe('frames of the WebSocket', () => {
    test('are arrays in 2.0.0 and objects in 1.0.0', () => {
      expect(encodeFrame(frame, '2.0.0')).toBe('["1","2","realtime:a","phx_join",{"a":1}]')
      expect(JSON.parse(encodeFrame(frame, '1.0.0'))).toEqual({
        join_ref: '1',
        ref: '2',
        topic: 'realtime:a',
        event: 'phx_join',
        payload: { a: 1 },
      })
    })

    test.each(['1.0.0', '2.0.0'] as const)('can be read back in %s', (version) => {
      expect(decodeFrame(encodeFrame(frame, version))).toEqual(frame)
    })

    test.each(['', 'x', 'null', '7', '[]', '{}', '["1","2",3,4,5]'])(
      'are ignored when they are malformed: %s',
      (text) => {
        expect(decodeFrame(text)).toBeNull()
      },
    )
  })
})

describe('filters of rows', () => {
  const row = {
    id: 7,
    user_id: 'u-1',
    status: 'nueva, urgente',
    amount: 12.5,
    gone: null,
    created_at: '2026-11-05T10:00:00+00:00',
  }

  describe('a filter of a subscription', () => {
    test.each([
      ['user_id=eq.u-1', true],
      ['user_id=eq.u-2', false],
      ['user_id=neq.u-2', true],
      ['id=gt.6', true],
      ['id=gt.10', false],
      ['id=gte.7', true],
      ['amount=lt.100', true],
      ['amount=lte.12.4', false],
      ['id=in.(5,7)', true],
      ['id=in.(5,6)', false],
      ['status=eq.nueva, urgente', true],
      ['created_at=gt.2026-11-04', true],
      ['gone=eq.null', false],
      ['missing=neq.x', false],
    ])('%s matches the row: %s', (filter, passes) => {
      expect(parseRowFilter(filter)?.(row)).toBe(passes)
    })

    test('may be missing', () => expect(parseRowFilter(undefined)?.(row)).toBe(true))

    test.each(['user_id', 'user_id=like.x', 'user_id=constructor.x', 'a b=eq.1'])(
      'is refused: %s',
      (filter) => {
        expect(parseRowFilter(filter)).toBeNull()
      },
    )
  })
})

describe('the realtime service', () => {
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

  test('closes a channel when its token expires', async () => {
    const { socket, frames } = await connect()
    join(socket, await signIn())
    const events = () => frames.map(([, , , event]) => event)
    await expect.poll(events, { timeout: 15_000 }).toContain('phx_close')
    expect(events()).toEqual(['phx_reply', 'system', 'presence_state', 'system', 'phx_close'])
    expect(frames[1]?.[4]).toMatchObject({ status: 'ok', extension: 'postgres_changes' })
    expect(frames[3]?.[4]).toMatchObject({ status: 'error', message: 'Token has expired' })
    socket.close()
  })

  test('opens no channel with an expired token', async () => {
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

  test('refuses a malformed filter', async () => {
    const { socket, frames } = await connect()
    join(socket, backend.address.publishableKey, 'user_id')
    await expect.poll(() => frames[0]?.[4]).toMatchObject({ status: 'error' })
    socket.close()
  })

  test('opens no socket with a wrong API key', async () => {
    const { url } = backend.address
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=otra&vsn=1.0.0`)
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('401')
  })
})
