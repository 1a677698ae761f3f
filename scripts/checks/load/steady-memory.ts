import { setTimeout as pause } from 'node:timers/promises'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { sendFile } from '../../site-client/upload'
import { percentile } from '../../statistics'
import type { Tries } from '../check'
import { approvedClients, dashboardOf } from '../people'
import { residentMemory } from '../processes'
import type { TestSite } from '../test-site'
import { load, seconds, shortened } from './generate-load'

const warmUp = 120
const length = 600
const edge = 60
const mostGrowth = 1.1
const connections = 6
const uploadEveryMs = 4000

/** Ten minutes of what people do: after the first two, an instance keeps the memory that it has. */
export async function steadyMemory(site: TestSite, tries: Tries): Promise<void> {
  const { url, instances } = site
  const { cookie, at: dashboard } = await dashboardOf(site)
  const [person] = await approvedClients(site, 1)
  if (!person) throw new Error('nobody is there')
  const headers = { cookie }
  const stop = new AbortController()
  const running = load(
    connections,
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
  const total = seconds(warmUp) + seconds(length)
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
    console.log(`Memory of an instance after ${seconds(length)} s of mixed load: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB${shortened}.`) // prettier-ignore
  }
  console.log(`Mixed load: ${perSecond.toFixed(0)} requests a second, ${errors.length} errors of ${count}.`)
}
