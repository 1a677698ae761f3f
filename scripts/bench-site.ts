import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { publicRoutes } from '../content/public-routes'
import { compare, headings, type Measured } from './bench-site/compare'
import { startEmptySite } from './bench-site/empty-site'
import { launchBrowser } from './bench-site/launch-browser'
import { requestRate, type Load } from './bench-site/request-rate'
import { weighPage, type Weight } from './bench-site/weigh-page'
import { percentile } from './bench/measure'
import { anyPort, localEnvironment, startBackend } from './stack/backend'
import { ensureBuild, finishBuild } from './stack/build'
import { inherited } from './stack/child'
import { freePort, startSite } from './stack/site'

const rounds = 3
const load: Load = { connections: 32, duration: 1500, most: 20_000 }
const wanted = process.argv.slice(2)
const routes = publicRoutes.filter((route) => wanted.length === 0 || wanted.includes(route))

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

/** The median of each figure over the rounds. */
const median = (weights: readonly Weight[]): Weight => {
  const of = (name: keyof Weight) =>
    percentile(
      weights.map((weight) => weight[name]),
      0.5,
    )
  return {
    scriptBefore: of('scriptBefore'),
    scriptAfter: of('scriptAfter'),
    fonts: of('fonts'),
    images: of('images'),
    cls: of('cls'),
    lcp: of('lcp'),
  }
}

/** Page and empty page in turns, so that a busy machine disturbs both alike. */
async function measure(browser: Browser, route: string, url: string, emptyUrl: string): Promise<Measured> {
  const [ours, empty, rates, emptyRates] = [[], [], [], []] as [Weight[], Weight[], number[], number[]]
  for (const warmUp of [url, emptyUrl]) await requestRate(warmUp, { ...load, duration: 500 })
  for (let round = 0; round < rounds; round++) {
    ours.push(await weighPage(browser, url))
    empty.push(await weighPage(browser, emptyUrl))
    rates.push(await requestRate(url, load))
    emptyRates.push(await requestRate(emptyUrl, load))
  }
  const [rate, emptyRate] = [percentile(rates, 0.5), percentile(emptyRates, 0.5)]
  return { route, ours: median(ours), empty: median(empty), rate, emptyRate }
}

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
    const { scriptBefore, lcp } = last.empty
    console.log(`\nThe empty page: ${scriptBefore} bytes of script, LCP ${lcp.toFixed(0)} ms, ${last.emptyRate.toFixed(0)} req/s.`) // prettier-ignore
  }
  console.log(missed === 0 ? 'Every figure is within its limit.' : `${missed} figures are not within their limits (bold).`) // prettier-ignore
  await stop(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
