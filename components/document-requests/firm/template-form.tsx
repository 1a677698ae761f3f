'use client'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { conflictOf, TemplateParts, useTemplate } from '@/components/admin/template-form'
import { ItemFields } from '@/components/document-requests/firm/item-fields'
import { TemplateField } from '@/components/document-requests/firm/template-field'
import { blankItem, keyed, withoutKey } from '@/components/document-requests/firm/use-request-draft'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { requestFormText, requestTemplatesText as text } from '@/content/document-request-form'
import type { RequestTemplate } from '@/content/document-request-templates'
import { saveRequestTemplateAction } from '@/lib/document-requests/actions'
import { messagesAt } from '@/lib/field-errors'
import type { OwnTemplate } from '@/lib/document-requests/request'

const draftOf = (from: RequestTemplate | OwnTemplate | null | undefined) => ({
  title: from?.title ?? '',
  note: from?.note ?? '',
  items: from ? from.items.map(keyed) : [blankItem('file')],
})

export function TemplateForm({ template }: { template: OwnTemplate | null }) {
  const router = useRouter()
  const [name, setName] = useState(template?.name ?? '')
  const [draft, setDraft] = useState(() => draftOf(template))
  const { id, busy, problem, save } = useTemplate(template, text)
  const problems = messagesAt(problem?.fields, 'content')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save({
      work: () =>
        saveRequestTemplateAction({
          template: id,
          seen: template?.version ?? null,
          content: { name, title: draft.title, note: draft.note, items: draft.items.map(withoutKey) },
        }),
      done: { title: text.saved, description: name },
      then: () => router.push('/admin/solicitudes/plantillas'),
    })
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-6">
      <TemplateParts
        problems={problems.length > 0 ? problems : conflictOf(problem)}
        text={text}
        note={template && text.stays}
        busy={busy}
      >
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label={text.name} hint={text.nameHint}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={60}
                autoComplete="off"
                required
                onChange={({ currentTarget: { value } }) => setName(value)}
              />
            )}
          </Field>
          {template ? null : (
            <TemplateField label={text.from} draft={draft} onChoose={(from) => setDraft(draftOf(from))} />
          )}
        </div>
        <Field label={requestFormText.name} hint={requestFormText.nameHint}>
          {(control) => (
            <Input
              {...control}
              value={draft.title}
              maxLength={120}
              required
              onChange={({ currentTarget: { value } }) => setDraft((known) => ({ ...known, title: value }))}
            />
          )}
        </Field>
        <Field label={requestFormText.note}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={draft.note}
              onChange={({ currentTarget: { value } }) => setDraft((known) => ({ ...known, note: value }))}
              className={inputStyles}
            />
          )}
        </Field>
        <ItemFields
          items={draft.items}
          onChange={(items) => setDraft((known) => ({ ...known, items: [...items] }))}
        />
      </TemplateParts>
    </form>
  )
}
