'use client'
import { useState, type SubmitEvent } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { SecondField } from '@/components/appointments/agenda/second-field'
import { PersonField } from '@/components/appointments/person-field'
import { Button } from '@/components/ui/button'
import { agenda } from '@/content/appointment-agenda'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { assignEntryAction } from '@/lib/appointments/agenda-actions'
import type { Attendant } from '@/lib/appointments/rules'

const text = agenda.steps

/** `people` are the members who attend now, and the members who are free at the hour of the appointment. */
type AssignFormProps = { entry: AgendaEntry; people: readonly Attendant[]; onClose: () => void }

export function AssignForm({
  entry: { id, sequence, person: attends, second: also },
  people,
  onClose,
}: AssignFormProps) {
  const { busy, run } = useEntryStep()
  // If one member attends, the form proposes another member; if two attend, it proposes to keep both.
  const other = people.find((one) => one.id !== attends && one.id !== also)?.id
  const [person, setPerson] = useState((also ? attends : other) ?? attends ?? people[0]?.id ?? '')
  const [second, setSecond] = useState(people.find((one) => one.id === also)?.id ?? '')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run({
      work: () =>
        assignEntryAction({
          appointment: id,
          seen: sequence,
          person,
          second: second === person ? null : second || null,
        }),
      done: text.toasts.assign,
      then: onClose,
    })
  }

  return (
    <form
      aria-label={text.assign}
      onSubmit={submit}
      className="grid max-w-108 gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <PersonField
        label={text.person}
        people={people}
        value={person}
        onChange={setPerson}
        only={text.onlyYou}
      />
      <SecondField people={people} first={person} value={second} onChange={setSecond} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.saveAssign}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.leave}
        </Button>
      </p>
    </form>
  )
}
