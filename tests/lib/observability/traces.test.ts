import { trace } from '@opentelemetry/api'
import { afterAll, expect, test, vi } from 'vitest'
import { startTraces } from '@/lib/observability/traces'
import { openTraceSink } from '../../support/trace-sink'

const sink = await openTraceSink()
afterAll(() => sink.stop())

test('a trace reaches the collector with the configured headers and without personal data', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', sink.url)
  // Spans are sent every 100 ms here, because the default of five seconds would make the test slow.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100')
  startTraces(`${sink.url}/`, 'authorization=Bearer%20a=b,x-team=portal')
  const span = trace.getTracer('next.js').startSpan('GET /portal?correo=ana@correo.example', {
    attributes: {
      'next.span_type': 'BaseServer.handleRequest',
      'http.method': 'GET',
      'http.target': '/portal?correo=ana@correo.example',
    },
  })
  span.recordException(new Error('no row for ana@correo.example'))
  span.end()
  await expect.poll(() => sink.arrived.length, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(sink.arrived[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Bearer a=b', 'x-team': 'portal' },
  })
  expect(sink.text()).toContain('BaseServer.handleRequest')
  expect(sink.text()).toContain('portal')
  expect(sink.text()).not.toContain('correo')
}, 20_000)
