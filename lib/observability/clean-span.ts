import 'server-only'
import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { isKnownRoute } from '@/lib/observability/known-routes'

/** Attributes that hold no text from outside. Addresses, and what errors say, are not among them. */
const kept = [
  'http.method',
  'http.status_code',
  'net.peer.name',
  'next.rsc',
  'next.span_type',
  'next.page',
  'next.fetch.idx',
  'next.fetch.cache_status',
  'next.clientComponentLoadCount',
  'error.type',
] as const

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What of the backend was asked, without the ids and filters that say whose: a table, a procedure, a kind of call. */
function backendCall(url: string | undefined): string | undefined {
  const pathname = url && URL.canParse(url) ? new URL(url).pathname : ''
  return /^\/(?:rest\/v1\/(?:rpc\/)?[a-z_]+|auth\/v1\/[a-z_]+|storage\/v1\/object(?:\/[a-z]+)?(?=\/))/.exec(
    pathname,
  )?.[0]
}

function keptAttributes(attributes: Attributes): Attributes {
  const route = text(attributes['next.route']) ?? text(attributes['http.route'])
  const safe = kept.filter((name) => attributes[name] !== undefined).map((name) => [name, attributes[name]])
  return {
    ...Object.fromEntries(safe),
    ...(route && isKnownRoute(route) ? { 'next.route': route, 'http.route': route } : {}),
  }
}

function nameOf(attributes: Attributes, whole: Attributes): string {
  const kind = text(attributes['next.span_type']) ?? 'work'
  const method = kind === 'BaseServer.handleRequest' ? text(attributes['http.method']) : kind
  const place = attributes['next.route'] ?? backendCall(text(whole['http.url'])) ?? attributes['next.page']
  return [method, place].filter(Boolean).join(' ')
}

/**
 * A span without what is personal: its name is made anew from the route's pattern, its attributes are those of a closed
 * list, and the words of errors are left out. Addresses of pages carry ids, searches and links of mails.
 */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const attributes = keptAttributes(span.attributes)
  return Object.create(span, {
    name: { value: nameOf(attributes, span.attributes) },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}
