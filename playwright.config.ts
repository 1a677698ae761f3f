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
  // These timeouts only end tests that hang. They are long, because other programs may keep all cores busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    // This timeout ends before the test's timeout, so that the error names the action that hangs.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'es-CO',
    // `page.route` does not see the requests of service workers, so only tests of service workers allow them.
    serviceWorkers: 'block',
    timezoneId: 'America/Bogota',
    // Animations take an eighth of the processor time, so `npm test` without `--whole` asks for reduced motion.
    ...(process.env.E2E_STILL && { contextOptions: { reducedMotion: 'reduce' } }),
    // Traces make a run a third longer, so they are made only to find the cause of a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
      args: [...quiet, ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
})
