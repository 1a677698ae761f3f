import { existsSync } from 'node:fs'
import type { LocalConnection } from '../stack/backend'
import type { Environment } from '../stack/child'
import { findChromium } from './chromium'
import { playwrightFailures } from './failures'
import { run } from './run'
import { playwrightTally, type Tally } from './tally'

type Running = {
  /** Of the site and the tests. */
  env: Environment
  connection: LocalConnection
  siteUrl: string
  /** Where the report is written. */
  report: string
}

/** Runs the browser tests against a site and a backend that run; answers what was counted and, in words, what failed. */
export async function browserSuite(
  { env, connection, siteUrl, report }: Running,
  args: readonly string[] = [],
): Promise<{ tally: Tally; failures: string[] }> {
  const chromium = findChromium()
  const code = await run('playwright', ['test', ...args], {
    ...env,
    E2E_BASE_URL: siteUrl,
    E2E_MAIL_URL: connection.mailUrl,
    E2E_DRIVE_URL: connection.driveUrl,
    E2E_AUTOMATION_URL: connection.automationUrl,
    E2E_REPORT: report,
    ...(chromium ? { E2E_CHROMIUM: chromium } : {}),
  })
  if (!existsSync(report)) return { tally: { passed: 0, failed: 1, skipped: 0 }, failures: [] }
  const tally = playwrightTally(report)
  const failed = code !== 0 && tally.failed === 0 ? 1 : tally.failed
  return { tally: { ...tally, failed }, failures: playwrightFailures(report) }
}
