'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react'

const typingPauseMs = 300

/** Keeps filters in the URL; a response that arrives late does not overwrite what the user has typed meanwhile. */
export function useQueryFilters<Filters extends { search: string }>(
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
  // Holds the latest filters, so that a second quick change keeps a first change that is not rendered yet.
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
    // Without a connection, the router would navigate to the browser's own error page.
    if (!navigator.onLine) return
    const href = addressOf(latest.current)
    if (href === (sent.at(-1) ?? known)) return
    setSent((before) => [...before, href])
    startTransition(() => router.replace(href, { scroll: false }))
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
    type: (search: string) => {
      set({ search } as Partial<Filters>)
      clearTimeout(timer.current)
      timer.current = setTimeout(go, typingPauseMs)
    },
    choose: (part: Partial<Filters>) => {
      set(part)
      go()
    },
    submit: go,
  }
}
