import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { failureText, type Tally } from './reports'

export type RunReport = { tally: Tally; failures: string[] }

const messages = (errors: readonly SerializedError[] = []) => errors.map(({ message }) => message)

function failuresOf(module: TestModule): string[] {
  const around = [module, ...module.children.allSuites()].flatMap((suite) => {
    const name = suite.type === 'suite' ? [suite.fullName] : []
    return messages(suite.errors()).map((message) =>
      failureText([module.relativeModuleId, ...name].join(' › '), message),
    )
  })
  const tests = [...module.children.allTests('failed')].map((test) =>
    failureText(`${module.relativeModuleId} › ${test.fullName}`, messages(test.result().errors)[0]),
  )
  return [...around, ...tests]
}

/** This reporter replaces Vitest's JSON report, which does not name hooks that failed inside a `describe`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const failures = [
      ...modules.flatMap(failuresOf),
      ...messages(outside).map((message) => failureText('outside of a test', message)),
    ]
    const count = (state: 'passed' | 'skipped') =>
      modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0)
    const tally = { passed: count('passed'), failed: failures.length, skipped: count('skipped') }
    writeFileSync(
      process.env.RUN_REPORT ?? 'run-report.json',
      JSON.stringify({ tally, failures } satisfies RunReport),
    )
  }
}
