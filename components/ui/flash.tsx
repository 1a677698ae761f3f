'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toast, type ToastMessage } from '@/lib/toast'

/** An action that redirects leaves one message in a cookie; the page that comes next says it once. */
export function Flash() {
  const pathname = usePathname()
  useEffect(() => {
    const raw = /(?:^|; )flash=([^;]+)/.exec(document.cookie)?.[1]
    if (!raw) return
    document.cookie = 'flash=; path=/; max-age=0'
    try {
      toast(JSON.parse(decodeURIComponent(raw)) as ToastMessage)
    } catch {
      // A cookie that somebody else wrote: nothing to say.
    }
  }, [pathname])
  return null
}
