import { once } from 'node:events'
import { createServer, request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** Each service is named by the first part of its path; supabase-js expects all services at one URL. */
export const services = ['auth', 'rest', 'storage', 'realtime'] as const
export type ServiceUrls = Record<(typeof services)[number], string>
export type ServiceGateway = { url: string; stop: () => Promise<void> }

type Target = { base: URL; path: string }

/** Replaces `/auth/v1` with the path in the service's URL; `//`, `..` and escapes stay as they were sent. */
export function targetOf(path: string, urls: ServiceUrls): Target | null {
  const [, name, rest = ''] = /^\/(\w+)\/v1((?:[/?].*)?)$/s.exec(path) ?? []
  const service = services.find((known) => known === name)
  if (!service) return null
  const base = new URL(urls[service])
  const below = base.pathname.replace(/\/$/, '') + rest
  return { base, path: below.startsWith('/') ? below : `/${below}` }
}

function forward({ method, headers }: IncomingMessage, { base, path }: Target): ClientRequest {
  const send = base.protocol === 'https:' ? askSecurely : ask
  // Each request has its own connection, so that the rest of a refused body cannot mix with the next request.
  return send(base, { method, path, headers: { ...headers, host: base.host }, agent: false })
}

/** `onRequest` gets the path of each request that is passed on to a service. */
export async function startServiceGateway(
  urls: ServiceUrls,
  onRequest?: (path: string) => void,
): Promise<ServiceGateway> {
  // The server never closes an idle connection, because after a stall the connection may already have the next request.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const target = targetOf(request.url ?? '/', urls)
    if (!target) return void response.writeHead(404).end()
    onRequest?.(request.url ?? '/')
    const forwarded = forward(request, target)
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      // A service may respond before it has read the whole body, so the end of its response also ends the request.
      pipeline(answer, response).then(
        () => forwarded.destroy(),
        () => response.destroy(),
      )
    })
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.on('close', () => request.complete || forwarded.destroy())
    // The unread rest of a request's body is dropped; otherwise it would be taken for the start of the next request.
    forwarded.on('close', () => request.unpipe(forwarded).resume())
    request.pipe(forwarded)
  })
  server.on('upgrade', (request, socket, head) => {
    const target = targetOf(request.url ?? '/', urls)
    socket.on('error', () => undefined)
    if (!target) return void socket.destroy()
    const forwarded = forward(request, target)
    forwarded.on('error', () => socket.destroy())
    forwarded.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\n\r\n`))
    forwarded.on('upgrade', (answer, other, first) => {
      other.on('error', () => socket.destroy())
      const lines = answer.rawHeaders.flatMap((name, n, all) => (n % 2 ? [] : [`${name}: ${all[n + 1]}`]))
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      other.unshift(first)
      socket.unshift(head)
      socket.pipe(other).pipe(socket)
    })
    forwarded.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
