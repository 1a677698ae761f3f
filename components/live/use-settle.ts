'use client'
import { useEffect, useRef } from 'react'

/** Milliseconds. */
const pause = 1000

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
    }, pause)
  }
}
