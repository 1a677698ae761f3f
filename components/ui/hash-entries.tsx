'use client'
import { useEffect } from 'react'

const pageOf = ({ pathname, search }: Location) => pathname + search

/** Copies the router's state to history entries of links in a page; otherwise Next's router ignores steps back to them. */
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
