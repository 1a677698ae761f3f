import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { closedHours } from '@/content/appointment-closures'
import { momentAt } from '@/lib/calendar/civil-day'
import { formatTime } from '@/lib/format/date'

const text = closedHours.form
const openingHour = 8
const closingHour = 18
export const wholeDay: HoursRange = { from: 0, until: 24 }

type HoursRange = { from: number; until: number }

type HoursFieldsProps = {
  value: HoursRange
  onChange: (range: HoursRange) => void
  error?: string | undefined
}

export function HoursFields({ value, onChange, error }: HoursFieldsProps) {
  const whole = value.from === wholeDay.from && value.until === wholeDay.until
  const choice = (chosen: boolean, name: string, range: HoursRange) => (
    <label className="flex min-h-tap items-center gap-2.5">
      <input
        type="radio"
        name="closed-hours"
        checked={chosen}
        onChange={() => onChange(range)}
        className="size-5 accent-green"
      />
      {name}
    </label>
  )
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-[550]">{text.hours}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choice(whole, text.allDay, wholeDay)}
        {choice(!whole, text.part, { from: openingHour, until: 12 })}
      </div>
      {whole ? null : (
        <div className="grid grid-cols-2 gap-3">
          <Field label={text.fromHour}>
            {(control) => (
              <Select
                {...control}
                value={value.from}
                onChange={(event) => onChange({ ...value, from: Number(event.currentTarget.value) })}
              >
                {between(openingHour, closingHour - 1).map((hour) => (
                  <option key={hour} value={hour}>
                    {label(hour)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={text.untilHour} error={error}>
            {(control) => (
              <Select
                {...control}
                value={value.until}
                onChange={(event) => onChange({ ...value, until: Number(event.currentTarget.value) })}
              >
                {between(openingHour + 1, closingHour).map((hour) => (
                  <option key={hour} value={hour}>
                    {label(hour)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}

const label = (hour: number) => formatTime(momentAt('2026-01-01', hour))

const between = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, n) => from + n)
