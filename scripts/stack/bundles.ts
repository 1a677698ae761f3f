import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { readerFile } from '@/lib/uploads/reader/reader-file'
import { bundledBackend } from '../../supabase/local/settings'
import { root } from './child'
import { programFile, programs, type ProgramName } from './programs'

/** They bring files of their own. */
const apart = ['pdfjs-dist', '@napi-rs/canvas']

/**
 * Makes the program of the process that reads files of strangers: one file, so that it needs no other. What draws pages stays
 * outside, for the process that needs it.
 */
export async function buildReader(): Promise<void> {
  await bundle('lib/uploads/reading/worker.ts', path.join(root, readerFile))
}

/** Makes the programs of production. Next stays outside, because it opens files of its own. */
export async function buildPrograms(): Promise<void> {
  const names = Object.keys(programs) as ProgramName[]
  await Promise.all(names.map((name) => bundle(programs[name], programFile(name), programOptions)))
}

export const programOptions = {
  external: ['next', ...apart],
  // `server-only` throws without this condition.
  conditions: ['react-server'],
} satisfies BuildOptions

/** The embedded backend: its packages stay outside, they bring files of their own. */
export const buildBackend = () => bundle('supabase/local/main.ts', bundledBackend, { packages: 'external' })

/** Makes one file of a program and all that it imports, but for the packages that `options` leave outside. */
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
    // Some packages ask for Node's own modules in the old way.
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
    logLevel: 'warning',
    ...options,
  })
  // Whoever starts one at this moment has the old or the new, never half.
  renameSync(made, target)
}

if (import.meta.filename === process.argv[1]) await Promise.all([buildReader(), buildPrograms()])
