'use client'
import { useEffect, useState } from 'react'
import type { Agenda } from '@/lib/appointments/rules'
import type { Result } from '@/lib/result'
import { retried } from '@/lib/retried'

const isPassing = (answer: Result<Agenda>) =>
  !answer.ok && (answer.code === 'unavailable' || answer.code === 'unexpected')

/** The hours that are given away, read in the browser once they are `wanted`; until then the rules alone. */
export function useAgenda(wanted: boolean) {
  const [agenda, setAgenda] = useState<Agenda>(() => ({ now: new Date().toISOString(), busy: [] }))
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const read = async () => {
      const response = await fetch('/api/citas/ocupadas', { cache: 'no-store', signal: stop.signal })
      return (await response.json()) as Result<Agenda>
    }
    // Without an answer the date can still be chosen: the server has the last word.
    retried(read, { again: isPassing, signal: stop.signal }).then(
      (answer) => {
        if (answer.ok) setAgenda(answer.data)
      },
      () => {},
    )
    return () => stop.abort()
  }, [wanted])
  return agenda
}
