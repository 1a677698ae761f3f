import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './scripts/stack/environment'

/** `npm test` sets these variables. A test file that is run without `npm test` gets them here. */
const env = Object.fromEntries(
  Object.entries(testEnvironment({})).filter(([name]) => process.env[name] === undefined),
)

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    // Tests replace the package `server-only`, which throws outside of a React server bundle.
    alias: { 'server-only': new URL('./tests/support/empty.ts', import.meta.url).pathname },
  },
}

export default defineConfig({
  test: {
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
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
          // The limit is long, because hooks start test backends, which is slow beside a running build.
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
          // This limit only ends tests that hang. It is long, because other programs may keep all cores busy.
          testTimeout: 120_000,
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
