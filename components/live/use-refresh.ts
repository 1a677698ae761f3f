'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds: several channels that come up together ask once. */
const pause = 150

/** Renders the page again on the server; `before` runs at the moment the server is asked. */
export function useRefresh(before?: () => void): () => void {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useEffectEvent(() => before?.())
  const due = useRef<() => void>(undefined)

  useEffect(() => {
    due.current = () => {
      ask()
      router.refresh()
    }
    return () => clearTimeout(timer.current)
  }, [router])

  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => due.current?.(), pause)
  }
}
