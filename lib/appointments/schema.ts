import { z } from 'zod'
import { appointments } from '@/content/appointments'
import { waitsText } from '@/content/appointment-waits'
import { placeNames } from '@/lib/appointments/places'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { colombianNumber } from '@/lib/fields/phone'
import { oneLine } from '@/lib/format/one-line'

const { problems } = appointments.booking
const longestTitle = 120

const slot = z.iso.datetime({ error: problems.slot })
const appointment = z.uuid()
// Counts characters like the database does; `text.length` would count an emoji as two.
const title = z
  .string()
  .transform(oneLine)
  .refine((text) => Array.from(text).length <= longestTitle, problems.title)
  .transform((text) => text || appointments.event.title)
/** `seen` is the version that the client saw; the change is refused if the appointment changed meanwhile. */
const seen = z.int().min(0)

/** A second request with the same `key` books nothing. */
export const bookingSchema = z.strictObject({
  key: z.uuid(),
  title,
  slot,
  /** The member who attends; by default a member who is free. */
  person: z.uuid().optional(),
  /** The id of the kind of appointment; without a kind the appointment takes an hour. */
  type: z.uuid().optional(),
  /** One of the places that the kind of appointment offers; by default its first place. */
  place: z.enum(placeNames).optional(),
  /** The phone number to call, if the firm calls the client. */
  number: colombianNumber(problems.number).optional(),
  /** The answer to the question that this kind of appointment asks. */
  answer: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .refine((text) => Array.from(text).length <= 500, appointments.booking.answerProblem)
    .optional(),
})
export type Booking = z.output<typeof bookingSchema>

export const bookItemSchema = z.strictObject({ item: z.uuid(), key: z.uuid(), slot })

/** An entry of the waiting list has at most this many ranges of days. */
export const mostRanges = 5
const day = z.string().refine(isCivilDay, waitsText.problems.days)

/** `days` has the first and last day of each range; without `type` the client waits for the usual appointment. */
export const waitSchema = z.strictObject({
  title,
  type: z.uuid().optional(),
  place: z.enum(placeNames).optional(),
  number: colombianNumber(problems.number).optional(),
  days: z
    .array(z.tuple([day, day]).refine(([first, last]) => first <= last, waitsText.problems.days))
    .min(1)
    .max(mostRanges),
})
export const leaveWaitSchema = z.strictObject({ wait: z.uuid() })

export const changeSchema = z.strictObject({ appointment, slot, seen })
export const changePlaceSchema = z.strictObject({
  appointment,
  seen,
  place: z.enum(placeNames),
  /** The phone number to call, if the firm calls the client. */
  number: colombianNumber(problems.number).optional(),
})
export const confirmSchema = z.strictObject({ appointment, seen })
export const cancelSchema = z.strictObject({ appointment })

/** The last row of the previous page, `{starts_at}_{id}`, with the time as the database wrote it. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.+Z-]{8,20}_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [at = '', id = ''] = text.split('_')
    return { at, id }
  })
  .refine(({ at, id }) => !Number.isNaN(Date.parse(at)) && z.uuid().safeParse(id).success)
  .transform(({ at, id }) => ({ at: new Date(at).toISOString(), id }))
export type Cursor = z.output<typeof cursor>

/** With an invalid `antes` the page shows the start of the list. */
export const appointmentsQuery = z.object({ antes: cursor.optional().catch(undefined) })
