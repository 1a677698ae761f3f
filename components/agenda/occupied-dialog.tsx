'use client'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { closedHours } from '@/content/closed-hours'
import type { AgendaEntry } from '@/lib/agenda/agenda'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = closedHours.form

type OccupiedDialogProps = { standing: readonly AgendaEntry[]; onGo: () => void; onClose: () => void }

/** Shows what stands in the hours that are about to be closed, and asks what to do. */
export function OccupiedDialog({ standing, onGo, onClose }: OccupiedDialogProps) {
  return (
    <ConfirmDialog
      title={text.occupiedTitle(standing.length)}
      confirm={text.occupiedGo}
      keep={text.occupiedKeep}
      onConfirm={onGo}
      onClose={onClose}
    >
      <p>{text.occupiedText}</p>
      <ul
        className="mt-3 max-h-60 overflow-y-auto border-t border-ink text-ink"
        tabIndex={standing.length > 5 ? 0 : undefined}
      >
        {standing.map(({ id, name, title, startsAt }) => (
          <li key={id} className="border-b border-rule py-2 wrap-anywhere">
            <b className="font-[550]">
              {capitalized(formatWeekday(startsAt))}, {formatTime(startsAt)}
            </b>
            <span className="block">
              {name}: {title}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
