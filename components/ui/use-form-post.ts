'use client'
import { useEffect, useRef, useTransition, type SubmitEvent } from 'react'
import { focusInvalid } from '@/components/ui/use-focus-back'

/** Submits by `onSubmit`, as React empties a form after its `action`. The focus returns to an invalid field or the button. */
export function useFormPost(send: (data: FormData) => Promise<void>) {
  const [busy, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<Element>(null)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    pressed.current = document.activeElement
    const data = new FormData(event.currentTarget)
    start(() => send(data))
  }

  // Browsers take the focus from a button when it is disabled.
  useEffect(() => {
    if (busy || !pressed.current) return
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    const { activeElement, body } = document
    const isStill = activeElement === body || activeElement === button || activeElement === pressed.current
    pressed.current = null
    if (isStill && !focusInvalid(form.current) && activeElement === body) button?.focus()
  }, [busy])

  return { busy, ref: form, onSubmit }
}
