'use client'
import { useState, type SubmitEvent } from 'react'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { hoursText } from '@/content/appointment-hours'
import type { MemberHours } from '@/lib/appointments/hours'
import { saveWeekAction } from '@/lib/appointments/hours-actions'
import { halvesOf, hoursOn, readHalves } from '@/lib/appointments/hours-text'
import type { FreeRange } from '@/lib/appointments/rules'

const text = hoursText.week
const halves = ['morning', 'afternoon'] as const

export function WeekForm({ hours }: { hours: MemberHours }) {
  const { busy, doing, error, refuse, clear, run } = useEntryStep()
  const shown = hours.week ?? hours.firm
  // The fields are reset when the member discards their own hours and returns to the firm's hours.
  const own = hours.week !== null
  const [{ returns, wasOwn }, setReturns] = useState({ returns: 0, wasOwn: own })
  if (wasOwn !== own) setReturns({ returns: own ? returns : returns + 1, wasOwn: own })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { week, home, wrong } = readWeek(new FormData(form))
    if (Object.keys(wrong).length > 0) return refuse(form, wrong)
    run({
      name: 'save',
      work: () => saveWeekAction({ member: hours.id, week, home }),
      done: hoursText.toasts.week,
    })
  }

  return (
    <form
      aria-labelledby="week-hours"
      noValidate
      onSubmit={submit}
      onChange={({ target }) => clear((target as unknown as HTMLInputElement).name)}
    >
      <h2 id="week-hours" className="pb-3">
        {text.title}
      </h2>
      <p id="week-hint" className="pb-3 text-ink-2">
        {hours.week ? text.own : text.firm} {text.hint}
      </p>
      <table className="w-full border-collapse rule-closes max-sm:block">
        <thead className="border-y border-ink max-sm:sr-only">
          <tr>
            {Object.values(text.columns).map((label) => (
              <th key={label} scope="col" className="py-2.5 pr-4 text-left text-sm font-medium text-ink-2">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody key={returns} className="max-sm:block">
          {hoursText.days.map((day, n) => {
            const saved = halvesOf(hoursOn(shown, n))
            return (
              <tr
                key={day}
                className="border-b border-rule last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-3"
              >
                <th scope="row" className="pr-4 text-left font-[550] max-sm:col-span-full max-sm:pb-1">
                  {day}
                </th>
                {halves.map((half) => {
                  const name = `${n}.${half}`
                  const problem = error(name)
                  return (
                    <td key={half} className={cn('py-1.5 align-top', half === 'morning' && 'sm:pr-4')}>
                      <span aria-hidden className="mb-1 block text-sm text-ink-2 sm:hidden">
                        {text.columns[half]}
                      </span>
                      <Input
                        name={name}
                        defaultValue={saved[half]}
                        aria-label={text.label(text.columns[half], day)}
                        aria-describedby={problem ? `${name}-error` : 'week-hint'}
                        aria-invalid={problem ? true : undefined}
                        autoComplete="off"
                      />
                      {problem ? (
                        <p id={`${name}-error`} className="mt-1 text-sm font-[550] text-red">
                          {problem}
                        </p>
                      ) : null}
                    </td>
                  )
                })}
                <td className="py-1.5 align-top max-sm:col-span-full sm:min-w-36 sm:pl-4">
                  <Select
                    name={`${n}.where`}
                    defaultValue={hours.home.includes(n) ? 'home' : 'office'}
                    aria-label={text.label(text.columns.where, day)}
                    aria-describedby="week-where"
                  >
                    <option value="office">{text.places.office}</option>
                    <option value="home">{text.places.home}</option>
                  </Select>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p id="week-where" className="mt-3 text-sm text-ink-2">
        {text.whereHint}
      </p>
      <p className="mt-3 text-sm text-ink-2">{text.stays}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={doing === 'save'} disabled={busy}>
          {text.save}
        </Button>
        {hours.week ? (
          <Button
            busy={doing === 'reset'}
            disabled={busy}
            onClick={() =>
              run({
                name: 'reset',
                work: () => saveWeekAction({ member: hours.id, week: null, home: [] }),
                done: hoursText.toasts.week,
              })
            }
          >
            {text.reset}
          </Button>
        ) : null}
      </p>
    </form>
  )
}

function readWeek(fields: FormData): { week: FreeRange[]; home: number[]; wrong: Record<string, string> } {
  const week: FreeRange[] = []
  const home = [...hoursText.days.keys()].filter((day) => fields.get(`${day}.where`) === 'home')
  const wrong: Record<string, string> = {}
  for (const day of hoursText.days.keys()) {
    const read = readHalves({
      morning: String(fields.get(`${day}.morning`) ?? ''),
      afternoon: String(fields.get(`${day}.afternoon`) ?? ''),
    })
    if ('wrong' in read)
      for (const [half, problem] of Object.entries(read.wrong)) wrong[`${day}.${half}`] = problem
    else for (const [from, until] of read.ranges) week.push([from + day * 1440, until + day * 1440])
  }
  return { week, home, wrong }
}
