import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { mailReaderFile, readerFile } from '@/lib/uploads/reader/reader-file'
import { refuseWhileUsed } from './build-users'
import { buildPrograms, buildReader } from './bundles'
import { root, type Environment } from './child'
import { distDirOf, runNextBuild, whileNobodyBuilds } from './finish-build'
import { programFile } from './programs'

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
  'scripts/page-styles.ts',
  'scripts/static-policies.ts',
  'scripts/used-styles.ts',
]

/** Returns when the newest file of a folder was changed, in milliseconds since 1970; 0 if there is none. */
function newestChange(place: string): number {
  if (!existsSync(place)) return 0
  const stats = statSync(place)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(0, ...readdirSync(place).map((name) => newestChange(path.join(place, name))))
}

const buildIsCurrent = (distDir: string, firm: string) =>
  isNewerThanSources(path.join(distDir, 'BUILD_ID')) && firmOf(distDir) === firm

function firmOf(distDir: string): string | undefined {
  const made = readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8')
  return (JSON.parse(made) as { config: { env: { FIRM?: string } } }).config.env.FIRM
}

function isNewerThanSources(stamp: string, more: string[] = []): boolean {
  if (!existsSync(stamp)) return false
  const newest = Math.max(...[...sources, ...more].map((source) => newestChange(path.join(root, source))))
  return statSync(stamp).mtimeMs >= newest
}

let reader: Promise<void> | undefined

/** Builds the programs that read uploads and mails if one is missing or older than the sources. */
export function ensureReader(): Promise<void> {
  if ([readerFile, mailReaderFile].every((file) => isNewerThanSources(path.join(root, file))))
    return Promise.resolve()
  return (reader ??= buildReader())
}

export async function ensurePrograms(): Promise<void> {
  if (!isNewerThanSources(programFile('serve'), ['scripts'])) await buildPrograms()
}

export async function ensureBuild(env: Environment): Promise<void> {
  await Promise.all([ensureReader(), ensurePrograms()])
  await whileNobodyBuilds(env, async () => {
    if (buildIsCurrent(distDirOf(env), env.FIRM ?? '')) return
    refuseWhileUsed(distDirOf(env))
    console.log('Construyendo el sitio (solo cuando cambia el código)…')
    await runNextBuild(env)
  })
}
