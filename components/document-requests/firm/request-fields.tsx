'use client'
import { ItemFields } from '@/components/document-requests/firm/item-fields'
import { TemplateField } from '@/components/document-requests/firm/template-field'
import type { Draft, RequestDraft } from '@/components/document-requests/firm/use-request-draft'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import type { RequestTemplate } from '@/content/document-request-templates'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { messagesAt } from '@/lib/field-errors'
import { nextReminderDay } from '@/lib/document-requests/reminders'
import { formatDay } from '@/lib/format/date'
import type { Failure } from '@/lib/result'

/** The form counts only national holidays as days off; the server also knows the firm's own days off. */
const days = businessDays(
  (year) => new Set(nonBusinessDaysOf(year).flatMap(({ day, scope }) => (scope === 'national' ? [day] : []))),
)
const firsts = [0, 1, 2, 3, 5, 7, 10]
const rhythms = [1, 2, 3, 5, 7]
const none = 'none'

type RequestFieldsProps = {
  form: RequestDraft
  templates: readonly RequestTemplate[]
  today: CivilDay
  problem: Failure | null
}

/** The server validates `content` as a whole, so its errors are listed together. */
export function RequestFields({ form, templates, today, problem }: RequestFieldsProps) {
  const { draft, change, startFrom } = form
  const problems = messagesAt(problem?.fields, 'content')
  return (
    <>
      {problems.length > 0 ? (
        <ul
          role="alert"
          className="border-l-5 border-double border-red bg-red-wash px-4 py-3 font-medium text-red"
        >
          {problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label={text.name} hint={text.nameHint}>
          {(control) => (
            <Input
              {...control}
              value={draft.title}
              maxLength={120}
              required
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        <TemplateField label={text.template} own={templates} draft={draft} onChoose={startFrom} />
      </div>
      <Field label={text.note}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
            className={inputStyles}
          />
        )}
      </Field>
      <ItemFields items={draft.items} onChange={(items) => change({ items })} />
      <Field label={text.due} hint={text.dueHint} className="max-w-64">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={draft.dueOn}
            required
            onChange={(event) => change({ dueOn: event.currentTarget.value })}
          />
        )}
      </Field>
      <ReminderFields draft={draft} today={today} onChange={change} />
    </>
  )
}

type ReminderFieldsProps = { draft: Draft; today: CivilDay; onChange: (part: Partial<Draft>) => void }

function ReminderFields({ draft, today, onChange }: ReminderFieldsProps) {
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
  const asked = { id: '', before, every, until, dueOn, sentOn: today, remindedOn: null, sent: 0 }
  const day = nextReminderDay(days, asked)
  return day ? text.nextReminder(formatDay(day)) : text.noReminder
}
