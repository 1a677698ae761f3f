import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Attributes } from '@opentelemetry/api'
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { OTLPHttpProtoTraceExporter, registerOTel } from '@vercel/otel'
import { env } from '@/lib/env'

/** Reads headers in the format of OpenTelemetry's variables: `name=value,name=value`, URL-encoded. */
const readHeaders = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .filter(([name, ...value]) => name?.trim() && value.length > 0)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  )

/**
 * Sends spans without personal data to `endpoint`.
 * Trace headers of incoming requests are ignored, because anybody can send them.
 */
export function startTraces(endpoint: string, headers?: string): void {
  const exporter = new OTLPHttpProtoTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: readHeaders(headers),
  })
  registerOTel({
    serviceName: 'portal',
    autoDetectResources: false,
    instrumentations: [],
    propagators: ['none'],
    // The default processor of @vercel/otel is replaced, because it would send uncleaned spans too.
    spanProcessors: [
      new BatchSpanProcessor({
        export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
        shutdown: () => exporter.shutdown(),
      }),
    ],
  })
}

/** Only these attributes of a span are kept. They contain no text from outside, such as addresses. */
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

/** Returns the table or procedure that a URL names, without ids and filters, which are personal. */
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

/** Returns a span without addresses and error texts, because these contain ids, searches and mail links. */
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

let known: ReadonlySet<string> | undefined

function routesOfBuild(): ReadonlySet<string> {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    env.NEXT_DIST_DIR,
    'app-path-routes-manifest.json',
  )
  try {
    return new Set(Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  } catch {
    return new Set()
  }
}

/** True for a route pattern of this build such as `/facturas/[id]`, false for an address that somebody typed. */
function isKnownRoute(route: string): boolean {
  known ??= routesOfBuild()
  return known.has(route)
}
