import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Remembers which form a row of buttons has opened. Opening a form removes its button, so the focus moves to `form`
 * and back to the button with the id of `opener` when the form closes. `first` is open from the beginning and takes no focus.
 */
export function useOpened<View extends string>(first: View | null) {
  const id = useId()
  const [view, setView] = useState(first)
  const form = useRef<HTMLDivElement>(null)
  const opener = (one: View) => `${id}-${one}`
  return {
    view,
    form,
    opener,
    open(next: View) {
      flushSync(() => setView(next))
      form.current?.focus()
    },
    close() {
      flushSync(() => setView(null))
      if (view) document.getElementById(opener(view))?.focus()
    },
  }
}
