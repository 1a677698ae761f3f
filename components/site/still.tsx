'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import {
  lazy,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'

const inBrowser = typeof window !== 'undefined'
const never = () => () => {}

/** Each render uses this one object, because React rewrites the inner HTML whenever it gets a new object. */
const serverHtml = { __html: '' }

/** On a full page load React keeps the server's HTML untouched, so children must not have state, effects or handlers. */
function Still({ children }: { children: ReactNode }) {
  const arrives = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [arrived] = useState(arrives)
  const router = useRouter()

  const follow = (event: MouseEvent) => {
    const href = innerHref(event)
    if (!href) return
    event.preventDefault()
    router.push(href)
  }

  if (!inBrowser || !arrived) return <div className="contents">{children}</div>
  return (
    <div
      className="contents"
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={serverHtml}
    />
  )
}

/** Returns the URL of the clicked link; null if the browser handles the click, as for new windows and downloads. */
function innerHref(event: MouseEvent): Route | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = link
  const elsewhere = origin !== location.origin || Boolean(link.target) || link.hasAttribute('download')
  const here = pathname === location.pathname && search === location.search && hash !== ''
  return elsewhere || here ? null : (`${pathname}${search}${hash}` as Route)
}

/** Wraps a part that the server sends only as HTML; a server component would be sent twice: as HTML and as data. */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return function StillPart(props) {
    return (
      <Still>
        <Part {...props} />
      </Still>
    )
  }
}
