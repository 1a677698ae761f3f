import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { publicRoutes } from '@/content/public-routes'
import { openDatabase } from '../../supabase/local/database/open-database'
import { readSettings } from '../../supabase/local/settings'
import { demoPassword, type DemoEmail } from '../../supabase/demo-accounts'
import { computedMs, descendantsOf } from '../checks/processes'
import { sessionOf } from '../site-client/session'
import { anyPort, localEnvironment, seed, startBackend } from '../stack/backend'
import { ensureBuild } from '../stack/build'
import { inherited, type Environment } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { services, startServiceGateway } from '../../tests/support/service-gateway'

const client: DemoEmail = 'cliente@demo.co'
/** This administrator has no second step, so that signing in needs no code. */
const admin = 'medidas@firma.example'
/** `*` in a path stands for an id, which is taken from a link on the page that is listed just before it. */
const portal = [
  '/portal',
  '/portal/calendario',
  '/portal/facturas',
  '/portal/facturas?tab=history',
  '/portal/facturas/*',
  '/portal/documentos',
  '/portal/escanear',
  '/portal/solicitudes',
  '/portal/solicitudes/*',
  '/portal/mensajes',
  '/portal/mensajes/*',
  '/portal/mensajes/nuevo',
  '/portal/citas',
  '/portal/tareas',
  '/portal/personas',
  '/portal/correo',
  '/portal/notificaciones',
  '/portal/firmas',
  '/portal/honorarios',
  '/portal/cuenta',
]
const firm = [
  '/admin',
  '/admin/clientes',
  '/admin/clientes/*',
  '/admin/clientes/*?ver=trabajo',
  '/admin/clientes/*?ver=facturas',
  '/admin/clientes/*?ver=documentos',
  '/admin/facturas',
  '/admin/facturas/*',
  '/admin/documentos',
  '/admin/trabajo',
  '/admin/trabajo?vista=lista',
  '/admin/calendario',
  '/admin/solicitudes',
  '/admin/solicitudes/*',
  '/admin/mensajes',
  '/admin/mensajes/*',
  '/admin/citas',
  '/admin/citas/nueva',
  '/admin/registros',
  '/admin/informes',
  '/admin/entregas',
  '/admin/notificaciones',
  '/admin/firmas',
  '/admin/firmas/plantillas',
  '/admin/honorarios',
  '/admin/equipo',
  '/admin/auditoria',
  '/admin/contactos',
]
const isLarge = process.argv.includes('large')
/** The maximum bytes of each page's HTML. */
const limits: Record<string, number> = {
  '/portal': 85_000,
  '/portal/calendario': 130_000,
  '/admin/facturas/*': 65_000,
}
const [mostOfOthers, loads] = [120_000, 10]

/** Gives the demo's client ten years of obligations and, with `large`, 100,000 documents and 10,000 invoices. */
async function fillClient(env: Environment): Promise<void> {
  const database = await openDatabase(readSettings(env))
  const { kysely } = database
  try {
    await sql`
      insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
      select u.id, kind, to_char(day, 'YYYY-MM'), day, day, day, 'computed', 'Decreto 2229 de 2023, artículo 1.6.1.13.2.33',
             'Calculada de la norma y de los días hábiles que se conocen', case when day < current_date then 'filed' else 'not-started' end,
             case when day < current_date then day end
      from auth.users u, unnest(array['withholding', 'social-security', 'local-withholding', 'vat-bimonthly', 'consumption', 'fuel', 'carbon', 'national-stamp']) kind,
           generate_series(date '2017-01-14', date '2027-05-14', interval '1 month') at, lateral (select at::date as day) d
      where u.email = ${client}
      on conflict do nothing`.execute(kysely)
    if (isLarge)
      await sql`
        with d as (
          insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
          select u.id, 'Factura ' || n || '.pdf', '/api/documentos/' || n, u.id || '/' || n, 'application/pdf', 1000 + n % 100,
                 timestamptz '2026-01-02 12:00Z' - n * interval '7 minutes'
          from auth.users u, generate_series(1, 100000) n where u.email = ${client}
          returning id, user_id, created_at, substr(storage_path, 38)::int as n)
        insert into public.invoices (document_id, user_id, number, status, created_at)
        select d.id, d.user_id, 'INV-2025-' || lpad(n::text, 5, '0'), 'accepted', d.created_at from d where n <= 10000`.execute(
        kysely,
      )
    await sql`insert into private.staff (user_id, role, name) select id, 'admin', 'Ana Medina' from auth.users where email = ${admin}`.execute(
      kysely,
    )
    await sql`analyze`.execute(kysely)
  } finally {
    await database.close()
  }
}

async function countQuestions(backend: string) {
  let asked = 0
  const urls = { auth: '', rest: '', storage: '', realtime: '' }
  for (const name of services) urls[name] = `${backend}/${name}/v1`
  const gateway = await startServiceGateway(urls, (path) => {
    if (path.startsWith('/rest/')) asked++
  })
  return { ...gateway, asked: () => asked }
}

const sentBytes = (url: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { cookie, 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      let bytes = 0
      answer
        .on('data', (part: Buffer) => (bytes += part.length))
        .on('end', () => resolve(bytes))
        .on('error', reject)
    }).on('error', reject)
  })

async function read(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return html
}

/** Returns how many bytes of data for React a page contains. */
const pageData = (html: string): number =>
  [...html.matchAll(/self\.__next_f\.push\((.*?)\)<\/script>/gs)].reduce(
    (sum, [, data = '']) => sum + Buffer.byteLength(data),
    0,
  )

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const local = { ...inherited(), ...anyPort, DATA_DIR: dataDir, SITE_URL: siteUrl }
const running: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]

try {
  const first = await startBackend(local)
  await ensureBuild({ ...inherited(), ...localEnvironment(first.connection, siteUrl) })
  await seed({ ...inherited(), ...localEnvironment(first.connection, siteUrl) })
  const { error } = await createClient(
    first.connection.url,
    first.connection.secretKey,
  ).auth.admin.createUser({
    email: admin,
    password: demoPassword,
    email_confirm: true,
  })
  if (error) throw new Error('bench.register', { cause: error })
  await first.stop()
  await fillClient(local)
  const backend = await startBackend(local)
  running.push(backend.stop)
  const counter = await countQuestions(backend.connection.url)
  running.push(counter.stop)
  const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl), SUPABASE_URL: counter.url }
  await finishBuild(env)
  const site = await startSite(env, port)
  running.push(site.stop)
  const pid = site.child.process.pid ?? 0
  const processorTime = () => [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + computedMs(one), 0)

  const of = async (email: string, secondStep = false) =>
    (await sessionOf(backend.connection, email, demoPassword, secondStep)).cookie
  const areas: [string, readonly string[]][] = [
    ['', publicRoutes],
    [await of(client), portal],
    [await of(admin, true), firm],
  ]
  console.log(
    '| page | raw kB | sent kB | page data kB | processor ms | questions | |\n| --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const [cookie, addresses] of areas) {
    let before = ''
    let id = ''
    for (const address of addresses) {
      const shape = address.split('*')[0] ?? ''
      if (address.endsWith('*')) id = new RegExp(`href="${shape}([0-9a-f-]{36})`).exec(before)?.[1] ?? ''
      if (address.includes('*') && !id) {
        console.log(`| ${address} | no link of this shape | | | | | |`)
        continue
      }
      const url = siteUrl + address.replace('*', id)
      const html = await read(url, cookie)
      await read(url, cookie)
      const [askedBefore, msBefore] = [counter.asked(), processorTime()]
      for (let load = 0; load < loads; load++) await read(url, cookie)
      const questions = (counter.asked() - askedBefore) / loads
      const processor = (processorTime() - msBefore) / loads
      const raw = Buffer.byteLength(html)
      const most = cookie ? (limits[address] ?? mostOfOthers) : 150_000
      const kB = (bytes: number) => (bytes / 1000).toFixed(1)
      const cells = [
        address,
        kB(raw),
        kB(await sentBytes(url, cookie)),
        kB(pageData(html)),
        processor.toFixed(0),
        questions.toFixed(1),
      ]
      console.log(`| ${cells.join(' | ')} | ${raw <= most ? '' : `**above ${most / 1000} kB**`} |`)
      before = html
    }
  }
} finally {
  for (const stop of running.reverse()) await stop()
}
