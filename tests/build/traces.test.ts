import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '@/scripts/stack/site'
import { openTraceSink } from '../support/trace-sink'
import { siteEnvironment } from './built-page'

type Sink = Awaited<ReturnType<typeof openTraceSink>>
const personal = [
  'ana.perez',
  'correo.example',
  '8f4c2d1e',
  'tok3n',
  'se5sion',
  'correo',
  'token_hash',
  'codigo',
]
const asked = [
  '/auth?next=/portal&correo=ana.perez@correo.example',
  '/auth/confirmar?token_hash=tok3n&type=recovery',
  '/portal/facturas/8f4c2d1e-0000-4000-8000-000000000000?q=ana.perez',
  '/verificar?codigo=8f4c2d1e',
  '/api/documentos/8f4c2d1e-0000-4000-8000-000000000000',
  '/nadie/ana.perez@correo.example',
]

async function openSite(endpoint: string) {
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' }
  const env = { ...siteEnvironment(), ...traces }
  const site = await startSite(env, await freePort())
  for (const path of asked)
    await fetch(`${site.url}${path}`, {
      redirect: 'manual',
      headers: { cookie: '__Host-session=se5sion', 'x-forwarded-for': '203.0.113.77' },
    }).then((answer) => answer.arrayBuffer())
  return site
}

describe('the built site with a collector of traces', () => {
  let sink: Sink
  let site: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    sink = await openTraceSink()
    site = await openSite(sink.url)
  }, 120_000)
  afterAll(async () => {
    await site.stop()
    sink.stop()
  })

  test('reports the requested pages and routes', async () => {
    await expect.poll(() => sink.text(), { timeout: 20_000 }).toContain('GET /auth')
    await expect.poll(() => sink.text(), { timeout: 20_000 }).toContain('/api/documentos/[id]')
  })

  test('reports nothing about people', () => {
    expect(sink.text().length).toBeGreaterThan(1000)
    expect([...personal, '203.0.113.77'].filter((word) => sink.text().includes(word))).toEqual([])
  })
})
