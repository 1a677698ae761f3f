import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closingLine, playwrightFailures, playwrightTally, sum } from '../../scripts/test/reports'
import type { RunReport } from '../../scripts/test/vitest-report'

const report = (content: object) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'failures-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const failing = `
import { beforeAll, describe, expect, test } from 'vitest'
test('adds', () => expect(1).toBe(1))
test('divides', () => expect(1, 'half').toBe(2))
describe('a folder', () => {
  beforeAll(() => { throw new Error('no room') })
  test('is full', () => {})
})`

test('the report of a unit run names failed tests, failed set-ups and files that did not load', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'run-'))
  writeFileSync(path.join(root, 'a.test.ts'), failing)
  writeFileSync(path.join(root, 'b.test.ts'), "import 'no-such-module'")
  const [RUN_REPORT, reporter] = [
    path.join(root, 'report.json'),
    path.resolve('scripts/test/vitest-report.ts'),
  ]
  const modules = path.resolve('node_modules')
  symlinkSync(modules, path.join(root, 'node_modules'))
  spawnSync(path.join(modules, '.bin/vitest'), ['run', `--reporter=${reporter}`], {
    cwd: root,
    env: { ...process.env, RUN_REPORT },
  })
  const { tally, failures } = JSON.parse(readFileSync(RUN_REPORT, 'utf8')) as RunReport
  expect(tally).toEqual({ passed: 1, failed: 3, skipped: 1 })
  expect(failures.toSorted()).toEqual([
    'a.test.ts › a folder\n    no room',
    'a.test.ts › divides\n    half: expected 1 to be 2 // Object.is equality',
    expect.stringMatching(/^b\.test\.ts\n {4}.*no-such-module/),
  ])
})

test('the report of a browser run also names tests that passed only on a second try, with the place of each error', () => {
  const location = { file: path.resolve('e2e/support/page.ts'), line: 7 }
  const context = path.join(mkdtempSync(path.join(tmpdir(), 'context-')), 'error-context.md')
  writeFileSync(
    context,
    [
      '# Error details',
      '',
      '```yaml',
      '- main [ref=e1]:',
      '  - heading "En espera" [level=2] [ref=e2]',
      '  - button "Aprobar" [ref=e3]',
      '  - alert [ref=e4]: No se pudo',
      '```',
      '',
      '# Test source',
    ].join('\n'),
  )
  const attachments = [{ name: 'error-context', path: context }]
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    line: 3,
    tests: [
      {
        status,
        results: [
          { errors: [{ message: 'too late' }, { message: 'waiting for a button', location }], attachments },
          {},
        ],
      },
    ],
  })
  const file = report({
    suites: [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('shaky', 'flaky')] }] }],
  })
  expect(playwrightFailures(file)).toEqual([
    'e2e/x.spec.ts:3 › shaky\n    too late\n    e2e/support/page.ts:7 waiting for a button\n    the page showed heading "En espera" [level=2], alert: No se pudo',
  ])
})

test('a browser test that passed only on a second try is counted as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })
  expect(playwrightTally(file)).toEqual({ passed: 5, failed: 3, skipped: 1 })
})

test('the last line of the report names skipped tests only if there are any', () => {
  const all = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(closingLine(all)).toBe('3 passed, 1 failed')
  expect(closingLine({ ...all, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
