import type { Browser, CDPSession } from '@playwright/test'

/**
 * Sizes are bytes of bodies without headers, compressed except for `html`.
 * Times are milliseconds on the emulated phone.
 */
export type Weight = {
  html: number
  script: number
  scriptLater: number
  fonts: number
  images: number
  cls: number
  lcp: number
}

type Kind = 'Script' | 'Font' | 'Image'
type Loaded = { kind: string; path: string; headers: number; body: number }

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
// Values of Lighthouse's slow 4G; `cpuSlowdown` is the value of its mid-range phone.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4
/** Requests are recorded for this many milliseconds after loading, because the cookie banner comes after 1 s. */
const settle = 2500

export async function weighPage(
  browser: Browser,
  url: string,
  headers: Record<string, string> = {},
): Promise<Weight> {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: headers })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const requests = await record(session)
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    // The compiler inserts calls of the helper `__name` into functions, but the page does not have it.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript(watchPaint)
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (response?.status() !== 200) throw new Error(`${url}: ${response?.status()}`)
    const html = await response.text()
    await page.waitForTimeout(settle)
    const paint = await page.evaluate(readPaint)
    // A page names the folder of its scripts only once, so a script is found by its file name.
    const isNamed = ({ path }: Loaded) => html.includes(path.slice(path.lastIndexOf('/') + 1))
    const sum = (kind: Kind, wanted: (one: Loaded) => boolean = () => true) =>
      [...requests.values()]
        .filter((one) => one.kind === kind && wanted(one))
        .reduce((bytes, { body }) => bytes + body, 0)
    return {
      html: Buffer.byteLength(html),
      script: sum('Script', isNamed),
      scriptLater: sum('Script', (one) => !isNamed(one)),
      fonts: sum('Font'),
      images: sum('Image'),
      ...paint,
    }
  } finally {
    await context.close()
  }
}

async function record(session: CDPSession): Promise<Map<string, Loaded>> {
  const requests = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return
    // Chromium does not report prefetched scripts as scripts, so they are recognised by their name.
    const kind = /\.js(\?|$)/.test(request.url) ? 'Script' : (type ?? 'Other')
    requests.set(requestId, { kind, path: new URL(request.url).pathname, headers: 0, body: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = requests.get(requestId)
    if (one) one.headers = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId)
    if (one) one.body = Math.max(0, encodedDataLength - one.headers)
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  return requests
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Watched = Window & { paint?: { lcp: number; cls: number } }

/** Runs in the page. Records when the largest content was painted (LCP) and how far content jumped (CLS). */
function watchPaint(): void {
  const paint = { lcp: 0, cls: 0 }
  ;(window as Watched).paint = paint
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (paint.lcp = startTime))
  let [first, last, sum] = [-Infinity, -Infinity, 0]
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0]
    last = startTime
    sum += value
    paint.cls = Math.max(paint.cls, sum)
  })
}

function readPaint(): { lcp: number; cls: number } {
  return (window as Watched).paint ?? { lcp: NaN, cls: NaN }
}
