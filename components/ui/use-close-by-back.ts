import { useEffect, useEffectEvent } from 'react'

const mark = 'closesByBack'
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])
let removing: ReturnType<typeof setTimeout> | undefined
/** True from `history.back()` until the browser is at the earlier entry. */
let isReturning = false

function removeEntry(): void {
  if (!isMarked()) return
  isReturning = true
  window.addEventListener('popstate', () => (isReturning = false), { once: true })
  history.back()
}

/** Lets the browser's Back button close a view that covers the page, because phone users take such a view for a page. */
export function useCloseByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    clearTimeout(removing)
    const onBack = () => close()
    const begin = () => {
      // The entry keeps the router's state, so the page behind is not loaded again.
      if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '')
      window.addEventListener('popstate', onBack)
    }
    // A view that opens while the entry of the one before is still being removed would be closed by that removal.
    if (isReturning) window.addEventListener('popstate', begin, { once: true })
    else begin()
    return () => {
      window.removeEventListener('popstate', begin)
      window.removeEventListener('popstate', onBack)
      // Delayed, because in development the effect runs twice and would push and go back at the same time.
      removing = setTimeout(removeEntry)
    }
  }, [])
}
