import { readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** A suite that could not even load counts as a failure of its own. */
export function vitestTally(file: string): Tally {
  const report = read<VitestReport>(file)
  const failed = report.numFailedTests || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

/** A test that passed only on a second try counts as failed. */
export function playwrightTally(file: string): Tally {
  const { expected, unexpected, flaky, skipped } = read<PlaywrightReport>(file).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The closing line: `N passed, N failed`, and what was skipped if anything was. */
export const closingLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
