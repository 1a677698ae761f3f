'use client'
import { Undo2, X } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { review } from '@/content/review'
import { decideInvoiceAction } from '@/lib/review/actions'
import type { Verdict } from '@/lib/review/review-invoice'
import { toast } from '@/lib/toast'

const text = review.last
/** From edge to edge of the window: the shadow reaches beyond the column, and scrolls nothing. */
const strip =
  '-mx-gut flex flex-wrap items-center gap-x-3 gap-y-1 bg-ink px-gut py-1 text-sm text-sheet shadow-[0_0_0_100vmax_var(--color-ink)] [clip-path:inset(0_-100vmax)]'
const look =
  'inline-flex min-h-tap items-center px-2 text-sheet underline enabled:hover:text-ink focus-visible:outline-sheet'
const listeners = new Set<() => void>()

/** Above the invoice: what was decided a moment ago, with the way back. Stays until the next decision or until it is closed. */
export function LastDecision() {
  const last = useSyncExternalStore(onLastDecision, lastDecision, () => null)
  const router = useRouter()
  const pathname = usePathname()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (hasMoved()) (document.getElementById('review-title') ?? document.getElementById('main'))?.focus()
  }, [pathname])

  async function undo() {
    if (!last) return
    setBusy(true)
    const { id, decision, before } = last
    const answer = await decideInvoiceAction({ id, seen: decision, ...before }).catch(() => null)
    setBusy(false)
    if (answer?.ok) {
      setLastDecision({ ...last, undone: true })
      document.getElementById('main')?.focus()
    } else {
      const description = answer?.message ?? review.decision.unreachable
      toast({ kind: 'error', title: review.decision.failed, description })
    }
    if (answer) router.refresh()
  }

  return (
    <div className={last ? strip : ''}>
      <p role="status" className={last ? 'mr-auto py-2' : ''}>
        {last ? (last.undone ? text.undone(last.title) : text.done[last.verdict](last.title)) : null}
      </p>
      {last ? (
        <>
          <Link className={look} href={last.href} prefetch={false}>
            {text.open(last.title)}
          </Link>
          {last.undone ? null : (
            <Button size="sm" variant="quiet" className={look} busy={busy} onClick={() => void undo()}>
              <Undo2 strokeWidth={1.75} aria-hidden />
              {text.undo}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            className={look}
            aria-label={text.dismiss}
            onClick={() => setLastDecision(null)}
          >
            <X strokeWidth={1.75} aria-hidden />
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** What the member decided last in this tab, and how it was before. */
type Decided = {
  id: string
  /** What people call it. */
  title: string
  href: Route
  verdict: Verdict
  /** The number of decisions after it: what an undoing is made upon. */
  decision: number
  before: { verdict: Verdict; note: string | null; reason: string | null }
  undone?: boolean
}

let last: Decided | null = null

let moved = false

const lastDecision = () => last

export function setLastDecision(next: Decided | null): void {
  last = next
  listeners.forEach((listen) => listen())
}

function onLastDecision(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The next page that comes was asked for here: its beginning takes the focus. */
export const willMove = () => void (moved = true)

function hasMoved(): boolean {
  const was = moved
  moved = false
  return was
}
