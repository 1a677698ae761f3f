import type { Route } from 'next'
import type { MouseEvent } from 'react'

/**
 * Where a plain press of a link leads on this site without loading it anew; null when the browser should do what it
 * does: another window, another site, a download, a place on the same page, a press that was answered already.
 */
export function innerAddress(event: MouseEvent): Route | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = link
  const elsewhere = origin !== location.origin || Boolean(link.target) || link.hasAttribute('download')
  const here = pathname === location.pathname && search === location.search && hash !== ''
  return elsewhere || here ? null : (`${pathname}${search}${hash}` as Route)
}
