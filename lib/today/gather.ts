import { todayText } from '@/content/today'
import { isSound } from '@/lib/today/line-text'
import type { QueueLine } from '@/lib/today/queries'

const text = todayText.sound

/** Invoices in which nothing was found, as one line of the queue: they are decided one after the other. */
export type SoundInvoices = {
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
