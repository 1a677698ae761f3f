import { inspect } from 'node:util'
import { openStage, type Stage, type StageOptions } from './test-site'

/** Counts what was tried and keeps what failed, in words. */
export class Tries {
  tried = 0
  readonly failures: string[] = []

  expect(good: boolean, what: string): void {
    this.tried++
    if (!good) this.failures.push(what)
  }
}

const shown = 60

/** A trial on a stage: instances of the site, the embedded backend, PostgreSQL. */
export const trial = (
  name: string,
  run: (stage: Stage, tries: Tries) => Promise<void>,
  options: StageOptions = {},
): Promise<never> => trialOn(() => openStage(options), name, run)

/**
 * Runs one trial on a stage of its own, prints what was tried and what failed, and ends the process: 0 when nothing failed
 * and something was tried.
 */
export async function trialOn<S extends { stop: () => Promise<void> }>(
  open: () => Promise<S>,
  name: string,
  run: (stage: S, tries: Tries) => Promise<void>,
): Promise<never> {
  const tries = new Tries()
  const started = performance.now()
  let opening: Promise<S> | undefined
  const stopAndExit = async (code: number): Promise<never> => {
    // A stage that is half open is opened first: only then it knows all that it has to stop.
    const stage = await opening?.catch(() => undefined)
    await stage?.stop()
    process.exit(code)
  }
  // A signal ends what the trial speaks to, and the trial breaks off by that: the second must not leave before the first.
  let ending: Promise<never> | undefined
  const end = (code: number) => (ending ??= stopAndExit(code))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1))
  try {
    opening = open()
    await run(await opening, tries)
  } catch (error) {
    tries.expect(false, `broke off: ${inspect(error)}`)
  }
  const { tried, failures } = tries
  const kinds = new Map<string, number>()
  for (const failure of failures) kinds.set(failure, (kinds.get(failure) ?? 0) + 1)
  for (const [failure, times] of [...kinds].slice(0, shown))
    console.log(`  ${failure}${times > 1 ? ` (${times} times)` : ''}`)
  if (kinds.size > shown) console.log(`  and ${kinds.size - shown} more kinds`)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${name}: ${tried} tried, ${failures.length} failed (${seconds} s)`)
  return end(tried > 0 && failures.length === 0 ? 0 : 1)
}

const atOnce = 16

/** Works through a list, so many at once. */
export async function sideBySide<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one)
    }),
  )
}
