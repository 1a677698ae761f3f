'use client'
import { useEffect, useState } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import type { Agenda } from '@/lib/appointments/rules'

/** The hours that are given away, read in the browser once they are `wanted`; until then the rules alone. */
export function useAgenda(wanted: boolean) {
  const [agenda, setAgenda] = useState<Agenda>(() => ({ now: new Date().toISOString(), busy: [] }))
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    // Without an answer the date can still be chosen: the server has the last word.
    fetchList<Agenda>('/api/citas/ocupadas', stop.signal).then(
      (answer) => {
        if (answer.ok) setAgenda(answer.data)
      },
      () => {},
    )
    return () => stop.abort()
  }, [wanted])
  return agenda
}
