import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from '@/scripts/checks/failures'

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
