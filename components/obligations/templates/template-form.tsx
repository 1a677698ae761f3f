'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { conflictOf, TemplateParts, useTemplate } from '@/components/admin/template-form'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { templateText as text } from '@/content/obligation-templates'
import type { BoardMember } from '@/lib/obligations/board/board-shapes'
import { saveTemplateAction } from '@/lib/obligations/actions'
import type { SaveTemplateInput, WorkTemplate } from '@/lib/obligations/templates/schema'

const { fields } = text
const monthsAfter = [0, 1, 2, 3]

type TemplateFormProps = {
  template: WorkTemplate | null
  members: readonly BoardMember[]
}

export function TemplateForm({ template, members }: TemplateFormProps) {
  const router = useRouter()
  const { id, busy, problem, error, save } = useTemplate(template, text)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const {
      steps = '',
      clientSees,
      ...typed
    } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const lines = steps.split('\n').map((line) => line.trim())
    save({
      work: () =>
        saveTemplateAction({
          ...typed,
          template: id,
          seen: template?.version ?? null,
          clientSees: clientSees === 'on',
          steps: lines.filter(Boolean),
        } as SaveTemplateInput),
      then: () => {
        if (!template) router.push(`/admin/trabajo/plantillas/${id}` as Route)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      <TemplateParts problems={conflictOf(problem)} text={text} note={template && text.follows} busy={busy}>
        <Field label={fields.name} hint={fields.nameHint} error={error('name')}>
          {(control) => (
            <Input
              {...control}
              name="name"
              maxLength={80}
              autoComplete="off"
              defaultValue={template?.name}
              required
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice
            name="cycle"
            label={fields.cycle}
            options={text.cycles}
            value={template?.cycle ?? 'month'}
          />
          <Field label={fields.hours} error={error('hours')}>
            {(control) => (
              <Input
                {...control}
                name="hours"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={template?.hours == null ? '' : String(template.hours).replace('.', ',')}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr_1fr]">
          <Field label={fields.day} error={error('day')}>
            {(control) => (
              <Input
                {...control}
                name="day"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={template?.day ?? 5}
                required
              />
            )}
          </Field>
          <Choice
            name="dayKind"
            label={fields.dayKind}
            options={fields.dayKinds}
            value={template?.dayKind ?? 'business'}
          />
          <Choice
            name="monthAfter"
            label={fields.monthAfter}
            options={Object.fromEntries(monthsAfter.map((n) => [n, text.monthAfter(n)]))}
            value={String(template?.monthAfter ?? 1)}
          />
        </div>
        <Field label={fields.steps} hint={fields.stepsHint} error={error('steps')}>
          {(control) => (
            <textarea
              {...control}
              name="steps"
              rows={7}
              defaultValue={template?.steps.join('\n')}
              className={inputStyles}
            />
          )}
        </Field>
        <Field label={fields.reviewer} hint={fields.reviewerHint} error={error('reviewer')}>
          {(control) => (
            <Select {...control} name="reviewer" defaultValue={template?.reviewer ?? ''}>
              <option value="">{fields.noReviewer}</option>
              {members.map(({ id: member, name }) => (
                <option key={member} value={member}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <label className="flex min-h-tap cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="clientSees"
            className="size-5 flex-none accent-green"
            defaultChecked={template?.clientSees ?? false}
          />
          {fields.clientSees}
        </label>
      </TemplateParts>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  value: string
}
const Choice = ({ name, label, options, value }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} name={name} defaultValue={value}>
        {Object.entries(options).map(([key, option]) => (
          <option key={key} value={key}>
            {option}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
