'use client'
import { unstable_rethrow } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { focusInvalid, useFocusBack } from '@/components/ui/use-focus-back'
import { whyLost } from '@/components/ui/why-lost'
import type { ErrorCode } from '@/content/errors'
import { messagesAt, withoutField, type FieldErrors } from '@/lib/field-errors'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Said = { title: string; description?: string }

export type Act<T> = {
  work: () => Promise<Result<T>>
  /** The toast on success; a function returns null if the action succeeded but has changed nothing. */
  done?: Said | ((data: T) => Said | null)
  /** The title of the toast on failure; without a title there is no toast, and the form shows `problem`. */
  failed?: string
  then?: (data: T) => void
  /** The id of the element that takes the focus after a success, for a button that disappears on success. */
  place?: string
  /** Names the form field at which an error with this code is shown. */
  fieldOf?: Partial<Record<ErrorCode, string>>
  /**
   * `onFailure` returns true if it has shown the failure itself, and false to show a toast.
   * If `onFailure` returns undefined, a toast is shown unless a field shows the error.
   */
  onFailure?: (failure: Failure) => boolean | undefined
  lost?: string
  /** The name of the button that runs the action, if several buttons share this hook. */
  name?: string
}

/** Runs one action at a time and handles its pending state, toasts, field errors and focus. */
export function useAct() {
  const [busy, start] = useTransition()
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<Failure | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const running = useRef(false)
  const changedNothing = useRef(false)
  const holdFocus = useFocusBack(busy)

  const act = <T>(wanted: Act<T>) => {
    // A button may be pressed twice before React disables it.
    // After an action that changed something, no other action may start until the page is refreshed (`busy`).
    if (running.current || (busy && !changedNothing.current)) return
    running.current = true
    changedNothing.current = false
    holdFocus()
    setName(wanted.name)
    start(async () => {
      let answer: Result<T>
      try {
        answer = await attempted(wanted.work(), wanted.lost)
      } finally {
        running.current = false
      }
      if (answer.ok) {
        const { done, then, place } = wanted
        setProblem(null)
        setErrors({})
        const said = typeof done === 'function' ? done(answer.data) : done
        changedNothing.current = said === null
        if (said) toast({ kind: 'success', ...said })
        then?.(answer.data)
        if (place) focusPlace(place)
        return
      }
      const failure = atField(answer, wanted.fieldOf)
      const { fields = {}, message } = failure
      changedNothing.current = true
      setProblem(failure)
      setErrors(fields)
      const { failed, onFailure } = wanted
      const shown = onFailure?.(failure) ?? Object.keys(fields).length > 0
      if (!shown && failed) toast({ kind: 'error', title: failed, description: message })
    })
  }

  return {
    busy,
    doing: busy ? name : undefined,
    /** The last failure; null after a success. */
    problem,
    act,
    error: (field: string): string | undefined => messagesAt(errors, field)[0],
    refuse: (form: HTMLElement | null, found: FieldErrors) => {
      flushSync(() => {
        setProblem(null)
        setErrors(found)
      })
      focusInvalid(form)
    },
    clear: (field: string) => setErrors((known) => withoutField(known, field)),
  }
}

/** Focuses the element now and again in the next frame, because a closing dialog returns the focus to its opener. */
function focusPlace(id: string): void {
  const place = document.getElementById(id)
  place?.focus()
  requestAnimationFrame(() => {
    if (place?.isConnected && !document.activeElement?.matches('input, select, textarea')) place.focus()
  })
}

function atField(failure: Failure, fieldOf: Act<unknown>['fieldOf']): Failure {
  const field = fieldOf?.[failure.code]
  return field ? { ...failure, fields: { [field]: failure.message } } : failure
}

/** Converts a lost connection to an ordinary failure, because an error boundary would replace the page. */
export async function attempted<T>(work: Promise<Result<T>>, lost?: string): Promise<Result<T>> {
  try {
    return await work
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, code: 'unavailable', message: lost ?? whyLost() }
  }
}
