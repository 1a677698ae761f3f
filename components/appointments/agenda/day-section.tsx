'use client'
import { useState, type SubmitEvent } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { hoursText } from '@/content/appointment-hours'
import type { MemberHours } from '@/lib/appointments/hours'
import { saveDayAction } from '@/lib/appointments/hours-actions'
import { readHalves, writeRange } from '@/lib/appointments/hours-text'
import { horizonDays } from '@/lib/appointments/rules'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { formatWeekday, capitalized } from '@/lib/format/appointment-time'

const text = hoursText.day

export function DaySection({ hours, today }: { hours: MemberHours; today: CivilDay }) {
  const { busy, doing, error, refuse, clear, run } = useEntryStep()
  const [day, setDay] = useState<CivilDay | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const read = readHalves({
      morning: String(fields.get('morning') ?? ''),
      afternoon: String(fields.get('afternoon') ?? ''),
    })
    if (!day || 'wrong' in read)
      return refuse(form, {
        ...(!day && { day: hoursText.problems.day }),
        ...('wrong' in read && read.wrong),
      })
    run({
      name: 'save',
      work: () => saveDayAction({ member: hours.id, day, hours: read.ranges }),
      done: hoursText.toasts.day,
      then: () => {
        setDay(null)
        form.reset()
      },
    })
  }

  return (
    <section aria-labelledby="day-hours">
      <h2 id="day-hours" tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      {hours.days.length === 0 ? (
        <p className="py-3 text-ink-2">{text.empty}</p>
      ) : (
        <ul className="rule-closes">
          {hours.days.map((one) => (
            <li
              key={one.day}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0"
            >
              <span>
                <b className="font-[550]">{capitalized(formatWeekday(one.day))}</b>
                <span className="block text-ink-2">
                  {one.hours
                    .map((range) => writeRange(range, range[0] < 720 ? 'morning' : 'afternoon'))
                    .join(', ') || text.closed}
                </span>
              </span>
              <Button
                size="sm"
                busy={doing === one.day}
                disabled={busy}
                onClick={() =>
                  run({
                    name: one.day,
                    work: () => saveDayAction({ member: hours.id, day: one.day, hours: null }),
                    done: hoursText.toasts.removed,
                    then: () => document.getElementById('day-hours')?.focus(),
                  })
                }
              >
                {text.remove}
                <span className="sr-only">{text.removeOf(formatWeekday(one.day))}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        aria-labelledby="day-hours"
        noValidate
        onSubmit={submit}
        onChange={({ target }) => clear((target as unknown as HTMLInputElement).name)}
        className="mt-4 grid gap-4 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4"
      >
        <p className="text-ink-2">{text.text}</p>
        <Field label={text.day} error={error('day')}>
          {(control) => (
            <DayField
              {...control}
              label={text.day}
              placeholder={text.pick}
              value={day}
              onChange={(next) => {
                setDay(next)
                clear('day')
              }}
              today={today}
              from={today}
              until={addDays(today, horizonDays * 4)}
            />
          )}
        </Field>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['morning', 'afternoon'] as const).map((half) => (
            <Field key={half} label={hoursText.week.columns[half]} error={error(half)}>
              {(control) => <Input {...control} name={half} autoComplete="off" />}
            </Field>
          ))}
        </div>
        <p className="text-sm text-ink-2">{hoursText.week.hint}</p>
        <p>
          <Button type="submit" busy={doing === 'save'} disabled={busy}>
            {text.save}
          </Button>
        </p>
      </form>
    </section>
  )
}
