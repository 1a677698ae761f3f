'use client'
import { useEffect } from 'react'

/** Loads the code of `keepFocus` after the page, so that the code does not delay the page. */
export function FocusKeeper() {
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    import('@/components/ui/keep-focus').then(
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
