'use client'
import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { innerAddress } from '@/components/site/inner-address'

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
