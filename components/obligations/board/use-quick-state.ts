'use client'
import { useShortcuts } from '@/components/admin/shortcuts'
import { useAct } from '@/components/ui/use-act'
import { obligationStates } from '@/content/obligations'
import { boardText } from '@/content/board'
import { changeObligationAction } from '@/lib/obligations/actions'
import { toast } from '@/lib/toast'
import type { Cell } from '@/lib/obligations/board/cell'

const text = boardText.quick
const states = ['not-started', 'waiting', 'in-progress', 'in-review', 'ready'] as const

/** Keys 1 to 5 give the obligation that has the focus another state of work. What is filed is opened for that: its receipt would go. */
export function useQuickState(focused: () => Cell | undefined): void {
  const { busy, act } = useAct()
  function set(state: (typeof states)[number]) {
    const cell = focused()
    if (!cell || busy || cell.state === state) return
    if (!cell.open) {
      toast({ kind: 'error', title: text.failed, description: text.settled })
      return
    }
    act({
      work: () =>
        changeObligationAction({
          obligation: cell.id,
          seen: cell.version,
          state,
          message: cell.message ?? '',
        }),
      done: { title: text.done, description: obligationStates[state] },
      failed: text.failed,
    })
  }
  useShortcuts(Object.fromEntries(states.map((state, place) => [String(place + 1), () => set(state)])))
}
