import { useEffect, useEffectEvent } from 'react'

const mark = 'closesByBack'
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])
let removing: ReturnType<typeof setTimeout> | undefined

/** Lets the browser's Back button close a view that covers the page, because on phones people take it for a page. */
export function useCloseByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    clearTimeout(removing)
    // The entry keeps the router's state, so the page behind is not loaded again.
    if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '')
    const onBack = () => close()
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      // Delayed, because in development the effect runs twice and would push and go back at the same time.
      removing = setTimeout(() => {
        if (isMarked()) history.back()
      })
    }
  }, [])
}
