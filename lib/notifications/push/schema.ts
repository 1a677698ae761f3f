import { z } from 'zod'
import { noticeTopics } from '@/content/notification-choices'
import { longestEndpoint } from '@/lib/notifications/push/endpoint'
import { noticeShape } from '@/lib/notifications/schema'

/** A push is about one `notification`, or about all notifications since the moment `since`. */
export const pushJob = z.object({
  device: z.uuid(),
  /** The host of the push service, so that jobs for a host that is down do not delay jobs for other hosts. */
  service: z.string(),
  notification: z.uuid().nullable().default(null),
  since: z.string().nullable().default(null),
})
export type PushJob = z.output<typeof pushJob>

/** The answer of the database function `push_of`. */
export const pushShape = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  firm: z.boolean(),
  several: z.boolean(),
  count: z.number(),
  first: noticeShape,
})
export type Push = z.output<typeof pushShape>

/** `device` is the browser's id on this site if the person turned pushes on in this browser before. */
export const keepDeviceSchema = z.strictObject({
  endpoint: z.string().max(longestEndpoint),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  device: z.uuid().nullable(),
})
export type KeepDevice = z.input<typeof keepDeviceSchema>
export const dropDeviceSchema = z.strictObject({ device: z.uuid() })
export const savePushChoiceSchema = z.strictObject({ topic: z.enum(noticeTopics), wanted: z.boolean() })
