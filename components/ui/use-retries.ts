'use client'
import { useEffect, useTransition } from 'react'

const pauseMs = 5000

/**
 * Calls `retry` every few seconds while the page is visible and online, and at once when the network returns.
 * Returns true while a retry is running.
 */
export function useRetries(retry: () => void, wanted: boolean): boolean {
  const [trying, startTry] = useTransition()

  useEffect(() => {
    if (trying || !wanted) return
    const again = () => startTry(retry)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) again()
    }, pauseMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [trying, retry, wanted])
  return trying
}

/** Returns true for the bundler's error that a part of the page's code did not arrive. */
export const isConnectionLost = (error: Error): boolean => error.name === 'ChunkLoadError'
