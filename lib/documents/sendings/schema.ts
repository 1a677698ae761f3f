import { z } from 'zod'
import { sendingsText } from '@/content/document-sendings'
import { subjects, type Subject } from '@/lib/documents/folders'

export const setSendingClientsSchema = z.strictObject({
  file: z.uuid(),
  clients: z.array(z.uuid()).max(500),
})

export const removeSendingFileSchema = z.strictObject({ file: z.uuid() })

/** The folders that a member may choose; the other folders are for files that clients send. */
export const sendingSubjects = subjects.filter(
  (subject) => !['requests', 'messages', 'mail', 'others'].includes(subject),
)

const minuteMs = 60_000
/** The database function `send_sending` refuses to send later than this. */
const latestMs = 90 * 24 * 60 * minuteMs

export const sendSchema = z.strictObject({
  sending: z.uuid(),
  /** The id of the new draft with the files for which no client was chosen. */
  rest: z.uuid(),
  message: z.string().trim().max(2000, sendingsText.form.tooLong),
  folder: z.enum(sendingSubjects as [Subject]).nullable(),
  /** The moment at which the files are sent, but never sooner than in ten minutes; null means in ten minutes. */
  leaveAt: z.iso
    .datetime({ offset: true, error: sendingsText.form.badTime })
    .refine((at) => Date.parse(at) > Date.now() - minuteMs, { error: sendingsText.form.pastTime })
    .refine((at) => Date.parse(at) < Date.now() + latestMs, { error: sendingsText.form.lateTime })
    .nullable(),
})

export const undoSendingSchema = z.strictObject({ sending: z.uuid() })
export const sendingClientsSchema = z.strictObject({ search: z.string().max(100) })
