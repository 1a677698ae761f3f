import 'server-only'
import { tick } from '@/lib/outbox/tick'

const everyMs = 5000
/** What looks through all files comes once a minute. */
const roundsPerMend = 12
const holder = globalThis as typeof globalThis & { portalTimer?: NodeJS.Timeout }

/** Starts the housekeeping of a long-running server, once per process however often this module is loaded. */
export function startTimer(): void {
  clearInterval(holder.portalTimer)
  let running = false
  let round = 0
  holder.portalTimer = setInterval(async () => {
    if (running) return
    running = true
    const scope = round++ % roundsPerMend === 0 ? 'all' : 'outbox'
    await tick(20_000, scope).finally(() => (running = false))
  }, everyMs)
  holder.portalTimer.unref()
}
