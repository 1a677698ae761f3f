import { z } from 'zod'
import { noticeTopics } from '@/content/notification-choices'
import { noticeKinds } from '@/content/notifications'
import { mailTimes } from '@/lib/auth/mail-times'
import { accountId } from '@/lib/ids'

const text = z.string().optional()

export const noticeShape = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** The client that the notification is about; null when it concerns only the person or the firm. */
  account: accountId.nullable(),
  subject: z.uuid(),
  data: z.object({
    title: text,
    by: text,
    what: text,
    /** `at` is a moment (ISO 8601), `due` a day (yyyy-MM-dd). */
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
  /** How often the event happened since the person last read this notification. */
  count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
  seen: z.boolean(),
  read: z.boolean(),
})
export type Notice = z.output<typeof noticeShape>

/** `unread` is at most 101, which means "more than 100". */
export const noticePageShape = z.object({
  rows: z.array(noticeShape),
  next: z.tuple([z.string(), z.string()]).nullable(),
  unread: z.number(),
})
export type NoticePage = z.output<typeof noticePageShape>

const side = { firm: z.boolean() }
const moment = z.iso.datetime({ offset: true })

/** `until` is the time of the newest notification on the page, so that newer notifications stay unread. */
export const untilSchema = z.strictObject({ ...side, until: moment })
export const markSchema = z.strictObject({ id: z.uuid(), read: z.boolean() })
export const unmarkAllSchema = z.strictObject({ stamp: moment })

const hour = z.number().int().min(0).max(23)
const rest = { from: hour, until: hour, sundays: z.boolean() }

/** `addressed` is false for people of an account other than its contact; most of their mails are daily by default. */
export const settingsShape = z.object({
  addressed: z.boolean(),
  choices: z.record(z.enum(noticeTopics), z.enum(mailTimes)),
  rest: z.object(rest),
  push: z.object({
    choices: z.record(z.enum(noticeTopics), z.boolean()),
    devices: z.array(z.object({ id: z.uuid(), agent: z.string(), made_at: z.string() })),
  }),
})
export type NoticeSettings = z.output<typeof settingsShape>

export const saveChoiceSchema = z.strictObject({ topic: z.enum(noticeTopics), mail: z.enum(mailTimes) })
export const stopSchema = z.object({ link: z.string().max(300) })
/** Quiet hours are hours of the day in Bogotá; a person with equal `from` and `until` has none. */
export const saveRestSchema = z.strictObject(rest)
