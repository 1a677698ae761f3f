'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { AssignForm } from '@/components/appointments/agenda/assign-form'
import { useOpened } from '@/components/appointments/use-opened'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { FollowingField, SeriesFailures } from '@/components/appointments/agenda/series-parts'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { agenda } from '@/content/appointment-agenda'
import { placeStepText } from '@/content/appointment-place-step'
import { seriesText, swapText } from '@/content/appointment-series'
import { appointments } from '@/content/appointments'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import {
  cancelEntryAction,
  confirmEntryAction,
  finishEntryAction,
  missEntryAction,
} from '@/lib/appointments/agenda-actions'
import { cancelFollowingAction } from '@/lib/appointments/series-actions'
import type { Failures } from '@/lib/appointments/series-answers'
import { agendaOf, isFree, ofKind, type Agenda } from '@/lib/appointments/rules'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'

const text = agenda.steps
const SwapForm = dynamic(
  openedPart(() => import('@/components/appointments/agenda/swap-form').then((module) => module.SwapForm)),
  { loading: () => null },
)
const MoveForm = dynamic(
  openedPart(() => import('@/components/appointments/agenda/move-form').then((module) => module.MoveForm)),
  {
    loading: () => <Spinner label={appointments.booking.opening} />,
  },
)

const PlaceForm = dynamic(
  openedPart(() => import('@/components/appointments/agenda/place-form').then((module) => module.PlaceForm)),
  { loading: () => null },
)

type EntryStepsProps = {
  entry: AgendaEntry
  hours: Agenda
  /** The number of later appointments of the same series that are still open. */
  following?: number
  /** The open appointments with which this one can be swapped, and the names of the members by id. */
  swaps?: { others: readonly AgendaEntry[]; names: Readonly<Record<string, string>> }
  may: { confirm: boolean; change: boolean; finish: boolean; miss: boolean }
  /** The action whose form is open from the start, because the user followed a link in a mail. */
  first?: 'move' | 'cancel' | null
  /** The id of the appointment's status, which takes the focus when a button disappears. */
  place?: string
}

export function EntrySteps({
  entry,
  hours,
  may,
  following = 0,
  swaps,
  first = null,
  place = '',
}: EntryStepsProps) {
  const { busy, doing, run } = useEntryStep()
  const { view, form, opener, open, close } = useOpened<'move' | 'place' | 'assign' | 'swap' | 'cancel'>(
    may.change ? first : null,
  )
  // The note of a cancellation is stored outside of the form, so that a failed cancellation does not lose the note.
  const [note, setNote] = useState('')
  const [several, setSeveral] = useState(false)
  const [missed, setMissed] = useState<Failures>([])
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
      place,
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
              run({ name: 'confirm', work: () => confirmEntryAction(step), done: text.toasts.confirm, place })
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
              run({ name: 'finish', work: () => finishEntryAction(step), done: text.toasts.finish, place })
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
          <Button id={opener('move')} disabled={busy} onClick={() => open('move')}>
            {text.move}
          </Button>
        ) : null}
        {may.change && view !== 'place' ? (
          <Button id={opener('place')} disabled={busy} onClick={() => open('place')}>
            {placeStepText.open}
          </Button>
        ) : null}
        {may.change && canChange && view !== 'assign' ? (
          <Button id={opener('assign')} disabled={busy} onClick={() => open('assign')}>
            {text.assign}
          </Button>
        ) : null}
        {may.change && swaps && swaps.others.length > 0 && view !== 'swap' ? (
          <Button id={opener('swap')} disabled={busy} onClick={() => open('swap')}>
            {swapText.open}
          </Button>
        ) : null}
        {may.change ? (
          <Button
            id={opener('cancel')}
            variant="danger"
            busy={doing === 'cancel'}
            disabled={busy}
            onClick={() => open('cancel')}
          >
            {text.cancel}
          </Button>
        ) : null}
      </p>
      {view && view !== 'cancel' && may.change ? (
        <div ref={form} tabIndex={-1} className="outline-none">
          {view === 'move' ? (
            <MoveForm
              entry={entry}
              hours={hours}
              following={following}
              onMissed={setMissed}
              onClose={close}
            />
          ) : null}
          {view === 'swap' && swaps ? <SwapForm entry={entry} {...swaps} onClose={close} /> : null}
          {view === 'place' ? <PlaceForm entry={entry} hours={hours} onClose={close} /> : null}
          {view === 'assign' ? <AssignForm entry={entry} people={able} onClose={close} /> : null}
        </div>
      ) : null}
      <SeriesFailures title={seriesText.failed.moved} failed={missed} />
      {view === 'cancel' && may.change ? (
        <CancelDialog
          entry={entry}
          onClose={close}
          note={note}
          onNote={setNote}
          following={following}
          several={several}
          onSeveral={setSeveral}
          onCancel={() =>
            several
              ? run({
                  name: 'cancel',
                  work: () => cancelFollowingAction({ ...step, note }),
                  done: ({ cancelled }) => seriesText.cancelled(cancelled),
                  place,
                })
              : run({
                  name: 'cancel',
                  work: () => cancelEntryAction({ ...step, note }),
                  done: text.toasts.cancel,
                  place,
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
  following: number
  several: boolean
  onSeveral: (several: boolean) => void
  onCancel: () => void
  onClose: () => void
}

function CancelDialog({
  entry,
  note,
  onNote,
  following,
  several,
  onSeveral,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const { name, startsAt, endsAt } = entry
  const when = `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`
  return (
    <ConfirmDialog
      title={text.cancelTitle}
      confirm={several ? seriesText.cancelAll(following + 1) : text.cancel}
      keep={text.keep}
      onConfirm={onCancel}
      onClose={onClose}
    >
      <p className="mb-4 wrap-anywhere">{text.cancelText(name, when)}</p>
      <div className="grid gap-4">
        <FollowingField following={following} value={several} onChange={onSeveral} />
        <NoteField value={note} onChange={onNote} />
      </div>
    </ConfirmDialog>
  )
}
