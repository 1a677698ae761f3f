import 'server-only'
import type { BusinessDays } from '@/lib/calendar/business-days'
import { bogotaClock, bogotaDay } from '@/lib/calendar/civil-day'
import type { MailPayload } from '@/lib/mail/mail-payload'
import { digestShape, digestValues, type Digest } from '@/lib/notifications/digest-lines'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Summaries are sent between these minutes of the day, in Bogotá time. */
const firstMinute = 7 * 60 + 30
const lastMinute = 18 * 60

export function isDigestTime(days: BusinessDays, now: Date): boolean {
  const clock = bogotaClock(now)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  return days.has(bogotaDay(now)) && minute >= firstMinute && minute < lastMinute
}

/** Queues the summaries of a business day at most once, and returns their number. */
export async function queueDigests(days: BusinessDays, now: Date): Promise<number> {
  if (!isDigestTime(days, now)) return 0
  return unwrap(adminClient().rpc('queue_digests', { day: bogotaDay(now) }), 'notifications.digests')
}

type NoticeMail = Extract<MailPayload, { template: 'notice-digest' | 'notice-now' }>

export const isNoticeMail = (mail: MailPayload): mail is NoticeMail =>
  mail.template === 'notice-digest' || mail.template === 'notice-now'

/** Returns the present content of a notification mail; null when the person has read everything or turned it off. */
export async function readDigest({ data }: NoticeMail): Promise<Digest | null> {
  const { person, notification } = data
  const asked = adminClient().rpc('digest_of', { person, ...(notification && { notification }) })
  return unwrap(asked, 'notifications.digest', digestShape.nullable())
}

export const filledMail = (mail: NoticeMail, digest: Digest): NoticeMail => ({
  ...mail,
  data: { ...mail.data, ...digestValues(digest) },
})

/** A summary is recorded after its mail was sent, because a second mail is better than none. */
export async function noteMailed({ ids, at }: Digest): Promise<void> {
  await unwrap(adminClient().rpc('note_mailed', { ids, at }), 'notifications.mailed')
}
