'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type * as Code from '@/components/portal/copies/keep-copy'

/** Milliseconds after which a page counts as seen and complete. */
const settled = 4000

/** Without the code, or where the browser forbids storage, nothing is kept. */
const withCode = (work: (code: typeof Code) => Promise<void>): Promise<void> =>
  import('@/components/portal/copies/keep-copy').then(work).catch(() => {})

const able = () => 'serviceWorker' in navigator && 'caches' in window

/** Keeps a copy of each page that the person sees, and again when they leave it. The server says who that is. */
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
