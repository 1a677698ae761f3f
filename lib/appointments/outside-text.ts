import { googleText } from '@/content/appointment-google'
import { outsideText as text } from '@/content/appointment-outside'
import { bogotaDay, daysBetween } from '@/lib/calendar/civil-day'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatDay, formatTime } from '@/lib/format/date'

export type OutsideState = {
  savedAt: string
  readAt: string | null
  tentative: boolean
  /** True after three failed readings or a day without a reading. */
  failing: boolean
  problem: string | null
}

/** In milliseconds: busy hours are ignored once the last reading of their calendar is older than this. */
const countsMs = 48 * 3_600_000

/** Says since when a calendar is read or fails, and until when its hours still block appointments. */
export function outsideSentence({ savedAt, readAt, failing }: OutsideState, now: string): string {
  if (!failing) return readAt ? text.read(momentText(readAt, now)) : text.unread
  const since = readAt ?? savedAt
  const until = Date.parse(since) + countsMs
  if (!readAt || until <= Date.parse(now)) return text.stale(momentText(since, now))
  return text.failing(momentText(since, now), dayText(new Date(until), now))
}

/** Says when a Google calendar was last read, since when reading fails, or that the consent to read it has ended. */
export function googleSentence(state: OutsideState, now: string): string {
  const { savedAt, readAt, failing, problem } = state
  if (problem === 'revoked' || problem === 'key') {
    const until = readAt && Date.parse(readAt) + countsMs
    const rest =
      until && until > Date.parse(now) ? googleText.counts(dayText(new Date(until), now)) : googleText.stale
    return `${googleText[problem]} ${rest} ${googleText.way}`
  }
  // A failed first reading is reported at once, because without a reading the calendar blocks no hours.
  if (failing || (problem && !readAt)) return outsideSentence({ ...state, failing: true }, now)
  const read = readAt
    ? googleText.read(momentText(readAt, now))
    : isFirstReading(state, now)
      ? googleText.reading
      : googleText.unread
  return `${googleText.since(formatDay(savedAt))} ${read}`
}

/** The first reading of a calendar takes seconds; after this time it has probably failed. */
const firstReadingMs = 60_000

export const isFirstReading = ({ savedAt, readAt, problem }: OutsideState, now: string) =>
  !readAt && !problem && Date.parse(now) - Date.parse(savedAt) < firstReadingMs

/** True when the calendar cannot be read again without a new consent. */
export const needsConsent = ({ problem }: OutsideState) => problem === 'revoked' || problem === 'key'

function momentText(moment: string, now: string): string {
  const [time, days] = [formatTime(moment), daysBetween(bogotaDay(moment), bogotaDay(now))]
  if (days === 0) return text.today(time)
  return days === 1 ? text.yesterday(time) : text.before(formatWeekday(moment), time)
}

function dayText(moment: Date, now: string): string {
  const days = daysBetween(bogotaDay(now), bogotaDay(moment))
  if (days === 0) return text.untilToday
  return days === 1 ? text.untilTomorrow : text.untilDay(formatWeekday(moment))
}
