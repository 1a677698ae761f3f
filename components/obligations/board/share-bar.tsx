import { boardText } from '@/content/obligation-board'
import type { Share } from '@/lib/obligations/board/board'

/** A bar of obligations: solid for filed, hatched for waiting for the client, blank for still to do. */
export function ShareBar({ done, waiting, all }: Share) {
  if (all === 0) return null
  return (
    <span
      role="img"
      aria-label={boardText.load.progress(done, all, waiting)}
      className="flex h-2 max-w-60 border border-ink"
    >
      <span className="bg-green" style={{ width: `${(done / all) * 100}%` }} />
      <span
        className="bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]"
        style={{ width: `${(waiting / all) * 100}%` }}
      />
    </span>
  )
}
