import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

export const socketAddressHeader = 'x-socket-address'

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
