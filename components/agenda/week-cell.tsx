import { Plus } from 'lucide-react'
import Link from 'next/link'
import { EntryBadge } from '@/components/agenda/entry-badge'
import type { WeekCell as Cell } from '@/components/agenda/week-cells'
import { cn } from '@/components/ui/cn'
import { agenda } from '@/content/agenda'
import { entryAddress, proposalAddress } from '@/lib/agenda/address'
import type { AgendaEntry } from '@/lib/agenda/agenda'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = agenda.week
const shape = 'grid min-h-tap rounded-sheet px-2 py-1.5 no-underline'

function Entry({ entry, at }: { entry: AgendaEntry; at: string }) {
  const { id, name, title, status } = entry
  return (
    <Link
      href={entryAddress(id)}
      prefetch={false}
      data-cell={at}
      className={cn(
        shape,
        'content-start justify-items-start gap-1 border-l-5 border-double hover:bg-sheet',
        status === 'requested' && 'border-ochre-ink bg-ochre-wash',
        status === 'proposed' && 'border-rule-field bg-sheet',
        status === 'confirmed' && 'border-green bg-green-wash',
        status === 'done' && 'border-rule-field bg-sunk',
      )}
    >
      <bdi className="max-w-full text-[1rem] leading-snug font-[550] wrap-anywhere">{name}</bdi>
      <bdi className="max-w-full text-sm leading-snug wrap-anywhere text-ink-2">{title}</bdi>
      <EntryBadge status={status} />
    </Link>
  )
}

/** What an hour of a day holds. `at` is its place for the arrow keys; `entrance` is the free hour that Tab reaches. */
export function WeekCell({ cell, at, entrance }: { cell: Cell; at: string; entrance: boolean }) {
  const { slot, entries, busy, closed, free, attended } = cell
  const label = text.free(`${formatWeekday(slot)} a las ${formatTime(slot)}`)
  return (
    <div className="grid gap-1">
      {closed ? <p className="px-2 text-sm text-ochre-ink">{text.closedHour}</p> : null}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} at={at} />
      ))}
      {busy ? (
        <p className={cn(shape, 'content-start bg-sunk text-sm text-ink-2')}>
          <b className="font-[550]">{text.busy}</b> {text.busyHint}
        </p>
      ) : null}
      {free ? (
        <Link
          href={proposalAddress({ slot })}
          prefetch={false}
          data-cell={at}
          tabIndex={entrance ? 0 : -1}
          aria-label={label}
          className={cn(shape, 'place-items-center text-ink-2 hover:bg-green-wash hover:text-green')}
        >
          <Plus className="size-5" strokeWidth={1.75} aria-hidden />
        </Link>
      ) : null}
      {!attended && entries.length === 0 && !busy ? <span className="sr-only">{text.unattended}</span> : null}
    </div>
  )
}
