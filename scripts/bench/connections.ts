import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPassword, type DemoEmail } from '../../supabase/demo-accounts'
import { load, type Ask, type Measured } from '../checks/load/generate-load'
import { approvedClients } from '../checks/people'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, seed, startBackend } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { percentile } from '../statistics'
import { startEmptySite } from './sites'

/**
 * Requests dashboards over sixteen connections, in turns with an empty page that is also rendered each time.
 * The connections belong to sixteen clients or to one client; the site computes one page per client at a time.
 * Speeds depend on the machine. To compare two versions of the code, run each version in its own checkout.
 * Then compare the speeds of the dashboard relative to the empty page.
 */

const [connections, rounds, warmUpMs, roundMs] = [16, 5, 5000, 6000]
const client: DemoEmail = 'cliente@demo.co'

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-connections-'))
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const running: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]

/** Sends requests for `ms` milliseconds. Each kind of request gets an equal share of the connections. */
async function forTime(asks: readonly Ask[], ms: number): Promise<Measured> {
  const signal = AbortSignal.timeout(ms)
  const all = await Promise.all(asks.map((ask) => load(connections / asks.length, [ask], { signal })))
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    perSecond: all.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: middle(all, ({ p50 }) => p50),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    errors: all.flatMap(({ errors }) => errors),
  }
}
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
  const clients = await approvedClients({ connection: backend.connection, url: siteUrl }, connections)
  const dashboard = (one: string): Ask => ({
    url: `${siteUrl}/portal`,
    headers: { cookie: one, 'accept-encoding': 'br' },
  })
  const asks = {
    'sixteen clients': clients.map((one) => dashboard(one.cookie)),
    'one client': [dashboard(cookie)],
    empty: [{ url: empty.url, headers: { 'accept-encoding': 'gzip' } }],
  } satisfies Record<string, Ask[]>

  const measured: Record<keyof typeof asks, Measured[]> = {
    'sixteen clients': [],
    'one client': [],
    empty: [],
  }
  for (const ask of Object.values(asks)) await forTime(ask, warmUpMs)
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(asks) as (keyof typeof asks)[])
      measured[name].push(await forTime(asks[name], roundMs))
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
  for (const name of ['sixteen clients', 'one client'] as const)
    console.log(`\n${name}: ${(rate(measured[name]) / rate(measured.empty)).toFixed(3)} of the empty page`)
} finally {
  for (const stop of running.reverse()) await stop()
}
