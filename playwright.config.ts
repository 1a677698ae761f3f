import { defineConfig, devices } from '@playwright/test'

const asRoot = process.getuid?.() === 0
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/members',

  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    // What never comes is told by the line that waits for it, not by the end of the test.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A trace costs a third of the run: asked for when a failure is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
      args: [...quiet, ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
})
