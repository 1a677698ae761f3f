import { z } from 'zod'
import { hoursText } from '@/content/appointment-hours'
import { outsideText } from '@/content/appointment-outside'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/fields/name'
import { personId } from '@/lib/ids'

const { problems } = hoursText
const member = personId

/** At most `most` ranges [from, until] in minutes; `limit` is the length of the day or week in minutes. */
const ranges = (limit: number, most: number) =>
  z
    .array(
      z
        .tuple([z.int().min(0).max(limit), z.int().min(0).max(limit)])
        .refine(([from, until]) => from < until, problems.range),
    )
    .max(most)

/** `week` has minutes since Monday 0:00, Bogotá time; with null the member keeps the firm's hours. */
export const weekSchema = z.strictObject({
  member,
  week: ranges(10_080, 28).nullable(),
  /** The weekdays on which the member works at home; 0 is Monday. */
  home: z.array(z.int().min(0).max(6)).max(7),
})

/** `hours` has minutes since midnight, Bogotá time; [] closes the day, and null gives back the usual hours. */
export const daySchema = z.strictObject({
  member,
  day: z.string().refine(isCivilDay, problems.day),
  hours: ranges(1440, 4).nullable(),
})

const moment = z.iso.datetime({ error: problems.day })
const note = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
  .refine((text) => Array.from(text).length <= 500)
const step = { appointment: z.uuid(), seen: z.int().min(0) }
/** What happens to an open appointment in an absence: another member attends it, or it is moved or cancelled. */
const planned = z.discriminatedUnion('act', [
  z.strictObject({ ...step, act: z.literal('give'), person: z.uuid() }),
  z.strictObject({ ...step, act: z.literal('move'), slot: moment, note }),
  z.strictObject({ ...step, act: z.literal('cancel'), note }),
])
export type Planned = z.output<typeof planned>

export const absenceSchema = z
  .strictObject({
    member,
    from: moment,
    until: moment,
    reason: nameText(3, 120, problems.reason),
    standIn: z.uuid().nullable(),
    plan: z.array(planned).max(500),
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: problems.hours,
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 400 * 86_400_000, {
    path: ['until'],
    message: problems.long,
  })

/** A calendar on this machine is read only with the embedded backend of development and tests. */
const isLoopback = (text: string) => /^http:\/\/127\.0\.0\.1:\d+\/\S*$/.test(text)

/** `address` is the URL of an iCal calendar; with `tentative`, tentative events block hours too. */
export const outsideSchema = z.strictObject({
  address: z
    .string()
    .trim()
    .max(2000, outsideText.problems.address)
    .refine(
      (text) => /^(https|webcal):\/\/\S+$/i.test(text) || isLoopback(text),
      outsideText.problems.address,
    ),
  tentative: z.boolean(),
})
export const keepHoursSchema = z.strictObject({ appointment: z.uuid() })
export const removeOutsideSchema = z.strictObject({ member })

export const endAbsenceSchema = z.strictObject({ absence: z.uuid() })
