'use client'
import { useState, type SubmitEvent } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { FollowingField } from '@/components/appointments/agenda/series-parts'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { PersonField } from '@/components/appointments/person-field'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { agenda } from '@/content/appointment-agenda'
import { seriesText } from '@/content/appointment-series'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { moveEntryAction } from '@/lib/appointments/agenda-actions'
import { atPlace } from '@/lib/appointments/places'
import { moveFollowingAction } from '@/lib/appointments/series-actions'
import type { Failures } from '@/lib/appointments/series-answers'
import { agendaOf, ofKind, slotFailures, withSecond, type Agenda } from '@/lib/appointments/rules'

const text = agenda.steps

type MoveFormProps = {
  entry: AgendaEntry
  hours: Agenda
  /** The number of later appointments of the same series that are still open. */
  following: number
  /** Called when a member moved several appointments of a series, with the appointments that could not be moved. */
  onMissed: (failed: Failures) => void
  onClose: () => void
}

export function MoveForm({
  entry: { id, sequence, type, person: attends, second, where },
  hours: whole,
  following,
  onMissed,
  onClose,
}: MoveFormProps) {
  const { busy, error, refuse, clear, run } = useEntryStep()
  // Any member who may see the client may attend, even one who does not offer this kind of appointment.
  const all = withSecond(atPlace(ofKind(whole, type ?? ''), where), second)
  const people = all.people ?? []
  const [person, setPerson] = useState((people.find(({ id: one }) => one === attends) ?? people[0])?.id ?? '')
  const hours = agendaOf(all, person)
  const [slot, setSlot] = useState('')
  const [note, setNote] = useState('')
  const [several, setSeveral] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!slot) return refuse(event.currentTarget, { slot: text.problems.slot })
    const step = { appointment: id, seen: sequence, slot, note, person }
    if (several)
      return run({
        work: () => moveFollowingAction(step),
        done: ({ moved }) => seriesText.moved(moved),
        then: ({ failed }) => {
          onMissed(failed)
          onClose()
        },
        fieldOf: slotFailures,
      })
    run({
      work: () => moveEntryAction(step),
      done: text.toasts.move,
      then: onClose,
      fieldOf: slotFailures,
      onFailure: ({ code }) => {
        if (code in slotFailures) setSlot('')
        return undefined
      },
    })
  }

  return (
    <form
      aria-label={text.move}
      noValidate
      onSubmit={submit}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <PersonField
        label={text.person}
        people={people}
        value={person}
        onChange={(next) => {
          setPerson(next)
          setSlot('')
        }}
        only={text.onlyYou}
      />
      {all.second ? <p className="wrap-anywhere">{text.alsoAttends(all.second.name)}</p> : null}
      <SlotPicker
        agenda={hours}
        value={slot}
        onChange={(next) => {
          setSlot(next)
          clear('slot')
        }}
        error={error('slot')}
      />
      <FollowingField following={following} value={several} onChange={setSeveral} />
      <NoteField value={note} onChange={setNote} />
      {slot ? <SlotSum slot={slot} agenda={hours} /> : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.send}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.leave}
        </Button>
      </p>
    </form>
  )
}
