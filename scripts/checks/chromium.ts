import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Without the windows that nobody looks at a page costs a third of the time. Playwright's own is such a shell as well. */
const shell = { program: '/usr/bin/chromium-headless-shell', name: 'chromium-headless-shell' }
const whole = { program: '/usr/bin/chromium', name: 'chromium' }

/**
 * The browser of the tests: Playwright's own, else Debian's, which is installed when it is missing and we may.
 * Answers undefined for Playwright's own.
 */
export function findChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined
  if (!existsSync(shell.program)) installPackage(shell.name)
  if (![shell, whole].some(({ program }) => existsSync(program))) installPackage(whole.name)
  for (const { program } of [shell, whole]) if (existsSync(program)) return program
  throw new Error(
    'No browser found. Install one: "apt-get install chromium" or "npx playwright install chromium".',
  )
}

/** Installs a Debian package when this is Debian, we are root and it can be had; otherwise leaves things as they are. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`Installing the Debian package ${name} for the tests…`)
  try {
    aptGet('update', '-q')
    aptGet('install', '-y', '-q', '--no-install-recommends', name)
  } catch {
    console.error(`The package ${name} could not be installed.`)
  }
}
