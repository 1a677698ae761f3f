import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthParts } from './auth/auth-service'
import { handleAuth } from './auth/handle-auth'
import { reportError } from './report'
import { handleRest, type RestParts } from './rest/handle-rest'
import { handleStorage, type StorageService } from './storage/handle-storage'
import { bridge } from './web-bridge'

export type GatewayParts = { auth: AuthParts; rest: RestParts; storage: StorageService }

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function route(request: IncomingMessage, response: ServerResponse, url: URL, parts: GatewayParts) {
  const { pathname } = url
  if (pathname.startsWith('/storage/v1/')) return handleStorage(request, response, url, parts.storage)
  if (pathname.startsWith('/auth/v1/')) {
    return bridge(request, response, url, (call, _url, peer) => handleAuth(call, url, peer, parts.auth))
  }
  if (pathname.startsWith('/rest/v1/')) {
    return bridge(request, response, url, (call, _url, peer) => handleRest(call, peer, parts.rest))
  }
  if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
  sendJson(response, 404, { message: 'no Route matched with those values' })
}

/** Sends each request to the service that its path names. */
export function createGateway(baseUrl: string, parts: GatewayParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const url = new URL(request.url ?? '/', baseUrl)
      // An absolute form of the request line would otherwise choose its own host.
      await route(request, response, new URL(url.pathname + url.search, baseUrl), parts)
    } catch (error) {
      if (!request.socket.destroyed) reportError('gateway', error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { message: 'Internal Server Error' })
    }
  }
}
