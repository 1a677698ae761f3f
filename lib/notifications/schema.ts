import { z } from 'zod'
import { noticeKinds } from '@/content/notifications'
import { accountId } from '@/lib/ids'

const text = z.string().optional()

export const noticeShape = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** The client that it is about; null for what concerns the person or the firm alone. */
  account: accountId.nullable(),
  subject: z.uuid(),
  data: z.object({
    title: text,
    by: text,
    what: text,
    /** A moment (ISO 8601), and a day (yyyy-MM-dd). */
    at: text,
    due: text,
    role: text,
    client: text,
    obligation: text,
    name: text,
    municipality: text,
    period: text,
    kind: text,
    reason: text,
  }),
  /** How often it happened since the person last read it. */
  count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
  seen: z.boolean(),
  read: z.boolean(),
})
export type Notice = z.output<typeof noticeShape>

/** `unread` counts to 101, which means "more than 100". */
export const noticePageShape = z.object({
  rows: z.array(noticeShape),
  next: z.tuple([z.string(), z.string()]).nullable(),
  unread: z.number(),
})
export type NoticePage = z.output<typeof noticePageShape>

const side = { firm: z.boolean() }
const moment = z.iso.datetime({ offset: true })

/** `until` is the newest notification that the page shows; what came later stays as it is. */
export const untilSchema = z.strictObject({ ...side, until: moment })
export const markSchema = z.strictObject({ id: z.uuid(), read: z.boolean() })
export const unmarkAllSchema = z.strictObject({ stamp: moment })
