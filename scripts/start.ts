import { rmSync } from 'node:fs'
import path from 'node:path'
import { localEnvironment, seed, startBackend } from './stack/backend'
import { ensureBuild, finishBuild } from './stack/build'
import { inherited, root, type Environment } from './stack/child'
import { loadEnvFiles } from './stack/environment'
import { startSite } from './stack/site'
import { printAddresses } from './stack/welcome'

loadEnvFiles()
const base = inherited()
const port = Number(base.PORT ?? 3000)
const siteUrl = base.SITE_URL ?? `http://localhost:${port}`
const dataDir = path.resolve(root, base.DATA_DIR ?? '.data')
const hosted = Boolean(base.SUPABASE_URL)
const running: { stop: () => Promise<void> }[] = []

async function stop(code: number): Promise<never> {
  for (const part of running.reverse()) await part.stop()
  process.exit(code)
}

async function startLocally(): Promise<Environment> {
  if (process.argv.includes('--fresh')) rmSync(dataDir, { recursive: true, force: true })
  const backend = await startBackend({ ...base, DATA_DIR: dataDir, SITE_URL: siteUrl })
  running.push(backend)
  void backend.child.ended.then(() => stop(1))
  const env = { ...base, ...localEnvironment(backend.connection, siteUrl) }
  await Promise.all([ensureBuild(env), seed(env)])
  printAddresses(siteUrl, backend.connection)
  return env
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
try {
  const env = hosted ? { ...base, SITE_URL: siteUrl } : await startLocally()
  if (hosted) await ensureBuild(env)
  await finishBuild(env)
  const site = await startSite(env, port)
  running.push(site)
  console.log(`Listo: ${siteUrl}`)
  void site.child.ended.then(() => stop(1))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
