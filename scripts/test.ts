import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFirmFile } from '@/lib/firm-file'
import { browserSuite, run } from './test/run'
import { installPackage } from './stack/browser'
import { closingLine, sum, type Tally } from './test/reports'
import type { RunReport } from './test/vitest-report'
import { anyPort, localEnvironment, seed, startBackend } from './stack/backend'
import { ensureBuild } from './stack/build'
import { inherited, root, type Environment } from './stack/child'
import { finishBuild } from './stack/finish-build'
import { freePort, startSite } from './stack/site'
import { testEnvironment } from './stack/environment'
import { startPostgres } from '../tests/support/postgres'

const workDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
const whole = process.argv.includes('--whole')
const env: Environment = { ...testEnvironment(inherited()), ...(whole && { TEST_THOROUGH: '1' }) }
/** The port is chosen before the build, because the built pages contain the URL of the site that the browsers open. */
const sitePort = await freePort()
const siteAt = (port: number) => `http://127.0.0.1:${port}`
const only = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const failures: string[] = []

const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    const failed = (await run(command, args, env)) === 0 ? 0 : 1
    if (failed) failures.push([command, ...args].join(' '))
    return { passed: 1 - failed, failed, skipped: 0 }
  }

const vitest =
  (name: string, projects: string[], extra: Environment = {}, more: string[] = [], niceness = 0) =>
  async (): Promise<Tally> => {
    const report = path.join(workDir, `${name}.json`)
    const args = ['run', ...more, ...projects.map((project) => `--project=${project}`)]
    const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-report.ts']
    const variables = {
      ...env,
      ...extra,
      RUN_REPORT: report,
      // Without this variable each process prints a page-long notice about Vite's next major version.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    }
    const code = await run('vitest', [...args, ...reporters], variables, niceness)
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
    const { tally, failures: found } = JSON.parse(readFileSync(report, 'utf8')) as RunReport
    failures.push(...found)
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  }

/** The path selects the native compiler, which is twice as fast as the JavaScript `tsc` that Next still needs. */
const nativeCompiler = 'node_modules/typescript-native/bin/tsc'
/** Four parallel checkers would each compute the types that they share, so one checker does less work in total. */
const oneChecker = ['--checkers', '1']

/**
 * Tests of tools: the database's command line, the embedded backend's process and files, and scripts/inspect.
 * The responses of the embedded backend are tested in tests/contract and tests/database.
 */
const tools = [
  'local/supabase-cli',
  'local/backend-process',
  'local/storage',
  'local/database',
  'local/connections',
  'local/lock-file',
  'scripts/inspect',
]
const leavingOut = (names: string[]) => names.map((name) => `--exclude=tests/${name}.test.ts`)

/** Milliseconds after which a hanging test is ended; the limit is long, because unit tests run at a lower priority. */
const unitTestTimeout = 600_000

/**
 * One unit test compares our canonical XML with that of xmlsec1, which is installed if possible.
 * The unit tests run at a lower priority, so that the browser tests beside them wait less.
 */
async function unit(): Promise<Tally> {
  if (!existsSync('/usr/bin/xmlsec1')) installPackage('xmlsec1')
  const options = [`--testTimeout=${unitTestTimeout}`, ...(whole ? [] : leavingOut(tools))]
  return vitest('unit', ['unit', 'components'], {}, options, 5)()
}

/**
 * A quick run uses PostgreSQL, which needs less processor time for a page than the embedded database.
 * A quick run has three browsers at once, because each waits half of its time.
 */
async function browser(): Promise<Tally> {
  await using started = new AsyncDisposableStack()
  const server = whole ? null : await startPostgres({ jit: 'off' })
  started.defer(async () => server?.stop())
  const [port, dataDir] = [await freePort(sitePort), path.join(workDir, 'data')]
  const siteUrl = siteAt(port)
  const rows: Environment = server ? { DATABASE_URL: server.url } : {}
  const backend = await startBackend({ ...env, ...anyPort, ...rows, DATA_DIR: dataDir, SITE_URL: siteUrl })
  started.defer(backend.stop)
  // All cores are busy, so the embedded database may answer later than a page waits by default.
  const patient = { ...env, BACKEND_PATIENCE: '20' }
  const local = { ...patient, ...localEnvironment(backend.connection, siteUrl) }
  await seed(local)
  await finishBuild(local)
  const site = await startSite(local, port)
  const { tally, failures: found } = await browserSuite(
    {
      env: { ...local, ...(!whole && { E2E_STILL: '1' }) },
      connection: backend.connection,
      siteUrl,
      report: path.join(workDir, 'browser.json'),
    },
    whole ? [] : ['--grep', '@core', '--workers', '3'],
  )
  await site.stop()
  failures.push(...found)
  return tally
}

/** Builds the site for another firm with another URL; the build must change no file that git tracks. */
async function otherFirm(): Promise<Tally> {
  const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  const FIRM_FILE = path.join(root, 'tests/support/second-firm.json')
  const own = { ...env, SITE_URL: 'https://www.ceiba.example', FIRM_FILE, FIRM: readFirmFile(FIRM_FILE) }
  const before = status()
  await ensureBuild(own)
  await finishBuild(own)
  const changed = status() === before ? 0 : 1
  if (changed) failures.push(`a build changed files that git knows:\n${status()}`)
  const tally = await vitest('other-firm', ['build'], {}, ['tests/build/other-firm.test.ts'])()
  return sum([tally, { passed: 1 - changed, failed: changed, skipped: 0 }])
}

async function build(): Promise<Tally> {
  const other = whole ? [await otherFirm()] : []
  // Each run plants new secrets and then searches the build for them, so it needs a new build.
  rmSync(path.join(root, env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), { force: true })
  const own = { ...env, SITE_URL: siteAt(sitePort) }
  await ensureBuild(own)
  await finishBuild(own)
  const quick = whole
    ? []
    : leavingOut(['two-builds', 'weights', 'spellings', 'container'].map((name) => `build/${name}`))
  return sum([
    ...other,
    await vitest('build', ['build'], {}, ['--exclude=**/other-firm.test.ts', ...quick])(),
  ])
}

/**
 * A run without `--whole` is a quick run, which leaves out slow tests and browser tests without @core.
 * The browser and database tests of a quick run use only PostgreSQL.
 * The @core tests cover one journey per feature and role, forbidden actions, and what only a browser shows.
 */
const quickFaults = ['contact-form', 'reading.test', 'upload-routes']
const faults = whole ? ['tests/faults'] : quickFaults.map((name) => `tests/faults/${name}`)
/** Test files with this option run one after the other, because they measure times or kill processes. */
const alone = '--no-file-parallelism'

/** These tests run on PostgreSQL, which hosted projects use; `--whole` repeats them on the embedded database. */
const onDatabase = ['tests/database', 'tests/contract']
/** Each of these tests builds databases with every migration from the first on, and compares the databases. */
const upgrades = [
  'database/steps',
  'database/names-upgrade',
  'database/pushed-migrations',
  'database/tax-profile-upgrade',
]
/** These tests of `npm run doctor`, a hosted project, 25,000 mails and changed e-mail addresses are slow. */
const slowOnDatabase = [
  'database/diagnosis',
  'database/hosted-project',
  'database/incoming-mail',
  'contract/address-changes',
]
/** These tests make their own databases, so they need not run for each kind of database. */
const ownDatabases = [...upgrades, 'database/migrations', 'database/migration-rules', 'database/deploy-guide']
const wholeOnly = ['embedded', 'postgres']

type Step = [name: string, step: () => Promise<Tally>]

const faultsStep: Step = ['faults', vitest('faults', ['backend'], {}, [...faults, ...(whole ? [alone] : [])])]

/** Two lanes of steps run at the same time, because each lane spends a third of its time waiting. */
const lanes: Step[][] = [
  [
    ['lint', check('oxlint', '.')],
    ['format', check('oxfmt', '--check')],
    [
      'database',
      vitest('database', ['backend'], { TEST_DATABASE: 'postgres' }, [
        ...onDatabase,
        ...(whole ? [] : leavingOut([...upgrades, ...slowOnDatabase])),
      ]),
    ],
    ['embedded', vitest('embedded', ['backend'], {}, [...onDatabase, ...leavingOut(ownDatabases)])],
  ],
  [
    [
      'types',
      async () =>
        sum([
          await check('next', 'typegen')(),
          await check('node', nativeCompiler, '--noEmit', ...oneChecker)(),
        ]),
    ],
    ['build', build],
    ['browser', browser],
  ],
]
/** The steps of no particular lane: a lane that has finished its own steps takes the next step of this list. */
const anyLane: Step[] = [['unit', unit], ...(whole ? [] : [faultsStep])]
const afterwards: Step[] = [
  ['postgres', vitest('postgres', ['backend'], {}, ['tests/postgres', alone])],
  ...(whole ? [faultsStep] : []),
]

const tallies: Tally[] = []
const isWanted = (name: string) =>
  only.length > 0 ? only.includes(name) : whole || !wholeOnly.includes(name)

async function runSteps(steps: Step[]): Promise<void> {
  for (const [name, step] of steps.filter(([name]) => isWanted(name))) {
    const started = performance.now()
    console.log(`\n== ${name}`)
    const tally = await step().catch((error: unknown): Tally => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
    tallies.push(tally)
    console.log(`== ${name}: ${closingLine(tally)} (${Math.round((performance.now() - started) / 1000)} s)`)
  }
}

async function runLane(steps: Step[]): Promise<void> {
  await runSteps(steps)
  for (let step = anyLane.shift(); step; step = anyLane.shift()) await runSteps([step])
}

await Promise.all(lanes.map(runLane))
await runSteps(afterwards)

rmSync(workDir, { recursive: true, force: true })
const total = sum(tallies)
// Failures are printed last, so that they are visible even when only the end of a log is kept.
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${closingLine(total)}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
