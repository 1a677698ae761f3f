import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { inherited, root, runChild, type Environment } from './stack/child'
import { loadEnvFiles } from './stack/environment'

const program = path.join(root, 'node_modules/next-sitemap/bin/next-sitemap.mjs')
const results = ['sitemap.xml', 'robots.txt']

/** Writes sitemap.xml and robots.txt for the build into `public`, with the host of SITE_URL. */
export async function writeSitemap(env: Environment): Promise<void> {
  const started = Date.now()
  await runChild(program, {
    args: ['--config', 'next-sitemap.config.ts'],
    env,
    execArgv: ['--import', 'tsx'],
    quiet: true,
  })
  // The program logs its failures and ends with 0 all the same.
  const isNew = (file: string) => existsSync(file) && statSync(file).mtimeMs >= started - 1000
  const missing = results.filter((name) => !isNew(path.join(root, 'public', name)))
  if (missing.length > 0) throw new Error(`next-sitemap did not write ${missing.join(' and ')}.`)
}

if (import.meta.filename === process.argv[1]) {
  loadEnvFiles()
  await writeSitemap(inherited())
  console.log(`${results.join(' and ')} written to public.`)
}
