'use client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { TypeField } from '@/components/appointments/person-field'
import { PlaceField } from '@/components/appointments/place-field'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { waitsText } from '@/content/appointment-waits'
import { joinWaitAction } from '@/lib/appointments/actions'
import { atPlace, placeWish } from '@/lib/appointments/places'
import { horizonDays, ofKind, type Agenda } from '@/lib/appointments/rules'
import { mostRanges, waitSchema } from '@/lib/appointments/schema'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { fieldErrors } from '@/lib/field-errors'
import type { Place } from '@/lib/format/appointment-place'

const text = waitsText.form
type Range = { first: CivilDay | null; last: CivilDay | null }
const nothing: Range = { first: null, last: null }

type WaitFormProps = { agenda: Agenda; today: CivilDay; onClose: () => void }

export function WaitForm({ agenda: whole, today, onClose }: WaitFormProps) {
  const { busy, error, refuse, clear, act } = useAct()
  const [type, setType] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const [number, setNumber] = useState<string | null>(null)
  const agenda = atPlace(ofKind(whole, type), place)
  const [ranges, setRanges] = useState<readonly Range[]>([nothing])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const change = (at: number, next: Partial<Range>) => {
    setRanges(ranges.map((range, n) => (n === at ? { ...range, ...next } : range)))
    clear('days')
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { data, error: wrong } = waitSchema.safeParse({
      title: new FormData(form).get('title'),
      days: ranges.map(({ first, last }) => [first ?? '', last ?? first ?? '']),
      ...(type && { type }),
      ...placeWish(agenda, number),
    })
    if (!data) {
      const problems = fieldErrors(wrong)
      const isOfDays = Object.keys(problems).some((name) => name.startsWith('days'))
      return refuse(form, { ...problems, ...(isOfDays && { days: waitsText.problems.days }) })
    }
    act({
      work: () => joinWaitAction(data),
      done: waitsText.toasts.saved,
      failed: waitsText.toasts.failed,
      lost: appointments.details.lost,
      fieldOf: { 'wait-needless': 'days', 'number-invalid': 'number' },
      then: onClose,
    })
  }

  const day = (at: number, name: 'first' | 'last', from: CivilDay) => (
    <Field
      label={name === 'first' ? text.from : text.until}
      error={at === 0 && name === 'first' ? error('days') : undefined}
    >
      {(control) => (
        <DayField
          {...control}
          {...(at === 0 && name === 'first' && { name: 'days' })}
          label={name === 'first' ? text.from : text.until}
          placeholder={text.pick}
          value={ranges[at]?.[name] ?? (name === 'last' ? (ranges[at]?.first ?? null) : null)}
          onChange={(next) => change(at, { [name]: next })}
          today={today}
          from={from}
          until={addDays(today, horizonDays)}
        />
      )}
    </Field>
  )
  return (
    <form
      aria-labelledby="wait-form"
      noValidate
      onSubmit={submit}
      className="mt-4 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4"
    >
      <h3 id="wait-form" ref={heading} tabIndex={-1} className="outline-none">
        {text.title}
      </h3>
      <TypeField
        types={whole.types ?? []}
        value={type}
        onChange={(next) => {
          setType(next)
          setPlace(null)
        }}
      />
      <PlaceField
        agenda={agenda}
        onPlace={setPlace}
        number={number}
        onNumber={(next) => {
          setNumber(next)
          clear('number')
        }}
        error={error('number')}
      />
      {ranges.map((range, at) => (
        <div key={at} className="grid gap-3 sm:grid-cols-2">
          {day(at, 'first', addDays(today, 1))}
          {day(at, 'last', range.first ?? addDays(today, 1))}
        </div>
      ))}
      {ranges.length < mostRanges ? (
        <p>
          <Button size="sm" onClick={() => setRanges([...ranges, nothing])}>
            {text.more}
          </Button>
        </p>
      ) : null}
      <Field label={appointments.booking.name} error={error('title')}>
        {(control) => (
          <Input
            {...control}
            name="title"
            onChange={() => clear('title')}
            placeholder={appointments.booking.placeholder}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text.save}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {text.close}
        </Button>
      </p>
    </form>
  )
}
