import 'server-only'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const minimumMs = 500
const jitterMs = 120

/**
 * Answers, or fails, no sooner than half a second and a little chance after the start: the auth service is slower for
 * an address it knows, and that must not tell who has an account.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    await wait(Math.max(0, minimumMs + randomInt(jitterMs) - (performance.now() - started)))
  }
}
