'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import { useSettle } from '@/components/live/use-refresh'

/** Milliseconds after which the question is asked without listening: a network may let no socket through. */
const patience = 4000

/**
 * What `path` answers, asked once the page is there, so that none waits for it; null until then, and what was last
 * known while nobody answers. `again` asks anew, once for many calls.
 */
export function useAsked<T>(path: string): { value: T | null; again: () => void } {
  const [value, setValue] = useState<T | null>(null)
  const asked = useRef<AbortController>(null)

  function ask() {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    fetchList<T>(path, signal).then(
      (answer) => {
        if (answer.ok) setValue(answer.data)
      },
      () => {}, // The frame is whole without it, and the next change asks again.
    )
  }

  const askAnyway = useEffectEvent(() => {
    if (!asked.current) ask()
  })
  useEffect(() => {
    const timer = setTimeout(() => askAnyway(), patience)
    return () => {
      clearTimeout(timer)
      asked.current?.abort()
    }
  }, [])
  return { value, again: useSettle(ask) }
}
