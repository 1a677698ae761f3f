import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readerFile } from '@/lib/uploads/reader/reader-file'
import { waitForLock } from '../../supabase/local/lock-file'
import { builtFor } from '../serve/built-for'
import { root, runChild, type Environment } from './child'
import { buildReader } from './bundles'

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'scripts/static-policies.ts',
]
export const nextProgram = path.join(root, 'node_modules/next/dist/bin/next')

/** The time of the newest source below a path, in milliseconds; 0 when there is none. */
function newestChange(place: string): number {
  if (!existsSync(place)) return 0
  const stats = statSync(place)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(place).map((name) => newestChange(path.join(place, name))))
}

const buildIsCurrent = (distDir: string, firm: string) =>
  isNewerThanSources(path.join(distDir, 'BUILD_ID')) && firmOf(distDir) === firm

/** The firm that stands in a build, as its configuration has it. */
function firmOf(distDir: string): string | undefined {
  const made = readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8')
  return (JSON.parse(made) as { config: { env: { FIRM?: string } } }).config.env.FIRM
}

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
    if (buildIsCurrent(distDirOf(env), env.FIRM ?? '')) return
    console.log('Construyendo el sitio (solo cuando cambia el código)…')
    await runNextBuild(env)
  })
}

const runNextBuild = (env: Environment, ...more: string[]) =>
  runChild(nextProgram, {
    args: ['build', ...more],
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    quiet: more.length > 0,
  })

/**
 * The build's static pages name addresses that may differ from those at build time: the site's own, with which they are
 * prerendered again (seconds; nothing is compiled), and the backend's in their policies.
 */
export async function finishBuild(env: Environment): Promise<void> {
  const policies = path.join(root, 'scripts/static-policies.ts')
  await whileNobodyBuilds(env, async () => {
    if (builtFor(distDirOf(env)) !== new URL(env.SITE_URL ?? '').origin)
      await runNextBuild(env, '--experimental-build-mode', 'generate')
    await runChild(policies, { env, execArgv: ['--import', 'tsx'], quiet: true })
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
