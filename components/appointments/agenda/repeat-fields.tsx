import { Check, X } from 'lucide-react'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { seriesText as text } from '@/content/appointment-series'
import { closedOn, isFree, type Agenda } from '@/lib/appointments/rules'
import { mostTimes, occurrencesOf, rhythms, type Rhythm } from '@/lib/appointments/series'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

export type Repeat = { rhythm: Rhythm | ''; times: string }
export const once: Repeat = { rhythm: '', times: '4' }

/** Returns the hours of a series that begins at `slot`; null when the rhythm or the number of times is missing. */
export function slotsOfRepeat(slot: string, { rhythm, times }: Repeat): string[] | null {
  const count = /^\d{1,2}$/.test(times.trim()) ? Number(times) : 0
  if (rhythm === '' || count < 2 || count > mostTimes) return null
  return occurrencesOf(slot, rhythm, count)
}

type RepeatFieldsProps = {
  slot: string
  /** The free hours of the people who attend. */
  hours: Agenda
  value: Repeat
  error: string | undefined
  onChange: (next: Repeat) => void
}

/** Asks how often an appointment is repeated, and shows which days are possible and why other days are not. */
export function RepeatFields({ slot, hours, value, error, onChange }: RepeatFieldsProps) {
  const slots = slot ? slotsOfRepeat(slot, value) : null
  const free = slots?.filter((one) => isFree(one, hours)).length ?? 0
  return (
    <>
      <Field label={text.rhythm}>
        {(control) => (
          <Select
            {...control}
            value={value.rhythm}
            onChange={(event) =>
              onChange({ ...value, rhythm: event.currentTarget.value as Repeat['rhythm'] })
            }
          >
            {(['', ...rhythms] as const).map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {text.rhythms[rhythm]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value.rhythm ? (
        <Field label={text.times} hint={text.timesHint} error={error}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={value.times}
              onChange={(event) => onChange({ ...value, times: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : null}
      {slots ? (
        <div>
          <p aria-live="polite" className="mb-1.5 text-sm text-ink-2">
            {text.summary(free, slots.length)}
          </p>
          <ol aria-label={text.dates} className="border-t border-ink rule-closes">
            {slots.map((one) => (
              <Occurrence key={one} slot={one} hours={hours} />
            ))}
          </ol>
        </div>
      ) : null}
    </>
  )
}

function Occurrence({ slot, hours }: { slot: string; hours: Agenda }) {
  const when = `${capitalized(formatWeekday(slot))}, ${formatTime(slot)}`
  const fits = isFree(slot, hours)
  const Mark = fits ? Check : X
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 border-b border-rule py-1.5 text-[1rem] last:border-0">
      <Mark className="mt-1 size-4" strokeWidth={2} aria-hidden />
      <span>
        {fits ? when : <del>{when}</del>}
        {fits ? null : <span className="text-ink-2"> {reasonOf(slot, hours)}</span>}
      </span>
    </li>
  )
}

function reasonOf(slot: string, hours: Agenda): string {
  const closed = closedOn(bogotaDay(slot), { ...hours, lead: 0 })
  if (closed?.reason === 'holiday') return text.holiday(closed.name)
  return closed?.reason === 'far' ? text.far : text.unfree
}
