'use client'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'
import type { CivilDay } from '@/lib/calendar/civil-day'

/** How a request repeats while it is written. */
export type Repeat = {
  every: 'no' | 'month' | 'obligation'
  monthDay: string
  daysBefore: string
  leadDays: string
  lastDay: string
}
export const once: Repeat = { every: 'no', monthDay: '5', daysBefore: '5', leadDays: '10', lastDay: '' }

type RepeatFieldsProps = {
  repeat: Repeat
  /** Whether an obligation is chosen whose periods it can follow. */
  linked: boolean
  today: CivilDay
  problems: readonly string[] | undefined
  onChange: (repeat: Repeat) => void
}

/** Whether the request comes again each month, or with each period of the obligation. */
export function RepeatFields({ repeat, linked, today, problems, onChange }: RepeatFieldsProps) {
  const number = (name: 'monthDay' | 'daysBefore' | 'leadDays', label: string, min: number, max: number) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          required
          value={repeat[name]}
          onChange={(event) => onChange({ ...repeat, [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
  return (
    <section className="grid gap-3">
      <Field
        label={text.repeat}
        {...(repeat.every !== 'no' && { hint: text.repeatHint })}
        error={problems?.[0]}
      >
        {(control) => (
          <Select
            {...control}
            value={repeat.every}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              onChange({ ...repeat, every: chosen === 'month' || chosen === 'obligation' ? chosen : 'no' })
            }}
          >
            <option value="no">{text.repeats.no}</option>
            {linked ? (
              <option value="obligation">{text.repeats.obligation}</option>
            ) : (
              <option value="month">{text.repeats.month}</option>
            )}
          </Select>
        )}
      </Field>
      {repeat.every === 'no' ? null : (
        <div className="grid gap-3 sm:grid-cols-3">
          {repeat.every === 'month'
            ? number('monthDay', text.monthDay, 1, 28)
            : number('daysBefore', text.daysAhead, 0, 60)}
          {number('leadDays', text.leadDays, 1, 60)}
          <Field label={text.lastDay}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={today}
                value={repeat.lastDay}
                onChange={(event) => onChange({ ...repeat, lastDay: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      )}
    </section>
  )
}
