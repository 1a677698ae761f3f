import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { LocalConnection } from '../stack/backend'
import { findChromium } from '../stack/browser'
import { root, type Environment } from '../stack/child'
import { playwrightFailures, playwrightTally, type Tally } from './reports'

type Running = {
  env: Environment
  connection: LocalConnection
  siteUrl: string
  report: string
}

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
    E2E_PUSH_URL: connection.push.url,
    E2E_REPORT: report,
    ...(chromium ? { E2E_CHROMIUM: chromium } : {}),
  })
  if (!existsSync(report)) return { tally: { passed: 0, failed: 1, skipped: 0 }, failures: [] }
  const tally = playwrightTally(report)
  const failed = code !== 0 && tally.failed === 0 ? 1 : tally.failed
  return { tally: { ...tally, failed }, failures: playwrightFailures(report) }
}

/**
 * Runs a program whose output goes to the terminal, and returns its exit code.
 * The higher the `niceness`, the more the program leaves the processor to others.
 */
export function run(command: string, args: string[], env: Environment, niceness = 0): Promise<number> {
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: 'inherit',
  })
  if (niceness > 0 && child.pid) setPriority(child.pid, niceness)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
}
