import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { startEmptySite } from './bench-site/empty-site'
import { launchBrowser } from './bench-site/launch-browser'
import { weighPage } from './bench-site/weigh-page'
import { fillClients } from './bench/large-client'
import { interleaved, percentile } from './bench/measure'
import { sessionOf } from './bench/session'
import { anyPort, localEnvironment, startBackend } from './stack/backend'
import { ensureBuild, finishBuild } from './stack/build'
import { inherited } from './stack/child'
import { freePort, startSite } from './stack/site'

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

/** Answers the ids of the large and of the small client. */
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
  const script = ours.scriptBefore / theirs.scriptBefore
  console.log(`\nScript of /portal before the load event: ${ours.scriptBefore} bytes against ${theirs.scriptBefore}: ${bold(`${script.toFixed(3)} of ${limits.script}`, script <= limits.script)}; after it ${ours.scriptAfter} bytes.`) // prettier-ignore
} finally {
  for (const stop of running.reverse()) await stop()
}
