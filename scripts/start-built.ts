import { existsSync } from 'node:fs'
import path from 'node:path'
import { inherited, root, type Environment } from './stack/child'
import { loadEnvFiles } from './stack/environment'
import { finishBuild } from './stack/finish-build'
import { keepRunning } from './stack/running'
import { startSite } from './stack/site'

/** Runs `npm start` for the project of SUPABASE_URL, without development dependencies. */
loadEnvFiles()
const { add, stop } = keepRunning()
try {
  const base = inherited()
  const port = Number(base.PORT ?? 3000)
  const env: Environment = { ...base, SITE_URL: base.SITE_URL ?? `http://localhost:${port}` }
  if (!env.SUPABASE_URL)
    throw new Error(
      'Falta SUPABASE_URL. Sin ella, npm start trae su propio servicio, que necesita las dependencias de desarrollo: npm ci.',
    )
  if (!existsSync(path.join(root, env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID')))
    throw new Error('Falta el sitio construido: lo hace "npm run build".')
  await finishBuild(env)
  add(await startSite(env, port))
  console.log(`Listo: ${env.SITE_URL}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
