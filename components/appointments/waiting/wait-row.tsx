'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { waitsText as text } from '@/content/appointment-waits'
import { leaveWaitAction } from '@/lib/appointments/actions'
import type { Wait } from '@/lib/appointments/queries'
import { formatWeekday } from '@/lib/format/appointment-time'

/** Shows one entry of the client on the waiting list. */
export function WaitRow({ wait: { id, name, place, days } }: { wait: Wait }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState(false)
  const kind = [name ?? appointments.booking.usual, place && appointments.places[place].toLowerCase()]
    .filter(Boolean)
    .join(', ')
  const ranges = days.map(([first, last]) => text.range(formatWeekday(first), formatWeekday(last))).join(', ')
  const leave = () =>
    act({
      work: () => leaveWaitAction({ wait: id }),
      done: text.toasts.left,
      failed: text.toasts.failed,
      lost: appointments.details.lost,
      then: () => document.getElementById('waiting-list')?.focus(),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0">
      <span className="min-w-0 wrap-anywhere">{text.entry(kind, ranges)}</span>
      <Button size="sm" busy={busy} onClick={() => setAsking(true)}>
        {text.leave}
        <span className="sr-only">{text.leaveOf(kind)}</span>
      </Button>
      {asking ? (
        <ConfirmDialog
          title={text.leaveTitle}
          confirm={text.leave}
          keep={text.keep}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {text.leaveText}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
