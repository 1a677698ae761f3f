import { createClient } from '@supabase/supabase-js'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { readSettings } from '../../supabase/local/settings'
import { startPostgres } from '../../tests/support/postgres'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, startBackend } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited, nextProgram, root, runChild, startChild, type Environment } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'

// The bundler's root is `/`, because the temporary pages are outside of the folder of the project's packages.
const config = (folder: string) =>
  `export default { turbopack: { root: '${path.parse(folder).root}' }, poweredByHeader: false }\n`
const layout =
  'export default function Layout({ children }) { return <html lang="es"><body>{children}</body></html> }\n'
const page = 'export default function Page() { return <p>Una página vacía</p> }\n'
const perRequest = "export const dynamic = 'force-dynamic'\n"

type Options = {
  dynamic?: boolean
  instances?: number
}

/**
 * Builds and starts an empty site with the project's versions of Next and React.
 * `stop` removes the temporary folder of the site.
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

/** If `fill` returns an advisor's id, the clients of that advisor are given to the advisor who signs in. */
type Fill = (sql: Sql) => Promise<{ advisor: string } | void>

const password = crypto.randomUUID()

/** Starts a site on its own PostgreSQL, filled by `fill`, and signs in an administrator and an advisor. */
export async function startFirmSite(fill?: Fill) {
  const running: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of running.reverse()) await end()
  }
  try {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-firm-'))
    running.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await startPostgres()
    running.push(server.stop)
    const port = await freePort()
    const siteUrl = `http://127.0.0.1:${port}`
    const local = {
      ...inherited(),
      ...anyPort,
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      SITE_URL: siteUrl,
    }
    const database = await openPostgres(server.url)
    await migrate(database, readSettings(local).migrationsDir)
    await database.close()
    const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
    running.push(() => sql.end())

    const filled = await fill?.(sql)
    const backend = await startBackend(local)
    running.push(backend.stop)
    const { auth } = createClient(backend.connection.url, backend.connection.secretKey)
    for (const role of ['advisor', 'admin'] as const) {
      const email = `${role}@despacho.example`
      const { data, error } = await auth.admin.createUser({ email, password, email_confirm: true })
      if (error) throw new Error('bench.register', { cause: error })
      await sql`insert into private.staff (user_id, role) values (${data.user.id}, ${role})`
      if (role === 'advisor' && filled)
        await sql`update private.client_advisors set advisor = ${data.user.id} where advisor = ${filled.advisor}`
    }
    const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl) }
    await ensureBuild(env)
    await finishBuild(env)
    running.push((await startSite(env, port)).stop)
    const cookies = {
      admin: (await sessionOf(backend.connection, 'admin@despacho.example', password, true)).cookie,
      advisor: (await sessionOf(backend.connection, 'advisor@despacho.example', password)).cookie,
    }
    return { siteUrl, cookies, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type FirmSite = Awaited<ReturnType<typeof startFirmSite>>

export const pageReader =
  ({ siteUrl, cookies }: FirmSite, role: keyof FirmSite['cookies'], address: string) =>
  async () => {
    const answer = await fetch(siteUrl + address, { headers: { cookie: cookies[role] }, redirect: 'manual' })
    const html = await answer.text()
    if (answer.status !== 200 || !html.includes('<h1')) throw new Error(`${address}: ${answer.status}`)
  }
