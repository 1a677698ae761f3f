'use client'
import { useEffect } from 'react'

/** Only the browser knows the path of the static 404 page; the query may contain personal data and is not sent. */
export function MissingPath() {
  useEffect(() => {
    navigator.sendBeacon('/api/missing', window.location.pathname)
  }, [])
  return null
}
