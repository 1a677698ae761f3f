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

/** The fields for the first and the last day limit each other, so that the first day cannot be after the last. */
export function PeriodDays({ labels, today, ...period }: PeriodDaysProps) {
  const [{ from, until }, setPeriod] = useState(period)
  const ends = [
    { end: 'from', name: 'desde', value: from, limits: { until } },
    { end: 'until', name: 'hasta', value: until, limits: { from } },
  ] as const
  return ends.map(({ end, name, value, limits }) => (
    <Field key={end} label={labels[end]}>
      {(control) => (
        <DayField
          {...control}
          {...limits}
          name={name}
          label={labels[end]}
          placeholder={labels[end]}
          value={value}
          today={today}
          required
          onChange={(day) => day && setPeriod((now) => ({ ...now, [end]: day }))}
          className="min-w-44"
        />
      )}
    </Field>
  ))
}
