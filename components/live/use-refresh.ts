'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds: several channels that come up together ask once. */
const refreshPause = 150
/** Milliseconds. */
const settlePause = 1000

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
    timer.current = setTimeout(() => due.current?.(), refreshPause)
  }
}

/** Calls `settle` once, a second after the first of many calls: a burst of changes is read again in one go. */
export function useSettle(settle: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, settlePause)
  }
}
