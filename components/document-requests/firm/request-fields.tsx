'use client'
import { ItemFields } from '@/components/document-requests/firm/item-fields'
import { ReminderFields } from '@/components/document-requests/firm/reminder-fields'
import type { RequestDraft } from '@/components/document-requests/firm/use-request-draft'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'
import { requestTemplates, type RequestTemplate } from '@/content/request-templates'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Failure } from '@/lib/result'

type RequestFieldsProps = {
  form: RequestDraft
  /** The firm's own templates, offered before those that came with the product. */
  templates: readonly RequestTemplate[]
  today: CivilDay
  problem: Failure | null
}

/** What a request says, whoever it goes to. The server looks at `content` as a whole, so its problems stand together. */
export function RequestFields({ form, templates, today, problem }: RequestFieldsProps) {
  const { draft, change, startFrom } = form
  const problems = problem?.fields?.['content']
  return (
    <>
      {problems ? (
        <ul
          role="alert"
          className="border-l-5 border-double border-red bg-red-wash px-4 py-3 font-medium text-red"
        >
          {[...new Set(problems)].map((one) => (
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
        <Field label={text.template}>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              onChange={({ currentTarget: { value } }) =>
                startFrom([...templates, ...requestTemplates].find(({ id }) => id === value))
              }
            >
              <option value="">{text.blank}</option>
              {templates.length > 0 ? (
                <optgroup label={text.ownTemplates}>
                  <TemplateOptions templates={templates} />
                </optgroup>
              ) : null}
              {templates.length > 0 ? (
                <optgroup label={text.readyTemplates}>
                  <TemplateOptions templates={requestTemplates} />
                </optgroup>
              ) : (
                <TemplateOptions templates={requestTemplates} />
              )}
            </Select>
          )}
        </Field>
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

const TemplateOptions = ({ templates }: { templates: readonly RequestTemplate[] }) =>
  templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
