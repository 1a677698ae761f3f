import path from 'node:path'
import { localEnvironment, seed, startBackend } from './stack/backend'
import { ensureReader } from './stack/build'
import { inherited, root, type Environment } from './stack/child'
import { loadEnvFiles } from './stack/environment'
import { startSite } from './stack/site'
import { printAddresses } from './stack/welcome'

loadEnvFiles()
const base = inherited()
const port = Number(base.PORT ?? 3000)
const siteUrl = base.SITE_URL ?? `http://localhost:${port}`
const running: { stop: () => Promise<void> }[] = []

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    for (const part of running.reverse()) await part.stop()
    process.exit(0)
  })

let env: Environment = { ...base, SITE_URL: siteUrl }
if (!base.SUPABASE_URL) {
  const dataDir = path.resolve(root, base.DATA_DIR ?? '.data')
  const backend = await startBackend({ ...base, DATA_DIR: dataDir, SITE_URL: siteUrl })
  running.push(backend)
  env = { ...base, ...localEnvironment(backend.connection, siteUrl) }
  await seed(env)
  printAddresses(siteUrl, backend.connection)
}
await ensureReader()
running.push(await startSite(env, port, 'dev'))
console.log(`Listo: ${siteUrl}`)
