import { z } from 'zod'
import { errorMessages } from '@/content/errors'
import { slotFailures, type SlotProblem } from '@/lib/appointments/rules'

const failures = z.array(
  z.object({ slot: z.string(), problem: z.string() }).transform(({ slot, problem }) => ({
    slot,
    sentence: problem in slotFailures ? errorMessages[problem as SlotProblem] : errorMessages['slot-taken'],
  })),
)
/** The hours of a series that could not be booked, each with a sentence that says why. */
export type Failures = z.output<typeof failures>

export const madeSeries = z
  .object({ made: z.tuple([z.uuid()], z.uuid()), failed: failures })
  .transform(({ made, failed }) => ({ first: made[0], made: made.length, failed }))
export const movedSeries = z.object({ moved: z.int(), failed: failures })
export const cancelledSeries = z.int()
