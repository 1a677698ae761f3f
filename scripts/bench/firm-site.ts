import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres, { type Sql } from 'postgres'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { readSettings } from '../../supabase/local/settings'
import { startPostgres } from '../../tests/support/postgres'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, startBackend } from '../stack/backend'
import { ensureBuild, finishBuild } from '../stack/build'
import { inherited } from '../stack/child'
import { freePort, startSite } from '../stack/site'

/** May answer the advisor whose clients are handed to the one who signs in. */
type Fill = (sql: Sql) => Promise<{ advisor: string } | void>

const password = crypto.randomUUID()

/**
 * A site of its own on a PostgreSQL of its own, with one administrator and one advisor signed in. `fill` gives the firm
 * its rows before anybody else has the database open.
 */
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

/** Reads a page of the firm as one of its members; throws when it is not answered as a page. */
export const pageReader =
  ({ siteUrl, cookies }: FirmSite, role: keyof FirmSite['cookies'], address: string) =>
  async () => {
    const answer = await fetch(siteUrl + address, { headers: { cookie: cookies[role] }, redirect: 'manual' })
    const html = await answer.text()
    if (answer.status !== 200 || !html.includes('<h1')) throw new Error(`${address}: ${answer.status}`)
  }
