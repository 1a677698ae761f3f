import { useEffect, useRef } from 'react'

/**
 * Answers what is called at a press: once it is no longer `busy`, the focus goes to the first wrong field of the form,
 * or else back to what was pressed, unless the person has gone on.
 */
export function useFocusBack(busy: boolean): () => void {
  const pressed = useRef<Element | null>(null)

  // The button that was pressed is disabled meanwhile, and a browser then takes the focus off it.
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
