'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import { useSettle } from '@/components/live/use-refresh'

/** In milliseconds: after this wait the value is fetched anyway, because some networks block the live connection. */
const patience = 4000

/** `value` is null until the server's render or a request to `path` has provided it; `again` repeats the request. */
export function useAsked<T>(path: string, rendered: T | null = null): { value: T | null; again: () => void } {
  const [value, setValue] = useState(rendered)
  const [known, setKnown] = useState(rendered)
  if (known !== rendered) {
    setKnown(rendered)
    if (rendered) setValue(rendered)
  }
  const asked = useRef<AbortController>(null)

  function ask() {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    fetchList<T>(path, signal).then(
      (answer) => {
        if (answer.ok) setValue(answer.data)
      },
      () => {}, // the page works without this value, and the next change asks for it again
    )
  }

  const askAnyway = useEffectEvent(() => {
    if (!asked.current && !rendered) ask()
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
