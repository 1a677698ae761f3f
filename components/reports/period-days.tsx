'use client'
import { useState } from 'react'
import { DayField } from '@/components/ui/day-field'
import { Field } from '@/components/ui/field'
import type { CivilDay } from '@/lib/calendar/civil-day'

type PeriodDaysProps = {
  from: CivilDay
  until: CivilDay
  today: CivilDay
  labels: { from: string; until: string }
}

/** The first and the last day of a report, as the form sends them; neither passes the other. */
export function PeriodDays({ labels, today, ...period }: PeriodDaysProps) {
  const [{ from, until }, setPeriod] = useState(period)
  return (
    <>
      <Field label={labels.from}>
        {(control) => (
          <DayField
            {...control}
            name="desde"
            label={labels.from}
            placeholder={labels.from}
            value={from}
            until={until}
            today={today}
            required
            onChange={(day) => day && setPeriod({ from: day, until })}
            className="min-w-44"
          />
        )}
      </Field>
      <Field label={labels.until}>
        {(control) => (
          <DayField
            {...control}
            name="hasta"
            label={labels.until}
            placeholder={labels.until}
            value={until}
            from={from}
            today={today}
            required
            onChange={(day) => day && setPeriod({ from, until: day })}
            className="min-w-44"
          />
        )}
      </Field>
    </>
  )
}
