import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { mailReaderFile, readerFile } from '@/lib/uploads/reader/reader-file'
import { bundledBackend } from '../../supabase/local/settings'
import { root } from './child'
import { programFile, programs, type ProgramName } from './programs'

/** These packages open files in their own folders, so they cannot be bundled. */
const apart = ['pdfjs-dist', '@napi-rs/canvas']

/** Bundles the programs that read uploads and mails into one file each, without the packages that draw pages. */
export async function buildReader(): Promise<void> {
  await Promise.all([
    bundle('lib/uploads/reading/worker.ts', path.join(root, readerFile)),
    bundle('lib/incoming-mail/reading/worker.ts', path.join(root, mailReaderFile)),
  ])
}

/** Bundles the production commands without Next, because Next opens files in its package's folder. */
export async function buildPrograms(): Promise<void> {
  const names = Object.keys(programs) as ProgramName[]
  await Promise.all(names.map((name) => bundle(programs[name], programFile(name), programOptions)))
}

export const programOptions = {
  external: ['next', ...apart],
  // Without the condition `react-server` the package `server-only` throws.
  conditions: ['react-server'],
} satisfies BuildOptions

/** Bundles only the embedded backend's own source, because its packages open files of their own folders. */
export const buildBackend = () => bundle('supabase/local/main.ts', bundledBackend, { packages: 'external' })

/** Bundles a program and its imports into one file; `options` can exclude packages. */
export async function bundle(source: string, target: string, options: BuildOptions = {}): Promise<void> {
  const made = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: made,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: apart,
    // Some packages call `require`, which an ES module lacks, so the first lines of each bundle define `require`.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
    ...options,
  })
  // The bundle is renamed when it is finished, so that a program that starts now never reads half of it.
  renameSync(made, target)
}

if (import.meta.filename === process.argv[1]) await Promise.all([buildReader(), buildPrograms()])
