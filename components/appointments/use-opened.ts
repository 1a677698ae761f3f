import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Remembers which one of several forms is open; the form `first` is open from the beginning and takes no focus.
 * An opened form takes the focus, because its button disappears; when it closes, its button takes the focus.
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
