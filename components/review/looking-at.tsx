'use client'
import { Eye } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notice'
import { review } from '@/content/review'
import type { Result } from '@/lib/result'
import type { Lookers } from '@/lib/review/schema'

const nobody: Lookers = []
/** Milliseconds; the database forgets whoever was not heard of for 40 seconds. */
const beat = 15_000
const address = '/api/revision/mirada'
const listeners = new Set<() => void>()

/** In a row of the queue: who has it before their eyes. */
export function LookingAt({ invoice }: { invoice: string }) {
  const names = useNames(invoice)
  if (names.length === 0) return null
  return (
    <small className="flex items-center gap-1.5 text-xs font-[550] text-ochre-ink">
      <Eye className="size-4 flex-none" strokeWidth={1.75} aria-hidden />
      {review.row.looking(names)}
    </small>
  )
}

function useNames(invoice: string): string[] {
  const lookers = useSyncExternalStore(onLookers, knownLookers, () => nobody)
  return lookers.flatMap((one) => (one.invoice === invoice ? [one.name] : []))
}

/** At the desk: the same, before a decision is made. */
export function Onlookers({ invoice }: { invoice: string }) {
  const names = useNames(invoice)
  return (
    <div role="status">
      {names.length > 0 ? (
        <Notice tone="warn" className="mb-4">
          {review.looking(names)}
        </Notice>
      ) : null}
    </div>
  )
}

/** Shows nothing; tells the others that this invoice is looked at, and learns what they look at. */
export function Watch({ invoice }: { invoice: string | null }) {
  useEffect(() => keepLooking(invoice), [invoice])
  return null
}

let known: Lookers = []

const knownLookers = () => known

function onLookers(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

function learn(next: Lookers): void {
  if (JSON.stringify(next) === JSON.stringify(known)) return
  known = next
  listeners.forEach((listen) => listen())
}

/** Says every 15 seconds what is looked at, while the page is seen; the answer stops it and says that it was left. */
function keepLooking(invoice: string | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false

  async function look() {
    clearTimeout(timer)
    if (left || document.visibilityState !== 'visible') return
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ invoice }),
        cache: 'no-store',
      })
      const answer = (await response.json()) as Result<Lookers>
      if (answer.ok && !left) learn(answer.data)
    } catch {
      // Who looks is a courtesy: without network nobody is told and nothing else suffers.
    }
    if (!left) timer = setTimeout(() => void look(), beat)
  }
  const away = () => {
    if (invoice)
      void fetch(`${address}?factura=${invoice}`, { method: 'DELETE', keepalive: true }).catch(() => null)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void look()
    else away()
  }

  void look()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', away)
  return () => {
    left = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', away)
    away()
  }
}
