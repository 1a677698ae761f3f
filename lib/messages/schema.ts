import { z } from 'zod'
import { messages } from '@/content/messages'
import { oneLine } from '@/lib/format/one-line'

const { limits, problems } = messages
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/gu

/** Invisible characters that reorder the text around them could show other words than the sender typed. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/gu

/** Cleans a text for storage: valid Unicode without control characters; line breaks stay. */
export const cleanBody = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(reordering, '')
    .trim()

export const cleanSubject = oneLine

/** Counts characters like the database does; `text.length` would count an emoji as two. */
const lengthOf = (text: string) => Array.from(text).length
const isBlank = (text: string) => text.replace(invisible, '') === ''

export function bodyProblem(body: string, files: number): string | null {
  if (isBlank(body) && files === 0) return problems.empty
  const length = lengthOf(body)
  return length > limits.body ? problems.long(length) : null
}

export function subjectProblem(subject: string): string | null {
  if (isBlank(subject)) return problems.noSubject
  const length = lengthOf(subject)
  return length > limits.subject ? problems.longSubject(length) : null
}

export const body = z.string().max(50_000).transform(cleanBody)
export const files = z.array(z.uuid()).max(messages.limits.files, messages.problems.files)
export const subject = z
  .string()
  .max(5000)
  .transform(cleanSubject)
  .superRefine((text, context) => {
    const problem = subjectProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export function sayingSomething(
  { body: text, files: list }: { body: string; files: string[] },
  context: z.core.$RefinementCtx,
) {
  const problem = bodyProblem(text, list.length)
  if (problem) context.addIssue({ code: 'custom', message: problem, path: ['body'] })
}

/** The fields of the reply form; `files` are ids of documents. */
export const replySchema = z.strictObject({ body, files }).superRefine(sayingSomething)

export const newThreadSchema = z.strictObject({ subject, body, files }).superRefine(sayingSomething)

const ids = { id: z.uuid(), thread: z.uuid() }

/**
 * The browser makes `id` and `thread`, so that a repeated request sends nothing twice.
 * A message with a `subject` begins a conversation.
 */
export const sendSchema = z
  .strictObject({ ...ids, subject: subject.optional(), body, files })
  .superRefine(sayingSomething)

export type SendMessage = z.input<typeof sendSchema>

/** A time as the database writes it, at which a page of messages begins or ends. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/)
