import { z } from 'zod'
import { typesText } from '@/content/appointment-types'
import { placeNames } from '@/lib/appointments/places'
import { nameText, optionalName } from '@/lib/fields/name'

const { problems } = typesText
const number = (least: number, most: number, problem: string, step = 1) =>
  z.coerce
    .number({ error: problem })
    .int(problem)
    .min(least, problem)
    .max(most, problem)
    .multipleOf(step, problem)

export const steps = [5, 10, 15, 20, 30, 60] as const

/** Lengths and margins are in minutes, `notice` in hours, `horizon` in days. */
const content = z.strictObject({
  name: nameText(3, 60, problems.name),
  minutes: number(10, 480, problems.minutes, 5),
  before: number(0, 120, problems.margin, 5),
  after: number(0, 120, problems.margin, 5),
  step: z.coerce.number().pipe(z.literal(steps)),
  notice: number(0, 720, problems.notice),
  horizon: number(1, 90, problems.horizon),
  /** A member has at most this many appointments of this kind on one day. */
  perDay: z.preprocess((value) => (value === '' ? null : value), number(1, 50, problems.perDay).nullable()),
  place: z.enum(placeNames),
  detail: optionalName(3, 200, problems.detail),
  /** The places besides `place` that clients can choose, each with a text on how to attend. */
  otherPlaces: z.partialRecord(z.enum(placeNames), optionalName(3, 200, problems.detail)),
  question: optionalName(3, 200, problems.question),
  byClients: z.boolean(),
})

/** `seen` is the version that the administrator saw; null for a new kind of appointment. */
export const typeSchema = content
  .extend({
    type: z.uuid(),
    members: z.array(z.uuid()).max(200),
    /** A member who always attends together with one of `members`. */
    second: z.preprocess((value) => value || null, z.uuid().nullable()),
    seen: z.int().min(0).nullable(),
  })
  .refine(({ second, members }) => second === null || !members.includes(second), {
    path: ['second'],
    message: problems.second,
  })
export const retireSchema = z.strictObject({ type: z.uuid() })
