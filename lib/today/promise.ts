import { firm } from '@/content/firm'
import { addDays, bogotaClock, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { isBusinessDay } from '@/lib/calendar/holidays'
import type { QueueKind } from '@/lib/today/lines'

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const [{ opens, closes }] = firm.hours
const [opening, closing] = [minutesOf(opens), minutesOf(closes)]

/** People expect an answer to these kinds of entries. Obligations have a due date of their own. */
const promised: readonly QueueKind[] = [
  'invoice',
  'message',
  'appointment',
  'request',
  'registration',
  'contact',
]

/** Returns the ISO moment that is `hours` of opening time after `at`; null without a promise. */
export function promisedBy(kind: QueueKind, at: string, hours: number | null): string | null {
  if (hours === null || !promised.includes(kind)) return null
  const clock = bogotaClock(at)
  let day = bogotaDay(at)
  let from = Math.max(opening, clock.getUTCHours() * 60 + clock.getUTCMinutes())
  for (let left = hours * 60; ; day = addDays(day, 1), from = opening) {
    const open = isBusinessDay(day) ? Math.max(0, closing - from) : 0
    if (left <= open) return momentAt(day, (from + left) / 60)
    left -= open
  }
}
