'use client'
import { useEffect } from 'react'

/**
 * Tells the server which path was missing. The page itself is static and never knows; the query stays behind,
 * because it may carry somebody's data.
 */
export function MissingPath() {
  useEffect(() => {
    navigator.sendBeacon('/api/missing', window.location.pathname)
  }, [])
  return null
}
