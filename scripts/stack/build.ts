import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readerFile } from '@/lib/uploads/reader/reader-file'
import { waitForLock } from '../../supabase/local/lock-file'
import { writeSitemap } from '../sitemap'
import { root, runChild, type Environment } from './child'
import { buildReader } from './reader'

const sources = ['app', 'components', 'content', 'lib', 'public', 'middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts', 'package-lock.json', 'postcss.config.mjs', 'scripts/static-policies.ts'] // prettier-ignore
export const nextProgram = path.join(root, 'node_modules/next/dist/bin/next')

/** Written after the build, so newer than it. */
const generated = /^(robots\.txt|sitemap.*\.xml)$/

/** The time of the newest source below a path, in milliseconds; 0 when there is none. */
export function newestChange(place: string): number {
  if (!existsSync(place) || generated.test(path.basename(place))) return 0
  const stats = statSync(place)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(place).map((name) => newestChange(path.join(place, name))))
}

export const buildIsCurrent = (distDir: string) => isNewerThanSources(path.join(distDir, 'BUILD_ID'))

function isNewerThanSources(stamp: string): boolean {
  if (!existsSync(stamp)) return false
  const newest = Math.max(...sources.map((source) => newestChange(path.join(root, source))))
  return statSync(stamp).mtimeMs >= newest
}

let reader: Promise<void> | undefined

/** Makes the program that reads uploads when it is missing or older than the sources. */
export function ensureReader(): Promise<void> {
  if (isNewerThanSources(path.join(root, readerFile))) return Promise.resolve()
  return (reader ??= buildReader())
}

const distDirOf = (env: Environment) => path.join(root, env.NEXT_DIST_DIR ?? '.next')

/** Builds the site when its build is missing or older than the sources. */
export async function ensureBuild(env: Environment): Promise<void> {
  await ensureReader()
  await whileNobodyBuilds(env, async () => {
    if (buildIsCurrent(distDirOf(env))) return
    console.log('Construyendo el sitio (solo cuando cambia el código)…')
    await runChild(nextProgram, {
      args: ['build'],
      env: { ...env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', SKIP_TYPES_IN_BUILD: '1' },
    })
  })
}

/**
 * What stands beside the build's pages names addresses that may differ from those at build time: the backend's in
 * the static pages' policies, the site's own in the sitemap.
 */
export async function finishBuild(env: Environment): Promise<void> {
  const policies = path.join(root, 'scripts/static-policies.ts')
  await whileNobodyBuilds(env, async () => {
    await runChild(policies, { env, execArgv: ['--import', 'tsx'], quiet: true })
    await writeSitemap(env)
  })
}

/** Next breaks off a second build of one folder: whoever comes second waits, and mostly finds it done. */
async function whileNobodyBuilds(env: Environment, work: () => Promise<void>): Promise<void> {
  const release = await waitForLock(`${distDirOf(env)}.lock`)
  try {
    await work()
  } finally {
    await release()
  }
}
