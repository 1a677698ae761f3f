'use client'
import { useEffect } from 'react'
import type { PushOffer } from '@/lib/portal/push-offer'
import { readOwnDevice } from '@/lib/notifications/push/own-device'

/** In milliseconds: longer than a portal page waits before it starts its service worker and removes another person's worker. */
const settled = 6000
const place = 'push-renewed'

/** Renews the pushes of a browser in which the person turned them on, once for each tab. */
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
