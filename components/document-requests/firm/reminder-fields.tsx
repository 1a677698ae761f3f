'use client'
import type { Draft } from '@/components/document-requests/firm/use-request-draft'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { isCivilDay, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { nextReminderDay } from '@/lib/document-requests/reminders'
import { formatListDate } from '@/lib/format/date'

/** As everybody knows them; the server also knows the days off that the firm added. */
const days = businessDays(
  (year) => new Set(nonBusinessDaysOf(year).flatMap(({ day, scope }) => (scope === 'national' ? [day] : []))),
)
const firsts = [0, 1, 2, 3, 5, 7, 10]
const rhythms = [1, 2, 3, 5, 7]
const none = 'none'

type ReminderFieldsProps = { draft: Draft; today: CivilDay; onChange: (part: Partial<Draft>) => void }

/** When the client is reminded, as a sentence with the day of the first. */
export function ReminderFields({ draft, today, onChange }: ReminderFieldsProps) {
  const { before, every, until, dueOn } = draft
  return (
    <section aria-labelledby="request-reminders" className="grid gap-3">
      <h2 id="request-reminders" className="pb-2 text-lg rule-opens">
        {text.reminders}
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={text.remindBefore}>
          {(control) => (
            <Select
              {...control}
              value={before ?? none}
              onChange={(event) =>
                onChange({
                  before: event.currentTarget.value === none ? null : Number(event.currentTarget.value),
                })
              }
            >
              <option value={none}>{text.never}</option>
              {firsts.map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? text.onDay : text.daysBefore(n)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.remindEvery}>
          {(control) => (
            <Select
              {...control}
              disabled={before === null}
              value={every ?? none}
              onChange={(event) =>
                onChange({
                  every: event.currentTarget.value === none ? null : Number(event.currentTarget.value),
                })
              }
            >
              <option value={none}>{text.once}</option>
              {rhythms.map((n) => (
                <option key={n} value={n}>
                  {text.everyDays(n)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.remindUntil}>
          {(control) => (
            <Select
              {...control}
              disabled={before === null || every === null}
              value={until}
              onChange={(event) =>
                onChange({ until: event.currentTarget.value === 'due' ? 'due' : 'complete' })
              }
            >
              <option value="complete">{text.untils.complete}</option>
              <option value="due">{text.untils.due}</option>
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="font-[550]">
        {firmRequestsText.reminders.sentence(before, every, until)}{' '}
        {before === null || !isCivilDay(dueOn) ? null : firstOf(draft, today)}
      </p>
      <p className="text-sm text-ink-2">
        {text.hours} {text.stops}
      </p>
    </section>
  )
}

function firstOf({ before, every, until, dueOn }: Draft, today: CivilDay): string {
  const asked = { id: '', before, every, until, dueOn, sentOn: today, remindedOn: null }
  const day = nextReminderDay(days, asked)
  return day ? text.nextReminder(formatListDate(momentAt(day, 12))) : text.noReminder
}
