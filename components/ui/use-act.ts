'use client'
import { unstable_rethrow } from 'next/navigation'
import { useState, useTransition } from 'react'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { unavailable } from '@/content/general-errors'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Said = { title: string; description?: string }

type Act<T> = {
  work: () => Promise<Result<T>>
  /** Message on success; null when the data shows that nothing was done. */
  done: Said | ((data: T) => Said | null)
  failed: string
  /** Runs after success. */
  then?: (data: T) => void
  /**
   * Returns true when it shows the failure itself. By default a failure with fields is left to those fields.
   */
  onFailure?: (failure: Failure) => boolean
}

export function useAct() {
  const [busy, start] = useTransition()
  const [problem, setProblem] = useState<Failure | null>(null)
  const holdFocus = useFocusBack(busy)

  const act = <T>({ work, done, failed, then, onFailure }: Act<T>) => {
    holdFocus()
    start(async () => {
      const answer = await attempted(work())
      setProblem(answer.ok ? null : answer)
      if (answer.ok) {
        const said = typeof done === 'function' ? done(answer.data) : done
        if (said) toast({ kind: 'success', ...said })
        then?.(answer.data)
        return
      }
      const shown = onFailure ? onFailure(answer) : answer.fields !== undefined
      if (!shown) toast({ kind: 'error', title: failed, description: answer.message })
    })
  }

  return { busy, problem, act }
}

/** A lost network becomes an ordinary failure, so that no error boundary replaces the page. */
export async function attempted<T>(work: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, code: 'unavailable', message: unavailable }
  }
}
