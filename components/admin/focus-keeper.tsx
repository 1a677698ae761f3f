'use client'
import { useEffect } from 'react'

/** Loads what keeps the focus on the page after the page itself, which should not wait for it. */
export function FocusKeeper() {
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    import('@/components/admin/keep-focus').then(
      ({ keepFocus }) => void (isOver || (end = keepFocus())),
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
  return null
}
