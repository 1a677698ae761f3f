'use client'
import { useEffect } from 'react'
import type { PushOffer } from '@/lib/portal/push-offer'
import { readOwnDevice } from '@/lib/notifications/push/own-device'

/** In milliseconds: the renewal waits until the service worker of the browser's previous user has been removed. */
const settled = 6000
const place = 'push-renewed'

/** Renews the push subscription once per tab, if the person turned push notifications on in this browser. */
export function KeepPush({ siteKey, owner }: PushOffer) {
  useEffect(() => {
    const device = readOwnDevice(owner)
    if (!device || sessionStorage.getItem(place) === owner) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(place, owner)
      void import('@/components/notifications/push/renew-push')
        .then(({ renewPush }) => renewPush({ siteKey, owner }, device))
        .catch(() => {})
    }, settled)
    return () => clearTimeout(timer)
  }, [siteKey, owner])
  return null
}
