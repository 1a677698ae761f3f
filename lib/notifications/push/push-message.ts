import { firm } from '@/content/firm'
import { pushKinds, pushText } from '@/content/notification-pushes'
import { noticeLine } from '@/lib/notifications/notice-line'
import type { Push } from '@/lib/notifications/push/schema'

/** What the service worker shows. It replaces an earlier message with the same `tag` on the screen. */
export type PushMessage = { title: string; body: string; href: string; tag: string }

/** Returns the message of a push. A locked screen may show it, so it contains no names and no amounts. */
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

/** Returns `high` if a sleeping phone should wake up, because push services do this only for urgent messages (RFC 8030, 5.3). */
export const urgencyOf = ({ count, first }: Pick<Push, 'count' | 'first'>): 'high' | 'normal' =>
  count === 1 && (pressing.has(first.kind) || first.data.what === 'soon') ? 'high' : 'normal'
