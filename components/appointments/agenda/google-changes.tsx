'use client'
import { useRef } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { googleText } from '@/content/appointment-google'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { moveEntryAction } from '@/lib/appointments/agenda-actions'
import type { GoogleChange } from '@/lib/appointments/google/changes'
import { keepGoogleHoursAction } from '@/lib/appointments/google-actions'
import { formatHours, formatLongDay } from '@/lib/format/appointment-time'

const text = googleText.changed
type GoogleChangesProps = { entry: AgendaEntry; changes: readonly GoogleChange[] }

/** Shows what members changed in Google Calendar; the appointment changes only when a member decides so. */
export function GoogleChanges({ entry: { id, sequence, startsAt, person }, changes }: GoogleChangesProps) {
  const { busy, doing, run } = useEntryStep()
  const box = useRef<HTMLDivElement>(null)
  const told = (name: string, { from, until }: GoogleChange) =>
    from && until ? text.moved(name, formatLongDay(from), formatHours(from, until)) : text.gone(name)
  const keep = () =>
    run({
      name: 'keep',
      work: () => keepGoogleHoursAction({ appointment: id }),
      done: { title: text.kept },
      then: () => box.current?.focus(),
    })
  const accept = (slot: string, attends: string) =>
    run({
      name: slot,
      work: () => moveEntryAction({ appointment: id, seen: sequence, slot, note: '', person: attends }),
      done: { title: text.accepted },
      then: () => box.current?.focus(),
    })
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {changes.map((change) => {
        const slot = change.from && new Date(change.from).toISOString()
        const isOther = slot !== null && Date.parse(slot) !== Date.parse(startsAt)
        return (
          <Notice key={change.person} tone="warn" className="mt-4">
            <p>{told(change.name ?? '', change)}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              {isOther ? (
                <Button
                  size="sm"
                  variant="primary"
                  busy={doing === slot}
                  disabled={busy}
                  onClick={() => accept(slot, person ?? change.person)}
                >
                  {text.accept}
                </Button>
              ) : null}
              <Button size="sm" busy={doing === 'keep'} disabled={busy} onClick={keep}>
                {text.keep}
              </Button>
            </p>
          </Notice>
        )
      })}
    </div>
  )
}
