import { useEffect, useEffectEvent } from 'react'

const mark = 'closesByBack'
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])
/** The URL of the added history entry, which identifies the entry after a page refresh has removed `mark`. */
let addedAt: string | undefined
let removing: ReturnType<typeof setTimeout> | undefined
/** True while `removeEntry` waits for the browser to go back. */
let isReturning = false

function removeEntry(): void {
  const isPresent = isMarked() || addedAt === location.href
  addedAt = undefined
  if (!isPresent) return
  isReturning = true
  window.addEventListener('popstate', () => (isReturning = false), { once: true })
  history.back()
}

/** Lets the browser's Back button close a view that covers the page, because phone users take such a view for a page. */
export function useCloseByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    clearTimeout(removing)
    const onBack = () => {
      addedAt = undefined
      close()
    }
    const begin = () => {
      // The history entry keeps the router's state, so going back does not load the page again.
      if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '')
      addedAt = location.href
      window.addEventListener('popstate', onBack)
    }
    // Removing an earlier view's history entry fires a `popstate` event, and that event must not close this view.
    if (isReturning) window.addEventListener('popstate', begin, { once: true })
    else begin()
    return () => {
      window.removeEventListener('popstate', begin)
      window.removeEventListener('popstate', onBack)
      // The history entry is removed with a delay, because in development React runs this effect again at once.
      removing = setTimeout(removeEntry)
    }
  }, [])
}
