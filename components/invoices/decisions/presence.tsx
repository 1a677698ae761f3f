'use client'
import { Eye } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notice'
import { review } from '@/content/invoice-decisions'
import type { Result } from '@/lib/result'
import type { Presence } from '@/lib/invoices/decisions/schema'

const nobody: Presence = []
/** The pause between signals in milliseconds; the database forgets a member after 40 seconds without a signal. */
const intervalMs = 15_000
const href = '/api/equipo/facturas/mirada'
const listeners = new Set<() => void>()

export function PresenceLabel({ invoice }: { invoice: string }) {
  const names = useViewers(invoice)
  if (names.length === 0) return null
  return (
    <small className="flex items-center gap-1.5 text-xs font-[550] text-ochre-ink">
      <Eye className="size-4 flex-none" strokeWidth={1.75} aria-hidden />
      {review.row.presence(names)}
    </small>
  )
}

export function useViewers(invoice: string): string[] {
  const presence = useSyncExternalStore(subscribe, readPresence, () => nobody)
  return presence.flatMap((one) => (one.invoice === invoice ? [one.name] : []))
}

export function PresenceNotice({ invoice }: { invoice: string }) {
  const names = useViewers(invoice)
  return (
    <div role="status">
      {names.length > 0 ? (
        <Notice tone="warn" className="mb-4">
          {review.presence(names)}
        </Notice>
      ) : null}
    </div>
  )
}

export function SharePresence({ invoice }: { invoice: string | null }) {
  useEffect(() => startSharing(invoice), [invoice])
  return null
}

let current: Presence = []

const readPresence = () => current

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

function update(next: Presence): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  listeners.forEach((listen) => listen())
}

/** Tells the server which invoice the member has open; the returned function stops this. */
function startSharing(invoice: string | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false

  async function share() {
    clearTimeout(timer)
    if (left || document.visibilityState !== 'visible') return
    try {
      const response = await fetch(href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ invoice }),
        cache: 'no-store',
      })
      const answer = (await response.json()) as Result<Presence>
      if (answer.ok && !left) update(answer.data)
    } catch {
      // Presence is optional: without a network the page just does not show which invoices other members have open.
    }
    if (!left) timer = setTimeout(() => void share(), intervalMs)
  }
  const leave = () => {
    if (invoice)
      void fetch(`${href}?factura=${invoice}`, { method: 'DELETE', keepalive: true }).catch(() => null)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void share()
    else leave()
  }

  void share()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)
  return () => {
    left = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}
