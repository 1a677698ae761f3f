'use client'
import { useEffect } from 'react'

/** The static 404 page does not know its path. The query is left out, because it may contain personal data. */
export function MissingPath() {
  useEffect(() => {
    navigator.sendBeacon('/api/missing', window.location.pathname)
  }, [])
  return null
}
