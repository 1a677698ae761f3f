import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { programOptions } from '@/scripts/stack/bundles'
import { root } from '@/scripts/stack/child'
import { programs } from '@/scripts/stack/programs'

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Returns the part of an import path that names a package: `@scope/name` or `name`. */
const packageOf = (address: string) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? ''

const settings = {
  absWorkingDir: root,
  outdir: 'nowhere',
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  packages: 'external',
  loader: { '.css': 'empty', '.woff2': 'empty', '.woff': 'empty', '.svg': 'empty' },
  logLevel: 'error',
} as const satisfies BuildOptions

type Reached = { packages: string[]; sources: string[] }

/** Returns the packages and sources that `entries` import, directly or through others; type imports are left out. */
async function reachedFrom(entries: string[], conditions: string[] = []): Promise<Reached> {
  const { metafile } = await build({
    ...settings,
    stdin: { contents: entries.map((name) => `import './${name}'`).join('\n'), resolveDir: root },
    conditions,
  })
  const inputs = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
  const outside = inputs.filter(({ external, path: to }) => external && !to.startsWith('node:'))
  return {
    packages: [...new Set(outside.map(({ path: to }) => packageOf(to)))].toSorted(),
    sources: Object.keys(metafile.inputs),
  }
}

const undeclared = (packages: string[]) => packages.filter((name) => !(name in dependencies))

describe('what production runs imports no development dependency', () => {
  test('the site: all files of the four layers and its entry points', async () => {
    const entries = globSync(
      [
        '{app,components,content,lib}/**/*.{ts,tsx}',
        '{instrumentation,instrumentation-client,middleware,next.config}.ts',
      ],
      { cwd: root, exclude: ['**/*.d.ts'] },
    )
    expect(entries.length).toBeGreaterThan(900)
    const { packages } = await reachedFrom(entries)
    expect(packages.length).toBeGreaterThan(40)
    expect(undeclared(packages)).toEqual([])
  }, 60_000)

  test.each(Object.entries(programs))('the program %s', async (_, source) => {
    const { packages, sources } = await reachedFrom([source], programOptions.conditions)
    expect(undeclared(packages)).toEqual([])
    expect(sources.filter((name) => /^(tests|e2e|supabase\/local\/(?!lock-file))/.test(name))).toEqual([])
  })

  test('tsx, the bundler and the embedded backend are development dependencies', () => {
    for (const name of ['tsx', 'esbuild', 'supabase', '@supabase/lite', '@electric-sql/pglite'])
      expect(Object.keys(devDependencies), name).toContain(name)
  })

  test('the production commands do not use tsx', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const name of ['start', 'backup', 'restore', 'doctor', 'staff:add', 'auth:templates'])
      expect(scripts[name], name).toMatch(/^node (--conditions=react-server )?scripts\/program\.ts \S+/)
  })
})
