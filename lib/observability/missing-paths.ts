import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { note } from '@/lib/observability/report'

const minuteMs = 60_000
/** The most log entries per minute, for one sender and in total, so that nobody can flood the log. */
const most = { perSender: 10, inAll: 60 }

type Minute = { began: number; senders: Map<string, number>; written: number }
// The bundler may load this module more than once, so the whole process shares one counter.
const holder = globalThis as typeof globalThis & { portalMissingPaths?: Minute }

function thisMinute(now: number): Minute {
  const minute = holder.portalMissingPaths
  if (minute && now - minute.began < minuteMs) return minute
  return (holder.portalMissingPaths = { began: now, senders: new Map(), written: 0 })
}

/** Returns a path for the log, without parts that could be personal (an e-mail, a number, an id). */
export const plainPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((part) => (/^[\w.-]{0,40}$/.test(part) && !/\d{5}/.test(part) ? part : '…'))
    .join('/')

/** Logs a path that does not exist. Throws `rate-limited` after too many of them in one minute. */
export function noteMissingPath(path: string, sender: string, now = Date.now()): void {
  const minute = thisMinute(now)
  const count = minute.senders.get(sender) ?? 0
  if (count >= most.perSender || minute.written >= most.inAll)
    throw new ExpectedError('rate-limited', { retryAfter: Math.ceil((minute.began + minuteMs - now) / 1000) })
  minute.senders.set(sender, count + 1)
  minute.written += 1
  note(`not-found ${plainPath(path)}`)
}
