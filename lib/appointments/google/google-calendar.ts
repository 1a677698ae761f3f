import 'server-only'
import { z } from 'zod'
import { callGoogle, googleAddress } from '@/lib/appointments/google/google-call'
import type { BusyRange } from '@/lib/calendar/busy-times'
import { busyLimits } from '@/lib/calendar/busy-limits'
import { DeliveryError } from '@/lib/deliveries/delivery-error'

const dayMs = 86_400_000
/** Google refuses requests for the busy times of more than 90 days. */
const daysPerQuestion = 60
const mostRanges = busyLimits.instances

const instant = z.iso.datetime({ offset: true })
const busyAnswer = z.object({
  calendars: z.object({
    primary: z.object({
      errors: z.array(z.object({ reason: z.string() })).optional(),
      busy: z.array(z.object({ start: instant, end: instant })).default([]),
    }),
  }),
})

/** Returns the person's busy times in minutes since 1970, without asking Google for titles. */
export async function busyTimes(
  access: string,
  from: number,
  until: number,
  signal: AbortSignal,
): Promise<BusyRange[]> {
  const ranges: BusyRange[] = []
  for (let begin = from; begin < until; begin += daysPerQuestion * dayMs) {
    const end = Math.min(begin + daysPerQuestion * dayMs, until)
    const answer = await callGoogle(googleAddress('calendar', '/calendar/v3/freeBusy'), {
      method: 'POST',
      access,
      body: {
        timeMin: new Date(begin).toISOString(),
        timeMax: new Date(end).toISOString(),
        items: [{ id: 'primary' }],
      },
      shape: busyAnswer,
      signal,
    })
    const { errors, busy } = answer.calendars.primary
    if (errors?.length) throw new DeliveryError('google:calendar-refused')
    if (ranges.length + busy.length > mostRanges) throw new DeliveryError('google:too-many')
    for (const range of busy) {
      const [start, stop] = [Date.parse(range.start), Date.parse(range.end)]
      if (start < stop) ranges.push([Math.floor(start / 60_000), Math.ceil(stop / 60_000)])
    }
  }
  return ranges
}
