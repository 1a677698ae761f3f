import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './child'

/** The browser of the tests, as quiet as it can be had. */
export function launchBrowser() {
  const asRoot = process.getuid?.() === 0
  const args = ['--disable-gpu', '--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath: findChromium(), args })
}

/** Debian's. The shell has no windows, which nobody looks at: a page costs a third of the time. Playwright's own is one too. */
const packages = ['chromium-headless-shell', 'chromium']

/**
 * The browser of the tests: Playwright's own, else Debian's, which is installed when it is missing and we may, else
 * Playwright's, which is fetched. Returns undefined for Playwright's own.
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
