import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../stack/browser'
import { inherited } from '../stack/child'

/** Points of 100, the largest paint in milliseconds on the simulated phone, and bytes as they went over the wire, heads included. */
export type Audit = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  lcp: number
  bytes: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

// Fetched when it is asked for: nothing else needs its 85 packages.
const program = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says of a page on the slow phone that it simulates by default. */
export async function audit(url: string): Promise<Audit> {
  const asRoot = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes', program, url, '--quiet', '--output=json',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=--headless --disable-gpu --disable-background-networking${asRoot}`,
    ],
    {
      env: { ...inherited(), NODE_ENV: 'production', CHROME_PATH: findChromium() ?? chromium.executablePath() },
      maxBuffer: 50_000_000,
      timeout: 180_000,
    },
  ) // prettier-ignore
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
    bytes: figure('total-byte-weight'),
  }
}
