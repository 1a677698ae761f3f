import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres, type TestPostgres } from '../../tests/support/postgres'
import {
  anyPort,
  localEnvironment,
  portsOf,
  seed,
  startBackend,
  type LocalConnection,
} from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited, type Child, type Environment } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { startRoundRobin } from './load-balancer'

type Instance = Awaited<ReturnType<typeof startSite>>
export type TestSite = {
  url: string
  instances: Instance[]
  addInstance: () => Promise<Instance>
  connection: LocalConnection
  backend: () => Child
  crashBackend: () => Promise<void>
  dataDir: string
  database: TestPostgres
  env: Environment
  stop: () => Promise<void>
}

// For this many milliseconds a stopping instance accepts requests, until a busy balancer has noticed the stop.
const graceMs = 3000

export type TestSiteOptions = {
  count?: number
  seeded?: boolean
  env?: Environment
  hear?: (text: string) => void
}

/** Starts the complete product: instances behind a load balancer, one PostgreSQL and the demo accounts. */
export async function openTestSite({
  count = 2,
  seeded = true,
  env: wanted,
  hear,
}: TestSiteOptions = {}): Promise<TestSite> {
  const running: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'checks-'))
    running.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const database = await startPostgres()
    running.push(database.stop)
    const balancer = await startRoundRobin()
    running.push(balancer.stop)
    const own = { DATA_DIR: dataDir, DATABASE_URL: database.url, SITE_URL: balancer.url }
    const local = { ...inherited(), ...anyPort, ...own }
    let backend = await startBackend(local, hear)
    running.push(() => backend.stop())
    const crashBackend = async () => {
      backend.child.process.kill('SIGKILL')
      await backend.child.ended
      backend = await startBackend({ ...local, ...portsOf(backend.connection) }, hear)
    }
    const env = {
      ...inherited(),
      ...localEnvironment(backend.connection, balancer.url),
      TRUSTED_PROXY_HOPS: '1',
      SHUTDOWN_GRACE_MS: String(graceMs),
      ...wanted,
    }
    await ensureBuild(env)
    await finishBuild(env)
    if (seeded) await seed(env)
    const instances: Instance[] = []
    const addInstance = async () => {
      const port = await freePort()
      const site = await startSite(env, port, 'start', hear)
      running.push(site.stop)
      instances.push(site)
      await balancer.add(port)
      return site
    }
    for (let n = 0; n < count; n++) await addInstance()
    return {
      url: balancer.url,
      instances,
      addInstance,
      connection: backend.connection,
      backend: () => backend.child,
      crashBackend,
      dataDir,
      database,
      env,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
