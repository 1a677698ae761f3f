import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { callerOfKey, type ApiKeys } from '../local-secrets'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import type { Channel } from './channel'
import { createChangeFeed } from './changes'
import { serveConnection } from './connection'

type Parts = { server: Server; database: Database; tokens: Tokens; keys: ApiKeys }

const path = '/realtime/v1/websocket'
const maxMessage = 1 << 20

/** Serves `postgres_changes` over websockets on the given server. Answers the function that stops it. */
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
