import { inspect } from 'node:util'
import { openTestSite, type TestSite, type TestSiteOptions } from './test-site'

/** Runs a check and exits the process: with 0 if something was tried and nothing failed, otherwise with 1. */
export type Check = (name: string, args: string[]) => Promise<never>

export type Outcome = { tried: number; failed: number; seconds: number }

export class Tries {
  tried = 0
  readonly failures: string[] = []

  expect(good: boolean, what: string): void {
    this.tried++
    if (!good) this.failures.push(what)
  }
}

export const checkOfSite = (
  run: (site: TestSite, tries: Tries, args: string[]) => Promise<void>,
  options: TestSiteOptions = {},
): Check => checkOf(() => openTestSite(options), run)

export function checkOf<T extends { stop: () => Promise<void> }>(
  open: () => Promise<T>,
  run: (subject: T, tries: Tries, args: string[]) => Promise<void>,
): Check {
  return async (name, args) => {
    const tries = new Tries()
    const started = performance.now()
    let opening: Promise<T> | undefined
    const stopAndExit = async (code: number): Promise<never> => {
      // A site can be stopped only after it has started; otherwise its processes would continue to run.
      const subject = await opening?.catch(() => undefined)
      await subject?.stop()
      process.exit(code)
    }
    // A signal calls `end` and makes `run` fail, which calls `end` again. Everything must be stopped only once.
    let ending: Promise<never> | undefined
    const end = (code: number) => (ending ??= stopAndExit(code))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1))
    try {
      opening = open()
      await run(await opening, tries, args)
    } catch (error) {
      tries.expect(false, `broke off: ${inspect(error)}`)
    }
    printFailures(tries.failures)
    const seconds = Math.round((performance.now() - started) / 1000)
    const outcome: Outcome = { tried: tries.tried, failed: tries.failures.length, seconds }
    console.log(`${name}: ${outcome.tried} tried, ${outcome.failed} failed (${seconds} s)`)
    if (!ending) process.send?.(outcome)
    return end(outcome.tried > 0 && outcome.failed === 0 ? 0 : 1)
  }
}

const shown = 60

function printFailures(failures: readonly string[]): void {
  const kinds = new Map<string, number>()
  for (const failure of failures) kinds.set(failure, (kinds.get(failure) ?? 0) + 1)
  for (const [failure, times] of [...kinds].slice(0, shown))
    console.log(`  ${failure}${times > 1 ? ` (${times} times)` : ''}`)
  if (kinds.size > shown) console.log(`  and ${kinds.size - shown} more kinds`)
}

const atOnce = 16

export async function sideBySide<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one)
    }),
  )
}
