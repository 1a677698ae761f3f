import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './scripts/stack/environment'

/** Variables of the test environment, unless they are set: `npm test` sets them, but a test file run alone has none. */
const env = Object.fromEntries(
  Object.entries(testEnvironment({})).filter(([name]) => process.env[name] === undefined),
)

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    // `server-only` throws without the react-server condition; in tests every module is a server module.
    alias: { 'server-only': new URL('./tests/support/empty.ts', import.meta.url).pathname },
  },
}

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          isolate: false,
          env,
          include: ['tests/{lib,content,local,scripts}/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/programs.ts',
          setupFiles: ['tests/support/file-setup.ts'],
          testTimeout: 20_000,
          // Starting a backend takes seconds, and longer while the build runs.
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'components',
          isolate: false,
          env,
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'backend',
          isolate: false,
          env,
          include: ['tests/{database,contract,postgres,faults}/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/programs.ts',
          setupFiles: ['tests/support/file-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/production-programs.ts',
          // Removing the 7,000 files of the Docker image takes more than Vitest's usual ten seconds on a slow disk.
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
