'use client'
import dynamic from 'next/dynamic'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { HoursFields, wholeDay } from '@/components/appointments/agenda/hours-fields'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { openedPart } from '@/components/ui/opened-part'
import { Select } from '@/components/ui/select'
import { hoursText } from '@/content/appointment-hours'
import { ended } from '@/content/ended'
import { absenceWhen } from '@/lib/appointments/absence-text'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import type { Absence, MemberHours } from '@/lib/appointments/hours'
import { endAbsenceAction, saveAbsenceAction } from '@/lib/appointments/hours-actions'
import { absenceSchema, type Planned } from '@/lib/appointments/hours-schema'
import { addDays, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { fieldErrors } from '@/lib/field-errors'
import { capitalized } from '@/lib/format/appointment-time'

const text = hoursText.absence
const { toasts, problems } = hoursText
const AwayPlan = dynamic(
  openedPart(() => import('@/components/appointments/agenda/away-plan').then((module) => module.AwayPlan)),
  { loading: () => null },
)

type Colleague = { id: string; name: string }
type AbsenceSectionProps = { hours: MemberHours; others: readonly Colleague[]; today: CivilDay }

export function AbsenceSection({ hours, others, today }: AbsenceSectionProps) {
  return (
    <section aria-labelledby="absences">
      <h2 id="absences" tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      {hours.absences.length === 0 ? (
        <p className="py-3 text-ink-2">{text.empty}</p>
      ) : (
        <ul className="rule-closes">
          {hours.absences.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} today={today} />
          ))}
        </ul>
      )}
      <AbsenceForm hours={hours} others={others} today={today} />
    </section>
  )
}

function AbsenceRow({ absence, today }: { absence: Absence; today: CivilDay }) {
  const { busy, run } = useEntryStep()
  const [asking, setAsking] = useState(false)
  const when = absenceWhen(absence, today)
  const end = () =>
    run({
      work: () => endAbsenceAction({ absence: absence.id }),
      done: toasts.ended,
      then: () => document.getElementById('absences')?.focus(),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0">
      <span className="min-w-0">
        <b className="font-[550]">{capitalized(when)}</b>
        <span className="block wrap-anywhere text-ink-2">
          {ended(absence.reason)} {absence.standIn ? text.standsIn(absence.standIn) : null}
        </span>
      </span>
      <Button size="sm" busy={busy} onClick={() => setAsking(true)}>
        {text.end}
        <span className="sr-only">{text.endOf(when)}</span>
      </Button>
      {asking ? (
        <ConfirmDialog
          title={text.endTitle}
          confirm={text.end}
          keep={text.keep}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {text.endText(capitalized(when))}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function AbsenceForm({ hours: { id: member }, others, today }: AbsenceSectionProps) {
  const { busy, error, refuse, clear, run } = useEntryStep()
  const [first, setFirst] = useState<CivilDay | null>(null)
  const [last, setLast] = useState<CivilDay | null>(null)
  const [part, setPart] = useState(wholeDay)
  const [reason, setReason] = useState('')
  const [standIn, setStandIn] = useState('')
  const [met, setMet] = useState<AgendaEntry[] | null>(null)
  const saves = useRef<HTMLButtonElement>(null)
  const end = last ?? first

  // The save button gets the focus here, because the dialog cannot return the focus to a button that was disabled.
  function closePlan() {
    flushSync(() => setMet(null))
    saves.current?.focus()
  }

  const oneDay = first === null || end === first
  const wanted = {
    member,
    from: first ? momentAt(first, oneDay ? part.from : 0) : '',
    until: end ? momentAt(end, oneDay ? part.until : 24) : '',
    reason,
    standIn: standIn || null,
  }

  function save(plan: Planned[]) {
    run({
      work: () => saveAbsenceAction({ ...wanted, plan }),
      done: (answer) => (answer.kind === 'kept' ? toasts.absence : null),
      then: (answer) => {
        if (answer.kind === 'occupied') return setMet(answer.met)
        // Saving a plan closes a dialog that moves the focus, so the heading takes the focus only without a plan.
        if (plan.length === 0) document.getElementById('absences')?.focus()
        setFirst(null)
        setLast(null)
        setPart(wholeDay)
        setReason('')
        setStandIn('')
      },
    })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { error: wrong } = absenceSchema.safeParse({ ...wanted, plan: [] })
    if (wrong) {
      const isBackwards = first && last && last < first
      return refuse(event.currentTarget, {
        ...fieldErrors(wrong),
        ...(isBackwards && { until: problems.order }),
      })
    }
    save([])
  }

  const day = (
    label: string,
    name: 'from' | 'until',
    value: CivilDay | null,
    from: CivilDay,
    onChange: (day: CivilDay | null) => void,
  ) => (
    <Field label={label} error={error(name)}>
      {(control) => (
        <DayField
          {...control}
          label={label}
          placeholder={hoursText.day.pick}
          value={value}
          onChange={(next) => {
            onChange(next)
            clear('from')
            clear('until')
          }}
          today={today}
          from={from}
          until={addDays(today, 400)}
        />
      )}
    </Field>
  )
  return (
    <form
      aria-labelledby="absences"
      noValidate
      onSubmit={submit}
      className="mt-4 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4"
    >
      <p className="text-ink-2">{text.text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {day(text.from, 'from', first, today, setFirst)}
        {day(text.until, 'until', end, first ?? today, setLast)}
      </div>
      {oneDay ? (
        <HoursFields value={part} onChange={setPart} error={first ? error('until') : undefined} />
      ) : null}
      <Field label={text.reason} hint={text.reasonHint} error={error('reason')}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => {
              setReason(event.currentTarget.value)
              clear('reason')
            }}
          />
        )}
      </Field>
      {others.length > 0 ? (
        <Field label={text.standIn} hint={text.standInHint}>
          {(control) => (
            <Select {...control} value={standIn} onChange={(event) => setStandIn(event.currentTarget.value)}>
              <option value="">{text.nobody}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <p>
        <Button ref={saves} type="submit" variant="primary" busy={busy}>
          {text.save}
        </Button>
      </p>
      {met ? (
        <AwayPlan
          member={member}
          met={met}
          away={wanted}
          people={others}
          standIn={standIn}
          onSave={(plan) => {
            closePlan()
            save(plan)
          }}
          onClose={closePlan}
        />
      ) : null}
    </form>
  )
}
