import { useEffect, useRef } from 'react'

type Held = { pressed: Element | null; form: HTMLElement | null }

/** Call the returned function on a press; when `busy` ends, an invalid field or the pressed button gets the focus. */
export function useFocusBack(busy: boolean): (form?: HTMLElement) => void {
  const held = useRef<Held | null>(null)

  // Browsers take the focus from a button when it is disabled.
  useEffect(() => {
    if (busy || !held.current) return
    const { pressed, form } = held.current
    held.current = null
    const { activeElement, body } = document
    // If Enter in a field submitted the form, the focus stays in that field.
    if (activeElement !== body && activeElement !== pressed) return
    if (focusInvalid(form) || activeElement !== body) return
    // Safari does not focus a pressed button, so the form's submit button gets the focus.
    const button = pressed === body ? form?.querySelector('[type=submit]') : pressed
    if (button instanceof HTMLElement) button.focus()
  }, [busy])

  return (form) => {
    const pressed = document.activeElement
    held.current = { pressed, form: form ?? pressed?.closest('form') ?? null }
  }
}

/** Moves the focus to the first invalid field; returns true if there is one. */
export function focusInvalid(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  field?.focus()
  return Boolean(field)
}
