import 'server-only'
import type { PersonId } from '@/lib/ids'
import { pushSettings } from '@/lib/notifications/push/settings'
import { copiesOwner } from '@/lib/portal/copies-owner'

/** `siteKey` is the site's public key for push messages. `owner` is a hash of the person's id. */
export type PushOffer = { siteKey: string; owner: string }

/** Returns null for a site without keys for push messages. */
export function pushOffer(person: PersonId): PushOffer | null {
  const settings = pushSettings()
  return settings && { siteKey: settings.keys.publicKey, owner: copiesOwner(person) }
}
