import { z } from 'zod'
import { agenda } from '@/content/appointment-agenda'
import { appointments } from '@/content/appointments'
import { placeStepText } from '@/content/appointment-place-step'
import { closedHours } from '@/content/appointment-closures'
import { daysBetween, isCivilDay } from '@/lib/calendar/civil-day'
import { placeNames } from '@/lib/appointments/places'
import { mostTimes } from '@/lib/appointments/series'
import { nameText } from '@/lib/fields/name'
import { colombianNumber } from '@/lib/fields/phone'
import { oneLine } from '@/lib/format/one-line'

const { problems } = agenda.steps
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '').trim()
/** Counts characters like the database does; `text.length` would count an emoji as two. */
const length = (text: string) => Array.from(text).length

const appointment = z.uuid()
/** `seen` is the version that the member saw; the change is refused if the appointment changed meanwhile. */
const seen = z.int().min(0)
const slot = z.iso.datetime({ error: problems.slot })
const person = z.uuid({ error: problems.person })
const note = z
  .string()
  .transform(clean)
  .refine((text) => length(text) <= 500, problems.note)

export const stepSchema = z.strictObject({ appointment, seen })
export const cancelSchema = z.strictObject({ appointment, seen, note })
export const moveSchema = z.strictObject({ appointment, seen, slot, note, person })
/** `detail` is the phone number or how to attend; with '' the usual text of the kind of appointment is used. */
export const placeSchema = z
  .strictObject({
    appointment,
    seen,
    place: z.enum(placeNames),
    detail: z.string().transform(oneLine),
    note,
  })
  .superRefine(({ place, detail }, context) => {
    if (detail === '') return
    const judged =
      place === 'phone'
        ? colombianNumber(appointments.booking.problems.number).safeParse(detail)
        : nameText(3, 200, placeStepText.problem).safeParse(detail)
    if (!judged.success)
      context.addIssue({
        code: 'custom',
        path: ['detail'],
        message: place === 'phone' ? appointments.booking.problems.number : placeStepText.problem,
      })
  })
export const missSchema = z.strictObject({ appointment, seen, missed: z.boolean() })
/** `seen` is the version of the remark that the member saw; null when there was no remark. */
export const remarkSchema = z.strictObject({
  appointment,
  seen: seen.nullable(),
  body: z
    .string()
    .transform(clean)
    .refine((text) => length(text) <= 4000, agenda.details.remark.problem),
})
/** `second` attends together with `person`; null when nobody else attends. */
export const assignSchema = z.strictObject({ appointment, seen, person, second: z.uuid().nullable() })
/** `what` says whether the two appointments swap their hours or their first members. */
export const swapSchema = z.strictObject({
  appointment,
  seen,
  other: z.uuid({ error: problems.other }),
  otherSeen: seen,
  what: z.enum(['hours', 'people']),
  note,
})
export const proposeSchema = z.strictObject({
  client: z.uuid({ error: problems.client }),
  slot,
  title: nameText(1, 120, problems.title),
  note,
  person,
  /** The id of the kind of appointment; without a kind the appointment takes an hour. */
  type: z.uuid().optional(),
  /** The second member who attends; by default the second member of this kind of appointment. */
  second: z.uuid().optional(),
  /** One of the places that the kind of appointment offers; by default its first place. */
  place: z.enum(placeNames).optional(),
  /** The phone number to call; empty if the firm does not know the number. */
  number: z.union([z.literal(''), colombianNumber(appointments.booking.problems.number)]).optional(),
  /** If true, the appointment is booked without waiting for the client's answer. */
  confirmed: z.boolean(),
})

/** `series` is the id of the new series, so that a repeated request creates no second series. */
export const seriesSchema = proposeSchema
  .omit({ slot: true })
  .extend({ series: z.uuid(), slots: z.array(slot).min(1, problems.slot).max(mostTimes) })

const day = z.string().refine(isCivilDay, closedHours.problems.day)

/** `expected` is the number of appointments that the administrator saw; if it changed, the closure is refused. */
export const closeSchema = z
  .strictObject({
    firstDay: day,
    lastDay: day,
    from: z.int().min(0).max(23),
    until: z.int().min(1).max(24),
    reason: nameText(3, 120, closedHours.problems.reason),
    expected: z.int().min(0),
  })
  .superRefine(({ firstDay, lastDay, from, until }, context) => {
    if (!isCivilDay(firstDay) || !isCivilDay(lastDay)) return
    const days = daysBetween(firstDay, lastDay)
    if (days < 0) context.addIssue({ code: 'custom', path: ['lastDay'], message: closedHours.problems.order })
    if (days > 60) context.addIssue({ code: 'custom', path: ['lastDay'], message: closedHours.problems.long })
    if (from >= until)
      context.addIssue({ code: 'custom', path: ['until'], message: closedHours.problems.hours })
  })
export const openSchema = z.strictObject({ closure: z.uuid() })
