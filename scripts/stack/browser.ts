import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './child'

export function launchBrowser() {
  const asRoot = process.getuid?.() === 0
  const args = ['--disable-gpu', '--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath: findChromium(), args })
}

/** The headless shell comes first, because it opens a page in a third of the time of the full browser. */
const packages = ['chromium-headless-shell', 'chromium']

/**
 * Returns the path of Debian's browser; undefined if Playwright's own browser can be used.
 * If Debian's and Playwright's browsers are missing, installs Debian's or, if that fails, downloads Playwright's.
 */
export function findChromium(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined
  for (const name of packages) {
    const program = `/usr/bin/${name}`
    if (!existsSync(program)) installPackage(name)
    if (existsSync(program)) return program
  }
  fetchOwn()
  if (existsSync(chromium.executablePath())) return undefined
  throw new Error(
    'No browser found. Install one: "apt-get install chromium" or "npx playwright install chromium".',
  )
}

function fetchOwn(): void {
  console.log("Fetching Playwright's browser for the tests…")
  try {
    execFileSync(path.join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
    })
  } catch {
    console.error("Playwright's browser could not be fetched.")
  }
}

/** Installs a Debian package if this is Debian and the user is root; a failure is only printed. */
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
