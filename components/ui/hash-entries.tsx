'use client'
import { useEffect } from 'react'

const pageOf = ({ pathname, search }: Location) => pathname + search

/**
 * Next's router ignores a step back to a history entry without state. A link within a page creates such an entry, so we copy
 * the state of the previous entry to it.
 */
export function HashEntries() {
  useEffect(() => {
    let left = { page: pageOf(location), state: history.state as unknown }
    const note = () => void (left = { page: pageOf(location), state: history.state as unknown })
    const complete = () => {
      if (!history.state && left.page === pageOf(location)) history.replaceState(left.state, '')
    }
    // The capture phase runs before the browser follows the link. Activating a link by keyboard also fires a click.
    window.addEventListener('click', note, true)
    window.addEventListener('hashchange', complete)
    return () => {
      window.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', complete)
    }
  }, [])
  return null
}
