import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPassword, type DemoEmail } from '../../supabase/demo-accounts'
import { load, type Ask, type Measured } from '../checks/load/generate-load'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, seed, startBackend } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { percentile } from '../statistics'
import { startEmptySite } from './sites'

/**
 * Loads a client's dashboard over sixteen connections, in turns with an empty page that is also rendered on every request.
 * Their ratio compares two states of the code, each run in its own checkout, because the machine's speed affects both figures.
 */

const [connections, rounds, warmUpMs, roundMs] = [16, 5, 5000, 6000]
const client: DemoEmail = 'cliente@demo.co'

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-connections-'))
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const running: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]

const forTime = (ask: Ask, ms: number) => load(connections, [ask], { signal: AbortSignal.timeout(ms) })
const middle = (measured: readonly Measured[], of: (one: Measured) => number) =>
  percentile(measured.map(of), 0.5)

try {
  const backend = await startBackend({ ...inherited(), ...anyPort, DATA_DIR: dataDir, SITE_URL: siteUrl })
  running.push(backend.stop)
  const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl) }
  await ensureBuild(env)
  await seed(env)
  await finishBuild(env)
  running.push((await startSite(env, port)).stop)
  const empty = await startEmptySite(inherited(), { dynamic: true })
  running.push(empty.stop)
  const { cookie } = await sessionOf(backend.connection, client, demoPassword)
  const asks = {
    dashboard: { url: `${siteUrl}/portal`, headers: { cookie, 'accept-encoding': 'br' } },
    empty: { url: empty.url, headers: { 'accept-encoding': 'gzip' } },
  } satisfies Record<string, Ask>

  const measured: Record<keyof typeof asks, Measured[]> = { dashboard: [], empty: [] }
  for (const ask of Object.values(asks)) await forTime(ask, warmUpMs)
  for (let round = 0; round < rounds; round++) {
    measured.dashboard.push(await forTime(asks.dashboard, roundMs))
    measured.empty.push(await forTime(asks.empty, roundMs))
  }
  console.log(
    '| page | requests a second | median ms | 99 of 100 within | errors |\n| --- | --- | --- | --- | --- |',
  )
  for (const [name, all] of Object.entries(measured)) {
    const cells = [
      name,
      middle(all, ({ perSecond }) => perSecond).toFixed(1),
      middle(all, ({ p50 }) => p50).toFixed(0),
      middle(all, ({ p99 }) => p99).toFixed(0),
      all.flatMap(({ errors }) => errors).length,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const rate = (all: readonly Measured[]) => middle(all, ({ perSecond }) => perSecond)
  console.log(
    `\nThe dashboard is at ${(rate(measured.dashboard) / rate(measured.empty)).toFixed(3)} of the empty page.`,
  )
} finally {
  for (const stop of running.reverse()) await stop()
}
