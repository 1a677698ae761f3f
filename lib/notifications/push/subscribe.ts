import type { KeepDevice } from '@/lib/notifications/push/schema'

export type PushAbility = 'able' | 'blocked' | 'install' | 'unsupported'

/** On an iPhone or iPad only installed sites can get pushes. */
export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'able'
  const { userAgent, maxTouchPoints } = navigator
  const isApplePhone =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApplePhone ? 'install' : 'unsupported'
}

type WorkerPlace = { path: string; scope: string }

/** Throws when the push service does not answer; the person must have given the permission before. */
export async function subscribe(siteKey: string, { path, scope }: WorkerPlace): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(path, { scope })
  await activation(registration)
  const known = await registration.pushManager.getSubscription()
  const wanted = bytesOf(siteKey)
  const key = known?.options.applicationServerKey
  if (known && key && isEqual(new Uint8Array(key), wanted)) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

/** Callers may ignore a failure, because a removed device gets no more pushes from the site anyway. */
export async function unsubscribe({ scope }: WorkerPlace): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  const known = await registration?.pushManager?.getSubscription()
  await known?.unsubscribe()
}

export function deviceOf(subscription: PushSubscription, device: string | null): KeepDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', device }
}

/** `serviceWorker.ready` never resolves on pages of the workspace, because they are outside the worker's scope. */
async function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'activated') resolve()
      else if (coming.state === 'redundant') reject(new Error('push: no worker'))
    }
    coming.addEventListener('statechange', look)
    look()
  })
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
