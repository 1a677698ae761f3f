import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Settings = Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>

/** Says that a browser was sent from here a moment ago: who comes back with it would be sent in circles. */
const movedCookie = 'moved'

/**
 * The headers that send a reader who opened a page at another address to the same page at the site's own; null where that is
 * not known or not so. Data (health checks, signed calls, what a page asks for) and the files of pages answer at every address.
 */
export function redirectToSite(
  { method, url = '', headers }: Asked,
  settings: Settings,
): Record<string, string> | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  // After an action that redirects, Next itself fetches the target from the address it listens on. Redirecting that fetch
  // would lose the session.
  if (headers.rsc) return null
  // With a full URL in place of a path, the redirect would append it to our host.
  if (!url.startsWith('/') || /^\/(api|_next)\//.test(url)) return null
  const site = new URL(settings.SITE_URL)
  const visited = visitedAddress(headers, site, settings.TRUSTED_PROXY_HOPS)
  // A proxy's port is its own affair, and most leave it out.
  const part = settings.TRUSTED_PROXY_HOPS > 0 ? 'hostname' : 'host'
  if (!visited || visited[part] === site[part]) return null
  if (headers.cookie?.split('; ').includes(`${movedCookie}=1`)) return null
  return {
    location: site.origin + url,
    'cache-control': 'private, no-store',
    'set-cookie': `${movedCookie}=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax`,
  }
}

/** The address in the browser's address bar, if known. */
function visitedAddress(headers: Asked['headers'], site: URL, hops: number): URL | null {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',')
  // Proxies often use another host name, so only their report of the browser's host counts. An https site without configured
  // proxies is behind an unknown one.
  const direct = site.protocol === 'http:' ? headers.host : undefined
  const host = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0])?.trim() : direct
  return host ? URL.parse(`${site.protocol}//${host}`) : null
}
