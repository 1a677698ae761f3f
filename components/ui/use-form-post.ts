'use client'
import { useTransition, type SubmitEvent } from 'react'
import { useFocusBack } from '@/components/ui/use-focus-back'

/** Submits in `onSubmit`, because React empties a form after its `action`. */
export function useFormPost(send: (data: FormData) => Promise<void>) {
  const [busy, start] = useTransition()
  const holdFocus = useFocusBack(busy)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    holdFocus(event.currentTarget)
    const data = new FormData(event.currentTarget)
    start(() => send(data))
  }

  return { busy, onSubmit }
}
