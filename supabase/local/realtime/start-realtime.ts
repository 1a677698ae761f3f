import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import type { Caller } from '../database/database'
import { callerOfKey, type ApiKeys } from '../local-secrets'
import { createChangeFeed } from './changes'
import {
  decodeFrame,
  encodeFrame,
  readSubscriptions,
  type Channel,
  type Frame,
  type ProtocolVersion,
} from './channel'

type Authenticate = (token: string | undefined) => Promise<Caller>
type Joined = Channel & { joinRef: string | null; topic: string; expiry?: NodeJS.Timeout }

const maxChannels = 100
const maxDelay = 2 ** 31 - 1

function serveConnection(
  socket: WebSocket,
  version: ProtocolVersion,
  authenticate: Authenticate,
): () => Iterable<Channel> {
  const channels = new Map<string, Joined>()
  const send = (frame: Frame) => {
    if (socket.readyState === socket.OPEN) socket.send(encodeFrame(frame, version))
  }
  const reply = (
    { joinRef, ref, topic }: Frame,
    status: 'ok' | 'error',
    response: Record<string, unknown> = {},
  ) => send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })

  const sendSystem = (channel: Joined, status: 'ok' | 'error', extension: string, message: string) =>
    channel.push('system', { channel: channel.topic.replace(/^realtime:/, ''), extension, message, status })

  function drop(channel: Joined): void {
    clearTimeout(channel.expiry)
    if (channels.get(channel.topic) === channel) channels.delete(channel.topic)
  }

  function close(channel: Joined, reason: string): void {
    sendSystem(channel, 'error', 'system', reason)
    channel.push('phx_close', {})
    drop(channel)
  }

  function authorize(channel: Joined, caller: Caller): void {
    channel.caller = caller
    clearTimeout(channel.expiry)
    if (caller.exp === undefined) return
    const delay = Math.min(caller.exp * 1000 - Date.now(), maxDelay)
    channel.expiry = setTimeout(() => close(channel, 'Token has expired'), delay)
    channel.expiry.unref()
  }

  async function join(frame: Frame): Promise<void> {
    const { topic, joinRef, payload } = frame
    const config = (payload.config ?? {}) as { postgres_changes?: unknown }
    const subscriptions = readSubscriptions(config.postgres_changes)
    if (!subscriptions) return reply(frame, 'error', { reason: 'Error parsing `filter` params' })
    if (channels.size >= maxChannels) return reply(frame, 'error', { reason: 'Too many channels' })
    const token = typeof payload.access_token === 'string' ? payload.access_token : undefined
    const caller = await authenticate(token).catch((error: Error) => error)
    if (caller instanceof Error)
      return reply(frame, 'error', { reason: `InvalidJWTToken: ${caller.message}` })
    const before = channels.get(topic)
    if (before) drop(before)
    const channel: Joined = {
      topic,
      joinRef,
      caller,
      subscriptions,
      push: (event, pushed) => send({ joinRef, ref: null, topic, event, payload: pushed }),
    }
    authorize(channel, caller)
    channels.set(topic, channel)
    reply(frame, 'ok', { postgres_changes: subscriptions.map(({ described }) => described) })
    if (subscriptions.length > 0) sendSystem(channel, 'ok', 'postgres_changes', 'Subscribed to PostgreSQL')
    channel.push('presence_state', {})
  }

  async function renew(channel: Joined, token: unknown): Promise<void> {
    const caller = await authenticate(typeof token === 'string' ? token : undefined).catch(
      (error: Error) => error,
    )
    if (caller instanceof Error) close(channel, caller.message)
    else if (channels.get(channel.topic) === channel) authorize(channel, caller)
  }

  async function receive(frame: Frame): Promise<void> {
    const channel = channels.get(frame.topic)
    switch (frame.event) {
      case 'phx_join':
        return join(frame)
      case 'access_token':
        return channel && renew(channel, frame.payload.access_token)
      case 'phx_leave':
        if (channel) drop(channel)
        reply(frame, 'ok')
        return send({ ...frame, event: 'phx_close', payload: {} })
      default:
        return reply(frame, 'ok')
    }
  }

  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? null : decodeFrame(String(data))
    if (frame) void receive(frame)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => channels.forEach(drop))
  return () => channels.values()
}

type Parts = { server: Server; database: Database; tokens: Tokens; keys: ApiKeys }

const path = '/realtime/v1/websocket'
const maxMessage = 1 << 20

/** Serves `postgres_changes` over websockets, and returns a function that ends the service. */
export async function startRealtime({ server, database, tokens, keys }: Parts): Promise<() => Promise<void>> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessage })
  const connections = new Map<WebSocket, () => Iterable<Channel>>()
  function* channels(): Generator<Channel> {
    for (const channelsOf of connections.values()) yield* channelsOf()
  }
  await database.listen('realtime_changes', createChangeFeed(database, channels))

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key = url.searchParams.get('apikey')
    const caller = callerOfKey(keys, key)
    if (url.pathname !== path || !caller) {
      socket.end(`HTTP/1.1 ${url.pathname === path ? '401 Unauthorized' : '404 Not Found'}\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
      const authenticate = async (token: string | undefined) =>
        token === undefined ? caller : (callerOfKey(keys, token) ?? tokens.verify(token))
      connections.set(client, serveConnection(client, version, authenticate))
      client.on('close', () => connections.delete(client))
    })
  })

  return async () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}
