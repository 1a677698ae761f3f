import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { headers } from 'next/headers'
import { env } from '@/lib/env'

export type AddressSource = { vercel: boolean; hops: number; socketNoted: boolean }

const unknown = 'unknown'

/**
 * The address of whoever sent the request, or 'unknown'. Only what the platform or our own proxies wrote counts:
 * everything to the left of them in X-Forwarded-For is the sender's own invention.
 */
export function clientIp(
  headers: Headers,
  source: AddressSource = {
    vercel: Boolean(env.VERCEL),
    hops: env.TRUSTED_PROXY_HOPS,
    socketNoted: socketIsNoted(),
  },
): string {
  if (source.vercel) return plain(headers.get('x-vercel-forwarded-for')?.split(',')[0])
  if (source.hops > 0) return plain(headers.get('x-forwarded-for')?.split(',').at(-source.hops))
  return source.socketNoted ? plain(headers.get(socketAddressHeader)) : unknown
}

function plain(address: string | null | undefined): string {
  const bare = address?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return isIPv4(bare) || isIPv6(bare) ? bare : unknown
}

/** One household or office holds a whole IPv6 /64: limits count it as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

const socketAddressHeader = 'x-socket-address'

const store = globalThis as unknown as { socketAddressNoted?: boolean }

export const socketIsNoted = () => store.socketAddressNoted === true

/**
 * Lets every request of this process carry the address of its own socket, over whatever the sender wrote there.
 * Next tells pages no socket, and keeps an X-Forwarded-For that came from outside. Called once, at start-up.
 */
export function noteSocketAddress(): void {
  if (store.socketAddressNoted) return
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[socketAddressHeader] = request.socket.remoteAddress ?? ''
  })
  store.socketAddressNoted = true
}

/** From where the request of this action came. */
export async function currentSender(): Promise<{ address: string; userAgent: string | null }> {
  const list = await headers()
  return { address: clientIp(list), userAgent: list.get('user-agent') }
}
