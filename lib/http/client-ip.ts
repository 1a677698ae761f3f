import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { forwardedIp, plainIp, unknownIp } from '@/lib/http/ip'

export type IpSource = { vercel: boolean; hops: number; socketNoted: boolean }

/**
 * The address of whoever sent the request, or 'unknown'. Only what the platform or our own proxies wrote counts:
 * everything to the left of them in X-Forwarded-For is the sender's own invention.
 */
export function clientIp(
  headers: Headers,
  source: IpSource = {
    vercel: Boolean(env.VERCEL),
    hops: env.TRUSTED_PROXY_HOPS,
    socketNoted: socketIsNoted(),
  },
): string {
  if (source.vercel) return plainIp(headers.get('x-vercel-forwarded-for')?.split(',')[0])
  if (source.hops > 0) return forwardedIp(headers.get('x-forwarded-for'), source.hops)
  return source.socketNoted ? plainIp(headers.get(socketIpHeader)) : unknownIp
}

const socketIpHeader = 'x-socket-address'

const store: typeof globalThis & { socketIpNoted?: boolean } = globalThis

export const socketIsNoted = () => store.socketIpNoted === true

/**
 * Lets every request of this process carry the address of its own socket, over whatever the sender wrote there.
 * Next tells pages no socket, and keeps an X-Forwarded-For that came from outside. Called once, at start-up.
 */
export function noteSocketIp(): void {
  if (store.socketIpNoted) return
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[socketIpHeader] = request.socket.remoteAddress ?? ''
  })
  store.socketIpNoted = true
}

/** From where the request of this action came. */
export async function currentSender(): Promise<{ ip: string; userAgent: string | null }> {
  const list = await headers()
  return { ip: clientIp(list), userAgent: list.get('user-agent') }
}
