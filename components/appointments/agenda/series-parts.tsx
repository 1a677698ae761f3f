import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { seriesText as text } from '@/content/appointment-series'
import type { Failures } from '@/lib/appointments/series-answers'
import { capitalized, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

type FollowingFieldProps = { following: number; value: boolean; onChange: (whole: boolean) => void }

/** Asks whether a change concerns one appointment of a series or, if `value` is true, the later appointments too. */
export function FollowingField({ following, value, onChange }: FollowingFieldProps) {
  if (following === 0) return null
  return (
    <Field label={text.which}>
      {(control) => (
        <Select
          {...control}
          value={value ? 'following' : 'only'}
          onChange={(event) => onChange(event.currentTarget.value === 'following')}
        >
          <option value="only">{text.only}</option>
          <option value="following">{text.following(following)}</option>
        </Select>
      )}
    </Field>
  )
}

/** Names the appointments of a series that could not be made or moved, and says why. */
export function SeriesFailures({ title, failed }: { title: string; failed: Failures }) {
  if (failed.length === 0) return null
  return (
    <Notice tone="warn">
      <p>
        <b className="font-[550]">{title}</b>
      </p>
      <ul>
        {failed.map(({ slot, sentence }) => (
          <li key={slot}>
            {capitalized(formatWeekday(slot))}, {formatTime(slot)}: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
