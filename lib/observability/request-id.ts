import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

export const requestIdHeader = 'x-request-id'

// One for the whole process: the bundler may load this module more than once.
const holder = globalThis as typeof globalThis & { portalRequests?: AsyncLocalStorage<string> }

/** The id of the request that is being answered; none in work that no request waits for. */
export const requestId = () => holder.portalRequests?.getStore()

/** An id from outside is kept when it is one: whoever stands before this server may have named the request already. */
const named = ({ headers }: IncomingMessage) => {
  const id = headers[requestIdHeader]
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

/** Gives every request of this process an id, which its answer carries and whatever is logged for it. Called once, at start-up. */
export function nameRequests(): void {
  if (holder.portalRequests) return
  const requests = (holder.portalRequests = new AsyncLocalStorage<string>())
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = named(request)
    response.setHeader(requestIdHeader, id)
    requests.enterWith(id)
  })
}
