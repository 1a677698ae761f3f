'use client'
import { useEffect } from 'react'

const pageOf = ({ pathname, search }: Location) => pathname + search

/** The router ignores going back to entries without state, so links within a page keep the state they came from. */
export function HashEntries() {
  useEffect(() => {
    let left = { page: pageOf(location), state: history.state as unknown }
    const note = () => void (left = { page: pageOf(location), state: history.state as unknown })
    const complete = () => {
      if (!history.state && left.page === pageOf(location)) history.replaceState(left.state, '')
    }
    // Captured, so that it runs before the browser follows the link; keyboard activation fires it too.
    window.addEventListener('click', note, true)
    window.addEventListener('hashchange', complete)
    return () => {
      window.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', complete)
    }
  }, [])
  return null
}
