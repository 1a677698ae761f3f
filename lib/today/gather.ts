import { todayText } from '@/content/today'
import { addDays, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { dueOf, isSound } from '@/lib/today/line-text'
import type { QueueLine } from '@/lib/today/lines'

const text = todayText.sound

/** Invoices without findings share one row of the list and are decided one after another. */
type SoundInvoices = {
  kind: 'sound'
  id: string
  at: string
  title: string
  detail: string
  amount: number
  lines: readonly QueueLine[]
}

/** Two or more invoices without findings get one row together, in the place of the oldest of them. */
export function gatherSound(lines: readonly QueueLine[]): (QueueLine | SoundInvoices)[] {
  const sound = lines.filter(isSound)
  const [oldest] = sound
  if (!oldest || sound.length < 2) return [...lines]
  const clients = Map.groupBy(sound, ({ detail }) => detail ?? '')
  const gathered: SoundInvoices = {
    kind: 'sound',
    id: oldest.id,
    at: oldest.at,
    title: text.title(sound.length, clients.size),
    detail: [...clients].map(([client, { length }]) => `${client} ${length}`.trim()).join(', '),
    amount: sound.reduce((sum, { invoice }) => sum + (invoice?.total ?? 0), 0),
    lines: sound,
  }
  return lines
    .filter((line) => line === oldest || !isSound(line))
    .map((line) => (line === oldest ? gathered : line))
}

export type QueueRow = QueueLine | SoundInvoices
type Urgency = keyof typeof todayText.urgency

/**
 * An obligation is due on its due date; any other row is due on the day of the promised answer.
 * A row without a promised answer is due today.
 */
function urgencyOf(row: QueueRow, today: CivilDay): Urgency {
  const promised = promiseOfRow(row)
  const due = row.kind === 'obligation' ? dueOf(row) : promised ? bogotaDay(promised) : today
  if (due <= today) return due < today ? 'overdue' : 'today'
  return due === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** Returns until when the firm promised an answer. A row of several invoices takes the time of its oldest invoice. */
export const promiseOfRow = (row: QueueRow): string | null =>
  row.kind === 'sound' ? (row.lines[0]?.promised ?? null) : row.promised

const urgencies = Object.keys(todayText.urgency)

export const inOrder = (lines: readonly QueueLine[], now: Date): QueueLine[] => {
  const rank = (line: QueueLine) => urgencies.indexOf(urgencyOf(line, bogotaDay(now)))
  return lines.toSorted((one, other) => rank(one) - rank(other))
}

/** `from` is the position of the group's first row in `rows`. */
export function byUrgency(rows: readonly QueueRow[], now: Date) {
  const groups = Map.groupBy(rows, (row) => urgencyOf(row, bogotaDay(now)))
  return [...groups].map(([urgency, members]) => ({
    urgency,
    rows: members,
    from: rows.indexOf(members[0]!),
    /** The number of entries in the group; a combined row is counted once for each of its invoices. */
    matters: members.reduce((sum, row) => sum + (row.kind === 'sound' ? row.lines.length : 1), 0),
  }))
}

export const soundRow = 'sound'

export const rowKey = ({ kind, id }: { kind: string; id: string }): string =>
  kind === soundRow ? soundRow : `${kind} ${id}`

/** `keys` identify the lines on screen; `until` is when the member last saw all lines, in milliseconds since 1970. */
export type Known = { keys: ReadonlySet<string>; until: number }

export const knownOf = (lines: readonly QueueLine[], now: Date): Known => ({
  keys: new Set(lines.map(rowKey)),
  until: now.getTime(),
})

/** Hides new lines until the member asks for them: lines above the selected row, and lines newer than `known.until`. */
export function holdBack(lines: readonly QueueLine[], known: Known, current: string) {
  const at = lines.findIndex((line) => rowKey(line) === current || (current === soundRow && isSound(line)))
  const isHeld = (line: QueueLine, place: number) =>
    !known.keys.has(rowKey(line)) && (place < at || Date.parse(line.at) > known.until)
  const shown = lines.filter((line, place) => !isHeld(line, place))
  // If every line of the list would be hidden, no line is hidden.
  return shown.length > 0 ? { shown, held: lines.length - shown.length } : { shown: lines, held: 0 }
}
