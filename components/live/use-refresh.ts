'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

/** In milliseconds: requests of several channels within this time become one refresh. */
const refreshPause = 150
const settlePauseMs = 1000

/** Returns a function that renders the page again on the server; `before` is called just before the request. */
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
    }, settlePauseMs)
  }
}
