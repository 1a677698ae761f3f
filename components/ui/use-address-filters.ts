'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react'

/** Milliseconds after the last letter. */
const pause = 300

/**
 * The filters as they stand in the fields, which the address follows. What arrives late from an earlier change never
 * overwrites what has been typed since; what comes from elsewhere (back, a link) does.
 */
export function useAddressFilters<Filters extends { search: string }>(
  filters: Filters,
  addressOf: (filters: Filters) => Route,
) {
  const router = useRouter()
  const [working, startTransition] = useTransition()
  const [wanted, setWanted] = useState(filters)
  const [known, setKnown] = useState(addressOf(filters))
  const [sent, setSent] = useState<readonly string[]>([])
  const [offline, setOffline] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Two changes in one moment: the second builds on the first, which React has not drawn yet.
  const latest = useRef(filters)
  useLayoutEffect(() => void (latest.current = wanted), [wanted])

  const current = addressOf(filters)
  if (current !== known) {
    setKnown(current)
    if (!sent.includes(current)) setWanted(filters)
    if (!sent.includes(current) || sent.at(-1) === current) setSent([])
  }

  function go() {
    clearTimeout(timer.current)
    setOffline(!navigator.onLine)
    // Without network the router would leave the page for the browser's own error.
    if (!navigator.onLine) return
    const address = addressOf(latest.current)
    if (address === (sent.at(-1) ?? known)) return
    setSent((before) => [...before, address])
    startTransition(() => router.replace(address, { scroll: false }))
  }
  const goLatest = useEffectEvent(go)
  useEffect(() => {
    const online = () => goLatest()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
    }
  }, [])

  const set = (part: Partial<Filters>) => setWanted((latest.current = { ...latest.current, ...part }))
  return {
    wanted,
    working,
    offline,
    /** Typed letter by letter: the address follows when a moment has passed. */
    type: (search: string) => {
      set({ search } as Partial<Filters>)
      clearTimeout(timer.current)
      timer.current = setTimeout(go, pause)
    },
    choose: (part: Partial<Filters>) => {
      set(part)
      go()
    },
    submit: go,
  }
}
