'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { noFilters, queueAddress, type ReviewFilters } from '@/lib/review/address'

/** Milliseconds after the last letter. */
const pause = 300

/**
 * The filters as they stand in the fields, which the address follows. What arrives late from an earlier change never
 * overwrites what has been typed since; what comes from elsewhere (back, a link) does.
 */
export function useReviewFilters(filters: ReviewFilters) {
  const router = useRouter()
  const [working, startTransition] = useTransition()
  const [wanted, setWanted] = useState(filters)
  const [known, setKnown] = useState(queueAddress(filters))
  const [sent, setSent] = useState<readonly string[]>([])
  const [offline, setOffline] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const current = queueAddress(filters)
  if (current !== known) {
    setKnown(current)
    if (!sent.includes(current)) setWanted(filters)
    if (!sent.includes(current) || sent.at(-1) === current) setSent([])
  }

  function go(next: ReviewFilters) {
    clearTimeout(timer.current)
    setOffline(!navigator.onLine)
    // Without network the router would leave the page for the browser's own error.
    if (!navigator.onLine) return
    const address = queueAddress(next)
    if (address === (sent.at(-1) ?? known)) return
    setSent((before) => [...before, address])
    startTransition(() => router.replace(address, { scroll: false }))
  }

  const goWanted = useEffectEvent(() => go(wanted))
  useEffect(() => {
    const online = () => goWanted()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
    }
  }, [])

  const set = (next: ReviewFilters) => {
    setWanted(next)
    go(next)
  }
  return {
    wanted,
    working,
    offline,
    /** Typed letter by letter: the address follows when a moment has passed. */
    type: (search: string) => {
      const next = { ...wanted, search }
      setWanted(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go(next), pause)
    },
    choose: (part: Partial<ReviewFilters>) => set({ ...wanted, ...part }),
    submit: () => go(wanted),
    clear: () => set({ ...noFilters, queue: wanted.queue }),
  }
}
