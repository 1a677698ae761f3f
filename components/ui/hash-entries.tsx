'use client'
import { useEffect } from 'react'

const pageOf = ({ pathname, search }: Location) => pathname + search

/** Adds the router's state to history entries of links within a page; Next's router ignores entries without state. */
export function HashEntries() {
  useEffect(() => {
    let left = { page: pageOf(location), state: history.state as unknown }
    const note = () => void (left = { page: pageOf(location), state: history.state as unknown })
    const complete = () => {
      if (!history.state && left.page === pageOf(location)) history.replaceState(left.state, '')
    }
    // A click is captured before the browser follows the link, so `note` stores the state of the page being left.
    window.addEventListener('click', note, true)
    window.addEventListener('hashchange', complete)
    return () => {
      window.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', complete)
    }
  }, [])
  return null
}
