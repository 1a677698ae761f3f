import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { openDatabase } from '../../supabase/local/database/open-database'
import { readSettings } from '../../supabase/local/settings'
import { startEmptySite } from './sites'
import { launchBrowser } from '../stack/browser'
import { weighPage } from './weigh-page'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, startBackend } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited, type Environment } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { interleaved, percentile } from '../statistics'

type Rows = { documents: number; invoices: number }

/** No other process may have the database open while this function inserts rows. */
async function fillClients(env: Environment, clients: Record<string, Rows>): Promise<void> {
  const database = await openDatabase(readSettings(env))
  try {
    for (const [id, { documents, invoices }] of Object.entries(clients)) {
      await sql`update public.user_approval_status set status = 'approved' where user_id = ${id}`.execute(
        database.kysely,
      )
      await sql`
        with d as (
          insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
          select ${id}::uuid, case when n <= 20 then 'Oriente' else 'Factura' end || ' ' || n % 100 || '.pdf',
                 '/api/documentos/' || n, ${id} || '/' || n,
                 (array['application/pdf', 'application/xml', 'image/png'])[1 + n % 3], 1000 + n % 100,
                 timestamptz '2026-11-02 12:00Z' - n * interval '7 minutes'
          from generate_series(1, ${documents}::int) n
          returning id, user_id, created_at, substr(storage_path, 38)::int as n)
        insert into public.invoices (document_id, user_id, number, status, created_at)
        select d.id, d.user_id, 'INV-2026-' || lpad(n::text, 5, '0'),
               (array['accepted', 'accepted', 'reviewing'])[1 + n % 3], d.created_at
        from d where n <= ${invoices}::int`.execute(database.kysely)
    }
    await sql`analyze`.execute(database.kysely)
  } finally {
    await database.close()
  }
}

const [warmUp, rounds] = [40, 120]
const limits = { html: 1.05, time: 1.5, script: 1.5 }
const pages = {
  dashboard: '/portal',
  'documents by name': '/portal?orden=nombre-asc',
  'documents searched': '/portal?buscar=oriente',
  'history of invoices': '/portal/facturas?tab=history',
  'history searched': '/portal/facturas?tab=history&buscar=oriente',
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-portal-'))
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const local = { ...inherited(), ...anyPort, DATA_DIR: dataDir, SITE_URL: siteUrl }
const password = crypto.randomUUID()
const [large, small] = ['grande@empresa.example', 'menor@empresa.example'] as const
const running: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]

async function registerBoth(): Promise<[string, string]> {
  const backend = await startBackend(local)
  try {
    const { auth } = createClient(backend.connection.url, backend.connection.secretKey)
    const register = async (email: string) => {
      const { data, error } = await auth.admin.createUser({ email, password, email_confirm: true })
      if (error) throw new Error('bench.register', { cause: error })
      return data.user.id
    }
    return [await register(large), await register(small)]
  } finally {
    await backend.stop()
  }
}

try {
  const [largeId, smallId] = await registerBoth()
  await fillClients(local, {
    [largeId]: { documents: 100_000, invoices: 10_000 },
    [smallId]: { documents: 100, invoices: 100 },
  })
  const backend = await startBackend(local)
  running.push(backend.stop)
  const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl) }
  await ensureBuild(env)
  await finishBuild(env)
  running.push((await startSite(env, port)).stop)
  const cookies = {
    large: (await sessionOf(backend.connection, large, password)).cookie,
    small: (await sessionOf(backend.connection, small, password)).cookie,
  }

  const bold = (text: string, good: boolean) => (good ? text : `**${text}**`)
  console.log(
    '| page | HTML, 100 rows | HTML, 100,000 documents and 10,000 invoices | | time, 100 rows | time | |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const [name, address] of Object.entries(pages)) {
    const size = { large: 0, small: 0 }
    const read = (who: keyof typeof size) => async () => {
      const answer = await fetch(siteUrl + address, { headers: { cookie: cookies[who] }, redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200 || !html.includes('.pdf')) throw new Error(`${address}: ${answer.status}`)
      size[who] = Buffer.byteLength(html)
    }
    const kinds = { large: read('large'), small: read('small') }
    await interleaved(warmUp, kinds)
    const times = await interleaved(rounds, kinds)
    const [slow, quick] = [percentile(times.large ?? [], 0.5), percentile(times.small ?? [], 0.5)]
    const [html, time] = [size.large / size.small, slow / quick]
    const cells = [
      name,
      `${size.small}`,
      `${size.large}`,
      bold(`${html.toFixed(3)} of ${limits.html}`, html <= limits.html && html >= 2 - limits.html),
      `${quick.toFixed(1)} ms`,
      `${slow.toFixed(1)} ms`,
      bold(`${time.toFixed(2)} of ${limits.time}`, time <= limits.time),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }

  const empty = await startEmptySite(inherited())
  running.push(empty.stop)
  const browser = await launchBrowser()
  running.push(() => browser.close())
  const ours = await weighPage(browser, `${siteUrl}/portal`, { cookie: cookies.small })
  const theirs = await weighPage(browser, empty.url)
  const script = ours.script / theirs.script
  console.log(
    `\nScript that /portal names: ${ours.script} bytes against ${theirs.script}: ${bold(`${script.toFixed(3)} of ${limits.script}`, script <= limits.script)}; asked for by it ${ours.scriptLater} bytes.`,
  )
} finally {
  for (const stop of running.reverse()) await stop()
}
