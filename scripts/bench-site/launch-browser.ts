import { chromium } from '@playwright/test'
import { findChromium } from '../checks/chromium'

/** The browser of the tests, as quiet as it can be had. */
export function launchBrowser() {
  const asRoot = process.getuid?.() === 0
  const args = ['--disable-gpu', '--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath: findChromium(), args })
}
