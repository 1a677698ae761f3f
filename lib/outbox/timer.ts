import 'server-only'
import { tick } from '@/lib/outbox/tick'

const everyMs = 5000
const holder = globalThis as typeof globalThis & { portalTimer?: NodeJS.Timeout }

/** Starts the housekeeping of a long-running server, once per process however often this module is loaded. */
export function startTimer(): void {
  clearInterval(holder.portalTimer)
  let running = false
  holder.portalTimer = setInterval(async () => {
    if (running) return
    running = true
    await tick(20_000).finally(() => (running = false))
  }, everyMs)
  holder.portalTimer.unref()
}
