import type { Result } from '@/lib/result'
import type { Lookers } from '@/lib/review/schema'

/** Milliseconds; the database forgets whoever was not heard of for 40 seconds. */
const beat = 15_000
const address = '/api/revision/mirada'

let known: Lookers = []
const listeners = new Set<() => void>()

export const knownLookers = () => known
export function onLookers(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

function learn(next: Lookers): void {
  if (JSON.stringify(next) === JSON.stringify(known)) return
  known = next
  listeners.forEach((listen) => listen())
}

/** Says every 15 seconds what is looked at, while the page is seen; the answer stops it and says that it was left. */
export function keepLooking(invoice: string | null): () => void {
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
