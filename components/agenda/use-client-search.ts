'use client'
import { useEffect, useRef, useState } from 'react'
import type { FoundClient } from '@/lib/agenda/agenda'
import type { Result } from '@/lib/result'

/** Milliseconds after the last letter. */
const pause = 250
const shortest = 2

export type ClientSearch = { state: 'idle' | 'working' | 'failed' | 'done'; found: FoundClient[] }
const idle: ClientSearch = { state: 'idle', found: [] }

/** The clients that a search finds while it is typed; an answer that comes late is not shown. */
export function useClientSearch(): [ClientSearch, (search: string) => void] {
  const [answer, setAnswer] = useState(idle)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      stop.current?.abort()
    },
    [],
  )

  async function read(search: string, signal: AbortSignal) {
    try {
      const response = await fetch(`/admin/citas/clientes?buscar=${encodeURIComponent(search)}`, { signal })
      const result = (await response.json()) as Result<FoundClient[]>
      setAnswer(result.ok ? { state: 'done', found: result.data } : { state: 'failed', found: [] })
    } catch {
      if (!signal.aborted) setAnswer({ state: 'failed', found: [] })
    }
  }

  function search(text: string) {
    clearTimeout(timer.current)
    stop.current?.abort()
    if (text.trim().length < shortest) return setAnswer(idle)
    const abort = new AbortController()
    stop.current = abort
    setAnswer(({ found }) => ({ state: 'working', found }))
    timer.current = setTimeout(() => void read(text.trim(), abort.signal), pause)
  }

  return [answer, search]
}
