'use client'
import { Eye } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { knownLookers, onLookers } from '@/components/review/lookers'
import { Notice } from '@/components/ui/notice'
import { review } from '@/content/review'
import type { Lookers } from '@/lib/review/schema'

const nobody: Lookers = []

function useNames(invoice: string): string[] {
  const lookers = useSyncExternalStore(onLookers, knownLookers, () => nobody)
  return lookers.flatMap((one) => (one.invoice === invoice ? [one.name] : []))
}

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
