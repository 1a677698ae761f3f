import { z } from 'zod'
import { inbox } from '@/content/message-inbox'
import { accountId, personId } from '@/lib/ids'
import { files, moment, sayingSomething, subject, body } from '@/lib/messages/schema'
import { nameText } from '@/lib/fields/name'

const { limits, savedAnswers } = inbox
const ids = { id: z.uuid(), thread: z.uuid() }

/** The answer is refused if another member answered after `seen`, the time of the newest message on the page. */
export const answerSchema = z
  .strictObject({ ...ids, body, files, seen: moment.nullish() })
  .superRefine(sayingSomething)

export const beginSchema = z
  .strictObject({ ...ids, client: accountId, subject, body, files })
  .superRefine(sayingSomething)

/** The browser makes the ids, so that a repeated request sends nothing twice. */
export const beginManySchema = z
  .strictObject({
    threads: z
      .array(z.strictObject({ ...ids, client: accountId }))
      .min(1)
      .max(100),
    subject,
    body,
  })
  .superRefine((input, context) => sayingSomething({ ...input, files: [] }, context))

/** The change is refused if the assignee is no longer `expected`, the one that the member saw. */
export const assignSchema = z.strictObject({
  thread: z.uuid(),
  member: personId.nullable(),
  expected: z.uuid().nullable(),
})

export const closeSchema = z.strictObject({ thread: z.uuid(), closed: z.boolean(), seen: moment.nullable() })

export const savedAnswerFields = z.object({
  title: nameText(1, limits.title, savedAnswers.problems.noTitle, savedAnswers.problems.longTitle),
  body: z
    .string()
    .trim()
    .min(1, savedAnswers.problems.noBody)
    .max(limits.body, savedAnswers.problems.longBody),
})
/** `seen` is the revision that the member edited; null for a new saved answer. */
export const saveAnswerSchema = savedAnswerFields.extend({ id: z.uuid(), seen: z.int().nullable() })
export const removeAnswerSchema = z.strictObject({ id: z.uuid(), seen: z.int() })
export type SavedAnswerFields = z.input<typeof savedAnswerFields>
