import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nextProgram } from '../stack/build'
import { root, runChild, startChild, type Environment } from '../stack/child'
import { freePort } from '../stack/site'

// The packages stand in the project and the pages elsewhere: the bundler must see both.
const config = (folder: string) =>
  `export default { turbopack: { root: '${path.parse(folder).root}' }, poweredByHeader: false }\n`
const layout =
  'export default function Layout({ children }) { return <html lang="es"><body>{children}</body></html> }\n'
const page = 'export default function Page() { return <p>Una página vacía</p> }\n'
const perRequest = "export const dynamic = 'force-dynamic'\n"

type Options = {
  /** Whether the page is made anew for each request. */
  dynamic?: boolean
  instances?: number
}

/**
 * Builds and starts an empty page on the project's own versions of Next and React, in a temporary folder that is
 * gone when it stops.
 */
export async function startEmptySite(base: Environment, { dynamic = false, instances = 1 }: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-site-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  mkdirSync(path.join(folder, 'app'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const files = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'next.config.mjs': config(folder),
    'app/layout.js': layout,
    'app/page.js': dynamic ? perRequest + page : page,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)

  const env = { ...base, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runChild(nextProgram, { args: ['build', folder], env, quiet: true })
  const started = await Promise.all(
    Array.from({ length: instances }, async () => {
      const port = await freePort()
      const args = ['start', folder, '-p', String(port), '-H', '127.0.0.1']
      return { child: startChild(nextProgram, { args, env, quiet: true }), url: `http://127.0.0.1:${port}` }
    }),
  )
  const stop = async () => {
    await Promise.all(started.map(({ child }) => child.stop()))
    remove()
  }
  const urls = started.map(({ url }) => url)
  await Promise.all(urls.map(answering)).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: urls[0] ?? '', urls, stop }
}

async function answering(url: string): Promise<void> {
  for (const until = Date.now() + 60_000; ;) {
    if (await fetch(url).catch(() => null)) return
    if (Date.now() > until) throw new Error('The empty site did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
