import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../tests/support/postgres'
import { anyPort, localEnvironment, startBackend, type LocalConnection } from '../stack/backend'
import { ensureBuild, finishBuild } from '../stack/build'
import { inherited, type Environment } from '../stack/child'
import { seed } from '../stack/seed'
import { freePort, startSite } from '../stack/site'
import { startRoundRobin } from './round-robin'

export type Instance = Awaited<ReturnType<typeof startSite>>
export type Stage = {
  /** Where people come in: whichever instance's turn it is answers. */
  url: string
  instances: Instance[]
  connection: LocalConnection
  databaseUrl: string
  env: Environment
  stop: () => Promise<void>
}

const graceMs = 500

/** The whole product as it runs in earnest: instances of the built site behind a load balancer, on one PostgreSQL, with the demo accounts. */
export async function openStage(count = 2): Promise<Stage> {
  const running: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'trials-'))
    running.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const database = await startPostgres()
    running.push(database.stop)
    const balancer = await startRoundRobin()
    running.push(balancer.stop)
    const local = { ...inherited(), ...anyPort, DATA_DIR: dataDir, DATABASE_URL: database.url }
    const backend = await startBackend({ ...local, SITE_URL: balancer.url })
    running.push(backend.stop)
    const env = {
      ...inherited(),
      ...localEnvironment(backend.connection, balancer.url),
      TRUSTED_PROXY_HOPS: '1',
      SHUTDOWN_GRACE_MS: String(graceMs),
    }
    await ensureBuild(env)
    await finishBuild(env)
    await seed(env)
    const instances: Instance[] = []
    for (let n = 0; n < count; n++) {
      const port = await freePort()
      const site = await startSite(env, port)
      running.push(site.stop)
      instances.push(site)
      await balancer.add(port)
    }
    return {
      url: balancer.url,
      instances,
      connection: backend.connection,
      databaseUrl: database.url,
      env,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
