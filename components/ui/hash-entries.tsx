'use client'
import { useEffect } from 'react'

const pageOf = ({ pathname, search }: Location) => pathname + search

/**
 * What a link within the page (`#main`) adds to the history has no state, and the router does nothing on the way back to an entry
 * without one: the page that was left last would stay. Such an entry gets the state of the one from which it was made.
 */
export function HashEntries() {
  useEffect(() => {
    let left = { page: pageOf(location), state: history.state as unknown }
    const note = () => void (left = { page: pageOf(location), state: history.state as unknown })
    const complete = () => {
      if (!history.state && left.page === pageOf(location)) history.replaceState(left.state, '')
    }
    // Keys press links, too; before the browser follows them.
    window.addEventListener('click', note, true)
    window.addEventListener('hashchange', complete)
    return () => {
      window.removeEventListener('click', note, true)
      window.removeEventListener('hashchange', complete)
    }
  }, [])
  return null
}
