import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserSuite, run } from './test/run'
import { installPackage } from './stack/browser'
import { closingLine, sum, vitestFailures, vitestTally, type Tally } from './test/reports'
import { anyPort, localEnvironment, seed, startBackend } from './stack/backend'
import { ensureBuild, finishBuild } from './stack/build'
import { inherited, root, type Environment } from './stack/child'
import { freePort, startSite } from './stack/site'
import { testEnvironment } from './stack/environment'

const workDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'))
const whole = process.argv.includes('--whole')
const env: Environment = { ...testEnvironment(inherited()), ...(whole && { TEST_THOROUGH: '1' }) }
const only = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const failures: string[] = []

/** A command that passes or fails as one check. */
const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    const failed = (await run(command, args, env)) === 0 ? 0 : 1
    return { passed: 1 - failed, failed, skipped: 0 }
  }

const vitest =
  (name: string, projects: string[], extra: Environment = {}, more: string[] = []) =>
  async (): Promise<Tally> => {
    const report = path.join(workDir, `${name}.json`)
    const args = ['run', ...more, ...projects.map((project) => `--project=${project}`)]
    const code = await run(
      'vitest',
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { ...env, ...extra },
    )
    const tally = existsSync(report) ? vitestTally(report) : { passed: 0, failed: 1, skipped: 0 }
    if (existsSync(report)) failures.push(...vitestFailures(report))
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  }

/** The canonical form of XML is compared with libxml2's, where it can be had. */
async function unit(): Promise<Tally> {
  if (!existsSync('/usr/bin/xmlsec1')) installPackage('xmlsec1')
  return vitest('unit', ['unit', 'components'])()
}

async function browser(): Promise<Tally> {
  const [port, dataDir] = [await freePort(), path.join(workDir, 'data')]
  const siteUrl = `http://127.0.0.1:${port}`
  const backend = await startBackend({ ...env, ...anyPort, DATA_DIR: dataDir, SITE_URL: siteUrl })
  const local = { ...env, ...localEnvironment(backend.connection, siteUrl) }
  try {
    await seed(local)
    await finishBuild(local)
    const site = await startSite(local, port)
    const { tally, failures: told } = await browserSuite(
      { env: local, connection: backend.connection, siteUrl, report: path.join(workDir, 'browser.json') },
      whole ? [] : ['--grep', '@core'],
    )
    await site.stop()
    failures.push(...told)
    return tally
  } finally {
    await backend.stop()
  }
}

async function build(): Promise<Tally> {
  // Always anew: the secrets planted in this run's environment are the ones to look for.
  rmSync(path.join(root, env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), { force: true })
  await ensureBuild(env)
  await finishBuild(env)
  return vitest('build', ['build'], {}, whole ? [] : ['--exclude=**/two-builds.test.ts'])()
}

/**
 * Without `--whole` no second build is made beside the first, the contract is not tried once more on PostgreSQL, of the faults
 * only the quick ones, and in the browser what is tagged as the core: one journey per room, what is forbidden, and what only a browser can show.
 */
const quickFaults = ['contact-form', 'hostile-messages', 'review.test', 'upload-routes']
const faults = whole ? ['tests/faults'] : quickFaults.map((name) => `tests/faults/${name}`)
/** What measures times, or kills processes after some, has the machine to itself. */
const alone = '--no-file-parallelism'

const steps: [name: string, step: () => Promise<Tally>][] = [
  ['lint', check('oxlint', '.')],
  ['format', check('oxfmt', '--check')],
  ['types', async () => sum([await check('next', 'typegen')(), await check('tsc', '--noEmit')()])],
  ['unit', unit],
  ['build', build],
  ['database', vitest('database', ['backend'], {}, ['tests/database', 'tests/contract'])],
  ['postgres', vitest('postgres', ['backend'], { CONTRACT_DRIVER: 'postgres' }, ['tests/contract', alone])],
  ['faults', vitest('faults', ['backend'], {}, [...faults, alone])],
  ['browser', browser],
]

const tallies: Tally[] = []
const isWanted = (name: string) => (only.length > 0 ? only.includes(name) : whole || name !== 'postgres')

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

rmSync(workDir, { recursive: true, force: true })
const total = sum(tallies)
// Last, so that it is still there when only the end of a log is kept.
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${closingLine(total)}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
