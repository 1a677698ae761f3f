'use client'
import { useRouter } from 'next/navigation'
import { useShortcuts } from '@/components/review/desk/use-shortcuts'
import type { DecisionState } from '@/components/review/desk/use-decision'
import { willMove } from '@/components/review/last-decision-store'
import type { Neighbours } from '@/lib/review/neighbours'

type DeskKeys = {
  around: Neighbours
  /** Null while there is nothing to decide. */
  decision: DecisionState | null
  onHelp: () => void
}

/** The keys of the desk; the page that comes next takes the focus at its title. */
export function useDeskKeys({ around: { next, previous }, decision, onHelp }: DeskKeys): void {
  const router = useRouter()
  const go = (href: typeof next) =>
    href
      ? () => {
          willMove()
          router.push(href)
        }
      : undefined
  useShortcuts({
    A: decision ? () => decision.decide('accepted') : undefined,
    R: decision ? () => decision.explain('rejected') : undefined,
    P: decision ? () => decision.explain('asked') : undefined,
    J: go(next),
    K: go(previous),
    '?': onHelp,
  })
}
