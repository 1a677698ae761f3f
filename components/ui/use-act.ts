'use client'
import { unstable_rethrow } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { unavailable } from '@/content/general-errors'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Act<T> = {
  work: () => Promise<Result<T>>
  done: { title: string; description?: string }
  failed: string
  /** After success. */
  then?: (data: T) => void
  /** Answers true when it shows the failure itself; without it, what the fields can show is left to them. */
  onFailure?: (failure: Failure) => boolean
}

/** One act: busy while the server works, a message at the end, and problems for the fields. */
export function useAct() {
  const [busy, start] = useTransition()
  const [problem, setProblem] = useState<Failure | null>(null)
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

  const act = <T>({ work, done, failed, then, onFailure }: Act<T>) => {
    pressed.current = document.activeElement
    start(async () => {
      const answer = await attempted(work())
      setProblem(answer.ok ? null : answer)
      if (answer.ok) {
        toast({ kind: 'success', ...done })
        then?.(answer.data)
        return
      }
      const shown = onFailure ? onFailure(answer) : answer.fields !== undefined
      if (!shown) toast({ kind: 'error', title: failed, description: answer.message })
    })
  }

  return { busy, problem, act }
}

/** The answer of an action; a lost network is a failure like any other, and never takes the page away. */
export async function attempted<T>(work: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, code: 'unavailable', message: unavailable }
  }
}
