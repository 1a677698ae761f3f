import { todayText } from '@/content/today'
import { addDays, bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { dueOf, isSound } from '@/lib/today/line-text'
import type { QueueLine } from '@/lib/today/queries'

const text = todayText.sound

/** Invoices in which nothing was found, as one line of the queue: they are decided one after the other. */
type SoundInvoices = {
  kind: 'sound'
  /** Of the one that waits longest. */
  id: string
  at: string
  title: string
  detail: string
  /** In pesos. */
  amount: number
  lines: readonly QueueLine[]
}

/** The queue with all invoices without findings in one line, at the place of the oldest; a single one stays as it is. */
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

/** Everything that waits is for today; an obligation is for the day on which it is due. */
function urgencyOf(row: QueueRow, today: CivilDay): Urgency {
  const due = row.kind === 'obligation' ? dueOf(row) : today
  if (due <= today) return due < today ? 'overdue' : 'today'
  return due === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** The rows by how urgent they are, in the order that they have; `from` is the place of a group's first row in the queue. */
export function byUrgency(rows: readonly QueueRow[], now: Date) {
  const groups = Map.groupBy(rows, (row) => urgencyOf(row, bogotaDay(now)))
  return [...groups].map(([urgency, members]) => ({
    urgency,
    rows: members,
    from: rows.indexOf(members[0]!),
    /** Invoices that are decided together count one by one. */
    matters: members.reduce((sum, row) => sum + (row.kind === 'sound' ? row.lines.length : 1), 0),
  }))
}

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
