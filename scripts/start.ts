import { rmSync } from 'node:fs'
import path from 'node:path'
import { demoAccounts, demoPassword } from '../supabase/demo-accounts'
import { localEnvironment, seed, startBackend, type LocalConnection } from './stack/backend'
import { ensureBuild, ensureReader } from './stack/build'
import { inherited, root, type Environment } from './stack/child'
import { loadEnvFiles } from './stack/environment'
import { finishBuild } from './stack/finish-build'
import { keepRunning } from './stack/running'
import { startSite } from './stack/site'

loadEnvFiles()
const base = inherited()
const port = Number(base.PORT ?? 3000)
const siteUrl = base.SITE_URL ?? `http://localhost:${port}`
const dataDir = path.resolve(root, base.DATA_DIR ?? '.data')
const hosted = Boolean(base.SUPABASE_URL)
/** In development nothing is built, and changed files are reloaded. */
const dev = process.argv.includes('--dev')
const { add, stop } = keepRunning()

try {
  const env = hosted ? { ...base, SITE_URL: siteUrl } : await startLocally()
  if (dev) await ensureReader()
  else {
    await ensureBuild(env)
    await finishBuild(env)
  }
  add(await startSite(env, port, dev ? 'dev' : 'start'))
  console.log(`Listo: ${siteUrl}`)
  if (!hosted) await tellDrift()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function startLocally(): Promise<Environment> {
  if (process.argv.includes('--fresh')) rmSync(dataDir, { recursive: true, force: true })
  const backend = add(await startBackend({ ...base, DATA_DIR: dataDir, SITE_URL: siteUrl }))
  const env = { ...base, ...localEnvironment(backend.connection, siteUrl) }
  await Promise.all([dev || ensureBuild(env), seed(env)])
  printAddresses(backend.connection)
  return env
}

function printAddresses(connection: LocalConnection): void {
  const rows = [
    ['Sitio y portal', siteUrl],
    ['Buzón de correo', connection.mailUrl],
    ['Segundo paso', `${connection.mailUrl}/codigos`],
    ['Drive de prueba', connection.driveUrl],
    ['Google Calendar', `${connection.driveUrl}/calendario`],
    ['Automatización', connection.automationUrl],
    ['Avisos de prueba', connection.push.url],
    ['API de Supabase', connection.url],
  ]
  console.log(`\n${rows.map(([what, where]) => `  ${what?.padEnd(18)}${where}`).join('\n')}\n`)
  console.log(`  Cuentas de prueba (contraseña ${demoPassword}):`)
  for (const { email, role } of demoAccounts) console.log(`    ${email.padEnd(22)}${role}`)
  console.log('')
}

/** Warns when the database in the data folder was made with other SQL files than the project has now. */
async function tellDrift(): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/ready`).catch(() => null)
  const { differences = 0 } = ((await answer?.json().catch(() => null)) ?? {}) as { differences?: number }
  if (differences > 0)
    console.log(
      `La base de datos de ${dataDir} difiere de esta versión en ${differences} objetos; npm start -- --fresh empieza de nuevo.`,
    )
}
