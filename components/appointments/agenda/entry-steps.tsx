'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { AssignForm } from '@/components/appointments/agenda/assign-form'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Spinner } from '@/components/ui/loading'
import { agenda } from '@/content/appointment-agenda'
import { appointments } from '@/content/appointments'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import {
  cancelEntryAction,
  confirmEntryAction,
  finishEntryAction,
  missEntryAction,
} from '@/lib/appointments/agenda-actions'
import { agendaOf, isFree, ofKind, type Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'

const text = agenda.steps
const MoveForm = dynamic(
  () => import('@/components/appointments/agenda/move-form').then((module) => module.MoveForm),
  {
    loading: () => <Spinner label={appointments.booking.opening} />,
  },
)

type EntryStepsProps = {
  entry: AgendaEntry
  hours: Agenda
  may: { confirm: boolean; change: boolean; finish: boolean; miss: boolean }
  /** What the link in a mail asks the page to do. */
  first?: 'move' | 'cancel' | null
}

export function EntrySteps({ entry, hours, may, first = null }: EntryStepsProps) {
  const { busy, doing, run } = useEntryStep()
  const [view, setView] = useState<'move' | 'assign' | 'cancel' | null>(may.change ? first : null)
  // The note is stored here and not in the form, so that it survives a cancellation that fails.
  const [note, setNote] = useState('')
  const attending = [entry.person, entry.second]
  const kind = ofKind(hours, entry.type ?? '')
  const able = (hours.people ?? []).filter(
    ({ id }) => attending.includes(id) || isFree(entry.startsAt, agendaOf(kind, id)),
  )
  const canChange = able.some(({ id }) => !attending.includes(id)) || entry.second !== null
  const step = { appointment: entry.id, seen: entry.sequence }
  const miss = (missed: boolean) =>
    run({
      name: 'miss',
      work: () => missEntryAction({ ...step, missed }),
      done: missed ? text.toasts.miss : text.toasts.unmiss,
    })

  return (
    <div className="mt-6 grid gap-6">
      <p className="flex flex-wrap gap-3 empty:hidden">
        {may.confirm ? (
          <Button
            variant="primary"
            busy={doing === 'confirm'}
            disabled={busy}
            onClick={() =>
              run({ name: 'confirm', work: () => confirmEntryAction(step), done: text.toasts.confirm })
            }
          >
            {text.confirm}
          </Button>
        ) : null}
        {may.finish ? (
          <Button
            variant="primary"
            busy={doing === 'finish'}
            disabled={busy}
            onClick={() =>
              run({ name: 'finish', work: () => finishEntryAction(step), done: text.toasts.finish })
            }
          >
            {text.finish}
          </Button>
        ) : null}
        {may.miss && (entry.status === 'confirmed' || entry.status === 'missed') ? (
          <Button busy={doing === 'miss'} disabled={busy} onClick={() => miss(entry.status === 'confirmed')}>
            {entry.status === 'confirmed' ? text.miss : text.unmiss}
          </Button>
        ) : null}
        {may.change && view !== 'move' ? (
          <Button disabled={busy} onClick={() => setView('move')}>
            {text.move}
          </Button>
        ) : null}
        {may.change && canChange && view !== 'assign' ? (
          <Button disabled={busy} onClick={() => setView('assign')}>
            {text.assign}
          </Button>
        ) : null}
        {may.change ? (
          <Button
            variant="danger"
            busy={doing === 'cancel'}
            disabled={busy}
            onClick={() => setView('cancel')}
          >
            {text.cancel}
          </Button>
        ) : null}
      </p>
      {view === 'move' && may.change ? (
        <MoveForm entry={entry} hours={hours} onClose={() => setView(null)} />
      ) : null}
      {view === 'assign' && may.change ? (
        <AssignForm entry={entry} people={able} onClose={() => setView(null)} />
      ) : null}
      {view === 'cancel' && may.change ? (
        <CancelDialog
          entry={entry}
          onClose={() => setView(null)}
          note={note}
          onNote={setNote}
          onCancel={() =>
            run({
              name: 'cancel',
              work: () => cancelEntryAction({ ...step, note }),
              done: text.toasts.cancel,
            })
          }
        />
      ) : null}
    </div>
  )
}

type CancelDialogProps = {
  entry: AgendaEntry
  note: string
  onNote: (note: string) => void
  onCancel: () => void
  onClose: () => void
}

function CancelDialog({ entry, note, onNote, onCancel, onClose }: CancelDialogProps) {
  const { name, startsAt, endsAt } = entry
  const when = `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`
  return (
    <ConfirmDialog
      title={text.cancelTitle}
      confirm={text.cancel}
      keep={text.keep}
      onConfirm={onCancel}
      onClose={onClose}
    >
      <p className="mb-4 wrap-anywhere">{text.cancelText(name, when)}</p>
      <NoteField value={note} onChange={onNote} />
    </ConfirmDialog>
  )
}
