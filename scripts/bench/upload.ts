import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { maxFileSize } from '@/content/upload-limit'
import { demoPassword } from '../../supabase/demo-accounts'
import { pdfFile } from '../../supabase/sample-files/pdf-file'
import { sessionOf, type Session } from '../site-client/session'
import { closeBatch, uploadOne } from '../site-client/upload'
import { anyPort, localEnvironment, seed, startBackend, type LocalConnection } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { interleaved, percentile } from '../statistics'

/** Starts a server that only writes request bodies to disk, with which uploads to the site are compared. */
async function startSink(dir: string) {
  const file = path.join(dir, 'sink')
  const server = createServer((request, response) => {
    void (async () => {
      await pipeline(request, createWriteStream(file))
      const handle = await open(file, 'r+')
      await handle.sync()
      await handle.close()
      response.end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

/** The first rounds are not measured, because the JavaScript engine has not compiled the page's code yet. */
const warmUp = 300

/** The dashboard waits for this database query only, so the output shows its time beside the page's time. */
const queryName = 'my_dashboard'

async function measurePortal(siteUrl: string, connection: LocalConnection, session: Session, rounds: number) {
  const api = { apikey: connection.publishableKey, authorization: `Bearer ${session.token}` }
  const read = async (url: string, init: RequestInit) => {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
    return response.text()
  }
  const kinds = {
    portal: async () => {
      const html = await read(`${siteUrl}/portal`, { headers: { cookie: session.cookie } })
      if (!html.includes('Mis Documentos')) throw new Error('that is not the dashboard')
    },
    [queryName]: () =>
      read(`${connection.url}/rest/v1/rpc/${queryName}`, {
        method: 'POST',
        headers: { ...api, 'content-type': 'application/json' },
        body: '{}',
      }),
  }

  await interleaved(warmUp, kinds)
  const { portal = [], [queryName]: query = [] } = await interleaved(rounds, kinds)
  return {
    portal: percentile(portal, 0.5),
    portalP95: percentile(portal, 0.95),
    slowest: { name: queryName, p50: percentile(query, 0.5) },
  }
}

const uploads = 50
const portalRounds = 200

const workDir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const backend = await startBackend({ ...inherited(), ...anyPort, DATA_DIR: workDir, SITE_URL: siteUrl })
const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl), TRUSTED_PROXY_HOPS: '0' }
await Promise.all([ensureBuild(env), seed(env)])
await finishBuild(env)
const site = await startSite(env, port)
const sink = await startSink(workDir)

const memory = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

try {
  // The files are created first, because creating them blocks the process and would let open connections time out.
  const files = await Promise.all(
    Array.from({ length: uploads }, (_, index) =>
      pdfFile({ seed: `${index}`, name: `factura-${index}.pdf`, size: maxFileSize }),
    ),
  )
  const session = await sessionOf(backend.connection, 'cliente@demo.co', demoPassword)
  const portal = await measurePortal(siteUrl, backend.connection, session, portalRounds)

  const batch = crypto.randomUUID()
  const times = await interleaved(uploads, {
    path: (index) => uploadOne(siteUrl, session, batch, files[index]!),
    sink: (index) =>
      fetch(sink.url, { method: 'PUT', body: files[index]!.bytes }).then((answer) => answer.text()),
  })
  const outcome = await closeBatch(siteUrl, session, batch)
  const [throughPath, intoSink] = [percentile(times.path ?? [], 0.5), percentile(times.sink ?? [], 0.5)]
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const rows = [
    ['10 MB upload, whole path (median)', ms(throughPath), ''],
    ['10 MB into a loopback sink, flushed (median)', ms(intoSink), ''],
    ['upload against sink', (intoSink / throughPath).toFixed(2), '0.25 or better'],
    [`signed-in /portal (median; 95 % ${ms(portal.portalP95)})`, ms(portal.portal), ''],
    [`slowest query it needs (${portal.slowest.name}, median)`, ms(portal.slowest.p50), ''],
    ['portal over slowest query', ms(portal.portal - portal.slowest.p50), 'within 8 ms'],
    [`memory of the site after ${uploads} uploads`, `${memory(site.child.process.pid).toFixed(0)} MB`, ''],
    ['memory of the embedded backend', `${memory(backend.child.process.pid).toFixed(0)} MB`, ''],
    ['Drive copies after closing the batch', `${outcome.drive} of ${outcome.files}`, ''],
  ]
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
} finally {
  sink.stop()
  await site.stop()
  await backend.stop()
  rmSync(workDir, { recursive: true, force: true })
}
