import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  closingLine,
  playwrightFailures,
  playwrightTally,
  sum,
  vitestFailures,
  vitestTally,
} from '../../scripts/test/reports'

const report = (content: object) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'failures-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('of a unit run: the failed tests, and the files that could not load', () => {
  const file = report({
    testResults: [
      {
        name: path.resolve('tests/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[0m'] },
        ],
      },
      {
        name: path.resolve('tests/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  expect(vitestFailures(file)).toEqual([
    'tests/a.test.ts › divides\n    expected 1',
    'tests/b.test.ts\n    no such module',
  ])
})

test('of a browser run: also what passed only on a second try, however deep it stands, and each error’s place', () => {
  const location = { file: path.resolve('e2e/support/page.ts'), line: 7 }
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    line: 3,
    tests: [
      {
        status,
        results: [{ errors: [{ message: 'too late' }, { message: 'waiting for a button', location }] }, {}],
      },
    ],
  })
  const file = report({
    suites: [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] }],
  })
  expect(playwrightFailures(file)).toEqual([
    'e2e/x.spec.ts:3 › shaky\n    too late\n    e2e/support/page.ts:7 waiting for a button',
  ])
})

const countedReport = (content: object) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tally-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a suite that could not load counts as a failure', () => {
  const file = countedReport({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numFailedTestSuites: 1,
  })
  expect(vitestTally(file)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a browser test that passed only on a second try counts as a failure', () => {
  const file = countedReport({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })
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
