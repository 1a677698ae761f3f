import { z } from 'zod'
import { messages } from '@/content/messages'
import { cleanSubject, cleanWords, subjectProblem, wordsProblem } from '@/lib/messages/rules'

export const words = z.string().max(50_000).transform(cleanWords)
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
  { words: text, files: list }: { words: string; files: string[] },
  context: z.core.$RefinementCtx,
) {
  const problem = wordsProblem(text, list.length)
  if (problem) context.addIssue({ code: 'custom', message: problem, path: ['words'] })
}

/** What the form of a reply holds; `files` are ids of documents. */
export const replySchema = z.strictObject({ words, files }).superRefine(sayingSomething)

/** What the form of a new conversation holds. */
export const letterSchema = z.strictObject({ subject, words, files }).superRefine(sayingSomething)

const ids = { id: z.uuid(), thread: z.uuid() }

/** Both ids are made by the browser: the same message sent again is the same. A subject begins the conversation. */
export const sendSchema = z
  .strictObject({ ...ids, subject: subject.optional(), words, files })
  .superRefine(sayingSomething)

export type SendMessage = z.input<typeof sendSchema>

/** A moment as the database writes it, the key of a page. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/)
