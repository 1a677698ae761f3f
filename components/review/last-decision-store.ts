import type { Route } from 'next'
import type { Verdict } from '@/lib/review/review-invoice'

/** What the member decided last in this tab, and how it was before. */
export type LastDecision = {
  id: string
  number: string
  href: Route
  verdict: Verdict
  /** The number of decisions after it: what an undoing is made upon. */
  decision: number
  before: { verdict: Verdict; words: string | null }
  undone?: boolean
}

let last: LastDecision | null = null
let moved = false
const listeners = new Set<() => void>()

export const lastDecision = () => last
export function setLastDecision(next: LastDecision | null): void {
  last = next
  listeners.forEach((listen) => listen())
}
export function onLastDecision(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The next page that comes was asked for here: its beginning takes the focus. */
export const willMove = () => void (moved = true)
export function hasMoved(): boolean {
  const was = moved
  moved = false
  return was
}
