import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Settings = Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>

/** A browser that comes back from a redirect with this cookie is not redirected again, because that would loop. */
const movedCookie = 'moved'

/**
 * Returns the headers that redirect a page to the site's own address, or null.
 * Requests to the API and for assets are never redirected, because they are answered at any address.
 */
export function redirectToSite(
  { method, url = '', headers }: Asked,
  settings: Settings,
): Record<string, string> | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  // After a Server Action Next itself fetches the target page; redirecting this fetch would lose the session.
  if (headers.rsc) return null
  // A full URL in the request line would be appended to our host, so such a request is not redirected.
  if (!url.startsWith('/') || /^\/(api|_next)\//.test(url)) return null
  const site = new URL(settings.SITE_URL)
  const visited = visitedAddress(headers, site, settings.TRUSTED_PROXY_HOPS)
  // Behind a proxy the port may differ or be missing, so only the host name is compared.
  const part = settings.TRUSTED_PROXY_HOPS > 0 ? 'hostname' : 'host'
  if (!visited || visited[part] === site[part]) return null
  if (headers.cookie?.split('; ').includes(`${movedCookie}=1`)) return null
  return {
    location: site.origin + url,
    'cache-control': 'private, no-store',
    'set-cookie': `${movedCookie}=1; Path=/; Max-Age=5; HttpOnly; SameSite=Lax`,
  }
}

function visitedAddress(headers: Asked['headers'], site: URL, hops: number): URL | null {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',')
  // If `hops` is 0 on https, an unknown proxy ends TLS and may change the header `host`, so `host` is ignored.
  const direct = site.protocol === 'http:' ? headers.host : undefined
  const host = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0])?.trim() : direct
  return host ? URL.parse(`${site.protocol}//${host}`) : null
}
