import 'server-only'
import { DeliveryError, parseRetryAfter, retryFor } from '@/lib/deliveries/delivery-error'
import { postCall } from '@/lib/deliveries/post-call'
import { encryptPush } from '@/lib/notifications/push/encrypt'
import { isPushEndpoint } from '@/lib/notifications/push/endpoint'
import { pushMessage, urgencyOf } from '@/lib/notifications/push/push-message'
import { pushShape, type Push, type PushJob } from '@/lib/notifications/push/schema'
import { pushSettings, type PushSettings } from '@/lib/notifications/push/settings'
import { vapidHeader } from '@/lib/notifications/push/vapid'
import { checkpoint } from '@/lib/observability/checkpoint'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** The milliseconds to wait for a push service, because a service that hangs blocks a worker. */
const patienceMs = 5000
/** The seconds for which a service keeps a push for a device that is off. */
const keptSeconds = 24 * 3600
/** The HTTP statuses with which services answer for a subscription that has ended. */
const gone = new Set([404, 410])

/** Sends nothing without keys, or when the person has read the notification or no longer wants pushes. */
export async function sendPush({ device, notification, since }: PushJob): Promise<void> {
  const settings = pushSettings()
  if (!settings) return
  const push = await unwrap(
    adminClient().rpc('push_of', {
      device,
      site_key: settings.keys.publicKey,
      ...(notification && { notification }),
      ...(since && { since }),
    }),
    'push.read',
    pushShape.nullable(),
  )
  if (!push) return
  const call = callOf(push, settings)
  if (!call) return forget(device, push)
  const { status, retryAfter } = await postCall(call)
  checkpoint('push.sent')
  if (gone.has(status)) return forget(device, push)
  if (status >= 200 && status < 300) return
  throw new DeliveryError(`push:${status}`, {
    status,
    retry: retryFor(status),
    retryAfter: parseRetryAfter(retryAfter),
  })
}

/** Returns null for an address that belongs to no push service, and for keys with which encryption fails. */
function callOf(push: Push, { keys, contact, standIn }: PushSettings) {
  if (!isPushEndpoint(push.endpoint, standIn)) return null
  const message = pushMessage(push)
  const body = encrypted(JSON.stringify(message), push)
  return (
    body && {
      service: 'push',
      url: new URL(push.endpoint),
      body,
      headers: {
        authorization: authorisation(push.endpoint, keys, contact),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: urgencyOf(push),
        // A newer push replaces an undelivered push of the same topic; a topic has at most 32 characters.
        topic: message.tag.replaceAll('-', '').slice(0, 32),
      },
      allowLoopback: standIn !== null,
      timeoutMs: patienceMs,
    }
  )
}

function encrypted(text: string, keys: Push): Uint8Array | null {
  try {
    return encryptPush(text, keys)
  } catch {
    return null
  }
}

function authorisation(endpoint: string, keys: PushSettings['keys'], contact: string): string {
  try {
    return vapidHeader(endpoint, keys, contact)
  } catch (cause) {
    throw new DeliveryError('push:keys', { retry: 'after-fix', cause })
  }
}

/** Forgets the device only if it still has the refused address, because its browser may have a new address by now. */
async function forget(device: string, { endpoint }: Push): Promise<void> {
  await unwrap(adminClient().rpc('forget_push_device', { device, endpoint }), 'push.forget')
}
