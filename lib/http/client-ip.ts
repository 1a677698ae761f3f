import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { forwardedIp, plainIp, unknownIp } from '@/lib/http/ip'

export type IpSource = { vercel: boolean; hops: number; socketNoted: boolean }

/** Returns the sender's IP address or 'unknown'; only the platform's and our proxies' entries are trusted. */
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

/** Puts the socket's address into a header for our pages, and replaces a value that the sender wrote there. */
export function noteSocketIp(): void {
  if (store.socketIpNoted) return
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[socketIpHeader] = request.socket.remoteAddress ?? ''
  })
  store.socketIpNoted = true
}

export async function currentSender(): Promise<{ ip: string; userAgent: string | null }> {
  const list = await headers()
  return { ip: clientIp(list), userAgent: list.get('user-agent') }
}
