import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { currentSender } from '@/lib/http/client-ip'
import type { PersonId } from '@/lib/ids'
import { isPushEndpoint } from '@/lib/notifications/push/endpoint'
import type { KeepDevice } from '@/lib/notifications/push/schema'
import { pushSettings } from '@/lib/notifications/push/settings'
import { readClaims } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import type { UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Stores the browser of the person's session as a device that gets pushes, and returns the device's id.
 * Returns null when the person turned off this browser's pushes on another device.
 * Throws `invalid-input` for an address that belongs to no push service.
 */
export async function keepDevice(
  { endpoint, p256dh, auth, device }: KeepDevice,
  person: PersonId,
  db: UserDatabase,
): Promise<string | null> {
  const settings = pushSettings()
  if (!settings) throw new ExpectedError('not-found')
  if (!isPushEndpoint(endpoint, settings.standIn)) throw new ExpectedError('invalid-input')
  const claims = await readClaims(db)
  if (!claims || claims === 'unreachable') throw new ExpectedError('unauthenticated')
  const { userAgent } = await currentSender()
  const kept: string | null = await unwrap(
    adminClient().rpc('save_push_device', {
      person,
      session: String(claims.session_id),
      endpoint,
      p256dh,
      auth,
      site_key: settings.keys.publicKey,
      agent: userAgent ?? '',
      ...(device ? { device } : {}),
    }),
    'notifications.keep-device',
  )
  return kept
}
