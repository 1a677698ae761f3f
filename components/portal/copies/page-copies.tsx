'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type * as Code from '@/components/portal/copies/keep-copy'

/** In milliseconds: after this time the page is assumed to be complete. */
const settled = 4000

/** If the code cannot be loaded, or the browser forbids storage, no copy is stored. */
const withCode = (work: (code: typeof Code) => Promise<void>): Promise<void> =>
  import('@/components/portal/copies/keep-copy').then(work).catch(() => {})

const able = () => 'serviceWorker' in navigator && 'caches' in window

/** Stores a copy of each visited page some seconds after it opens, and again when the tab is hidden. */
export function PageCopies({ owner }: { owner: string }) {
  const page = `${usePathname()}?${useSearchParams()}`
  useEffect(() => {
    if (able()) void withCode((code) => code.claimCopies(owner))
  }, [owner])
  useEffect(() => {
    if (!able()) return
    let seen = false
    const keep = () => void withCode((code) => code.keepCopy(owner))
    const timer = setTimeout(() => {
      seen = true
      void withCode((code) => code.startWorker(owner))
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
  }, [owner, page])
  return null
}
