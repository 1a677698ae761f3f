import { chromium, type Browser } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { differentRoutes, publicRoutes } from '@/content/public-routes'
import { anyPort, localEnvironment, startBackend } from '../stack/backend'
import { findChromium, launchBrowser } from '../stack/browser'
import { ensureBuild } from '../stack/build'
import { inherited } from '../stack/child'
import { finishBuild } from '../stack/finish-build'
import { freePort, startSite } from '../stack/site'
import { percentile } from '../statistics'
import { startEmptySite } from './sites'
import { weighPage, type Weight } from './weigh-page'

/**
 * Scores are out of 100; `lcp` and `blocking` are in milliseconds on the simulated phone.
 * `bytes` are the transferred bytes, including headers.
 */
type Audit = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  lcp: number
  blocking: number
  bytes: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

// Lighthouse is downloaded here instead of being a dependency, because nothing else needs its 85 packages.
const program = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function audit(url: string): Promise<Audit> {
  const asRoot = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      program,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=--headless --disable-gpu --disable-background-networking${asRoot}`,
    ],
    {
      env: {
        ...inherited(),
        NODE_ENV: 'production',
        CHROME_PATH: findChromium() ?? chromium.executablePath(),
      },
      maxBuffer: 50_000_000,
      timeout: 180_000,
    },
  )
  const report = JSON.parse(stdout) as Report
  const points = (name: (typeof categories)[number]) =>
    Math.round((report.categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => report.audits[name]?.numericValue ?? NaN
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    practices: points('best-practices'),
    seo: points('seo'),
    lcp: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
  }
}

type Measured = {
  route: string
  ours: Weight
  empty: Weight
  rate: number
  emptyRate: number
  audit: Audit
  emptyAudit: Audit
}
type Cell = { text: string; good: boolean }

const script: Record<string, number> = { '/contacto': 1.15, '/asistente': 1.2 }
const scriptAnywhere = 1.08
const limits = { scriptLater: 15_000, fonts: 50_000, images: 60_000, cls: 0, lcp: 2.5, rate: 0.9 }
const audited = { below: 2, lcp: 1300, blocking: 1.2, bytes: 195_000 }
const html: Record<string, number> = { '/': 110_000, '/asistente': 130_000 }
const htmlAnywhere = 120_000

const headings = [
  'page',
  'Lighthouse',
  'below empty',
  'others',
  'its LCP',
  'blocking',
  'HTML',
  'in all',
  'script',
  'against empty',
  'later',
  'fonts',
  'images',
  'CLS',
  'LCP',
  'against empty',
  'req/s',
  'against empty',
]

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function compare({ route, ours, empty, rate, emptyRate, audit, emptyAudit }: Measured): Cell[] {
  const most = script[route] ?? scriptAnywhere
  const [scripts, paints, rates] = [ours.script / empty.script, ours.lcp / empty.lcp, rate / emptyRate]
  const cell = (text: string, good = true): Cell => ({ text, good })
  const below = emptyAudit.performance - audit.performance
  const others = [audit.accessibility, audit.practices, audit.seo]
  return [
    cell(route),
    cell(`${audit.performance} and ${emptyAudit.performance}`),
    cell(`${below} of ${audited.below}`, below <= audited.below),
    cell(others.join(', '), Math.min(...others) === 100),
    cell(`${audit.lcp.toFixed(0)} and ${emptyAudit.lcp.toFixed(0)} ms`, audit.lcp <= audited.lcp),
    cell(
      `${audit.blocking.toFixed(0)} and ${emptyAudit.blocking.toFixed(0)} ms`,
      audit.blocking <= audited.blocking * emptyAudit.blocking,
    ),
    cell(kB(ours.html), ours.html <= (html[route] ?? htmlAnywhere)),
    cell(kB(audit.bytes), audit.bytes <= audited.bytes),
    cell(kB(ours.script)),
    cell(`${scripts.toFixed(3)} of ${most}`, scripts <= most),
    cell(kB(ours.scriptLater), ours.scriptLater <= limits.scriptLater),
    cell(kB(ours.fonts), ours.fonts <= limits.fonts),
    cell(kB(ours.images), ours.images <= limits.images),
    cell(ours.cls.toFixed(4), ours.cls <= limits.cls),
    cell(`${ours.lcp.toFixed(0)} ms`),
    cell(`${paints.toFixed(2)} of ${limits.lcp}`, paints <= limits.lcp),
    cell(rate.toFixed(0)),
    cell(`${rates.toFixed(2)} of ${limits.rate}`, rates >= limits.rate),
  ]
}

const rounds = 5
const load: Load = { connections: 32, duration: 1500, most: 20_000 }
const wanted = process.argv.slice(2)
const routes = wanted.length === 0 ? differentRoutes : publicRoutes.filter((route) => wanted.includes(route))

const running: (() => Promise<void> | void)[] = []
async function stop(code: number): Promise<never> {
  for (const end of running.reverse()) await end()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(1))

async function startOurs(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-site-'))
  running.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const backend = await startBackend({ ...inherited(), ...anyPort, DATA_DIR: dataDir, SITE_URL: siteUrl })
  running.push(backend.stop)
  const env = { ...inherited(), ...localEnvironment(backend.connection, siteUrl) }
  await ensureBuild(env)
  await finishBuild(env)
  const site = await startSite(env, port)
  running.push(site.stop)
  return site.url
}

const median = <Figures extends Record<string, number>>(rounds: readonly Figures[]): Figures => {
  const of = (name: string) =>
    percentile(
      rounds.map((figures) => figures[name] ?? NaN),
      0.5,
    )
  return Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, of(name)])) as Figures
}

/** Measures a page and an empty page in turns, so that a busy moment of the machine affects both pages. */
async function measure(browser: Browser, route: string, url: string, emptyUrl: string): Promise<Measured> {
  const [ours, empty, rates, emptyRates] = [[], [], [], []] as [Weight[], Weight[], number[], number[]]
  const [audits, emptyAudits] = [[], []] as [Audit[], Audit[]]
  for (const warmUp of [url, emptyUrl]) await requestRate(warmUp, { ...load, duration: 500 })
  for (let round = 0; round < rounds; round++) {
    ours.push(await weighPage(browser, url))
    empty.push(await weighPage(browser, emptyUrl))
    rates.push(await requestRate(url, load))
    emptyRates.push(await requestRate(emptyUrl, load))
    audits.push(await audit(url))
    emptyAudits.push(await audit(emptyUrl))
  }
  const [rate, emptyRate] = [percentile(rates, 0.5), percentile(emptyRates, 0.5)]
  const audited = { audit: median(audits), emptyAudit: median(emptyAudits) }
  return { route, ours: median(ours), empty: median(empty), rate, emptyRate, ...audited }
}

type Load = {
  connections: number
  /** After this many milliseconds no further request is started. */
  duration: number
  most: number
}

async function requestRate(url: string, { connections, duration, most }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  let begun = 0
  let done = 0
  const client = async () => {
    while (begun < most && performance.now() - started < duration) {
      begun++
      await request(url, agent)
      done++
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
    return (done / (performance.now() - started)) * 1000
  } finally {
    agent.destroy()
  }
}

const request = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })

try {
  const ours = await startOurs()
  const empty = await startEmptySite(inherited())
  running.push(empty.stop)
  const browser = await launchBrowser()
  running.push(() => browser.close())

  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  line(headings)
  line(headings.map(() => '---'))
  let missed = 0
  let last: Measured | undefined
  for (const route of routes) {
    last = await measure(browser, route, ours + (route === '/' ? '' : route), empty.url)
    const cells = compare(last)
    missed += cells.filter(({ good }) => !good).length
    line(cells.map(({ text, good }) => (good ? text : `**${text}**`)))
  }
  if (last) {
    const { script, lcp } = last.empty
    console.log(
      `\nThe empty page: ${script} bytes of script, LCP ${lcp.toFixed(0)} ms, ${last.emptyRate.toFixed(0)} req/s.`,
    )
  }
  console.log(
    missed === 0
      ? 'Every figure is within its limit.'
      : `${missed} figures are not within their limits (bold).`,
  )
  await stop(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
