import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { startDraining } from '@/lib/diagnosis/draining'
import { isWrittenByBrowsers, longestTarget } from './request-target'

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const closed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-store',
}

/** Returns the status for requests on which Next would fail and log a stack trace; null for other requests. */
export function brokenRequest({ method, url = '', headers }: Head): 400 | 405 | 414 | null {
  if (url.length > longestTarget) return 414
  if (!isWrittenByBrowsers(url)) return 400
  // Next fails on TRACE, which `Request` objects do not support, and on a POST to a page without a form or action.
  if (method === 'TRACE' || (!isRead(method) && !url.startsWith('/api/') && !isForm(headers))) return 405
  // Next treats an empty `next-action` header as an action but the middleware does not, so the request is refused.
  if (headers['next-action'] === '') return 400
  // Next fails on an unreadable `next-router-state-tree` header, which the middleware cannot see and refuse.
  if (!isRouterState(headers['next-router-state-tree'])) return 400
  return null
}

const isRead = (method = '') => ['GET', 'HEAD', 'OPTIONS'].includes(method)
const isForm = (headers: Head['headers']) =>
  'next-action' in headers ||
  /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(headers['content-type'] ?? '')

function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

/**
 * Adds headers against scripts, type guessing and caching to failed responses that lack them.
 * Next's own `cache-control` header would allow caches to keep a failed response for a year.
 */
export function closeFailures(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) {
      if (!String(response.getHeader('cache-control')).includes('no-store'))
        response.removeHeader('cache-control')
      for (const [name, value] of Object.entries(closed))
        if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    return writeHead(status, ...rest)
  }
}

type Ends = { server: Server; finish: () => Promise<void>; graceMs: number; patienceMs?: number }

/**
 * For `graceMs` only /api/ready refuses requests, so that the load balancer notices that this server stops.
 * During `graceMs` every response also closes its connection.
 * After `graceMs`, running requests have `patienceMs` to finish.
 */
export async function shutDown({ server, finish, graceMs, patienceMs = 8000 }: Ends): Promise<void> {
  startDraining()
  server.prependListener('request', (_, response) => void response.setHeader('connection', 'close'))
  await pause(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const last = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(last)
  await finish()
}
