import type { Job } from '@/lib/outbox/queue'

const firstCeiling = 4
const growth = 4
const lastCeiling = 3600

const dayMs = 24 * 3_600_000
/** A server that slept for days has tried little, however long ago its first try was. */
const fewestTries = 10

/**
 * Seconds until the next try after `attempt` failed ones, drawn evenly from 1 to a ceiling of 4 s, 16 s, 64 s … 1 h:
 * a blip heals while the client still watches, and what was mended is noticed within the hour. The draw comes on top of
 * the other side's Retry-After, so that those who were told the same moment do not come back all at once.
 */
export function retryDelay(attempt: number, retryAfter = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(firstCeiling * growth ** (attempt - 1), lastCeiling)
  return Math.max(1, retryAfter + Math.ceil(random() * ceiling))
}

/** Whether a job has been tried for a day, and often enough. */
export const isOver = (
  { attempts, first_tried_at: first }: Pick<Job, 'attempts' | 'first_tried_at'>,
  now = Date.now(),
): boolean => first !== null && attempts >= fewestTries && now - Date.parse(first) >= dayMs

const failuresToOpen = 5
const openMs = 30_000

export type Circuit = { isOpen: () => boolean; succeeded: () => void; failed: () => void }

/** Stops calling a service after 5 failures in a row; 30 s later one more failure closes the door again. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      failures = 0
      openUntil = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresToOpen) openUntil = now() + openMs
    },
  }
}
