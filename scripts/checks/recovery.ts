import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { startPostgres } from '../../tests/support/postgres'
import { tableSums } from '../../tests/support/table-sums'
import { backUp, restore } from '../backup/back-up'
import { anyPort, startBackend, type LocalConnection } from '../stack/backend'
import { inherited } from '../stack/child'
import { checkOfSite, type Tries } from './check'
import { askOnce, load, type Ask } from './load/generate-load'
import { portalOf } from './people'
import type { TestSite } from './test-site'

const restarts = 5
const freezes = 3
const frozenMs = 3000
const wantedMs = 5000
const everyMs = 50
/** The site counts as recovered after this many good responses in a row. */
const inARow = 4

async function untilGood(asks: readonly Ask[]): Promise<number> {
  const until = Date.now() + 60_000
  let firstGood = 0
  for (let good = 0; good < inARow;) {
    if (Date.now() > until) return Infinity
    const wrong = await Promise.all(asks.map((ask) => askOnce(ask)))
    if (wrong.some(Boolean)) good = 0
    else if (good++ === 0) firstGood = performance.now()
    await pause(everyMs)
  }
  return firstGood
}

/**
 * Restarts and freezes the database under load.
 * Static pages must work without the database, and the portal must work within five seconds after its return.
 */
async function backAgain(site: TestSite, tries: Tries): Promise<void> {
  const { url, instances, database } = site
  const { at: portal } = await portalOf(site)
  const asks = instances.map((instance) => portal(instance.url))
  await untilGood(asks)

  const stop = new AbortController()
  const statics = load(
    4,
    ['/', '/contacto', '/icon.svg'].map((path) => ({ url: url + path })),
    stop,
  )
  const others = load(4, [portal(url)], stop)
  const times: Record<string, number[]> = { restart: [], freeze: [] }
  const round = async (name: 'restart' | 'freeze', goAway: () => Promise<number>) => {
    const since = await goAway()
    const took = (await untilGood(asks)) - since
    times[name]?.push(took)
    tries.expect(took < wantedMs, `the portal was back ${took.toFixed(0)} ms after a ${name} of the database`)
  }
  for (let n = 0; n < restarts; n++) {
    await pause(1000)
    await round('restart', async () => {
      const began = performance.now()
      await database.restart()
      return began
    })
  }
  for (let n = 0; n < freezes; n++) {
    await round('freeze', async () => {
      const wake = await database.freeze()
      await pause(frozenMs)
      wake()
      return performance.now()
    })
  }
  stop.abort()
  const [{ count, errors }, portalLoad] = await Promise.all([statics, others])
  tries.tried += count
  tries.failures.push(...errors)
  const list = (name: string) => times[name]?.map((ms) => `${ms.toFixed(0)} ms`).join(', ')
  console.log(
    `Back after a restart of the database: ${list('restart')}; after it stood still: ${list('freeze')}.`,
  )
  console.log(
    `Meanwhile ${count} static pages with ${errors.length} errors, ${portalLoad.count} of the portal with ${portalLoad.errors.length}.`,
  )
}

const rounds = 4
const connections = 12
const longestMs = 10_000

/** Replaces instances under load; no request may be dropped. */
async function rollingRestart(site: TestSite, tries: Tries): Promise<void> {
  const { url, instances, addInstance } = site
  const { cookie, at: dashboard } = await portalOf(site)
  const wish = {
    key: crypto.randomUUID(),
    batch: crypto.randomUUID(),
    name: 'a.xml',
    type: 'text/xml',
    size: 9,
  }
  const stop = new AbortController()
  const running = load(
    connections,
    [
      { url: `${url}/` },
      dashboard(url),
      { url: `${url}/contacto` },
      // This POST fails if an instance drops it, because the balancer does not repeat requests.
      {
        url: `${url}/api/facturas`,
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      },
    ],
    stop,
  )
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    await addInstance()
    const oldest = instances[n]?.child.process
    if (!oldest) throw new Error('no instance to stop')
    await pause(500)
    const began = performance.now()
    const gone = once(oldest, 'exit')
    oldest.kill('SIGTERM')
    const [code] = (await gone) as [number | null]
    const took = performance.now() - began
    times.push(took)
    tries.expect(code === 0, `an instance ended with ${code}`)
    tries.expect(took < longestMs, `an instance took ${took.toFixed(0)} ms to end`)
  }
  await pause(500)
  stop.abort()
  const { count, errors, perSecond } = await running
  tries.tried += count
  tries.failures.push(...errors)
  console.log(
    `${rounds} instances stopped in ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')} under ${perSecond.toFixed(0)} requests a second: ${errors.length} of ${count} dropped.`,
  )
}

async function hashOf({ url, secretKey }: LocalConnection, bucket: string, name: string): Promise<string> {
  const { data, error } = await createClient(url, secretKey).storage.from(bucket).download(name)
  if (error) return `${error.name}: ${error.message}`
  return createHash('sha256')
    .update(new Uint8Array(await data.arrayBuffer()))
    .digest('hex')
}

async function fromBackup({ instances, connection, database, url }: TestSite, tries: Tries): Promise<void> {
  // The site is stopped first, because rows written during the comparison would count as differences.
  await Promise.all(instances.map((instance) => instance.stop()))
  const folder = mkdtempSync(path.join(tmpdir(), 'check-backup-'))
  const server = await startPostgres()
  const local = { ...inherited(), ...anyPort, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: server.url }
  const to = await startBackend({ ...local, SITE_URL: url })
  try {
    const copy = path.join(folder, 'copy')
    const began = performance.now()
    const { tables, objects, missing } = await backUp(database.url, connection, copy)
    const saved = performance.now()
    await restore(server.url, to.connection, copy)
    const restored = performance.now()

    const [before, after] = [await tableSums(database.url), await tableSums(server.url)]
    for (const [name, sum] of Object.entries(before))
      tries.expect(after[name] === sum, `${name} has ${after[name]}, had ${sum}`)
    for (const { bucket, name, sha256 } of objects)
      for (const place of [connection, to.connection])
        tries.expect((await hashOf(place, bucket, name)) === sha256, `${bucket}/${name} has other bytes`)
    tries.expect(missing.length === 0 && objects.length > 0, `${missing.length} files missing`)
    console.log(
      `${tables.length} tables and ${objects.length} files: saved in ${((saved - began) / 1000).toFixed(1)} s, back in ${((restored - saved) / 1000).toFixed(1)} s.`,
    )
  } finally {
    await to.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const check = checkOfSite(async (site, tries) => {
  await backAgain(site, tries)
  await rollingRestart(site, tries)
  await fromBackup(site, tries)
})
