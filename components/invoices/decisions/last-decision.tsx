'use client'
import { Undo2, X } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { review } from '@/content/invoice-decisions'
import { decideInvoiceAction } from '@/lib/invoices/decisions/actions'
import type { Verdict } from '@/lib/invoices/decisions/review-invoice'

const text = review.last
/**
 * A shadow paints the strip's colour to both edges of the window, because a wider strip would scroll sideways.
 * On phones the strip is sticky, because the next page scrolls to its title and would hide the strip.
 */
const strip =
  '-mx-gut flex flex-wrap items-center gap-x-3 gap-y-1 bg-ink px-gut py-1 text-sm text-sheet shadow-[0_0_0_100vmax_var(--color-ink)] [clip-path:inset(0_-100vmax)] max-sm:sticky max-sm:top-16 max-sm:z-[9] max-sm:flex-nowrap max-sm:gap-x-1 max-[18rem]:static max-[18rem]:flex-wrap'
const look =
  'inline-flex min-h-tap items-center px-2 text-sheet underline enabled:hover:text-ink focus-visible:outline-sheet'
const listeners = new Set<() => void>()

export function LastDecision() {
  const last = useSyncExternalStore(onLastDecision, lastDecision, () => null)
  const router = useRouter()
  const pathname = usePathname()
  const { busy, act } = useAct()

  useEffect(() => {
    if (hasMoved()) (document.getElementById('review-title') ?? document.getElementById('main'))?.focus()
  }, [pathname])

  function undo() {
    if (!last) return
    const { id, decision, before } = last
    act({
      work: () => decideInvoiceAction({ id, seen: decision, ...before }),
      failed: review.decision.failed,
      lost: review.decision.unreachable,
      then: () => {
        setLastDecision({ ...last, undone: true })
        document.getElementById('main')?.focus()
        router.refresh()
      },
      onFailure: ({ code }) => {
        if (code !== 'unavailable') router.refresh()
        return false
      },
    })
  }

  return (
    <div className={last ? strip : ''}>
      <p role="status" className={last ? 'mr-auto min-w-0 py-2 wrap-anywhere' : ''}>
        {last ? (last.undone ? text.undone(last.title) : text.done[last.verdict](last.title)) : null}
      </p>
      {last ? (
        <>
          <Link className={`${look} max-sm:hidden`} href={last.href} prefetch={false}>
            {text.open(last.title)}
          </Link>
          {last.undone ? null : (
            <Button size="sm" variant="quiet" className={look} busy={busy} onClick={undo}>
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

type Decided = {
  id: string
  title: string
  href: Route
  verdict: Verdict
  /** The number of decisions on the invoice so far; the undo fails if another decision was made since. */
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

/** Must be called before the next invoice opens, so that the next page moves the focus to its title. */
export const willMove = () => void (moved = true)

function hasMoved(): boolean {
  const was = moved
  moved = false
  return was
}
