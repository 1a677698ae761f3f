import { beforeEach, expect, test, vi } from 'vitest'

const startTraces = vi.fn()
const loaded = vi.fn()
const configuration = vi.hoisted(() => ({ env: {} as Record<string, string | undefined> }))

vi.mock('@/lib/env', () => configuration)
vi.mock('@/lib/observability/traces', () => {
  loaded()
  return { startTraces }
})
vi.mock('@/lib/observability/report', () => ({ nameRequests: () => undefined }))

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
})

test('without the address of a collector, no tracing code is loaded', async () => {
  configuration.env = { VERCEL: '1' }
  await (await import('@/instrumentation')).register()
  expect(loaded).not.toHaveBeenCalled()
})

test('with the address of a collector, tracing starts with the configured headers', async () => {
  const [address, headers] = ['https://collector.example', 'authorization=a']
  configuration.env = {
    VERCEL: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
  }
  await (await import('@/instrumentation')).register()
  expect(startTraces).toHaveBeenCalledExactlyOnceWith(address, headers)
})
