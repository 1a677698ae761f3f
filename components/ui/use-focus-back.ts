import { useEffect, useRef } from 'react'

/**
 * Returns a function to call on press. When `busy` ends, the focus goes to the first invalid field or back to
 * the pressed element, unless it has moved elsewhere.
 */
export function useFocusBack(busy: boolean): () => void {
  const pressed = useRef<Element | null>(null)

  // Browsers drop the focus from a button when it is disabled.
  useEffect(() => {
    if (busy) return
    const button = pressed.current
    pressed.current = null
    if (!(button instanceof HTMLElement) || !button.isConnected || document.activeElement !== document.body)
      return
    const wrong = button.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? button).focus()
  }, [busy])

  return () => {
    pressed.current = document.activeElement
  }
}
