import { useEffect, useRef } from 'react'

/** Call it on press. When `busy` ends, the first invalid field or else the button gets the focus, unless it has moved. */
export function useFocusBack(busy: boolean): () => void {
  const pressed = useRef<Element | null>(null)

  // Browsers take the focus from a button when it is disabled.
  useEffect(() => {
    if (busy) return
    const button = pressed.current
    pressed.current = null
    if (!(button instanceof HTMLElement) || !button.isConnected) return
    const { activeElement, body } = document
    // When Enter in a field submitted the form, the focus is still in that field.
    if (activeElement !== body && activeElement !== button) return
    if (!focusInvalid(button.closest('form')) && activeElement === body) button.focus()
  }, [busy])

  return () => {
    pressed.current = document.activeElement
  }
}

/** Moves the focus to the first invalid field. Returns true if there is one. */
export function focusInvalid(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  field?.focus()
  return Boolean(field)
}
