import 'server-only'
import type { OutsideProblem } from '@/content/appointment-outside'
import { accessToken } from '@/lib/appointments/google/consent'
import { busyTimes } from '@/lib/appointments/google/google-calendar'
import { changedEvents, type EventChange } from '@/lib/appointments/google/google-events'
import { busyLimits } from '@/lib/calendar/busy-limits'
import type { BusyRange } from '@/lib/calendar/busy-times'
import { bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { report } from '@/lib/observability/report'

export type GoogleReading =
  | { problem: OutsideProblem }
  | { busy: BusyRange[]; etag: null; changes?: EventChange[]; syncToken?: string }

const problems: Record<string, OutsideProblem> = {
  'google:invalid_grant': 'revoked',
  'google:slow': 'slow',
  'google:large': 'large',
  'google:too-many': 'too-many',
}

function problemOf(error: DeliveryError): OutsideProblem {
  const known = problems[error.reason]
  if (known) return known
  // Google answers so if the person did not grant, or took back, one of the two permissions.
  return /:(insufficientPermissions|forbidden)$/.test(error.reason) ? 'revoked' : 'unreachable'
}

/** In milliseconds: all calls that read one calendar may together take this long. */
const readingMs = 15_000

/** Reads a Google calendar's busy hours of the next 90 days, and the changed events of the portal. */
export async function readGoogle(
  token: string,
  syncToken: string | null,
  milliseconds = readingMs,
): Promise<GoogleReading> {
  const from = Date.parse(momentAt(bogotaDay(new Date()), 0))
  // One day more than can be booked is read, because the busy hours are used until the calendar is read again.
  const until = from + (busyLimits.days + 2) * 86_400_000
  try {
    const signal = AbortSignal.timeout(milliseconds)
    const access = await accessToken(token, signal)
    const busy = await busyTimes(access, from, until, signal)
    return { busy, etag: null, ...(await changesOrNone(access, syncToken, from, signal)) }
  } catch (error) {
    if (error instanceof DeliveryError) return { problem: problemOf(error) }
    throw error
  }
}

/** Returns no changes if the list of events is too long to be read to its end. */
async function changesOrNone(...wanted: Parameters<typeof changedEvents>) {
  try {
    return await changedEvents(...wanted)
  } catch (error) {
    if (!(error instanceof DeliveryError) || problemOf(error) === 'revoked') throw error
    report(error, 'appointments google-changes')
    return {}
  }
}
