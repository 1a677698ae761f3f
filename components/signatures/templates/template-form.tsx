'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { conflictOf, TemplateParts, useTemplate } from '@/components/admin/template-form'
import { LetterSheet } from '@/components/signatures/templates/letter-sheet'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { signatureTemplatesText as text } from '@/content/signature-templates'
import { signatureKinds, type SignatureKind } from '@/content/signatures'
import { saveSignatureTemplateAction } from '@/lib/signatures/templates/actions'
import { fillLetter, variableLabels } from '@/lib/signatures/templates/letter'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'

const { fields } = text
type TemplateFormProps = {
  template: SignatureTemplate | null
  /** The model whose text begins a new template; null to begin with an empty text or to change a template. */
  model: { name: string; kind: SignatureKind; body: string } | null
}

export function TemplateForm({ template, model }: TemplateFormProps) {
  const router = useRouter()
  const [body, setBody] = useState(template?.body ?? model?.body ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const { id, busy, problem, error, save } = useTemplate(template, text)
  const from = template ?? model

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    save({
      work: () =>
        saveSignatureTemplateAction({
          template: id,
          seen: template?.version ?? null,
          name: String(typed.get('name') ?? ''),
          kind: typed.get('kind') as SignatureKind,
          body,
          reviewed: typed.get('reviewed') === 'on',
        }),
      then: () => router.push('/admin/firmas/plantillas'),
    })
  }

  /** Inserts a variable at the caret and moves the caret behind it. */
  function insert(name: string) {
    const field = area.current
    if (!field || name === '') return
    const sign = `{{${name}}}`
    const [start, end] = [field.selectionStart, field.selectionEnd]
    setBody(body.slice(0, start) + sign + body.slice(end))
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(start + sign.length, start + sign.length)
    })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      className="grid gap-x-10 gap-y-5 min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-5">
        <TemplateParts problems={conflictOf(problem)} text={text} note={template && text.stays} busy={busy}>
          <Field label={fields.name} hint={fields.nameHint} error={error('name')}>
            {(control) => (
              <Input
                {...control}
                name="name"
                maxLength={120}
                autoComplete="off"
                defaultValue={from?.name}
                required
              />
            )}
          </Field>
          <Field label={fields.kind} error={error('kind')}>
            {(control) => (
              <Select {...control} name="kind" defaultValue={from?.kind ?? 'other'}>
                {Object.entries(signatureKinds).map(([one, name]) => (
                  <option key={one} value={one}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={fields.insert}>
            {(control) => (
              <Select {...control} value="" onChange={(event) => insert(event.currentTarget.value)}>
                <option value="">{fields.insertNone}</option>
                {Object.entries(variableLabels).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={fields.body} hint={fields.bodyHint} error={error('body')}>
            {(control) => (
              <textarea
                {...control}
                ref={area}
                rows={22}
                maxLength={20_000}
                value={body}
                onChange={(event) => setBody(event.currentTarget.value)}
                className={inputStyles}
                required
              />
            )}
          </Field>
          <label className="flex min-h-tap items-center gap-3">
            <input type="checkbox" name="reviewed" className="size-6 flex-none accent-green" />
            <span>
              {fields.reviewed}
              <span className="block text-sm text-ink-2">{fields.reviewedHint}</span>
            </span>
          </label>
        </TemplateParts>
      </div>
      <div className="grid content-start gap-2">
        <p className="text-sm font-[550]">{text.preview}</p>
        <LetterSheet
          blocks={fillLetter(body, variableLabels, (name) => variableLabels[name])}
          label={text.preview}
        />
        <p className="text-sm text-ink-2">{text.previewHint}</p>
      </div>
    </form>
  )
}
