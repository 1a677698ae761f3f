import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closingLine, playwrightTally, sum, vitestTally } from '@/scripts/checks/tally'

const report = (content: object) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a suite that could not load counts as a failure', () => {
  const file = report({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 1 })
  expect(vitestTally(file)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a browser test that passed only on a second try counts as a failure', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })
  expect(playwrightTally(file)).toEqual({ passed: 5, failed: 3, skipped: 1 })
})

test('the closing line names what was skipped only when something was', () => {
  const all = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(closingLine(all)).toBe('3 passed, 1 failed')
  expect(closingLine({ ...all, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
