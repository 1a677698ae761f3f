import 'server-only'
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { OTLPHttpProtoTraceExporter, registerOTel } from '@vercel/otel'
import { cleanSpan } from '@/lib/observability/clean-span'

/** `name=value,name=value`, the values encoded as in addresses: how OpenTelemetry writes headers in its variables. */
const readHeaders = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .filter(([name, ...value]) => name?.trim() && value.length > 0)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  )

/**
 * Sends a trace of every request to a collector. What leaves is cleaned first; nothing of the caller's own trace is
 * believed, as strangers are among them, and nothing is told to the services that are called.
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
    // Named here, as the package's own choice sends every span a second time, as it is, to the address in the environment.
    spanProcessors: [
      new BatchSpanProcessor({
        export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
        shutdown: () => exporter.shutdown(),
      }),
    ],
  })
}
