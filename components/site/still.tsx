'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'

const inBrowser = typeof window !== 'undefined'
const never = () => () => {}

/** One object for good: React writes the inner text of an element again whenever it is handed another. */
const asItStands = { __html: '' }

/**
 * A part of a page in which nothing changes. In a page that came as a document React leaves it as it stands: nothing
 * of it is drawn a second time, only its links are followed. Reached without loading, it is drawn like any other.
 * No component with state, effects or handlers of its own may stand inside.
 */
export function Still({ children }: { children: ReactNode }) {
  const arrives = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [arrived] = useState(arrives)
  const router = useRouter()

  const follow = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (!address) return
    event.preventDefault()
    router.push(address)
  }

  if (!inBrowser || !arrived) return <div className="contents">{children}</div>
  return (
    <div
      className="contents"
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asItStands}
    />
  )
}

/**
 * Where a plain press of a link leads on this site without loading it anew; null when the browser should do what it
 * does: another window, another site, a download, a place on the same page, a press that was answered already.
 */
function innerAddress(event: MouseEvent): Route | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = link
  const elsewhere = origin !== location.origin || Boolean(link.target) || link.hasAttribute('download')
  const here = pathname === location.pathname && search === location.search && hash !== ''
  return elsewhere || here ? null : (`${pathname}${search}${hash}` as Route)
}
