import { createClient } from '@supabase/supabase-js'
import { setTimeout as pause } from 'node:timers/promises'
import { publicRoutes } from '@/content/public-routes'
import { maxFileSize } from '@/content/upload-limit'
import { pdfFile } from '../../supabase/sample-files/pdf-file'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { startEmptySite } from '../bench/sites'
import { sendFile, closeBatch, type File } from '../site-client/upload'
import { inherited } from '../stack/child'
import { percentile } from '../statistics'
import { checkOfSite, type Tries } from './check'
import { load, seconds, shortened, type Ask, type Measured } from './load/generate-load'
import { approvedClients, portalOf } from './people'
import { residentMemory, memoryOf } from './processes'
import type { TestSite } from './test-site'

const portalConnections = 16
const wanted = { p99: 400, ratio: 0.5 }
const rounds = 3

const joined = (parts: readonly Measured[]) => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  errors: parts.flatMap(({ errors }) => errors),
  perSecond: parts.reduce((sum, { perSecond }) => sum + perSecond, 0) / parts.length,
  p50: Math.max(...parts.map(({ p50 }) => p50)),
  p99: Math.max(...parts.map(({ p99 }) => p99)),
})

/** Requests the portal in turns with an empty dynamic page, so that a busy machine affects both. */
async function portalLoad(site: TestSite, tries: Tries): Promise<void> {
  const { instances } = site
  const { at: dashboard } = await portalOf(site)
  const ours: Ask[] = instances.map(({ url }) => dashboard(url))
  const empty = await startEmptySite(inherited(), { dynamic: true, instances: instances.length })
  const theirs: Ask[] = empty.urls.map((url) => ({ url, has: 'vacía' }))
  const forTime = (asks: Ask[], time: number) =>
    load(portalConnections, asks, { signal: AbortSignal.timeout(time * 1000) })
  try {
    for (const asks of [ours, theirs]) await forTime(asks, seconds(10))
    const [measured, plain]: Measured[][] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured?.push(await forTime(ours, seconds(60 / rounds)))
      plain?.push(await forTime(theirs, seconds(30 / rounds)))
    }
    const { count, errors, perSecond, p50, p99 } = joined(measured ?? [])
    const page = joined(plain ?? [])
    const ratio = perSecond / page.perSecond
    tries.tried += count
    tries.failures.push(...errors)
    tries.expect(p99 < wanted.p99, `99 of 100 dashboards within ${p99.toFixed(0)} ms, wanted ${wanted.p99}`)
    tries.expect(ratio >= wanted.ratio, `${ratio.toFixed(2)} of an empty page, wanted ${wanted.ratio}`)
    console.log(
      `Dashboard, ${portalConnections} connections on ${instances.length} instances: ${perSecond.toFixed(0)} a second, median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${errors.length} errors of ${count}${shortened}.`,
    )
    console.log(
      `An empty page made anew: ${page.perSecond.toFixed(0)} a second, p99 ${page.p99.toFixed(0)} ms; the dashboard is at ${ratio.toFixed(2)} of it.`,
    )
  } finally {
    await empty.stop()
  }
}

const files = 50
const clients = 4
const atOnce = 3
/** Each instance may use at most this many megabytes of memory. */
const maxMemory = 600

async function manyUploads(site: TestSite, tries: Tries): Promise<void> {
  const { url, instances, connection } = site
  const people = await approvedClients(site, clients)
  // The files are created first, because creating them blocks the process and would let open connections time out.
  const made: File[] = []
  for (let at = 0; at < files; at++)
    made.push(await pdfFile({ seed: `carga ${at}`, name: `carga ${at}.pdf`, size: maxFileSize }))
  const queue = made.entries()
  const memory = memoryOf(instances.map(({ child }) => child.process.pid))
  const began = performance.now()
  await Promise.all(
    people.flatMap((person) => {
      const batch = crypto.randomUUID()
      const lanes = Array.from({ length: atOnce }, async () => {
        for (const [at, file] of queue) {
          const { status, outcome } = await sendFile(url, person, batch, file)
          tries.expect(outcome === 'done', `upload ${at}: ${status} ${outcome}`)
        }
      })
      return Promise.all(lanes).then(() => closeBatch(url, person, batch))
    }),
  )
  const took = (performance.now() - began) / 1000
  const peak = memory.stop()
  const { data } = await createClient(connection.url, connection.secretKey)
    .from('documents')
    .select('name')
    .in(
      'user_id',
      people.map(({ id }) => id),
    )
    .eq('kind', 'file')
  const names = new Set(data?.map(({ name }) => String(name)))
  tries.expect(data?.length === files && names.size === files, `${data?.length} files are listed of ${files}`)
  tries.expect(peak < maxMemory, `an instance grew to ${peak.toFixed(0)} MB`)
  console.log(
    `${files} uploads of 10 MB by ${clients} clients at once in ${took.toFixed(0)} s: at most ${peak.toFixed(0)} MB an instance.`,
  )
}

const publicConnections = 32

async function staticLoad({ instances }: TestSite, tries: Tries): Promise<void> {
  const asks = publicRoutes.flatMap((route) => instances.map(({ url }) => ({ url: url + route })))
  const signal = AbortSignal.timeout(seconds(60) * 1000)
  const { count, errors, perSecond, p99 } = await load(publicConnections, asks, { signal })
  tries.tried += count
  tries.failures.push(...errors)
  console.log(
    `Public pages, ${publicConnections} connections: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${errors.length} errors of ${count}${shortened}.`,
  )
}

const warmUp = 120
const steadyLength = 600
const edge = 60
const mostGrowth = 1.1
const steadyConnections = 6
const uploadEveryMs = 4000

/**
 * Uses the site for twelve minutes.
 * In the last minute an instance may use at most a tenth more memory than in the third minute.
 */
async function steadyMemory(site: TestSite, tries: Tries): Promise<void> {
  const { url, instances } = site
  const { cookie, at: dashboard } = await portalOf(site)
  const [person] = await approvedClients(site, 1)
  if (!person) throw new Error('nobody is there')
  const headers = { cookie }
  const stop = new AbortController()
  const running = load(
    steadyConnections,
    [
      { url: `${url}/` },
      dashboard(url),
      { url: `${url}/portal/facturas?tab=history`, headers },
      { url: `${url}/servicios` },
      { url: `${url}/portal/citas`, headers },
      { url: `${url}/portal/mensajes`, headers },
    ],
    stop,
  )
  const samples: number[][] = instances.map(() => [])
  const total = seconds(warmUp) + seconds(steadyLength)
  let nextUpload = performance.now()
  for (const began = performance.now(); performance.now() - began < total * 1000;) {
    instances.forEach(({ child }, at) => samples[at]?.push(residentMemory(child.process.pid)))
    if (performance.now() >= nextUpload) {
      nextUpload += uploadEveryMs
      const sent = await sendFile(url, person, crypto.randomUUID(), xmlFile({ seed: crypto.randomUUID() }))
      tries.expect(sent.outcome === 'done', `upload meanwhile: ${sent.status} ${sent.outcome}`)
    }
    await pause(500)
  }
  stop.abort()
  const { count, errors, perSecond } = await running
  tries.tried += count
  tries.failures.push(...errors)
  const per = (sampled: number[], time: number) => Math.round((sampled.length / total) * time)
  for (const sampled of samples) {
    const from = per(sampled, seconds(warmUp))
    const window = per(sampled, seconds(edge))
    const before = percentile(sampled.slice(from, from + window), 0.5)
    const after = percentile(sampled.slice(-window), 0.5)
    tries.expect(
      after < before * mostGrowth,
      `memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
    )
    console.log(
      `Memory of an instance after ${seconds(steadyLength)} s of mixed load: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB${shortened}.`,
    )
  }
  console.log(`Mixed load: ${perSecond.toFixed(0)} requests a second, ${errors.length} errors of ${count}.`)
}

export const check = checkOfSite(async (site, tries) => {
  await portalLoad(site, tries)
  await staticLoad(site, tries)
  await manyUploads(site, tries)
  await steadyMemory(site, tries)
})
