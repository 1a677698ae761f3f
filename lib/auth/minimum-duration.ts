import 'server-only'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const minimumMs = 500
const jitterMs = 120
/** In milliseconds: how long a form's slowest answer determines the minimum duration of the form's answers. */
const memoryMs = 10 * 60_000
const longestMs = 5_000

type RareForm = 'registration' | 'mail'
const slowest = new Map<RareForm, { ms: number; at: number }>()

/**
 * Response times must not reveal which addresses have accounts, so an answer takes at least half a second.
 * On a busy server, forms that send mail need more time, so they take as long as their slowest recent answer.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>, form?: RareForm): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const now = performance.now()
    const least = Math.max(minimumMs, form ? slowestLately(form, now - started, now) : 0)
    await wait(Math.max(0, least + randomInt(jitterMs) - (now - started)))
  }
}

function slowestLately(form: RareForm, took: number, now: number): number {
  const known = slowest.get(form)
  if (known && known.ms > took && now - known.at < memoryMs) return known.ms
  const ms = Math.min(took, longestMs)
  slowest.set(form, { ms, at: now })
  return ms
}
