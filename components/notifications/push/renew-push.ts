import { keepDeviceAction } from '@/lib/notifications/actions'
import { worker } from '@/lib/portal/copies'
import type { PushOffer } from '@/lib/portal/push-offer'
import { forgetOwnDevice } from '@/lib/notifications/push/own-device'
import { deviceOf, pushAbility, subscribe } from '@/lib/notifications/push/subscribe'

/** Tells the site in which session this browser is now, and its address if the browser changed it. Nothing is asked. */
export async function renewPush({ siteKey }: PushOffer, device: string): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return
  const subscription = await subscribe(siteKey, worker)
  const answer = await keepDeviceAction(deviceOf(subscription, device))
  if (!answer.ok || answer.data.device) return
  // The person turned it off on another device.
  forgetOwnDevice()
  await subscription.unsubscribe()
}
