import { keepDeviceAction } from '@/lib/notifications/actions'
import { worker } from '@/lib/portal/copies'
import type { PushOffer } from '@/lib/portal/push-offer'
import { forgetOwnDevice } from '@/lib/notifications/push/own-device'
import { deviceOf, pushAbility, subscribe } from '@/lib/notifications/push/subscribe'

/** Sends the browser's current push endpoint to the server, because the endpoint can change. */
export async function renewPush({ siteKey }: PushOffer, device: string): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return
  const subscription = await subscribe(siteKey, worker)
  const answer = await keepDeviceAction(deviceOf(subscription, device))
  if (!answer.ok || answer.data.device) return
  // The server no longer stores this browser, because the person turned its push notifications off on another device.
  forgetOwnDevice()
  await subscription.unsubscribe()
}
