import { keepDeviceAction } from '@/lib/notifications/actions'
import { worker } from '@/lib/portal/copies'
import type { PushOffer } from '@/lib/portal/push-offer'
import { forgetOwnDevice } from '@/lib/notifications/push/own-device'
import { deviceOf, pushAbility, subscribe } from '@/lib/notifications/push/subscribe'

/** Tells the site the browser's current session and push endpoint, because the endpoint can change. Asks the person nothing. */
export async function renewPush({ siteKey }: PushOffer, device: string): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return
  const subscription = await subscribe(siteKey, worker)
  const answer = await keepDeviceAction(deviceOf(subscription, device))
  if (!answer.ok || answer.data.device) return
  // The person used another device to turn off this browser's push notifications.
  forgetOwnDevice()
  await subscription.unsubscribe()
}
