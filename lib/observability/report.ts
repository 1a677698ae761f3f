import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino from 'pino'

const log = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ request: requestId() }),
  },
  { write: (line) => void process.stderr.write(line) },
)

/** Logs where an error occurred, with its classes and codes. Form values and file names are never logged. */
export function report(error: unknown, context: string, digest?: string): void {
  log.error({ error: describe(error), digest }, context)
}

export const note = (event: string): void => log.info(event)

function describe(error: unknown): string {
  const names: string[] = []
  for (let cause = error, depth = 0; cause && depth < 4; depth++) {
    const { name, code, cause: next } = cause as { name?: unknown; code?: unknown; cause?: unknown }
    names.push([name ?? typeof cause, code].filter(Boolean).join(':'))
    cause = next
  }
  return names.join(' < ')
}

const requestIdHeader = 'x-request-id'

// The bundler may load this module more than once, so the whole process shares one storage.
const holder = globalThis as typeof globalThis & { portalRequests?: AsyncLocalStorage<string> }

const requestId = () => holder.portalRequests?.getStore()

/** Keeps a valid id that came with the request, because a proxy may already have assigned it. */
const named = ({ headers }: IncomingMessage) => {
  const id = headers[requestIdHeader]
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

const requestStart = 'http.server.request.start'

/**
 * Gives every request an id, which its response and its log entries contain.
 * The returned function, which only tests call, stops giving ids to requests.
 */
export function nameRequests(): () => void {
  if (holder.portalRequests) return () => undefined
  const requests = (holder.portalRequests = new AsyncLocalStorage<string>())
  const giveId = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const id = named(request)
    response.setHeader(requestIdHeader, id)
    requests.enterWith(id)
  }
  subscribe(requestStart, giveId)
  return () => {
    unsubscribe(requestStart, giveId)
    delete holder.portalRequests
  }
}
