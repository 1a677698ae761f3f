import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { mailTopics } from '@/content/notification-choices'
import { env } from '@/lib/env'
import { personId } from '@/lib/ids'

export const subscriptionShape = z.object({ person: personId, topic: z.enum(mailTopics) })
export type Subscription = z.output<typeof subscriptionShape>

/** A link works for this many milliseconds, so that somebody who finds an old mail cannot turn off mails. */
const lastsMs = 366 * 24 * 3_600_000
/** Links in older mails do not contain an expiry time; they work until this day. */
const formerUntil = '2027-11-27'

/** The link works without a session, so it is signed and concerns only one person and topic. */
const sign = (subject: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`stop-mails\0${subject}`).digest('base64url')

function linkOf({ person, topic }: Subscription): string {
  const until = new Date(Date.now() + lastsMs).toISOString().slice(0, 10)
  const subject = Buffer.from(`${person} ${topic} ${until}`).toString('base64url')
  return new URLSearchParams({ enlace: `${subject}.${sign(subject)}` }).toString()
}

/** `page` asks before it turns the mails off; mail programs post to `route` (RFC 8058). */
export function stopPaths(of: Subscription): { page: string; route: string } {
  const link = linkOf(of)
  return { page: `/notificaciones/baja?${link}`, route: `/api/notificaciones/baja?${link}` }
}

/** Returns null for a link that we did not sign or that has expired. */
export function readStopLink(link: string): Subscription | null {
  const [subject = '', signature = ''] = link.slice(0, 300).split('.')
  const [expected, given] = [Buffer.from(sign(subject)), Buffer.from(signature)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [person, topic, until = formerUntil] = Buffer.from(subject, 'base64url').toString().split(' ')
  if (!(Date.now() < Date.parse(until))) return null
  return subscriptionShape.safeParse({ person, topic }).data ?? null
}
