import { isSound } from '@/lib/today/line-text'
import type { QueueLine } from '@/lib/today/queries'

/** Invoices without findings stand in one row, which has no invoice of its own. */
export const soundRow = 'sound'

/** What a row is called as long as it stands in the queue. */
export const rowKey = ({ kind, id }: { kind: string; id: string }): string =>
  kind === soundRow ? soundRow : `${kind} ${id}`

/** The lines that a member has before their eyes, and until when (milliseconds) the queue was read as a whole. */
export type Known = { keys: ReadonlySet<string>; until: number }

export const knownOf = (lines: readonly QueueLine[], now: Date): Known => ({
  keys: new Set(lines.map(rowKey)),
  until: now.getTime(),
})

/**
 * Nothing pushes the row that a member works on: what has come in since, or would stand above that row, is held back until
 * it is asked for. What moves up from beyond the page is shown.
 */
export function holdBack(lines: readonly QueueLine[], known: Known, current: string) {
  const at = lines.findIndex((line) => rowKey(line) === current || (current === soundRow && isSound(line)))
  const isHeld = (line: QueueLine, place: number) =>
    !known.keys.has(rowKey(line)) && (place < at || Date.parse(line.at) > known.until)
  const shown = lines.filter((line, place) => !isHeld(line, place))
  // Whoever has nothing left is shown what there is.
  return shown.length > 0 ? { shown, held: lines.length - shown.length } : { shown: lines, held: 0 }
}
