'use client'
import { useState, type SubmitEvent } from 'react'
import { HoursFields, wholeDay } from '@/components/appointments/agenda/hours-fields'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { closedHours } from '@/content/appointment-closures'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { closeHoursAction, openHoursAction } from '@/lib/appointments/agenda-actions'
import { horizonDays } from '@/lib/appointments/rules'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = closedHours.form
const { toasts } = closedHours

export function CloseForm({ today }: { today: CivilDay }) {
  const { busy, error, refuse, clear, run } = useEntryStep()
  const [firstDay, setFirstDay] = useState<CivilDay | null>(null)
  const [lastDay, setLastDay] = useState<CivilDay | null>(null)
  const [hours, setHours] = useState(wholeDay)
  const [reason, setReason] = useState('')
  const [standing, setStanding] = useState<readonly AgendaEntry[] | null>(null)

  function close(expected: number) {
    const wish = { firstDay: firstDay ?? '', lastDay: lastDay ?? firstDay ?? '', ...hours, reason, expected }
    run({
      work: () => closeHoursAction(wish),
      done: (answer) =>
        answer.kind === 'occupied'
          ? null
          : { title: toasts.closed.title, description: toasts.closed.text(answer.days) },
      then: (answer) => {
        if (answer.kind === 'occupied') return setStanding(answer.standing)
        setFirstDay(null)
        setLastDay(null)
        setHours(wholeDay)
        setReason('')
      },
    })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { problems } = closedHours
    const isShort = reason.trim().length < 3
    if (!firstDay || isShort)
      return refuse(event.currentTarget, {
        ...(!firstDay && { firstDay: problems.day }),
        ...(isShort && { reason: problems.reason }),
      })
    close(0)
  }

  const day = (
    label: string,
    value: CivilDay | null,
    from: CivilDay,
    name: 'firstDay' | 'lastDay',
    onChange: (day: CivilDay | null) => void,
  ) => (
    <Field label={label} error={error(name)}>
      {(control) => (
        <DayField
          {...control}
          label={label}
          placeholder={text.pick}
          value={value}
          onChange={(next) => {
            onChange(next)
            clear('firstDay')
            clear('lastDay')
          }}
          today={today}
          from={from}
          until={addDays(today, horizonDays)}
        />
      )}
    </Field>
  )
  return (
    <form
      aria-labelledby="close-days"
      noValidate
      onSubmit={submit}
      className="grid content-start gap-5 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      <h2 id="close-days">{text.title}</h2>
      {day(text.from, firstDay, today, 'firstDay', setFirstDay)}
      {day(text.until, lastDay ?? firstDay, firstDay ?? today, 'lastDay', setLastDay)}
      <HoursFields value={hours} onChange={setHours} error={error('until')} />
      <Field label={text.reason} hint={text.reasonHint} error={error('reason')}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {text.send}
      </Button>
      {standing ? (
        <OccupiedDialog
          standing={standing}
          onGo={() => close(standing.length)}
          onClose={() => setStanding(null)}
        />
      ) : null}
    </form>
  )
}

type OccupiedDialogProps = { standing: readonly AgendaEntry[]; onGo: () => void; onClose: () => void }

function OccupiedDialog({ standing, onGo, onClose }: OccupiedDialogProps) {
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

export function OpenButton({ closure, day, when }: { closure: string; day: string; when: string }) {
  const { busy, run } = useEntryStep()
  const [asking, setAsking] = useState(false)
  const open = () =>
    run({
      work: () => openHoursAction({ closure }),
      done: closedHours.toasts.opened,
      then: () => document.getElementById('closures')?.focus(),
    })
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => setAsking(true)}>
        {closedHours.open}
        <span className="sr-only">{closedHours.openOf(day)}</span>
      </Button>
      {asking ? (
        <ConfirmDialog
          title={closedHours.openTitle}
          confirm={closedHours.open}
          keep={closedHours.keep}
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          {closedHours.openText(when)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
