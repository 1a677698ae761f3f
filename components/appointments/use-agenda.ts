'use client'
import { useEffect, useState } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import type { Agenda } from '@/lib/appointments/rules'

/** Loads the free hours once `wanted` is true; before that the agenda contains no free hours. */
export function useAgenda(wanted: boolean) {
  const [agenda, setAgenda] = useState<Agenda>(() => ({ now: new Date().toISOString() }))
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    // If the request fails, users can still choose any open hour, because the server checks it when booking.
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
