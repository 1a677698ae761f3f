import { z } from 'zod'
import { firmRequestsText, requestsText } from '@/content/document-requests'
import { email } from '@/lib/auth/schema'
import { accountId } from '@/lib/ids'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/fields/name'

const { problems } = firmRequestsText

const item = z.strictObject({
  title: nameText(2, 160, problems.item),
  help: z.string().trim().max(500, problems.help),
  required: z.boolean(),
  allowsNone: z.boolean(),
  answerWith: z.enum(['file', 'text', 'appointment']),
})
export type ItemInput = z.input<typeof item>

const title = nameText(3, 120, problems.title)
const note = z.string().trim().max(1000, problems.note)
const items = z
  .array(item)
  .min(1, problems.items)
  .max(40, problems.items)
  .refine((all) => all.some(({ required }) => required), { error: problems.items })

const day = (error: string) =>
  z.string().refine((value) => isCivilDay(value) && value >= bogotaDay(new Date()), { error })
const few = z.int().min(0).max(30)

const content = z.strictObject({
  title,
  note,
  dueOn: day(problems.day),
  items,
  before: few.nullable(),
  every: few.min(1).nullable(),
  until: z.enum(['complete', 'due']),
})
export type RequestContent = z.input<typeof content>

const lastDay = z.union([z.literal('').transform(() => null), day(problems.lastDay)])
const repeat = z.discriminatedUnion('every', [
  z.strictObject({
    every: z.literal('month'),
    series: z.uuid(),
    monthDay: z.int().min(1, problems.monthDay).max(28, problems.monthDay),
    leadDays: z.int().min(1).max(60),
    lastDay,
  }),
  z.strictObject({
    every: z.literal('obligation'),
    series: z.uuid(),
    daysBefore: z.int().min(0).max(60),
    leadDays: z.int().min(1).max(60),
    lastDay,
  }),
])
export type RepeatInput = z.input<typeof repeat>

/**
 * The browser makes the template's id, so that a repeated save adds nothing.
 * `seen` is the version of the template that was edited; null for a new template.
 */
export const saveTemplateSchema = z.strictObject({
  template: z.uuid(),
  seen: z.int().nullable(),
  content: z.strictObject({
    name: nameText(3, 60, problems.templateName),
    title,
    note,
    items,
  }),
})
export const archiveTemplateSchema = z.strictObject({ template: z.uuid(), archive: z.boolean() })

/**
 * The browser makes the request's id, so that a repeated save adds nothing.
 * `seen` is the version of the draft that was edited; null for a new draft.
 */
export const saveRequestSchema = z
  .strictObject({
    request: z.uuid(),
    client: z.uuid({ error: problems.client }),
    content,
    obligation: z.uuid().nullable(),
    send: z.boolean(),
    seen: z.int().nullable(),
    repeat: repeat.nullable(),
  })
  .refine(({ repeat: again, obligation }) => again?.every !== 'obligation' || obligation !== null)

export const sendRequestsSchema = z.strictObject({
  asks: z
    .array(z.strictObject({ id: z.uuid(), client: accountId, obligation: z.uuid().nullable() }))
    .min(1)
    .max(100),
  content,
})

export const cancelRequestSchema = z.strictObject({ request: z.uuid(), seen: z.int() })
export const endSeriesSchema = z.strictObject({ series: z.uuid() })

/** The review is refused if the client changed the answer after the version `seen`. */
export const reviewItemSchema = z.discriminatedUnion('accept', [
  z.strictObject({ item: z.uuid(), seen: z.int(), accept: z.literal(true) }),
  z.strictObject({
    item: z.uuid(),
    seen: z.int(),
    accept: z.literal(false),
    note: z.string().trim().min(1, firmRequestsText.review.noteMissing).max(500, problems.help),
  }),
])

export const addFilesSchema = z.strictObject({ item: z.uuid(), documents: z.array(z.uuid()).min(1).max(20) })
export const delayItemSchema = z
  .strictObject({
    item: z.uuid(),
    seen: z.int(),
    reason: z.enum(['later', 'unknown']),
    day: z.string(),
    note: z.string().trim().max(500, requestsText.lack.noteLong),
  })
  .refine(({ reason, day }) => reason !== 'later' || (isCivilDay(day) && day >= bogotaDay(new Date())), {
    path: ['day'],
    error: requestsText.lack.dayMissing,
  })
/** The item is passed to the person with this `email`, who has the document. */
export const passItemSchema = z.strictObject({ item: z.uuid(), seen: z.int(), email })
export const removeFileSchema = z.strictObject({ item: z.uuid(), document: z.uuid() })
export const answerItemSchema = z.strictObject({
  item: z.uuid(),
  seen: z.int(),
  nothing: z.boolean(),
  answer: z.string().trim().max(2000, 'La respuesta puede tener hasta 2.000 letras.'),
})
export const reopenItemSchema = z.strictObject({ item: z.uuid() })
