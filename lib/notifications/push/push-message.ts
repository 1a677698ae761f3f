import { firm } from '@/content/firm'
import { pushKinds, pushText } from '@/content/notification-pushes'
import { noticeLine } from '@/lib/notifications/notice-line'
import type { Push } from '@/lib/notifications/push/schema'

/** The service worker shows this message, which replaces an earlier message with the same `tag`. */
export type PushMessage = { title: string; body: string; href: string; tag: string }

/** A locked screen may show the message, so it contains no names and no amounts. */
export function pushMessage({ firm: isMember, several, count, first }: Omit<Push, 'endpoint'>): PushMessage {
  const reader = isMember ? 'firm' : 'client'
  if (count > 1) {
    const href = isMember ? '/admin/notificaciones' : '/portal/notificaciones'
    return { title: firm.shortName, body: pushText.several(count), href, tag: 'novedades' }
  }
  const words = pushKinds[first.kind]
  const body = typeof words === 'string' ? words : first.data.what === 'soon' ? words.soon : words.other
  return { title: firm.shortName, body, href: noticeLine(first, reader, several).href, tag: first.id }
}

const pressing: ReadonlySet<string> = new Set(['signature', 'signature-turn', 'security', 'access'])

/** Push services wake a sleeping phone only for messages with the urgency `high` (RFC 8030, 5.3). */
export const urgencyOf = ({ count, first }: Pick<Push, 'count' | 'first'>): 'high' | 'normal' =>
  count === 1 && (pressing.has(first.kind) || first.data.what === 'soon') ? 'high' : 'normal'
