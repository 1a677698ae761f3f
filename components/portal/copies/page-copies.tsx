'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** Milliseconds after which a page counts as seen and complete. */
const settled = 4000

const load = () => import('@/components/portal/copies/keep-copy')

/** Keeps a copy of each page that the person sees, and again when they leave it. */
export function PageCopies() {
  const page = `${usePathname()}?${useSearchParams()}`
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return
    let seen = false
    const keep = () =>
      void load().then(
        (code) => code.keepCopy(),
        () => {},
      )
    const timer = setTimeout(() => {
      seen = true
      void load().then(
        (code) => code.startWorker(),
        () => {},
      )
      keep()
    }, settled)
    const onHide = () => {
      if (seen && document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [page])
  return null
}
